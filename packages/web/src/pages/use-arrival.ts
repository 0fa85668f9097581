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
      // Whoever has tapped something on the page meanwhile is there already.
      if (document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
  }, []);

  return heading;
}
