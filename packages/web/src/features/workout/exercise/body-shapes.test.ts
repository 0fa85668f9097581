import { muscles } from '@cadence/domain/exercise/types';
import { expect, test } from 'vitest';
import { muscleNames } from '../../../platform/exercises/muscle-words.ts';
import { muscleShapes } from './body-shapes.ts';

test.each(muscles)('%s is drawn on a side of the body and has a name', (muscle) => {
  const drawn = [...muscleShapes.front, ...muscleShapes.back].map(([name]) => name);
  expect(drawn).toContain(muscle);
  expect(muscleNames[muscle]).not.toBe('');
});
