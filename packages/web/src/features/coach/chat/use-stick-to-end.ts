import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer than this to its end, somebody reads the latest and wants to see the next. */
const nearPx = 140;

const leftBelow = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
};

interface Stick {
  content: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
  /** Something came that is out of view, because somebody is reading further up. */
  hasNews: boolean;
  goToEnd: () => void;
}

/** Follows what is added at the end, but never takes anybody away from what they read. */
export function useStickToEnd(count: number, opened: string): Stick {
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const shown = useRef({ opened: '', count: 0 });
  const [hasNews, setHasNews] = useState(false);

  const goToEnd = useCallback(() => {
    setHasNews(false);
    end.current?.scrollIntoView?.({ block: 'end' });
  }, []);

  useEffect(() => {
    let lastY = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      // What has grown in the meantime takes nobody away from the end: only going up does.
      if (leftBelow() < nearPx) isNear.current = true;
      else if (scrollY < lastY) isNear.current = false;
      lastY = scrollY;
      if (isNear.current) setHasNews(false);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  // A workout arrives after the message that made it, and takes more room than its place did.
  useEffect(() => {
    if (!content.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      if (isNear.current && shown.current.count > 0) goToEnd();
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [goToEnd]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { opened, count };
    if (count === 0) return;
    if (before.opened !== opened || before.count === 0 || isNear.current) goToEnd();
    else if (count > before.count) setHasNews(true);
  }, [count, opened, goToEnd]);

  return { content, end, hasNews, goToEnd };
}
