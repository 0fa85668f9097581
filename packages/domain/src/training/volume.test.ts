import { expect, it } from 'vitest';
import { exercise } from './test-support/log.ts';
import { heavyReps, mostNextWeek, overInSession, setsByMuscle, weeklySets } from './volume.ts';

it('counts one for the muscle that works, half for the one that helps, none for easy sets', () => {
  const bench = exercise('bench-press');
  const sets = setsByMuscle([
    { exercise: bench, sets: 4, rir: 2 },
    { exercise: bench, sets: 3, rir: 5 },
  ]);
  for (const muscle of bench.primary) expect(sets[muscle]).toBe(4);
  for (const muscle of bench.secondary) expect(sets[muscle]).toBe(2);
});

it.each([
  ['beginner', 6, 10, 6],
  ['intermediate', 10, 18, 8],
  ['advanced', 12, 22, 10],
] as const)('%s', (level, grow, most, perSession) => {
  expect(weeklySets(level)).toMatchObject({ most, perSession, grow: { lo: grow } });
  expect(overInSession([{ exercise: exercise('lateral-raise'), sets: perSession }], level)).toEqual(
    {},
  );
  const over = overInSession(
    [{ exercise: exercise('lateral-raise'), sets: perSession + 2 }],
    level,
  );
  expect(over.side_delt).toBe(2);
});

it('rises by a fifth a week at most', () => {
  expect(mostNextWeek(10, 'intermediate')).toBe(12);
  expect(mostNextWeek(0, 'intermediate')).toBe(8);
  expect(mostNextWeek(18, 'intermediate')).toBe(18);
});

it.each([
  [65, null],
  [75, { lo: 12, hi: 24 }],
  [85, { lo: 10, hi: 20 }],
  [92, { lo: 4, hi: 10 }],
])('reps of a lift at %d %%', (percent, expected) => {
  expect(heavyReps(percent)).toEqual(expected);
});
