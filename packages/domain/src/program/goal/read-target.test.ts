import { expect, it } from 'vitest';
import { readTarget, type ToldTarget } from './read-target.ts';

it.each<[string, ToldTarget | null]>([
  [
    'bench stuck at 102.5 for a year, want 110 on the bench',
    { move: 'bench-press', kilograms: 110 },
  ],
  ['I can do 4 strict pull-ups and want 10', { move: 'pull-up', reps: 10, now: 4 }],
  ['8 pushups now, want 30 in a row', { move: 'push-up', reps: 30 }],
  ['get my deadlift from 140 to 180', { move: 'conventional-deadlift', kilograms: 180, now: 140 }],
  ['squat 100 -> 120 kg', { move: 'back-squat', kilograms: 120, now: 100 }],
  ['deadlift 150 to 175, press 60', { move: 'conventional-deadlift', kilograms: 175, now: 150 }],
  ['4 → 10 pull-ups', { move: 'pull-up', reps: 10, now: 4 }],
  ['bench 80 to 90 kg', { move: 'bench-press', kilograms: 90, now: 80 }],
  ['a plan to squat 180, currently 165', { move: 'back-squat', kilograms: 180, now: 165 }],
  [
    "I'd like to do 20 push-ups in a row. Right now I manage 5",
    { move: 'push-up', reps: 20, now: 5 },
  ],
  ['want 5 real push ups, I can do 8 on my knees', { move: 'push-up', reps: 5 }],
  ['used to squat 80', null],
  ['12 weeks to bench 100kg', { move: 'bench-press', kilograms: 100 }],
  ['my bench is 80, goal 100', { move: 'bench-press', kilograms: 100 }],
  ['want to run 5 km without stopping', null],
  ['want to lift 3 times a week, bench 80', null],
  ['squat 110, bench 80, deadlift 140', null],
])('reads %s', (goal, target) => {
  expect(readTarget(goal)).toEqual(target);
});
