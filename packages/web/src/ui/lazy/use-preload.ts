import { useEffect } from 'react';
import { whenIdle } from '../pace/when-idle.ts';
import type { LazySource } from './lazy-source.ts';

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

const waiting = new Set<() => void>();

/** What could not be had is tried again: whoever knows that the server is back says so. */
export function preloadMissing(): void {
  for (const again of waiting) again();
}

/**
 * Fetches what a tap may ask for, once the page itself is there, and what the network kept away when
 * it is back; a tap asks anew in any case. The list must not change.
 */
export function usePreload(sources: readonly LazySource<unknown>[]): void {
  useEffect(() => {
    let callOff = preloadEach(sources);
    const again = () => {
      callOff();
      callOff = preloadEach(sources.filter((source) => source.loaded() === null));
    };
    waiting.add(again);
    window.addEventListener('online', again);
    return () => {
      waiting.delete(again);
      window.removeEventListener('online', again);
      callOff();
    };
  }, [sources]);
}
