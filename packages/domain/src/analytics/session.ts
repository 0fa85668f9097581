import type { Tap } from '../timer/taps.ts';
import { sumLikelySeconds } from '../timer/timeline.ts';
import type { StepType, TimerStep } from '../timer/types.ts';
import { defined } from '../workout/defined.ts';
import type { Workout } from '../workout/types.ts';
import { fitExercise, fitId, fitInstant, fitScore, fitText, fitWhole } from './fit.ts';
import { sessionLimits } from './limits.ts';
import { makeScore } from './scores/make-score.ts';
import { exercisesOf, finishSeconds } from './session-exercises.ts';
import type { LoggedSet, SessionScore, SessionStatus, WorkoutSession } from './types.ts';

/** What the timer noted while the workout ran. */
export interface RunLog {
  sessionId: string;
  startedAtMs: number;
  /** The steps that were passed and never finished. */
  skippedSteps: readonly number[];
  /** The steps that were finished and stay so, wherever the user went afterwards; as of the last leap. */
  finishedSteps?: readonly number[];
  /** By what setKey gives for the set. */
  sets: Readonly<Record<string, LoggedSet>>;
  /** By set: what the user has set it to before it is done. */
  targets?: Readonly<Record<string, LoggedSet>>;
  /** By block: reps beyond whole rounds, as the user said when the clock had ended it. */
  extraReps?: Readonly<Record<string, number>>;
}

/** Where the timer stood at the end. */
export interface RunEnd {
  /** Steps before this one are behind the user. */
  stepIndex: number;
  complete: boolean;
  activeSeconds: number;
  atMs: number;
  /** Of the timer's state. */
  taps?: readonly Tap[] | undefined;
}

interface RunInput {
  workout: Workout;
  steps: readonly TimerStep[];
  log: RunLog;
  end: RunEnd;
  /** An unfinished run may still be taken up again (partial) or was given up (abandoned). */
  givenUp: boolean;
}

/** Which steps are done when the first so many lie behind: also those that were gone back to. */
export function doneSteps(
  { skippedSteps, finishedSteps }: Pick<RunLog, 'skippedSteps' | 'finishedSteps'>,
  passedCount: number,
): (index: number) => boolean {
  const skipped = new Set(skippedSteps);
  const finished = new Set(finishedSteps);
  return (index) => finished.has(index) || (index < passedCount && !skipped.has(index));
}

/**
 * Having reached the end by skipping most of the way is not having trained:
 * 'completed' takes the end and at least half of the work.
 */
function statusOf({ end, givenUp }: RunInput, share: number): SessionStatus {
  if (end.complete) return share >= 0.5 ? 'completed' : 'abandoned';
  return givenUp ? 'abandoned' : 'partial';
}

/**
 * Counts the steps of work: each set is one, and each round. A plan of nothing but
 * warm-up and cool-down is measured by those, though they are no exercises.
 */
function completionOf(input: RunInput, isDone: (index: number) => boolean) {
  const { steps, end } = input;
  const indexesOf = (...types: StepType[]) =>
    steps.flatMap(({ type }, index) => (types.includes(type) ? [index] : []));
  // A window that a missed one has called off was owed by nobody.
  const work = indexesOf('exercise').filter((i) => !steps[i]?.untilMissed || isDone(i));
  const measured = work.length > 0 ? work : indexesOf('warmup', 'cooldown');
  const done = measured.filter(isDone).length;
  const share = measured.length > 0 ? done / measured.length : Number(end.complete);
  return {
    status: statusOf(input, share),
    percentage: Math.round(share * 100),
    completedExercises: fitWhole(work.length > 0 ? done : 0, sessionLimits.segments),
    totalExercises: fitWhole(work.length, sessionLimits.segments),
  };
}

function scoresOf(
  { workout, steps, log, end }: RunInput,
  isDone: (index: number) => boolean,
): SessionScore[] | undefined {
  const run = { steps, isDone, sets: log.sets, taps: end.taps ?? [] };
  const scores = (workout.play?.blocks ?? []).slice(0, sessionLimits.scores).map((block, index) =>
    makeScore(block, index, run, {
      extraReps: log.extraReps?.[index],
      scaled: workout.benchmark?.scaled,
    }),
  );
  const found = scores.filter((score) => score !== null).map(fitScore);
  return found.length > 0 ? found : undefined;
}

/**
 * The session that a run leaves behind; rating, difficulty and notes come from the user
 * afterwards. Whatever the plan was, it stays within the limits of a session.
 */
export function sessionFrom(input: RunInput): WorkoutSession {
  const { workout, steps, log, end } = input;
  const isDone = doneSteps(log, end.complete ? steps.length : end.stepIndex);
  return defined({
    id: log.sessionId,
    date: fitInstant(log.startedAtMs),
    updatedAt: fitInstant(end.atMs),
    workoutId: fitId(workout.id),
    title: fitText(workout.title ?? workout.workoutType ?? 'Workout'),
    workoutType: fitText(workout.workoutType ?? workout.referencePattern ?? 'workout'),
    provider: fitText(workout.provider ?? workout.source, sessionLimits.providerLength),
    duration: {
      planned: fitWhole(sumLikelySeconds(steps), sessionLimits.sessionSeconds),
      actual: fitWhole(end.activeSeconds, sessionLimits.sessionSeconds),
    },
    completion: completionOf(input, isDone),
    exercises: exercisesOf(steps, log.sets, isDone, end.taps)
      .slice(0, sessionLimits.exercises)
      .map(fitExercise),
    segments: steps.slice(0, sessionLimits.segments).map(({ type, duration }, index) => ({
      type,
      seconds: fitWhole(finishSeconds(end.taps, index) ?? duration, sessionLimits.itemSeconds),
      done: isDone(index),
      ...(!end.complete && index === end.stepIndex && { isLast: true as const }),
    })),
    scores: scoresOf(input, isDone),
    benchmark: fitId(workout.benchmark?.id),
    equipment: (workout.equipment ?? [])
      .slice(0, sessionLimits.equipment)
      .map((id) => fitText(id, sessionLimits.equipmentLength)),
    userRating: null,
    difficulty: null,
    notes: '',
  });
}
