import { useEffect } from 'react';
import type { LazySource } from './lazy-source.ts';

/** Where the browser cannot say that it has nothing to do. */
const calmAfterMs = 2000;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, calmAfterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/** Fetches what a tap may ask for, once the page itself is there. The list must not change. */
export function usePreload(sources: readonly LazySource<unknown>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const source of sources) void source.preload();
      }),
    [sources],
  );
}
