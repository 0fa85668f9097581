import { listWorkouts, readWorkout } from '@cadence/contract/workout/routes';
import { generationContext } from '@cadence/contract/workout/schemas';
import { recentWorkoutsLimit } from '@cadence/domain/workout/limits';
import { convertRecord } from '@cadence/domain/workout/record';
import type { Workout } from '@cadence/domain/workout/types';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asFailure, call, isAnswer } from '../../../platform/api/api.ts';
import { ApiFailure } from '../../../platform/api/api-failure.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { askSettled } from '../../../platform/outbox/outbox.ts';
import { storageOwner } from '../../../platform/storage.ts';
import { fillRecent, readRecent } from '../current-workout.ts';
import type { StoredWorkout } from '../generate/generation.ts';
import { workoutQueries } from '../workout-queries.ts';
import { workoutTable } from '../workout-table.ts';
import { mergeFavourites } from './favourites.ts';

/** As many as one answer holds. */
const favouritesLimit = 50;

/** Its workouts are read by `convertRecord` alone: a second, strict reading took most of Home's start. */
const listLeniently = {
  ...listWorkouts,
  reply: {
    status: 200,
    body: z.object({
      workouts: z.array(z.looseObject({ context: z.nullable(generationContext) })),
    }),
  },
} as const;

type Query = Parameters<typeof call<typeof listWorkouts>>[1]['query'];

interface ListOptions {
  signal?: AbortSignal;
  /** What is left out: reading a workout takes a slow phone longer than a frame. */
  isKnown?: (id: unknown) => boolean;
}

/** Spec §7: a 404 or 403 means there is none. */
export async function listStored(
  userId: string,
  query: Query,
  { isKnown, ...options }: ListOptions = {},
): Promise<StoredWorkout[]> {
  try {
    const { workouts } = await call(listLeniently, { params: { userId }, query }, options);
    return workouts.flatMap((record) => {
      if (isKnown?.(record.id)) return [];
      const workout = convertRecord(record);
      return workout ? [{ workout, context: record.context }] : [];
    });
  } catch (error) {
    if (error instanceof ApiFailure && [403, 404].includes(error.status)) return [];
    throw error;
  }
}

const isRecent = (id: unknown): boolean => readRecent().some((workout) => workout.id === id);

/** Null when it is not there, or not any more. Where nobody answers this device's copy will do. */
export async function findStored(id: string): Promise<Workout | null> {
  try {
    return convertRecord((await call(readWorkout, { params: { id } })).workout);
  } catch (error) {
    const failure = asFailure(error);
    if ([403, 404].includes(failure.status)) return null;
    const here = isAnswer(failure) ? undefined : workoutTable.get(id);
    if (here) return here;
    throw failure;
  }
}

export type ListStatus = 'loading' | 'ready' | 'failed';

/** Brings what the account holds of recent and favourite workouts onto this device. */
async function bringStored(userId: string, signal: AbortSignal): Promise<boolean> {
  const [recent, favourites] = await askSettled('workout', () =>
    Promise.all([
      listStored(userId, { limit: recentWorkoutsLimit }, { signal, isKnown: isRecent }),
      listStored(userId, { favourite: 'true', limit: favouritesLimit }, { signal }),
    ]),
  );
  if (storageOwner() !== userId) return false;
  fillRecent(recent.map(({ workout }) => workout));
  mergeFavourites(favourites.map(({ workout }) => workout));
  return true;
}

export function useStoredWorkouts(userId: string): { status: ListStatus; retry: () => void } {
  const { isFetching, isError, refetch } = useQuery(
    {
      queryKey: workoutQueries.stored(userId),
      queryFn: ({ signal }) => bringStored(userId, signal),
      meta: { isKept: false },
    },
    queryClient,
  );
  const failed = isError && !isFetching;
  return {
    status: failed ? 'failed' : isFetching ? 'loading' : 'ready',
    retry: () => void refetch(),
  };
}
