import { describe, expect, test } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

/** A wish for each way in which a session is built; a finisher, themes and several parts as well. */
const kinds = [
  '30 min full body with dumbbells',
  '30 min upper body gym',
  'AMRAP 12 with a kettlebell',
  'EMOM 12 then core 6 min',
  'tabata 20 min',
  '20 min with bands',
  'hotel room 20 min, no kit',
  'legs 30 min gym then a 5 minute finisher',
  'mobility 20 min',
  'posture 20 min',
];

const isPress = ({ patterns }: LibraryExercise) => patterns[0].startsWith('push');
const isHeavyPress = (one: LibraryExercise) =>
  isPress(one) && ['barbell', 'plates'].includes(one.loadClass);

interface Told {
  words: string;
  /** By what a coach knows of the move, not by the planner's own rules. */
  forbids: (exercise: LibraryExercise) => boolean;
}

const told: Told[] = [
  {
    words: 'sore shoulders',
    forbids: (one) =>
      one.traits.includes('overhead') && one.loadCount > 0 ? true : isHeavyPress(one),
  },
  {
    words: 'I cannot grip anything',
    forbids: ({ id, loadCount }) =>
      loadCount > 0 ||
      (/row|pull-?up|hang|towel|press-?down|battle|ski-erg/.test(id) &&
        !/elbow-row|throw/.test(id)),
  },
  {
    words: 'no jumping',
    forbids: ({ traits }) => traits.includes('jump') || traits.includes('hop'),
  },
  { words: 'no floor work', forbids: ({ floor }) => floor },
  { words: 'tennis elbow', forbids: ({ traits }) => traits.includes('swing') },
];

const exercisesOf = ({ workout, play }: Workout): LibraryExercise[] => {
  const items = [...workout, ...(play?.blocks.flatMap((block) => block.items) ?? [])];
  return items.flatMap(({ exerciseId = '' }) => exerciseById(exerciseId) ?? []);
};

describe('what is told of the body holds in every section of every kind of session', () => {
  test.each(told)('$words', ({ words, forbids }) => {
    const wrong = kinds.flatMap((kind) => {
      const { request } = understood(`${kind}, ${words}`);
      const workout = plan(request, '2026-11-17T10:00:00Z', 1);
      return exercisesOf(workout)
        .filter(forbids)
        .map(({ id }) => `${kind}: ${id}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('sore shoulders pull before they press', () => {
    const { request } = understood('sore shoulders, 30 min upper body gym');
    const workout = plan(request, '2026-11-17T10:00:00Z', 1);
    const [first] = workout.workout.filter(({ type }) => type === 'exercise');
    expect(exerciseById(first?.exerciseId ?? '')?.patterns[0]).toBe('pull_h');
  });

  test('what yesterday left sore rests where nobody asked for it', () => {
    const { request } = understood('legs are sore from yesterday, gym 40 min');
    const main = plan(request, '2026-11-17T10:00:00Z', 1).workout.filter(
      ({ type }) => type === 'exercise',
    );
    const legs = main.filter(({ exerciseId = '' }) =>
      exerciseById(exerciseId)?.primary.some((muscle) => muscle === 'quads' || muscle === 'hams'),
    );
    expect(legs).toEqual([]);
  });
});
