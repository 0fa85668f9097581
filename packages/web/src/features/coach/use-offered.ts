import type { Workout } from '@cadence/domain/workout/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from '../../platform/api.ts';

export type Offer = Workout | 'loading' | 'missing' | 'failed';

interface Offered {
  find: (workoutId: string) => Offer;
  retry: () => void;
}

/** Brings along the workouts that the coach's messages have made, each by its id. */
export function useOffered(
  workoutIds: readonly string[],
  findWorkout: (id: string) => Promise<Workout | null>,
): Offered {
  const [found, setFound] = useState<ReadonlyMap<string, Offer>>(new Map());
  const asked = useRef(new Set<string>());
  const missing = workoutIds.filter((id) => !found.has(id)).join(' ');

  useEffect(() => {
    const keep = (id: string, offer: Offer) => {
      asked.current.delete(id);
      setFound((before) => new Map([...before, [id, offer]]));
    };
    for (const id of missing.split(' ')) {
      if (id === '' || asked.current.has(id)) continue;
      asked.current.add(id);
      findWorkout(id)
        .then((workout) => keep(id, workout ?? 'missing'))
        .catch((error: unknown) => {
          asFailure(error);
          keep(id, 'failed');
        });
    }
  }, [missing, findWorkout]);

  const retry = useCallback(
    () => setFound((before) => new Map([...before].filter(([, offer]) => offer !== 'failed'))),
    [],
  );
  return { find: (workoutId) => found.get(workoutId) ?? 'loading', retry };
}
