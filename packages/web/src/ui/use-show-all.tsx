import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ShownOnPaper } from './shown-on-paper.tsx';

interface ShowAll<T> {
  shown: readonly T[];
  list: RefObject<HTMLUListElement | null>;
  /** Nothing where all are shown. */
  button: ReactNode;
}

/** The first of a list, and a button for all: it goes, and the focus is on the first that came. */
export function useShowAll<T>(
  items: readonly T[],
  firstCount: number,
  buttonClass: string,
): ShowAll<T> {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = isWhole ? list.current?.children[firstCount] : null;
    if (!(row instanceof HTMLElement)) return;
    const button = row.querySelector('button');
    if (!button) row.tabIndex = -1;
    (button ?? row).focus();
  }, [isWhole, firstCount]);
  return {
    shown: isWhole ? items : items.slice(0, firstCount),
    list,
    button: !isWhole && items.length > firstCount && (
      <>
        <Button variant="ghost" onClick={() => setWhole(true)} className={buttonClass}>
          Show all {items.length}
        </Button>
        <ShownOnPaper count={firstCount} of={items.length} />
      </>
    ),
  };
}
