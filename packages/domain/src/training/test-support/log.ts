import type { LoggedSet, WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';

export const today = '2026-06-30';

export function exercise(id: string): LibraryExercise {
  const found = exerciseById(id);
  if (!found) throw new Error(`No exercise ${id}`);
  return found;
}

export const daysAgo = (days: number): string =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

interface Done {
  exerciseId?: string;
  name?: string;
  plannedReps?: number;
  completed?: boolean;
}

/** A session with one exercise, so many days ago. */
export function session(
  days: number,
  sets: LoggedSet[],
  { exerciseId, name = 'Lift', plannedReps, completed = true }: Done,
): WorkoutSession {
  return {
    id: `00000000-0000-7000-8000-${String(days).padStart(12, '0')}`,
    date: `${daysAgo(days)}T10:00:00Z`,
    updatedAt: `${daysAgo(days)}T11:00:00Z`,
    title: 'Session',
    workoutType: 'Strength',
    provider: 'test',
    duration: { planned: 3600, actual: 3600 },
    completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
    exercises: [
      {
        name,
        ...(exerciseId !== undefined && { exerciseId }),
        planned: {
          sets: sets.length,
          seconds: 0,
          ...(plannedReps !== undefined && { reps: plannedReps }),
        },
        actual: { sets },
        completed,
        personalRecord: false,
      },
    ],
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  };
}
