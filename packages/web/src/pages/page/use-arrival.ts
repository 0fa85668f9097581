import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

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
    if (!arrival.current.isBack) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return heading;
}
