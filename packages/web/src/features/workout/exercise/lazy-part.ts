import { useCallback, useEffect, useState } from 'react';
import type { LazySource } from '../../../ui/lazy/lazy-source.ts';

export interface PartState<T> {
  part: T | null;
  hasFailed: boolean;
  retry: () => void;
}

export function usePart<T>(source: LazySource<T>): PartState<T> {
  const [part, setPart] = useState(() => ({ value: source.loaded() }));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let isShown = true;
    source.load().then(
      (value) => isShown && setPart({ value }),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [source, attempt]);

  const retry = useCallback(() => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  return { part: part.value, hasFailed, retry };
}
