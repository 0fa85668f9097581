// @vitest-environment jsdom
import { exerciseById } from '@cadence/domain/exercise/library';
import { expect, test } from 'vitest';
import { fieldsOfSet, fieldValue, type Kit, stepped } from './set-steps.ts';
import { effortMeaning, effortWords } from './shown-set.ts';

const kit: Kit = {
  exercise: exerciseById('back-squat'),
  name: 'Back Squat',
  rack: {},
  unit: 'kg',
};
const set = { reps: 5, weight: 95, rpe: 8 };

test('effort is counted as RPE or as reps left, whichever way it was said before', () => {
  const harder = stepped(set, 'effort', true, kit, 'rpe');
  expect(harder).toEqual({ reps: 5, weight: 95, rpe: 8.5 });
  expect(fieldValue(set, 'effort', 'kg', 'rir')).toBe('2');
  const easier = stepped(set, 'effort', true, kit, 'rir');
  expect(easier).toEqual({ reps: 5, weight: 95, rir: 2.5 });
  expect(effortWords(easier, 'rpe')).toBe('RPE 7.5');
  expect(effortWords(set, 'rir')).toBe('2 left');
  expect(effortMeaning(set, 'rpe')).toBe('2 left in you');
  expect(stepped({ rir: 0 }, 'effort', false, kit, 'rir')).toEqual({ rir: 0 });
});

test('a press moves the weight by what the bar can be loaded with, in kilograms and in pounds', () => {
  expect(stepped(set, 'weight', false, kit, 'rpe').weight).toBe(92.5);
  const small = { ...kit, rack: { platesKg: [10, 0.5] } };
  expect(stepped(set, 'weight', true, small, 'rpe').weight).toBe(96);
  const pounds = stepped({ weight: 102.05828 }, 'weight', true, { ...kit, unit: 'lb' }, 'rpe');
  expect(fieldValue(pounds, 'weight', 'lb', 'rpe')).toBe('230 lb');
});

test('a ramp set is asked for no effort, a hold for its seconds', () => {
  expect(fieldsOfSet(set, kit, true)).toEqual(['weight', 'reps']);
  const plank = { exercise: exerciseById('forearm-plank') };
  expect(fieldsOfSet({ seconds: 40 }, plank, false)).toEqual(['seconds', 'effort']);
});
