import { bounds } from '../workout/limits.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { buildTimerSteps } from './build-steps.ts';
import { emomTimes, introduction, tabataTimes } from './constants.ts';
import { formatClock } from './format-clock.ts';
import { type QuickKind, quickKindOf } from './quick-kind.ts';
import { applySwaps, swapsOf } from './steps/swaps.ts';
import type { TimerStep } from './types.ts';

/** What a quick timer can be told. Which of it counts depends on its kind. */
export interface QuickPlan {
  kind: QuickKind;
  rounds: number;
  workSeconds: number;
  restSeconds: number;
  leadInSeconds: number;
}

export const quickLimits = {
  rounds: bounds.rounds,
  workSeconds: { min: 5, max: bounds.itemSeconds.max },
  restSeconds: { min: 0, max: 600 },
  leadInSeconds: { min: 0, max: 60 },
} as const;

const leadInSeconds = 10;

export const quickDefaults: Record<QuickKind, QuickPlan> = {
  emom: {
    kind: 'emom',
    rounds: 10,
    workSeconds: emomTimes.minuteSeconds,
    restSeconds: 0,
    leadInSeconds,
  },
  tabata: {
    kind: 'tabata',
    rounds: tabataTimes.rounds,
    workSeconds: tabataTimes.workSeconds,
    restSeconds: tabataTimes.restSeconds,
    leadInSeconds,
  },
  intervals: { kind: 'intervals', rounds: 6, workSeconds: 40, restSeconds: 20, leadInSeconds },
  countdown: { kind: 'countdown', rounds: 1, workSeconds: 300, restSeconds: 0, leadInSeconds: 0 },
  stopwatch: {
    kind: 'stopwatch',
    rounds: 1,
    workSeconds: bounds.itemSeconds.max,
    restSeconds: 0,
    leadInSeconds: 0,
  },
};

/** What a session of it is counted under. */
const types: Record<QuickKind, string> = {
  emom: 'EMOM',
  tabata: 'Tabata',
  intervals: 'Intervals',
  countdown: 'Countdown',
  stopwatch: 'Stopwatch',
};

const isEveryMinute = ({ workSeconds }: QuickPlan) => workSeconds === emomTimes.minuteSeconds;

function itemNameOf(plan: QuickPlan): string {
  if (plan.kind === 'tabata' || plan.kind === 'intervals') return 'Work';
  if (plan.kind !== 'emom') return types[plan.kind];
  return isEveryMinute(plan) ? 'On the minute' : `Every ${formatClock(plan.workSeconds)}`;
}

function titleOf(plan: QuickPlan): string {
  const { kind, rounds, workSeconds, restSeconds } = plan;
  if (kind === 'stopwatch') return types[kind];
  if (kind === 'countdown') return `${types[kind]} ${formatClock(workSeconds)}`;
  if (kind === 'emom') {
    return isEveryMinute(plan) ? `EMOM ${rounds} min` : `${itemNameOf(plan)} × ${rounds}`;
  }
  const length = restSeconds > 0 ? `${workSeconds}/${restSeconds}` : `${workSeconds}`;
  return `${types[kind]} ${rounds} × ${length} s`;
}

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.round(Math.min(max, Math.max(min, value)));

function clampPlan(plan: QuickPlan): QuickPlan {
  return {
    kind: plan.kind,
    rounds: within(plan.rounds, quickLimits.rounds),
    workSeconds: within(plan.workSeconds, quickLimits.workSeconds),
    restSeconds: within(plan.restSeconds, quickLimits.restSeconds),
    leadInSeconds: within(plan.leadInSeconds, quickLimits.leadInSeconds),
  };
}

/**
 * A quick timer as a workout like any other. The field of its own keeps it from
 * being read as a plan of its type, with the 60 s introduction (Spec §4) that
 * nobody who wants a timer now would sit through.
 */
export function makeQuickWorkout(draft: QuickPlan): Workout & { quick: QuickKind } {
  const plan = clampPlan(draft);
  const { kind, rounds, workSeconds, restSeconds } = plan;
  const body: Exercise = { name: itemNameOf(plan), type: 'exercise', duration: workSeconds };
  const leadIn: Exercise = {
    name: introduction.name,
    type: 'pre-workout',
    duration: plan.leadInSeconds,
  };
  return {
    id: `quick-${kind}-${rounds}x${workSeconds}-${restSeconds}-${plan.leadInSeconds}`,
    title: titleOf(plan),
    workoutType: types[kind],
    totalRounds: rounds,
    restBetweenRounds: restSeconds,
    source: 'quick',
    quick: kind,
    workout: plan.leadInSeconds > 0 ? [leadIn, body] : [body],
  };
}

/** Counts up until the user ends it. */
export function isStopwatch(workout: Workout): boolean {
  return quickKindOf(workout) === 'stopwatch';
}

/** The steps to play. A stopwatch's length is only a limit, which no plan can say of an item. */
export function stepsToPlay(workout: Workout): TimerStep[] {
  const steps = applySwaps(buildTimerSteps(workout), swapsOf(workout));
  if (!isStopwatch(workout)) return steps;
  return steps.map((step) => (step.type === 'exercise' ? { ...step, openEnded: true } : step));
}
