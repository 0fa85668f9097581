import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { inOwnTask } from '../pace/in-own-task.ts';
import { whenIdle } from '../pace/when-idle.ts';
import type { LazySource } from './lazy-source.ts';

export type PartSource<P> = LazySource<ComponentType<P>>;

interface Outcome {
  source: unknown;
  attempt: number;
  failure: { error: unknown } | null;
}

interface Wish {
  isWanted: boolean;
  /** It may come after what the page cannot do without. */
  canWait: boolean;
  /** Another one tries again. */
  attempt?: number;
}

export function useLoaded<P>(source: PartSource<P>, wish: Wish) {
  const { isWanted, canWait, attempt = 0 } = wish;
  const [came, setCame] = useState<Outcome>();
  const Part = source.loaded();
  const isDone = Part !== null || !isWanted;

  useEffect(() => {
    if (isDone) return;
    let isShown = true;
    // A part may be a whole page: in slices, so that a tap in between is answered.
    const show = (failure: Outcome['failure']) => {
      if (isShown) startTransition(() => setCame({ source, attempt, failure }));
    };
    const begin = () =>
      void source.load().then(
        () => show(null),
        (error: unknown) => show({ error }),
      );
    // To ask for its files takes a slow phone a while, in which it would not answer the next tap.
    const callOff = canWait ? whenIdle(begin) : inOwnTask(begin);
    return () => {
      isShown = false;
      callOff();
      setCame(undefined);
    };
  }, [source, isDone, canWait, attempt]);

  const isOurs = came?.source === source && came.attempt === attempt;
  return { Part, failure: isOurs && Part === null ? came.failure : null };
}
