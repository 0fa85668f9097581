import { expect, test } from 'vitest';
import type { NextExercise } from '../timer/types.ts';
import { sayFlow } from './flow-words.ts';
import { rest, script, talkIn, work } from './test-support/make-script.ts';

const part = (name: string, more: Partial<NextExercise> = {}): NextExercise => ({
  name,
  type: 'exercise',
  ...more,
});

test.each([
  [part('Goblet Squat', { reps: 5 }), 'five Goblet Squats'],
  [part('Turkish Get-Up', { reps: 1 }), 'one Turkish Get-Up'],
  [part('Press', { reps: 5, side: 'both' }), 'five Presses each side'],
  [part('Reverse Fly', { reps: 8 }), 'eight Reverse Flies'],
  [part('Jumping Jacks', { reps: 20 }), 'twenty Jumping Jacks'],
  [part('Squat to Press', { reps: 6 }), 'six Squats to Press'],
  [part('Burpee', { repsText: 'max' }), 'as many Burpees as you can'],
  [part('KB Swing', { reps: 10, repsText: '8–10' }), 'eight to ten kettlebell Swings'],
  [part('Lunge', { repsText: '10 per leg' }), 'Lunge, ten per leg'],
  [part('Plank', { duration: 30 }), 'thirty seconds of Plank'],
  [part('Bear Crawl'), 'Bear Crawl'],
  [part('Run', { distanceMeters: 400 }), 'four hundred meters of Run'],
  [part('Bike', { distanceMeters: 5000 }), 'five kilometers of Bike'],
  [part('Row', { calories: 20 }), 'twenty calories of Row'],
])('%j is said as "%s"', (exercise, words) => {
  expect(sayFlow([exercise], 'kg')).toEqual([words]);
});

test('a weight that all have in common is said once, others where they belong', () => {
  const clean = part('Clean', { reps: 5, weight: 16 });
  expect(sayFlow([clean, { ...clean, name: 'Press' }], 'kg')).toEqual([
    'five Cleans and five Presses, with sixteen kilos',
  ]);
  expect(sayFlow([clean, part('Push-Up', { reps: 5 })], 'lb')).toEqual([
    'five Cleans with thirty-five pounds and five Push-Ups',
  ]);
});

test('of a long flow the first are said, and of a longer one the first few', () => {
  const flow = Array.from({ length: 8 }, () => part('Swing', { reps: 2 }));
  const [full = '', short] = sayFlow(flow, 'kg');
  expect(full.match(/Swings/g)).toHaveLength(6);
  expect(full).toMatch(/, and so on$/);
  expect(short).toBe('two Swings, two Swings, two Swings, and so on');
});

const flow = ['Goblet Squat', 'Press', 'Swing', 'Row'].map((name) => part(name, { reps: 5 }));
const round = (n: number) =>
  work({
    name: 'Compound Flow',
    duration: 1200,
    openEnded: true,
    flow,
    round: n,
    totalRounds: 2,
  });

test('a flow is announced with its exercises, and before it as what comes next', () => {
  const steps = [rest(60), round(1), rest(60), round(2)];
  expect(talkIn(steps, 1)[0]).toMatch(/Compound Flow.*five Goblet Squats, five Presses/i);
  expect(talkIn(steps, 2).join()).toMatch(/Compound Flow.*five Swings and five Rows/i);
});

test('where there is no room for them, only the name is said', () => {
  const steps = [work(), rest(20), round(1)];
  const preview = script(steps).find(({ text, stepIndex }) => stepIndex === 1 && /Flow/.test(text));
  expect(preview?.text).not.toContain('Row');
});
