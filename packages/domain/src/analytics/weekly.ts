import type { StepType } from '../timer/types.ts';
import type { Day, DayOf } from './days.ts';
import type { SessionSegment, WorkoutSession } from './types.ts';

/** In the order in which a chart stacks them. */
export const workKinds = ['work', 'rest', 'warmup', 'cooldown'] as const;
export type WorkKind = (typeof workKinds)[number];

const kindOf: Record<StepType, WorkKind> = {
  'pre-workout': 'warmup',
  warmup: 'warmup',
  exercise: 'work',
  rest: 'rest',
  phase_transition: 'rest',
  cooldown: 'cooldown',
};

export type SecondsByKind = Record<WorkKind, number>;

export interface WeekMinutes {
  /** Its first day. */
  from: Day;
  seconds: SecondsByKind;
}

const none = (): SecondsByKind => ({ warmup: 0, work: 0, rest: 0, cooldown: 0 });

function plannedByKind(segments: readonly SessionSegment[]): SecondsByKind {
  const planned = none();
  for (const { type, seconds, done } of segments) if (done) planned[kindOf[type]] += seconds;
  return planned;
}

/**
 * The time a session really took, shared out as its finished steps were planned: only the whole
 * is measured. Without steps all of it counts as work.
 */
export function secondsByKind({ segments, duration }: WorkoutSession): SecondsByKind {
  const planned = plannedByKind(segments);
  const total = workKinds.reduce((sum, kind) => sum + planned[kind], 0);
  if (total === 0) return { ...none(), work: duration.actual };
  const scaled = none();
  for (const kind of workKinds) scaled[kind] = (planned[kind] / total) * duration.actual;
  return scaled;
}

/** Weeks of seven days, the oldest first; the last one ends today. */
export function minutesByWeek(
  sessions: readonly WorkoutSession[],
  { today, dayOf, weeks }: { today: Day; dayOf: DayOf; weeks: number },
): WeekMinutes[] {
  const first = today - weeks * 7 + 1;
  const result = Array.from({ length: weeks }, (_, week) => ({
    from: first + week * 7,
    seconds: none(),
  }));
  for (const session of sessions) {
    const week = result[Math.floor((dayOf(session.date) - first) / 7)];
    if (!week) continue;
    const spent = secondsByKind(session);
    for (const kind of workKinds) week.seconds[kind] += spent[kind];
  }
  return result;
}
