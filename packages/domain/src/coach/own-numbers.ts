import { type LiftHistory, liftHistories } from '../analytics/lifts.ts';
import { currentStreak, trainedDays } from '../analytics/streaks.ts';
import { isTrained } from '../analytics/trained.ts';
import type { WorkoutSession } from '../analytics/types.ts';
import { dayMs } from '../workout/durations.ts';
import { countText } from '../workout/words.ts';
import { askedFacts } from './asked-facts.ts';
import type { CoachKnowledge } from './types.ts';

export interface OwnNumbers {
  total: number;
  week: Span;
  month: Span;
  /** The 28 days before those. */
  monthBefore: Span;
  /** Null without a session. */
  daysSinceLast: number | null;
  last: WorkoutSession | null;
  /** Days in a row with training, up to today or yesterday. */
  streakDays: number;
  lifts: LiftHistory[];
}

interface Span {
  sessions: number;
  minutes: number;
}

export function numbersOf({ sessions, now }: CoachKnowledge): OwnNumbers {
  const at = Date.parse(now);
  const trained = sessions
    .filter((session) => isTrained(session) && Date.parse(session.date) <= at)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const between = (from: number, to: number): Span => {
    const inside = trained.filter(({ date }) => {
      const age = (at - Date.parse(date)) / dayMs;
      return age >= from && age < to;
    });
    const seconds = inside.reduce((sum, { duration }) => sum + duration.actual, 0);
    return { sessions: inside.length, minutes: Math.round(seconds / 60) };
  };
  const dayOf = (instant: string) => Math.floor(Date.parse(instant) / dayMs);
  const last = trained[0] ?? null;
  return {
    total: trained.length,
    week: between(0, 7),
    month: between(0, 28),
    monthBefore: between(28, 56),
    daysSinceLast: last ? dayOf(now) - dayOf(last.date) : null,
    last,
    streakDays: currentStreak(trainedDays(trained, dayOf), dayOf(now)),
    lifts: liftHistories(trained),
  };
}

const timesOf = (count: number) => (count === 1 ? 'once' : `${count} times`);
const daysAgo = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;

export interface OwnFact {
  id:
    | 'asked'
    | 'week'
    | 'month'
    | 'gain'
    | 'streak'
    | 'program'
    | 'last'
    | 'lift'
    | 'break'
    | 'told';
  text: string;
}

const kilos = (value: number) => `${Math.round(value * 10) / 10} kg`;

/** The lift that is spoken of first. */
function liftFacts(lifts: readonly LiftHistory[], words: string): OwnFact[] {
  const isNamed = ({ lift }: LiftHistory) =>
    lift
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 4 && words.includes(word));
  const named = lifts.filter(isNamed);
  return [...named, ...lifts.filter((lift) => !named.includes(lift))]
    .slice(0, 3)
    .flatMap(({ lift, best, points }): OwnFact[] => {
      const name = lift.toLowerCase();
      const { weight, reps } = best.estimatedFrom;
      const first = points[0];
      const gain = first ? Math.round(best.oneRepMax - first.oneRepMax) : 0;
      const set =
        reps === 1
          ? `Your best ${name} is ${kilos(weight)} for a single.`
          : `Your best ${name} set is ${kilos(weight)} for ${reps} reps.`;
      return gain > 0 && points.length > 2
        ? [{ id: 'lift', text: `${set} That is about ${gain} kg up on your first in the log.` }]
        : [{ id: 'lift', text: set }];
    });
}

/** What can be said of the user with a number, each from what is stored. */
export function ownFacts(numbers: OwnNumbers, knowledge: CoachKnowledge, words = ''): OwnFact[] {
  const { program, learned } = knowledge;
  const { week, month, monthBefore, daysSinceLast, last, streakDays, lifts } = numbers;
  const facts: OwnFact[] = askedFacts(knowledge, words).map((text) => ({ id: 'asked', text }));
  if (daysSinceLast !== null && daysSinceLast > 14) {
    facts.push({ id: 'break', text: `Your last session was ${daysSinceLast} days ago.` });
  }
  if (week.sessions > 0) {
    const text = `You trained ${timesOf(week.sessions)} in the last 7 days, ${countText(week.minutes, 'minute')} in all.`;
    facts.push({ id: 'week', text });
  }
  if (month.sessions > 1) {
    const more = month.sessions - monthBefore.sessions;
    const isUp = monthBefore.sessions > 0 && more > 0;
    const text = isUp
      ? `You did ${month.sessions} sessions in 28 days, ${more} more than in the 28 before.`
      : `Your log holds ${month.sessions} sessions from the last 28 days.`;
    facts.push({ id: 'month', text });
  }
  if (streakDays >= 3) {
    facts.push({ id: 'streak', text: `You have trained ${streakDays} days in a row.` });
  }
  if (program) {
    const { name, week: at, totalWeeks } = program;
    facts.push({ id: 'program', text: `You are in week ${at} of ${totalWeeks} of ${name}.` });
  }
  facts.push(...liftFacts(lifts, words));
  if (last && daysSinceLast !== null && daysSinceLast <= 14) {
    const minutes = Math.round(last.duration.actual / 60);
    const length = minutes > 0 ? `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '';
    const text = `Your last session was ${daysAgo(daysSinceLast)}: ${last.title.slice(0, 40)}${length}.`;
    facts.push({ id: 'last', text });
  }
  const lift = learned.find(({ slot }) => slot === 'lift');
  if (lift && lifts.length === 0) {
    facts.push({ id: 'told', text: `You told me about your ${lift.value}.` });
  }
  return facts;
}
