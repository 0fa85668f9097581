import { describe, expect, test } from 'vitest';
import { progressionsOf, regressionsOf, waysToProgress } from './graph.ts';
import { exerciseById, exerciseLibrary } from './library.ts';

function get(id: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return exercise;
}

const ids = (exercises: { id: string }[]) => exercises.map(({ id }) => id);

describe('easier and harder', () => {
  test('a push-up comes down to the knees and goes up from there', () => {
    expect(ids(regressionsOf('push-up'))).toContain('knee-push-up');
    expect(ids(progressionsOf('knee-push-up'))).toContain('push-up');
  });

  test('harder is never easier, and the nearest comes first', () => {
    for (const exercise of exerciseLibrary) {
      const harder = progressionsOf(exercise.id);
      for (const other of harder) {
        expect(other.complexity, `${exercise.id} → ${other.id}`).toBeGreaterThanOrEqual(
          exercise.complexity,
        );
      }
    }
    const [nearest] = progressionsOf('air-squat');
    expect((nearest?.complexity ?? 9) - get('air-squat').complexity).toBeLessThanOrEqual(1);
  });

  test('an unknown id has neither', () => {
    expect(regressionsOf('nothing')).toEqual([]);
    expect(progressionsOf('nothing')).toEqual([]);
  });

  test('the ways to progress go from reps over tempo and lever to load', () => {
    expect(waysToProgress(get('push-up'))).toEqual([
      expect.stringMatching(/^Build up to \d+ reps\.$/),
      'Take three seconds on the way down.',
      'Raise your feet or move them further from your hands.',
      'Hold a weight or add a band.',
    ]);
    expect(waysToProgress(get('forearm-plank'))[0]).toMatch(/seconds\.$/);
    expect(waysToProgress(get('goblet-squat')).at(-1)).toBe('Take the next heavier weight.');
    expect(waysToProgress(get('childs-pose'))).toHaveLength(2);
  });

  test.each(['air-squat', 'goblet-squat', 'push-up', 'reverse-lunge'])(
    'what has to be spared gets more reps or a slower way, and neither lever nor load: %s',
    (id) => {
      expect(waysToProgress(get(id), true)).toEqual([
        expect.stringMatching(/^Build up to/),
        'Take three seconds on the way down.',
      ]);
    },
  );

  test('only a squat or a lunge on the feet goes deeper', () => {
    const deeper = exerciseLibrary.filter((exercise) =>
      waysToProgress(exercise).some((way) => way.startsWith('Go deeper')),
    );
    expect(deeper.map(({ id }) => id)).toContain('air-squat');
    for (const { name, position, isometric, patterns } of deeper) {
      expect([name, position, isometric]).toEqual([name, 'standing', false]);
      expect(['squat', 'lunge']).toContain(patterns[0]);
    }
    expect(waysToProgress(get('glute-bridge'))).toEqual([
      expect.stringMatching(/^Build up/),
      'Take three seconds on the way down.',
      'Hold a weight or add a band.',
    ]);
  });
});
