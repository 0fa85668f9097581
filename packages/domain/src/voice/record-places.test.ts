import { expect, test } from 'vitest';
import { isCount } from './choices.ts';
import { linesByStyle } from './lines/by-style.ts';
import { rest, script, work } from './test-support/make-script.ts';

const recordLines = linesByStyle.instructional.record;
const told = (steps: Parameters<typeof script>[0], stepIndex: number, atSeconds: number) =>
  script(steps, { records: [{ stepIndex, atSeconds }] })
    .filter(({ text }) => recordLines.includes(text))
    .map((line) => [line.stepIndex, Math.round(line.cueAtSeconds)]);
const steps = [work(), rest(60), work({ name: 'Row' }), rest(60), work({ name: 'Plank' })];

test.each([
  ['in the rest that runs, when it is logged', steps, 1, 12, [[1, 12]]],
  ['after what is said at that moment', steps, 1, 30.5, [[1, 33]]],
  ['at the next rest when this one is nearly over', steps, 1, 52, [[3, 0]]],
  ['at the next rest when it is logged while working', steps, 2, 10, [[3, 0]]],
  ['at the end when no rest follows', steps, 4, 10, [[4, 42]]],
  ['at the end when the rest is too short', [work(), rest(15), work()], 1, 1, [[2, 42]]],
])('a record is told once, %s', (_, plan, stepIndex, atSeconds, expected) => {
  expect(told(plan, stepIndex, atSeconds)).toEqual(expected);
});

test('is never told before it was logged', () => {
  for (let atSeconds = 0; atSeconds < 60; atSeconds += 1) {
    for (const [stepIndex = 0, saidAt = 0] of told(steps, 1, atSeconds)) {
      expect(stepIndex > 1 || saidAt >= Math.floor(atSeconds)).toBe(true);
    }
  }
});

test('several in one rest are told once', () => {
  const records = [20, 25, 31].map((atSeconds) => ({ stepIndex: 1, atSeconds }));
  const lines = script(steps, { records }).filter(({ text }) => recordLines.includes(text));
  expect(lines).toHaveLength(1);
});

test('changes nothing of what was said before', () => {
  const before = (records: { stepIndex: number; atSeconds: number }[]) =>
    script(steps, { records })
      .filter(
        ({ stepIndex, cueAtSeconds }) => stepIndex === 0 || (stepIndex === 1 && cueAtSeconds < 31),
      )
      .map(({ text }) => text);
  expect(before([{ stepIndex: 1, atSeconds: 31 }])).toEqual(before([]));
});

test('is left out by who wants no news of the session', () => {
  const records = [{ stepIndex: 1, atSeconds: 12 }];
  const texts = script(steps, { records, progressUpdates: false })
    .map(({ text }) => text)
    .filter((text) => !isCount(text));
  expect(texts.filter((text) => recordLines.includes(text))).toEqual([]);
});
