import { expect, test } from 'vitest';
import { seededDice } from '../planner/seeded.ts';
import { pickCallout } from './callouts.ts';

const preferences = {
  personalCallouts: true,
  userNames: ['Ada', 'Max'],
  calloutFrequency: 'occasional',
} as const;
const ask = (changes: object, whether: number, which = 0) =>
  pickCallout({ ...preferences, ...changes, userNames: ['Ada', 'Max'] }, { whether, which });

test.each([
  ['rare', 0.149, 'Ada'],
  ['rare', 0.15, null],
  ['occasional', 0.299, 'Ada'],
  ['occasional', 0.3, null],
  ['frequent', 0.599, 'Ada'],
  ['frequent', 0.6, null],
])('%s, with a roll of %d: %s', (calloutFrequency, roll, name) => {
  expect(ask({ calloutFrequency }, roll)).toBe(name);
});

test('the second roll chooses the name', () => {
  expect(ask({}, 0, 0.49)).toBe('Ada');
  expect(ask({}, 0, 0.5)).toBe('Max');
  expect(ask({}, 0, 0.999)).toBe('Max');
});

test('nobody is called when callouts are off or no name is known', () => {
  expect(ask({ personalCallouts: false }, 0)).toBeNull();
  expect(pickCallout({ ...preferences, userNames: [] }, { whether: 0, which: 0 })).toBeNull();
});

test.each([
  ['rare', 0.15],
  ['occasional', 0.3],
  ['frequent', 0.6],
] as const)('%s comes to %d of many', (calloutFrequency, share) => {
  const dice = seededDice(7);
  const asked = Array.from({ length: 20_000 }, () =>
    pickCallout(
      { ...preferences, userNames: ['Ada'], calloutFrequency },
      { whether: dice(), which: dice() },
    ),
  );
  expect(asked.filter((name) => name !== null).length / asked.length).toBeCloseTo(share, 1);
});
