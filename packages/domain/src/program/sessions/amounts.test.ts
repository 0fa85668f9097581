import { describe, expect, test } from 'vitest';
import type { Exercise } from '../../workout/types.ts';
import { makeProgram } from '../test-support/make-program.ts';
import type { ProgramSession } from '../types.ts';
import { linesIn } from './notes.ts';

const linesOf = ({ workout }: ProgramSession, name: RegExp): Exercise[] =>
  linesIn(workout).filter((line) => name.test(line.exerciseId ?? ''));

const countOf = (session: ProgramSession, name: RegExp): number =>
  linesOf(session, name).reduce(
    (sum, { sets = 1, reps = 0, side }) => sum + sets * reps * (side === 'both' ? 2 : 1),
    0,
  );

describe.each([
  ['two bells', 'I own a 16 and a 24 kg kettlebell and want to get tougher'],
  ['any bell', 'kettlebell strength'],
])('a kettlebell program with %s does what its titles say', (_, goalText) => {
  const { weeks } = makeProgram({
    goalText,
    template: 'kettlebell',
    weeks: 8,
    sessionsPerWeek: 3,
    minutesPerSession: 35,
    equipment: ['bodyweight', 'kettlebells'],
    props: [],
  });
  const sessions = weeks.flatMap((week) => week.sessions);
  const titled = (words: RegExp) => sessions.filter(({ title }) => words.test(title));

  test('get-ups', () => {
    const days = titled(/get-ups a side/);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(countOf(day, /get-up/)).toBe(2 * Number.parseInt(day.title, 10));
  });

  test('tests, each on its own day', () => {
    expect(titled(/^Test/).map(({ title }) => title)).toHaveLength(3);
    expect(titled(/^Test: 100 swings/).map((day) => countOf(day, /swing/))).toEqual([100]);
    expect(titled(/^Test: 10 get-ups/).map((day) => countOf(day, /get-up/))).toEqual([10]);
    expect(titled(/^Test: 5 ladders/).map((day) => countOf(day, /press/))).toEqual([60]);
  });

  test('the rungs of a ladder', () => {
    for (const day of titled(/ladders of 1-2-3$/)) {
      expect(linesOf(day, /press/).map(({ reps }) => reps)).toEqual([1, 2, 3]);
    }
  });

  test('no guessed bell overhead is heavier than the one that is pressed', () => {
    const kilos = (name: RegExp) =>
      sessions.flatMap((day) => linesOf(day, name).map(({ weight }) => Number(weight)));
    expect(Math.max(...kilos(/get-up/))).toBeLessThanOrEqual(Math.max(...kilos(/press/)));
  });
});
