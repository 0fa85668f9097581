import type { TimerStep } from '../timer/types.ts';
import type { Workout } from '../workout/types.ts';
import type { LoggedSet, SessionExercise, SessionStatus, WorkoutSession } from './types.ts';

/** What the timer noted while the workout ran. */
export interface RunLog {
  sessionId: string;
  startedAtMs: number;
  /** The steps that were skipped, not done. */
  skippedSteps: readonly number[];
  /** By the index of the step that was logged. */
  sets: Readonly<Record<string, LoggedSet>>;
}

/** Where the timer stood at the end. */
export interface RunEnd {
  /** Steps before this one are behind the user. */
  stepIndex: number;
  complete: boolean;
  activeSeconds: number;
  atMs: number;
}

interface RunInput {
  workout: Workout;
  steps: readonly TimerStep[];
  log: RunLog;
  end: RunEnd;
  /** An unfinished run may still be taken up again (partial) or was given up (abandoned). */
  givenUp: boolean;
}

function isDone(index: number, { log, end }: RunInput): boolean {
  return (end.complete || index < end.stepIndex) && !log.skippedSteps.includes(index);
}

function statusOf(input: RunInput, percentage: number): SessionStatus {
  // Skipping everything to the end is not having trained.
  if (input.end.complete && percentage > 0) return 'completed';
  return input.givenUp || input.end.complete ? 'abandoned' : 'partial';
}

function exercisesOf(input: RunInput): SessionExercise[] {
  const exercises = new Map<string, SessionExercise>();
  input.steps.forEach((step, index) => {
    if (step.type !== 'exercise') return;
    const key = String(step.exerciseIndex ?? step.name);
    let found = exercises.get(key);
    if (!found) {
      found = emptyExercise(step);
      exercises.set(key, found);
    }
    found.planned.sets += 1;
    found.planned.seconds += step.duration;
    const logged = input.log.sets[index];
    if (logged) found.actual.sets.push(logged);
    // All of its sets, not one of them.
    found.completed = found.completed && isDone(index, input);
  });
  return [...exercises.values()];
}

function emptyExercise(step: TimerStep): SessionExercise {
  return {
    name: step.exerciseName ?? step.name,
    ...(step.exerciseId === undefined ? {} : { exerciseId: step.exerciseId }),
    planned: {
      sets: 0,
      seconds: 0,
      ...(step.reps === undefined ? {} : { reps: step.reps }),
      ...(typeof step.weight === 'number' ? { weight: step.weight } : {}),
    },
    actual: { sets: [] },
    completed: true,
    personalRecord: false,
  };
}

/** The session that a run leaves behind; rating, difficulty and notes come from the user afterwards. */
export function sessionFrom(input: RunInput): WorkoutSession {
  const { workout, steps, log, end } = input;
  const work = steps.flatMap((step, index) => (step.type === 'exercise' ? [index] : []));
  const done = work.filter((index) => isDone(index, input)).length;
  const percentage = work.length === 0 ? 0 : Math.round((done / work.length) * 100);
  return {
    id: log.sessionId,
    date: new Date(log.startedAtMs).toISOString(),
    updatedAt: new Date(end.atMs).toISOString(),
    ...(workout.id === undefined ? {} : { workoutId: workout.id }),
    title: workout.title ?? workout.workoutType ?? 'Workout',
    workoutType: workout.workoutType ?? workout.referencePattern ?? 'workout',
    provider: workout.provider ?? workout.source,
    duration: {
      planned: steps.reduce((total, step) => total + step.duration, 0),
      actual: end.activeSeconds,
    },
    completion: {
      status: statusOf(input, percentage),
      percentage,
      completedExercises: done,
      totalExercises: work.length,
    },
    exercises: exercisesOf(input),
    segments: steps.map(({ type, duration }, index) => ({
      type,
      seconds: duration,
      done: isDone(index, input),
    })),
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  };
}
