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

const sumOf = (seconds: SecondsByKind): number =>
  workKinds.reduce((sum, kind) => sum + seconds[kind], 0);

/** Begun and not finished: the step that it ended in, then what was skipped on the way. */
function begunSteps(segments: readonly SessionSegment[]): SessionSegment[] {
  const passed = segments.findLastIndex(({ done }) => done) + 1;
  const skipped = segments.slice(0, passed).filter(({ done }) => !done);
  return [...segments.slice(passed, passed + 1), ...skipped];
}

/**
 * Only the whole is measured: it goes to the finished steps as they were planned, and what is left
 * to those that were begun. Time that no step explains is shared out as the rest of it is; without
 * steps all of it counts as work.
 */
export function secondsByKind({ segments, duration }: WorkoutSession): SecondsByKind {
  const spent = none();
  for (const { type, seconds, done } of segments) if (done) spent[kindOf[type]] += seconds;
  let left = Math.max(0, duration.actual - sumOf(spent));
  for (const { type, seconds } of begunSteps(segments)) {
    const begun = Math.min(seconds, left);
    spent[kindOf[type]] += begun;
    left -= begun;
  }
  const total = sumOf(spent);
  if (total === 0) return { ...spent, work: duration.actual };
  for (const kind of workKinds) spent[kind] *= duration.actual / total;
  return spent;
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
