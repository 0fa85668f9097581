import { expect, test } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { makeProgram } from './test-support/make-program.ts';

const rulesOf = (goalText: string) =>
  makeProgram({
    goalText,
    fitnessLevel: 'beginner',
    equipment: ['bodyweight', 'yoga_mat'],
    props: [],
  })
    .phases.flatMap(({ mainLifts }) => mainLifts)
    .map(({ exerciseId, rule }) => ({ exercise: exerciseById(exerciseId), rule }));

test('a squat grows by its depth, and nothing that is held or done lying down', () => {
  const deeper = rulesOf('get strong').filter(({ rule }) => rule.includes('deeper'));
  expect(deeper.length).toBeGreaterThan(0);
  for (const { exercise } of deeper) {
    expect(exercise).toMatchObject({ position: 'standing', isometric: false });
  }
});

test('nobody with a bad knee is told to bend it further', () => {
  const rules = rulesOf('get strong, bad left knee');
  expect(rules.some(({ exercise }) => exercise?.patterns[0] === 'squat')).toBe(true);
  for (const { rule } of rules) expect(rule).not.toMatch(/deeper|longer/);
});
