import { useEffect } from 'react';
import type { LazySource } from './lazy-source.ts';
import { whenIdle } from './when-idle.ts';

/** One after the other: all at once they would hold up the tap that they are meant to serve. */
function preloadEach(sources: readonly LazySource<unknown>[]): () => void {
  const [next, ...rest] = sources;
  if (!next) return () => {};
  let isOver = false;
  let callOff = whenIdle(() => {
    void next.preload().then(() => {
      if (!isOver) callOff = preloadEach(rest);
    });
  });
  return () => {
    isOver = true;
    callOff();
  };
}

/**
 * Fetches what a tap may ask for, once the page itself is there, and what the network kept away when
 * the browser says that it is back; a tap asks anew in any case. The list must not change.
 */
export function usePreload(sources: readonly LazySource<unknown>[]): void {
  useEffect(() => {
    let callOff = preloadEach(sources);
    const again = () => {
      callOff();
      callOff = preloadEach(sources.filter((source) => source.loaded() === null));
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      callOff();
    };
  }, [sources]);
}
