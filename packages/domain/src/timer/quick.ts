import { bounds } from '../workout/limits.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { buildTimerSteps } from './build-steps.ts';
import { emom, introduction, tabata } from './constants.ts';
import { formatClock } from './format-clock.ts';
import type { TimerStep } from './types.ts';

export const quickKinds = ['emom', 'tabata', 'intervals', 'countdown', 'stopwatch'] as const;
export type QuickKind = (typeof quickKinds)[number];

/** What a quick timer can be told. Which of it counts depends on its kind. */
export interface QuickPlan {
  kind: QuickKind;
  rounds: number;
  workSeconds: number;
  restSeconds: number;
  leadInSeconds: number;
}

/** A round is a set of one item, so there can be as many as an item may have sets. */
export const quickLimits = {
  rounds: { min: 1, max: bounds.sets.max },
  workSeconds: { min: 5, max: bounds.itemSeconds.max },
  restSeconds: { min: 0, max: 600 },
  leadInSeconds: { min: 0, max: 60 },
} as const;

const leadInSeconds = 10;

export const quickDefaults: Record<QuickKind, QuickPlan> = {
  emom: {
    kind: 'emom',
    rounds: 10,
    workSeconds: emom.minuteSeconds,
    restSeconds: 0,
    leadInSeconds,
  },
  tabata: {
    kind: 'tabata',
    rounds: tabata.rounds,
    workSeconds: tabata.workSeconds,
    restSeconds: tabata.restSeconds,
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

const titles: Record<QuickKind, string> = {
  emom: 'EMOM',
  tabata: 'Tabata',
  intervals: 'Intervals',
  countdown: 'Countdown',
  stopwatch: 'Stopwatch',
};

const itemNames: Record<QuickKind, string> = {
  emom: 'On the minute',
  tabata: 'Work',
  intervals: 'Work',
  countdown: 'Countdown',
  stopwatch: 'Stopwatch',
};

function titleOf({ kind, rounds, workSeconds, restSeconds }: QuickPlan): string {
  if (kind === 'stopwatch') return titles[kind];
  if (kind === 'countdown') return `${titles[kind]} ${formatClock(workSeconds)}`;
  const every = kind === 'emom' && workSeconds === emom.minuteSeconds;
  if (every) return `${titles[kind]} ${rounds} min`;
  const length = restSeconds > 0 ? `${workSeconds}/${restSeconds}` : `${workSeconds}`;
  return `${titles[kind]} ${rounds} × ${length} s`;
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
 * A quick timer as a workout like any other. It names its kind only in the title
 * and in a field of its own: a plan type would bring the 60 s introduction
 * (Spec §4), which nobody who wants a timer now would sit through. Without type
 * and phases the plan is expanded into its sets in a single round, so rounds are
 * the sets of one item, and a short lead-in is an item before it.
 */
export function makeQuickWorkout(draft: QuickPlan): Workout & { quick: QuickKind } {
  const plan = clampPlan(draft);
  const { kind, rounds, workSeconds, restSeconds } = plan;
  const body: Exercise = {
    name: itemNames[kind],
    type: 'exercise',
    duration: workSeconds,
    sets: rounds,
    restBetweenSets: restSeconds,
  };
  const leadIn: Exercise = {
    name: introduction.name,
    type: 'pre-workout',
    duration: plan.leadInSeconds,
  };
  return {
    id: `quick-${kind}-${rounds}x${workSeconds}-${restSeconds}-${plan.leadInSeconds}`,
    title: titleOf(plan),
    source: 'quick',
    quick: kind,
    workout: plan.leadInSeconds > 0 ? [leadIn, body] : [body],
  };
}

/** Counts up until the user ends it. */
export function isStopwatch(workout: Workout): boolean {
  return 'quick' in workout && workout.quick === 'stopwatch';
}

/** The steps to play. A stopwatch's length is only a limit, which no plan can say of an item. */
export function stepsToPlay(workout: Workout): TimerStep[] {
  const steps = buildTimerSteps(workout);
  if (!isStopwatch(workout)) return steps;
  return steps.map((step) => (step.type === 'exercise' ? { ...step, openEnded: true } : step));
}
