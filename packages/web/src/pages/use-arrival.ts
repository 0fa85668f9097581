import { type RefObject, useEffect, useRef } from 'react';
import { inOwnTask } from '../ui/pace/in-own-task.ts';
import { useLocation, useNavigationType } from '../ui/router/router.tsx';

/** Names the tab, and moves focus to the heading so that screen readers say where one is. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstLoad = useLocation().key === 'default';
  const isBack = useNavigationType() === 'POP';
  const arrival = useRef({ isFirstLoad, isBack });

  useEffect(() => {
    document.title = `${title} · Cadence`;
  }, [title]);

  useEffect(() => {
    if (arrival.current.isFirstLoad) return;
    const before = document.activeElement;
    // Both need the page laid out, which is long work of its own on a slow phone.
    return inOwnTask(() => {
      if (!arrival.current.isBack) window.scrollTo(0, 0);
      // Whoever has chosen a place meanwhile is there already; a tap on plain text chooses none.
      const main = heading.current?.closest('main');
      const unchosen: unknown[] = [before, document.body, main];
      if (unchosen.includes(document.activeElement))
        heading.current?.focus({ preventScroll: true });
    });
  }, []);

  return heading;
}
