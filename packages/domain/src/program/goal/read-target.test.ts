import { expect, it } from 'vitest';
import { readTarget, type Target } from './read-target.ts';

it.each<[string, Target | null]>([
  [
    'bench stuck at 102.5 for a year, want 110 on the bench',
    { move: 'bench-press', kilograms: 110 },
  ],
  ['I can do 4 strict pull-ups and want 10', { move: 'pull-up', reps: 10 }],
  ['8 pushups now, want 30 in a row', { move: 'push-up', reps: 30 }],
  ['get my deadlift from 140 to 180', { move: 'conventional-deadlift', kilograms: 180, now: 140 }],
  ['my bench is 80, goal 100', { move: 'bench-press', kilograms: 100 }],
  ['want to run 5 km without stopping', null],
  ['want to lift 3 times a week, bench 80', null],
  ['squat 110, bench 80, deadlift 140', null],
])('reads %s', (goal, target) => {
  expect(readTarget(goal)).toEqual(target);
});
