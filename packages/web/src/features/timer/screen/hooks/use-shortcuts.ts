import { useLayoutEffect, useRef } from 'react';

export type Shortcuts = Readonly<Record<string, () => void>>;

/** What takes keys itself: fields, the strip's slider, steppers. */
const takesKeys = 'input, textarea, select, [contenteditable], [role="spinbutton"]';

function isFree(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(takesKeys)) return false;
  // A focused button or link is pressed by space: it must not do two things at once.
  return key !== ' ' || !target.closest('button, a');
}

/** Single keys for the whole page, while nothing else has a use for them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Not later: between a page that goes and the one that comes no key may fall through.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || !isFree(event)) return;
      event.preventDefault();
      if (!event.repeat) act();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
