import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { describe, expect, test } from 'vitest';
import { countExercises, cueOf, doseText, outlineOf, workMinutes } from './outline.ts';

const item = (fields: Partial<Exercise> = {}): Exercise => ({
  name: 'Row',
  type: 'exercise',
  ...fields,
});

describe('how much of an exercise', () => {
  test.each([
    [item({ reps: 12 }), 1, 'circuit', '12 reps'],
    [item({ reps: 1 }), 1, 'circuit', '1 rep'],
    [item({ reps: 8, side: 'both' }), 1, 'emom', '8 reps a side'],
    [item({ repsText: '8–10' }), 1, 'circuit', '8–10 reps'],
    [item({ repsText: 'max' }), 1, 'circuit', 'max'],
    [item({ reps: 5, sets: 5 }), 1, 'structured', '5 × 5'],
    [item({ setScheme: { sets: 3, reps: 10 } }), 1, 'structured', '3 × 10'],
    [item({ duration: 40 }), 1, 'circuit', '40 s'],
    [item({ duration: 60 }), 1, 'circuit', '1 min'],
    [item({ duration: 150 }), 1, 'circuit', '2 min 30 s'],
    [item({ duration: 20 }), 6, 'tabata', '6 × 20 s'],
    [item(), 1, 'tabata', '8 × 20 s'],
    [item(), 1, 'pyramid', 'Reps by level'],
    [item({ type: 'warmup' }), 1, 'tabata', ''],
  ] as const)('%o × %i in %s is ‘%s’', (exercise, times, style, words) => {
    expect(doseText(exercise, times, style)).toBe(words);
  });
});

const tabata: Workout = {
  source: 'ai',
  workoutType: 'Tabata',
  workout: [
    { name: 'March', type: 'warmup', duration: 60 },
    { name: 'Squat', type: 'exercise', duration: 20 },
    { name: 'Rest', type: 'rest', duration: 10 },
    { name: 'Squat', type: 'exercise', duration: 20 },
    { name: 'Rest', type: 'rest', duration: 10 },
    { name: 'Plank', type: 'exercise', duration: 20 },
    { name: 'Stretch', type: 'cooldown', duration: 45 },
  ],
};

const lifting: Workout = {
  source: 'ai',
  isStructured: true,
  workout: [],
  phases: [
    { name: 'Main', exercises: [{ name: 'Deadlift', type: 'exercise', sets: 3, reps: 5 }] },
    { name: 'Accessories', exercises: [{ name: 'Row', type: 'exercise', sets: 2, reps: 10 }] },
  ],
};

describe('the outline', () => {
  test('has a part for each phase of the clock, repeats only once, rests not at all', () => {
    const sections = outlineOf(tabata, buildTimerSteps(tabata));
    expect(sections.map(({ name, rows }) => [name, rows.map((row) => row.item.name)])).toEqual([
      ['Warm-up', ['March']],
      ['Tabata, 20 s on, 10 s off', ['Squat', 'Plank']],
      ['Cool-down', ['Stretch']],
    ]);
    expect(sections.map(({ seconds }) => seconds)).toEqual([60, 80, 45]);
    expect(sections[1]?.rows.map(({ index, dose }) => [index, dose])).toEqual([
      [1, '2 × 20 s'],
      [5, '20 s'],
    ]);
  });

  test('follows the phases of a plan by sets', () => {
    const workout = {
      ...lifting,
      workout: lifting.phases?.flatMap(({ exercises }) => exercises) ?? [],
    };
    const sections = outlineOf(workout, buildTimerSteps(workout));
    expect(sections.map(({ name }) => name)).toEqual(['Main', 'Accessories']);
  });

  test('counts exercises once and work in minutes', () => {
    expect(countExercises(tabata)).toBe(2);
    expect(workMinutes(buildTimerSteps(tabata))).toBe(1);
  });
});

describe('the line under a name', () => {
  test.each([
    [item({ cues: ['Ribs down.', 'Push the floor away.'] }), 'Ribs down. Push the floor away.'],
    [item({ cues: ['Ribs down.', 'x'.repeat(60)] }), 'Ribs down.'],
    [item({ instructions: 'Stand tall. Then bend.' }), 'Stand tall.'],
    [
      item({ cues: ['Sink low.'], modifications: ['Stop at half depth.', 'Hold a chair.'] }),
      'Stop at half depth. Hold a chair.',
    ],
    [item(), undefined],
  ])('%o', (exercise, words) => {
    expect(cueOf(exercise)).toBe(words);
  });
});
