import { expect, test } from 'vitest';
import { isCountable } from '../planner/layout/choose.ts';
import { byTimeKind } from './by-time.ts';
import { exerciseLibrary } from './library.ts';

test('work of the library that is not counted is known to go by time, and nothing else is', () => {
  const expected = exerciseLibrary.map((exercise) => {
    const isWork = exercise.roles.some((role) => role !== 'warmup' && role !== 'cooldown');
    const kind = exercise.loadCount > 0 ? 'loaded' : 'bare';
    return [exercise.id, isWork && !isCountable(exercise) ? kind : null];
  });
  expect(exerciseLibrary.map(({ id }) => [id, byTimeKind(id)])).toEqual(expected);
  expect(byTimeKind(undefined)).toBeNull();
});
