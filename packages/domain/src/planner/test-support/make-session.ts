import type { LoggedSet, WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';

export interface Done {
  exerciseId: string;
  sets: LoggedSet[];
  plannedReps?: number;
}

/** A completed session of these exercises, so many hours ago. */
export function makeSession(
  hoursAgo: number,
  nowMs: number,
  done: readonly Done[],
): WorkoutSession {
  const date = new Date(nowMs - hoursAgo * 3_600_000).toISOString();
  return {
    id: '01900000-0000-7000-8000-000000000001',
    date,
    updatedAt: date,
    title: 'Before',
    workoutType: 'Sets',
    provider: 'local',
    duration: { planned: 1800, actual: 1800 },
    completion: {
      status: 'completed',
      percentage: 100,
      completedExercises: done.length,
      totalExercises: done.length,
    },
    exercises: done.map(({ exerciseId, sets, plannedReps = 8 }) => ({
      name: exerciseById(exerciseId)?.name ?? exerciseId,
      exerciseId,
      planned: { sets: sets.length, seconds: 60, reps: plannedReps },
      actual: { sets },
      completed: true,
      personalRecord: false,
    })),
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  };
}
