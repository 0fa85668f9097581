import { useCallback, useEffect, useState } from 'react';

/** A part of a page that needs the exercise library, which is too large to wait for at the start. */
export interface LazyPart<T> {
  loaded: () => T | null;
  load: () => Promise<T>;
}

/** Loads once, however often it is asked; after a failure anew, so that 'Try again' really does. */
export function partFrom<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let part: T | null = null;
  let loading: Promise<T> | null = null;

  async function begin(): Promise<T> {
    try {
      part = await fetchPart();
      return part;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    loaded: () => part,
    load: () => {
      loading ??= begin();
      return loading;
    },
  };
}

export interface PartState<T> {
  part: T | null;
  hasFailed: boolean;
  retry: () => void;
}

export function usePart<T>(source: LazyPart<T>): PartState<T> {
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
