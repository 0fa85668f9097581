import { type RefObject, useEffect } from 'react';
import { whenIdle } from './pace/when-idle.ts';

/**
 * Lets the browser pass over the parts that are out of sight, once all were laid out and their
 * heights are known: the page keeps its own. One in sight would go out for a frame. A list says
 * its `count`, so that what is added to it is looked at, too.
 */
export function useUnseenSkipped(root: RefObject<HTMLElement | null>, count = 0): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each part that is added.
  useEffect(() => {
    // Where there is none, all is laid out each time.
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) continue;
          observer.unobserve(target);
          target.setAttribute('data-unseen', '');
        }
      },
      { rootMargin: '50%' },
    );
    const callOff = whenIdle(() => {
      const parts = root.current?.querySelectorAll('.seen-then-skipped:not([data-unseen])') ?? [];
      for (const part of parts) observer.observe(part);
    });
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [root, count]);
}
