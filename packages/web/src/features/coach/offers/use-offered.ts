import type { Workout } from '@cadence/domain/workout/types';
import { useQueries } from '@tanstack/react-query';
import { queryClient } from '../../../platform/api/query.ts';
import { coachQueries } from '../coach-queries.ts';

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
  const ids = [...new Set(workoutIds)];
  const answers = useQueries(
    {
      queries: ids.map((id) => ({
        queryKey: coachQueries.offered(id),
        queryFn: () => findWorkout(id),
        staleTime: Number.POSITIVE_INFINITY,
        meta: { isKept: false },
      })),
    },
    queryClient,
  );
  return {
    find(id) {
      const answer = answers[ids.indexOf(id)];
      if (answer?.data !== undefined) return answer.data ?? 'missing';
      return answer?.isError && !answer.isFetching ? 'failed' : 'loading';
    },
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
