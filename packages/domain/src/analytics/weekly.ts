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

/** The step that a session ended in early; where it is not told, the first one after all that was finished. */
function lastBegun({ segments, completion }: WorkoutSession): SessionSegment | undefined {
  if (completion.status === 'completed') return undefined;
  const told = segments.find(({ isLast }) => isLast);
  return told ?? segments[segments.findLastIndex(({ done }) => done) + 1];
}

/**
 * Only the whole is measured: it goes to the finished steps as they were planned, and what is left
 * to the step that the session ended in, up to its length. Time that no step explains is shared out
 * over the finished ones; a step that was skipped has none. Without steps all of it counts as work.
 */
export function secondsByKind(session: WorkoutSession): SecondsByKind {
  const { actual } = session.duration;
  const spent = none();
  for (const { type, seconds, done } of session.segments) if (done) spent[kindOf[type]] += seconds;
  const finished = sumOf(spent);
  const last = lastBegun(session);
  const lastKind = last ? kindOf[last.type] : 'work';
  if (finished === 0) return { ...spent, [lastKind]: actual };
  const begun = last?.done ? 0 : Math.min(last?.seconds ?? 0, Math.max(0, actual - finished));
  for (const kind of workKinds) spent[kind] *= (actual - begun) / finished;
  spent[lastKind] += begun;
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
