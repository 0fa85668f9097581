import type { LoggedSet, SessionSegment, WorkoutSession } from '../types.ts';

interface GivenExercise {
  name: string;
  exerciseId?: string;
  reps?: number;
  sets: LoggedSet[];
  personalRecord?: boolean;
}

interface Given extends Partial<Omit<WorkoutSession, 'completion' | 'duration' | 'exercises'>> {
  status?: WorkoutSession['completion']['status'];
  percentage?: number;
  seconds?: number;
  exercises?: readonly GivenExercise[];
  segments?: SessionSegment[];
}

/** A completed session of ten minutes, but for what is given. */
export function makeSession(date: string, given: Given = {}): WorkoutSession {
  const { status = 'completed', percentage = 100, seconds = 600, exercises = [], ...rest } = given;
  return {
    id: `session ${date}`,
    date,
    updatedAt: date,
    title: 'Push',
    workoutType: 'Sets',
    provider: 'local',
    duration: { planned: 600, actual: seconds },
    completion: { status, percentage, completedExercises: 1, totalExercises: 1 },
    exercises: exercises.map(({ sets, reps, personalRecord = false, ...names }) => ({
      ...names,
      planned: { sets: sets.length, seconds: 60, ...(reps === undefined ? {} : { reps }) },
      actual: { sets },
      completed: true,
      personalRecord,
    })),
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
    ...rest,
  };
}
