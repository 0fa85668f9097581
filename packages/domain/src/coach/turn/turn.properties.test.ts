import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardOf } from '../../analytics/dashboard.ts';
import { makeSession } from '../../analytics/test-support/make-session.ts';
import { exerciseById } from '../../exercise/library.ts';
import { dayMs } from '../../workout/durations.ts';
import { newcomer, planned, regular, stranger } from '../test-support/athletes.ts';
import { safetyTalks } from '../test-support/data/talks-safety.ts';
import { play } from '../test-support/talk.ts';
import type { CoachKnowledge } from '../types.ts';
import { dayOf, loadToday } from './answers/log-numbers.ts';

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

const questionsIn = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+/).filter((one) => one.endsWith('?'));

describe('a conversation', () => {
  it('asks no question twice, whatever is said in whichever order', () => {
    const talks = fc.array(fc.constantFrom(...remarks), { minLength: 20, maxLength: 20 });
    const people = fc.constantFrom(stranger, newcomer, regular, planned);
    fc.assert(
      fc.property(talks, people, (says, knows) => {
        const exchanges = play({ knows, turns: says.map((one) => ({ says: one })) });
        const asked = exchanges
          .filter(({ reading }) => reading.understanding.kind === 'request')
          .filter(({ answer }) => answer.memory.asked !== 'care')
          .flatMap(({ answer }) => questionsIn(answer.content));
        expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
        for (const { answer } of exchanges) {
          expect(answer.content.trim()).not.toBe('');
          expect(answer.content).not.toMatch(/\{\w+\}|undefined|null|NaN/);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('stops and holds for every sign, and makes nothing', () => {
    for (const talk of safetyTalks) {
      for (const { said, reading, answer } of play(talk)) {
        if (said.safety)
          expect([said.says, reading.understanding.kind]).toEqual([said.says, said.safety]);
        if (said.makes === false) expect([said.says, answer.wish]).toEqual([said.says, null]);
      }
    }
  });
});

const now = '2026-11-15T10:00:00.000Z';
const lifts = ['Back Squat', 'Bench Press', 'Conventional Deadlift'] as const;
const ids = {
  'Back Squat': 'back-squat',
  'Bench Press': 'bench-press',
  'Conventional Deadlift': 'conventional-deadlift',
};

/** Sessions of the last eighty days, each with a lift. */
const logs = fc.array(
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

describe('own numbers', () => {
  it('are those of the statistics and of the plans, over random logs', () => {
    fc.assert(
      fc.property(logs, fc.constantFrom('squat', 'bench', 'deadlift'), (log, name) => {
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
          'hows my volume this week',
        ];
        const [max, load, count] = play({ knows, turns: says.map((one) => ({ says: one })) }).map(
          ({ answer }) => answer.content,
        );
        const input = { sessions, today: dayOf(now), dayOf, isRestDay: null };
        const month = dashboardOf({ ...input, weeks: 4 });
        const week = dashboardOf({ ...input, weeks: 1 });
        const best = month.lifts.find((one) => one.lift === lift)?.best;
        const allowedMax = best
          ? [Math.round(best.oneRepMax), best.estimatedFrom.weight, best.estimatedFrom.reps, 1]
          : [60, 5];
        expect(numbersIn(max ?? '').filter((one) => !allowedMax.includes(one))).toEqual([]);
        const today = loadToday(knows, exercise);
        if (today.kilograms !== undefined)
          expect(load).toContain(`${Math.round(today.kilograms * 10) / 10} kg`);
        else expect(load).toMatch(/no number/);
        const counts = [
          7,
          28,
          4,
          month.streakDays,
          week.range.sessions,
          Math.round(week.range.seconds / 60),
          month.range.sessions,
          Math.abs(month.range.sessions - month.before.sessions),
        ];
        expect(numbersIn(count ?? '').filter((one) => !counts.includes(one))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
