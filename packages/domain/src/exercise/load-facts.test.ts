import { describe, expect, test } from 'vitest';
import { exerciseById, exerciseLibrary } from './library.ts';
import type { LibraryExercise } from './types.ts';

type Facts = Pick<LibraryExercise, 'loadClass' | 'repsClass'> & { step: string };

const factsOf = (id: string): Facts | undefined => {
  const exercise = exerciseById(id);
  if (!exercise) return undefined;
  const { loadClass, repsClass, step } = exercise;
  return { loadClass, repsClass, step: `${step.by} ${step.amount}` };
};

describe('how a load is set, counted and raised', () => {
  test.each<[string, LibraryExercise['loadClass'], LibraryExercise['repsClass'], string]>([
    ['back-squat', 'barbell', 'barbell', 'bar 2.5'],
    ['barbell-curl', 'barbell', 'none', 'bar 2.5'],
    ['dumbbell-bench-press', 'dumbbell', 'barbell', 'dumbbell 2'],
    ['dumbbell-goblet-squat', 'dumbbell', 'none', 'dumbbell 2'],
    ['lateral-raise', 'dumbbell', 'none', 'dumbbell 1'],
    ['two-hand-swing', 'kettlebell', 'none', 'bell 1'],
    ['weighted-pull-up', 'added', 'barbell', 'added 1.25'],
    ['band-assisted-pull-up', 'assist', 'none', 'assist 5'],
    ['push-up', 'bodyweight', 'none', 'reps 1'],
    ['dead-hang', 'bodyweight', 'none', 'seconds 5'],
    ['sled-push', 'plates', 'none', 'plates 5'],
    ['tempo-run', 'none', 'none', 'distance 1'],
    ['band-curl', 'none', 'none', 'reps 1'],
  ])('%s', (id, loadClass, repsClass, step) => {
    expect(factsOf(id)).toEqual({ loadClass, repsClass, step });
  });
});

test('every line of skills begins easier than it ends', () => {
  const lines = new Map<string, LibraryExercise[]>();
  for (const one of exerciseLibrary) {
    expect(one.skillLine === undefined).toBe(one.skillStep === undefined);
    if (one.skillLine) lines.set(one.skillLine, [...(lines.get(one.skillLine) ?? []), one]);
  }
  for (const line of lines.values()) {
    const steps = line.toSorted((a, b) => (a.skillStep ?? 0) - (b.skillStep ?? 0));
    const [first] = steps;
    const last = steps.at(-1);
    expect(first?.complexity).toBeLessThan(last?.complexity ?? 0);
  }
});
