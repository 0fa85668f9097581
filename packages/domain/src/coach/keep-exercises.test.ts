import { describe, expect, it } from 'vitest';
import { plan } from '../planner/plan.ts';
import { understand } from '../planner/understand.ts';
import type { Workout } from '../workout/types.ts';
import { keepingExercises } from './keep-exercises.ts';

const wish = '20 minute circuit with burpees and push-ups, no equipment.';

function make(text: string, seed = 7): Workout {
  const understanding = understand(text, {}, { level: 'intermediate' }, { sessions: [] });
  if (understanding.kind !== 'request') throw new Error(understanding.message);
  return plan(understanding.request, '2026-11-15', seed);
}
const namesOf = ({ workout }: Workout) => [
  ...new Set(workout.filter(({ type }) => type === 'exercise').map(({ name }) => name)),
];
const before = namesOf(make(wish));

describe('a change to a workout', () => {
  it.each(['Make it 30 minutes', 'Make it harder', '10 minutes'])(
    '"%s" keeps every exercise',
    (change) => {
      const text = keepingExercises(`${wish} ${change}.`, change, before);
      expect(namesOf(make(text ?? ''))).toEqual(expect.arrayContaining(before));
    },
  );

  it.each([
    'Make me a 20 minute bodyweight workout',
    '30 minute strength session with dumbbells',
    '25 min full body with kettlebells',
  ])('of "%s" keeps every exercise, whichever were chosen', (first) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const chosen = namesOf(make(`${first}.`, seed));
      const text = keepingExercises(`${first}. Make it 35 minutes.`, 'Make it 35 minutes', chosen);
      expect(namesOf(make(text ?? '', seed + 100))).toEqual(expect.arrayContaining(chosen));
    }
  });

  it('takes out what it names, and nothing else', () => {
    const text = keepingExercises(`${wish} No burpees.`, 'No burpees', before);
    const after = namesOf(make(text ?? ''));
    expect(before).toContain('Burpee');
    expect(after).not.toContain('Burpee');
    expect(after).toEqual(expect.arrayContaining(before.filter((name) => name !== 'Burpee')));
  });

  it('swaps the one that is named, and nothing else', () => {
    const text = keepingExercises(`${wish} No burpees.`, 'Swap the burpees', before);
    expect(namesOf(make(text ?? ''))).not.toContain('Burpee');
    expect(namesOf(make(text ?? ''))).toEqual(
      expect.arrayContaining(before.filter((name) => name !== 'Burpee')),
    );
  });

  it.each([
    'Give me something else',
    'Swap some exercises',
    'With dumbbells',
    'Make it a tabata',
    'More legs',
    'My knee hurts',
    'I have chest pain',
  ])('"%s" begins with a free hand', (change) => {
    expect(keepingExercises(`${wish} ${change}.`, change, before)).toBeNull();
  });

  it('has nothing to keep where nothing is known', () => {
    expect(keepingExercises(wish, 'Make it harder', [])).toBeNull();
  });
});
