import { session as sessionSchema } from '@cadence/contract/analytics/schemas';
import { parseCsv } from '@cadence/domain/analytics/transfer/csv';
import { first } from '@cadence/domain/test-support/by-night';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anySession } from '../test-support/any-session.ts';
import { type FileRead, readDataFile, writeDataFile } from './data-file.ts';
import type { FileItem } from './file-items.ts';

const whole = fc.sample(anySession, { numRuns: 2, seed: 7 });
const at = '2026-03-01T08:00:00.000Z';
const items: FileItem[] = [
  { kind: 'achievement', id: 'streak_7', value: { progress: 7, unlockedAt: at } },
  { kind: 'timed_best', id: 'rounds', value: { kind: 'rounds', of: 'x', value: 5, date: at } },
];
const text = writeDataFile(whole, items, new Date('2026-11-15T09:00:00Z'));

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-03-28 17:29:00,"Push, heavy",1h 5m,Bench Press (Barbell),1,80,5,0,0,,"Felt ""good""",8',
  '2024-03-28 17:29:00,"Push, heavy",1h 5m,Bench Press (Barbell),2,82.5,5,0,0,,,',
  '2024-04-02 06:10:00,Legs,45min,Squat (Barbell),1,100,5,0,0,,,',
  '',
].join('\n');

/** The same numbers each time: which files are broken must not depend on the day. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;
const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T;

const scraps = ['', '"', ',', '{', ']', '\n', '\u0000', '9e999', 'null', '💪', '-1', '\ufeff'];

/** A piece cut out, put in, doubled or turned round. */
function breakText(given: string, roll: Roll): string {
  const at = roll(given.length);
  const length = roll(60);
  const [before, piece, after] = [
    given.slice(0, at),
    given.slice(at, at + length),
    given.slice(at + length),
  ];
  return pick(roll, [
    () => before + after,
    () => before + pick(roll, scraps) + piece + after,
    () => before + pick(roll, scraps) + after,
    () => before + piece + piece + after,
    () => before + [...piece].reverse().join('') + after,
    () => before,
  ])();
}

const wrong = [null, -1, 1e300, 'x', [], {}, true, undefined, '2026-02-30T00:00:00Z', 6];

/** Still JSON, with one place in it wrong. */
function breakTree(roll: Roll): string {
  const file = JSON.parse(text);
  let place: Record<string, unknown> = file;
  for (let depth = 0; depth < 5; depth += 1) {
    const key = pick(roll, Object.keys(place));
    const below = place[key];
    const isLast = typeof below !== 'object' || below === null || Object.keys(below).length === 0;
    if (isLast || roll(4) === 0) {
      if (roll(3) === 0) delete place[key];
      else place[key] = pick(roll, wrong);
      break;
    }
    place = below as Record<string, unknown>;
  }
  return JSON.stringify(file);
}

function breakOne(roll: Roll): string {
  const kind = roll(5);
  if (kind === 0) return breakText(strong, roll);
  return kind < 3 ? breakText(text, roll) : breakTree(roll);
}

const isSession = (value: unknown) => z.safeParse(sessionSchema, value).success;

function isAll(given: string, read: FileRead & { ok: true }): boolean {
  const { sessions, items: along = [] } = JSON.parse(given);
  const isSame = sessions.length === read.sessions.length && along.length === read.items.length;
  return isSame && read.sessions.length === 2;
}

/** Every line below the heading is a set of some session. */
function isAllOfLog(given: string, { sessions }: FileRead & { ok: true }): boolean {
  const exercises = sessions.flatMap((session) => session.exercises);
  const sets = exercises.reduce((sum, { actual }) => sum + actual.sets.length, 0);
  const lines = parseCsv(given).length - 1;
  return sessions.every(isSession) && sets === lines;
}

const thousands = first(2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

test.each(thousands)('broken files, thousand %i: refused, or imported whole', (thousand) => {
  const roll = dice(20_261_115 + thousand);
  let refused = 0;
  for (let file = 0; file < 1000; file += 1) {
    const given = breakOne(roll);
    const read = readDataFile(given);
    if (!read.ok) {
      refused += 1;
      continue;
    }
    // What is let in is all there is in it, and all of it can be stored and sent.
    const isWhole = read.from === 'Cadence' ? isAll(given, read) : isAllOfLog(given, read);
    if (!isWhole) throw new Error(`Half a file was read: ${given}`);
  }
  // Broken at random, most are no files of ours any more; some breaks are only of a letter.
  expect(refused).toBeGreaterThan(300);
  expect(refused).toBeLessThan(1000);
});
