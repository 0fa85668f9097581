import { isDone } from './completion.ts';
import type { Day, DayOf } from './days.ts';
import { inOrder } from './lasting/in-order.ts';
import { countsForStreak } from './streaks.ts';
import type { WorkoutSession } from './types.ts';

/** How many days in a row end with a session's, the sessions given one after the other. */
function streakCounter() {
  let latest: Day | null = null;
  let days = 0;
  return (day: Day) => {
    if (day !== latest) days = latest !== null && day - latest === 1 ? days + 1 : 1;
    latest = day;
    return days;
  };
}

/** How many sessions lie within the seven days that end with a session's. */
function weekCounter() {
  const week: Day[] = [];
  return (day: Day) => {
    week.push(day);
    while (week[0] !== undefined && day - week[0] >= 7) week.shift();
    return week.length;
  };
}

interface Ways {
  counts: (session: WorkoutSession) => boolean;
  counter: () => (day: Day) => number;
}

/** By the kind of the goal: what may be less again by the time somebody looks. */
const ways = new Map<string, Ways>([
  ['streak', { counts: countsForStreak, counter: streakCounter }],
  ['weekly_sessions', { counts: isDone, counter: weekCounter }],
]);

interface Wanted {
  kind: string;
  targetValue: number;
  createdAt: string;
}

interface Trained {
  sessions: readonly WorkoutSession[];
  dayOf: DayOf;
}

/** The session with which a goal was reached since its first day; null where none has. */
export function reachedOn(goal: Wanted, { sessions, dayOf }: Trained): string | null {
  const way = ways.get(goal.kind);
  if (!way) return null;
  const first = dayOf(goal.createdAt);
  const countDay = way.counter();
  for (const session of inOrder(sessions)) {
    if (!way.counts(session)) continue;
    const day = dayOf(session.date);
    if (countDay(day) >= goal.targetValue && day >= first) return session.date;
  }
  return null;
}
