import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is left out where a page has no room for it: first the pictures, then what is only read. */
const layouts = [
  { leaves: '', smallest: 8.5 },
  { leaves: 'stills', smallest: 8.5 },
  { leaves: 'stills notes', smallest: 5.5 },
] as const;
const largest = 11;
const step = 0.25;

/** Of A4 between its margins, as the browser counts; a little is kept for how printers round. */
const pageHeight = (((297 - 2 * 11) * 96) / 25.4) * 0.975;

/** As large as it fits one page, so that it is read from the floor beside the bar. */
function resize(page: HTMLElement): void {
  for (const { leaves, smallest } of layouts) {
    page.dataset.leaves = leaves;
    for (let points = largest; points >= smallest; points -= step) {
      page.style.fontSize = `${points}pt`;
      if (page.offsetHeight <= pageHeight) return;
    }
  }
}

/** A page in the size that fits it, measured beside the screen before it is printed. */
export function useFitted(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (page.current) resize(page.current);
  });
  return page;
}
