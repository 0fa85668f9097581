import type { Workout } from '@cadence/domain/workout/types';
import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';

export type Offer = Workout | 'loading' | 'missing' | 'failed';

interface Offered {
  find: (workoutId: string) => Offer;
  retry: () => void;
}

/** Brings along the workouts that the coach's messages have made. */
export function useOffered(
  workoutIds: readonly string[],
  listWorkouts: () => Promise<readonly Workout[]>,
): Offered {
  const [found, setFound] = useState<ReadonlyMap<string, Offer>>(new Map());
  const missing = workoutIds.filter((id) => !found.has(id)).join(' ');

  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    const keep = (offerOf: (id: string) => Offer) => {
      if (!isCurrent) return;
      const added = missing.split(' ').map((id) => [id, offerOf(id)] as const);
      setFound((before) => new Map([...before, ...added]));
    };
    listWorkouts()
      .then((workouts) => keep((wanted) => workouts.find(({ id }) => id === wanted) ?? 'missing'))
      .catch((error: unknown) => {
        asFailure(error);
        keep(() => 'failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [missing, listWorkouts]);

  const retry = useCallback(
    () => setFound((before) => new Map([...before].filter(([, offer]) => offer !== 'failed'))),
    [],
  );
  return { find: (workoutId) => found.get(workoutId) ?? 'loading', retry };
}
