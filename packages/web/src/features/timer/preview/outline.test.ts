// @vitest-environment jsdom
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { describe, expect, test } from 'vitest';
import { outlineOfSteps, sizeText } from './outline.ts';

const circuit = buildTimerSteps({
  workoutType: 'Circuit',
  totalRounds: 3,
  workout: [
    { name: 'March', type: 'warmup', duration: 60 },
    { name: 'Squat', duration: 40, cues: ['Heels heavy'] },
    { name: 'Swing', reps: 12, weight: 16 },
    { name: 'Stretch', type: 'cooldown', duration: 45 },
  ],
});

describe('the outline', () => {
  test('names each exercise once, by section', () => {
    expect(
      outlineOfSteps(circuit).map(({ title, rows }) => [title, rows.map((row) => row.name)]),
    ).toEqual([
      ['Warm-up', ['March']],
      ['Work', ['Squat', 'Swing']],
      ['Cool-down', ['Stretch']],
    ]);
  });

  test('says how often and how much', () => {
    const rows = outlineOfSteps(circuit)[1]?.rows;
    expect(rows?.map(({ amount, load, cue }) => [amount, load, cue])).toEqual([
      ['3 × 0:40', '', 'Heels heavy'],
      ['3 × 12 reps', '16 kg', undefined],
    ]);
  });

  test('counts rounds and exercises', () => {
    expect(sizeText(circuit)).toBe('3 rounds · 2 exercises');
    expect(sizeText(buildTimerSteps({ workout: [{ name: 'Plank' }] }))).toBe('1 exercise');
  });

  test('a flow lists what it flows through', () => {
    const flow = buildTimerSteps({
      workoutType: 'Compound',
      workout: [{ name: 'Clean', reps: 5 }, 'Press'],
    });
    const rows = outlineOfSteps(flow)[0]?.rows;
    expect(rows?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Compound Flow', '3 × up to 20:00'],
      ['Clean', '5 reps'],
      ['Press', ''],
    ]);
    expect(sizeText(flow)).toBe('3 rounds · 2 exercises');
  });
});
