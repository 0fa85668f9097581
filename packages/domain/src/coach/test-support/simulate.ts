import fc from 'fast-check';
import { dashboardOf } from '../../analytics/dashboard.ts';
import { makeSession } from '../../analytics/test-support/make-session.ts';
import { exerciseById } from '../../exercise/library.ts';
import { dayMs } from '../../workout/durations.ts';
import { loadToday, utcDay } from '../turn/answers/training/log-numbers.ts';
import type { CoachKnowledge } from '../types.ts';
import { newcomer, planned, regular, stranger } from './athletes.ts';
import { type Exchange, play } from './talk.ts';

/** What people may say in any order. */
const remarks = [
  'hey',
  '20 min legs',
  'make it shorter',
  'too easy',
  'my knee hurts',
  'no it is fine',
  'how much protein do i need',
  'and why',
  'i hate burpees',
  'i have two dumbbells',
  'what do you know about me',
  'forget that',
  'i feel so lazy, skipped everything',
  'no motivation today',
  'so stressed at work',
  'yes',
  'no',
  'thanks',
  'you are useless',
  'how am i doing',
  'whats my squat max',
  'how heavy should i bench today',
  'did 3x5 squats at 70 kg',
  'undo',
  'my goal is a 5k in may',
  'move my session to friday',
  'move my session',
  'skip tomorrow',
  'add a finisher',
  'tell me a joke',
  'will it rain',
  'bored of training',
  'everyone is fitter than me',
  'my mother says i am too fat',
  'go easy on me',
  'what next',
  'i cant stick to anything',
  'so lonely',
  'stuck at 80 kg for months',
  'injured and going mad at home',
];

/** Twenty remarks in any order, said by anybody. */
export const conversations = fc.record({
  says: fc.array(fc.constantFrom(...remarks), { minLength: 20, maxLength: 20 }),
  knows: fc.constantFrom(stranger, newcomer, regular, planned),
});

const questionsIn = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+/).filter((one) => one.endsWith('?'));

export const converse = (says: readonly string[], knows: CoachKnowledge): Exchange[] =>
  play({ knows, turns: says.map((one) => ({ says: one })) });

/** Questions that were asked more than once; what a sign asks about may be asked again. */
export function askedTwice(exchanges: readonly Exchange[]): string[] {
  const asked = exchanges
    .filter(({ reading }) => reading.understanding.kind === 'request')
    .filter(({ answer }) => answer.memory.asked !== 'care')
    .flatMap(({ answer }) => questionsIn(answer.content));
  return asked.filter((one, at) => asked.indexOf(one) !== at);
}

const now = '2026-11-15T10:00:00.000Z';
const lifts = ['Back Squat', 'Bench Press', 'Conventional Deadlift'] as const;
const ids = {
  'Back Squat': 'back-squat',
  'Bench Press': 'bench-press',
  'Conventional Deadlift': 'conventional-deadlift',
};

/** Sessions of the last eighty days, each with a lift. */
const log = fc.array(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 80 }),
    lift: fc.constantFrom(...lifts),
    weight: fc.integer({ min: 20, max: 250 }),
    reps: fc.integer({ min: 1, max: 12 }),
    minutes: fc.integer({ min: 5, max: 120 }),
  }),
  { minLength: 0, maxLength: 25 },
);

const numbersIn = (text: string): number[] =>
  [...text.replace(/\d{4}-\d{2}-\d{2}/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([one]) =>
    Number(one),
  );

export const logs = fc.record({ log, name: fc.constantFrom('squat', 'bench', 'deadlift') });

type Log = {
  log: {
    daysAgo: number;
    lift: (typeof lifts)[number];
    weight: number;
    reps: number;
    minutes: number;
  }[];
  name: string;
};

/** What the coach says of a log that the statistics and the plans do not. */
export function falseNumbers({ log, name }: Log): string[] {
  const sessions = log.map(({ daysAgo, lift, weight, reps, minutes }) =>
    makeSession(new Date(Date.parse(now) - daysAgo * dayMs).toISOString(), {
      seconds: minutes * 60,
      exercises: [{ name: lift, sets: [{ weight, reps }] }],
    }),
  );
  const knows: CoachKnowledge = { ...stranger, now, sessions };
  const lift = lifts.find((one) => one.toLowerCase().includes(name)) ?? 'Back Squat';
  const exercise = exerciseById(ids[lift]);
  if (!exercise) throw new Error('The library has no such lift.');
  const says = [
    `whats my ${name} max`,
    `how heavy should i ${name} today`,
    'how many times have i trained',
  ];
  const [max = '', load = '', count = ''] = converse(says, knows).map(
    ({ answer }) => answer.content,
  );
  const input = { sessions, today: utcDay(now), dayOf: utcDay, isRestDay: null };
  const month = dashboardOf({ ...input, weeks: 4 });
  const week = dashboardOf({ ...input, weeks: 1 });
  const best = month.lifts.find((one) => one.lift === lift)?.best;
  const ofMax = best
    ? [Math.round(best.oneRepMax), best.estimatedFrom.weight, best.estimatedFrom.reps, 1]
    : [60, 5];
  const today = loadToday(knows, exercise);
  const isLoadRight =
    today.kilograms === undefined
      ? load.includes('no number')
      : load.includes(`${Math.round(today.kilograms * 10) / 10} kg`);
  const ofCount = [
    7,
    28,
    4,
    month.streakDays,
    week.range.sessions,
    Math.round(week.range.seconds / 60),
    month.range.sessions,
    Math.abs(month.range.sessions - month.before.sessions),
  ];
  return [
    ...numbersIn(max)
      .filter((one) => !ofMax.includes(one))
      .map((one) => `${one} in: ${max}`),
    ...(isLoadRight ? [] : [load]),
    ...numbersIn(count)
      .filter((one) => !ofCount.includes(one))
      .map((one) => `${one} in: ${count}`),
  ];
}
