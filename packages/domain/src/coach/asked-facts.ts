import { volumeOf } from '../analytics/strength.ts';
import { isTrained } from '../analytics/trained.ts';
import type { WorkoutSession } from '../analytics/types.ts';
import { addDays, weekdayOf } from '../program/days.ts';
import { dayMs } from '../workout/durations.ts';
import { capitalise } from '../workout/words.ts';
import type { CoachKnowledge } from './types.ts';

const monthDays = 28;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const asksOfDay =
  /\b(?:did i|have i|i did)\b.*\b(today|yesterday|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/;

const minutesText = (seconds: number) => {
  const minutes = Math.round(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};
const nameOf = ({ title }: WorkoutSession) => title.slice(0, 40);

/** 'What did I do on Monday?': the last such day, today included, and what the log has of it. */
function ofDay(trained: readonly WorkoutSession[], now: string, words: string): string[] {
  const named = asksOfDay.exec(words)?.[1];
  if (named === undefined) return [];
  const today = now.slice(0, 10);
  const wanted = weekdays.indexOf(named);
  const daysBack =
    named === 'today' ? 0 : named === 'yesterday' ? 1 : (weekdayOf(today) - wanted + 7) % 7;
  const date = addDays(today, -daysBack);
  const done = trained.filter((session) => session.date.startsWith(date));
  const day = wanted >= 0 ? `on ${capitalise(named)}` : named;
  if (done.length === 0) return [`Your log has no session ${day}.`];
  return done
    .slice(0, 2)
    .map(
      (session) => `You did ${nameOf(session)} ${day}, ${minutesText(session.duration.actual)}.`,
    );
}

const liftedKilograms = (sessions: readonly WorkoutSession[]) =>
  Math.round(
    volumeOf(sessions.flatMap(({ exercises }) => exercises.flatMap(({ actual }) => actual.sets))),
  );

const asks = {
  longest: /\blongest (?:session|workout|training)\b/,
  average: /\b(?:average|usually|typical)\b.*\b(?:session|workout|long|length|minutes)\b/,
  lifted:
    /\bhow much\b.{0,40}\b(?:lift|lifted|move|moved)\b.{0,40}\b(?:total|altogether|overall|all|month)\b/,
  weekBefore: /\b(?:than|to|with) (?:the )?(?:last week|week before)\b/,
};

/** What is asked for in so many words, counted from the log; nothing where it is not asked. */
export function askedFacts({ sessions, now }: CoachKnowledge, words: string): string[] {
  const at = Date.parse(now);
  const trained = sessions.filter(
    (session) => isTrained(session) && Date.parse(session.date) <= at,
  );
  const between = (from: number, to: number) =>
    trained.filter(({ date }) => {
      const ageDays = (at - Date.parse(date)) / dayMs;
      return ageDays >= from && ageDays < to;
    });
  const facts = ofDay(trained, now, words);
  const [longest] = trained.toSorted((a, b) => b.duration.actual - a.duration.actual);
  if (asks.longest.test(words) && longest) {
    facts.push(
      `Your longest session was ${nameOf(longest)}, ${minutesText(longest.duration.actual)}.`,
    );
  }
  const month = between(0, monthDays);
  if (asks.average.test(words) && month.length > 0) {
    const seconds = month.reduce((sum, { duration }) => sum + duration.actual, 0);
    const mean = minutesText(seconds / month.length);
    facts.push(`Your sessions of the last 28 days took ${mean} on average.`);
  }
  const kilograms = liftedKilograms(month);
  if (asks.lifted.test(words) && kilograms > 0) {
    facts.push(`You lifted ${kilograms} kg in all in the last 28 days, set by set.`);
  }
  if (asks.weekBefore.test(words)) {
    const [own, before] = [between(0, 7).length, between(7, 14).length];
    facts.push(`In the last 7 days you trained ${own} times, and ${before} in the 7 before.`);
  }
  return facts;
}
