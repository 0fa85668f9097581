import { isWarmUp } from '@cadence/domain/analytics/lifts/set-type';
import { readSession } from '@cadence/domain/analytics/read-session';
import type { SessionExercise, WorkoutSession } from '@cadence/domain/analytics/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { newId } from '../../../platform/new-id.ts';

/** What is being written down as one goes: it outlasts a closed sheet and a closed app. */
export const begunByHand = createDeviceStore<WorkoutSession | null>({
  key: 'sessionByHand',
  version: 1,
  schema: z.pipe(z.unknown(), z.transform(readSession)),
  fallback: null,
});

/** A session that nobody has played: written down by hand, set by set. */
export function emptySession(nowMs: number): WorkoutSession {
  const date = new Date(nowMs).toISOString();
  return {
    id: newId(nowMs),
    date,
    updatedAt: date,
    title: 'Workout',
    workoutType: 'By hand',
    provider: 'hand',
    duration: { planned: 0, actual: 0 },
    completion: { status: 'completed', percentage: 100, completedExercises: 0, totalExercises: 0 },
    exercises: [],
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  };
}

const isByHand = ({ provider }: WorkoutSession): boolean => provider === 'hand';

export function addedExercise(name: string, exerciseId?: string): SessionExercise {
  return {
    name,
    ...(exerciseId !== undefined && { exerciseId }),
    planned: { sets: 0, seconds: 0 },
    actual: { sets: [] },
    completed: true,
    personalRecord: false,
  };
}

/** What was added by hand was done: it counts with all the sets that it has. */
export function settled(session: WorkoutSession): WorkoutSession {
  const exercises = session.exercises.map((exercise) => {
    const worked = exercise.actual.sets.filter((set) => !isWarmUp(set)).length;
    const isPlanned = exercise.planned.sets > 0 && !isByHand(session);
    return isPlanned ? exercise : { ...exercise, planned: { ...exercise.planned, sets: worked } };
  });
  const done = exercises.filter(({ completed }) => completed).length;
  const counts = { completedExercises: done, totalExercises: exercises.length };
  return { ...session, exercises, completion: { ...session.completion, ...counts } };
}
