import { describe, expect, it } from 'vitest';
import { levelOfPullUps, levelOfTraining, levelOfVdot, levelsOf, lowest } from './level.ts';
import { statedFrom, strengthStates } from './strength/states.ts';
import { today } from './test-support/log.ts';

const states = (lift: string, kilograms: number) =>
  strengthStates([], [statedFrom({ lift, kilograms, reps: 1 }, today)], {}, today);

describe('level by what is shown', () => {
  it.each([
    ['back-squat', 79, 'male', 'beginner'],
    ['back-squat', 80, 'male', 'intermediate'],
    ['back-squat', 140, 'male', 'advanced'],
    ['back-squat', 60, 'female', 'intermediate'],
    ['back-squat', 108, 'female', 'advanced'],
    ['bench-press', 60, 'male', 'intermediate'],
    ['bench-press', 100, 'male', 'advanced'],
    ['bench-press', 35, 'female', 'beginner'],
    ['conventional-deadlift', 168, 'male', 'advanced'],
    ['overhead-press', 36, 'male', 'intermediate'],
  ] as const)('%s %d kg of an 80 kg %s', (lift, kilograms, sex, expected) => {
    const found = levelsOf({ sex, bodyMassKg: 80, states: states(lift, kilograms) });
    expect(found.strength).toBe(expected);
  });

  it('reads pull-ups, running and sessions', () => {
    expect([0, 3, 10, 11].map((count) => levelOfPullUps(count))).toEqual([
      'beginner',
      'intermediate',
      'intermediate',
      'advanced',
    ]);
    expect([0, 1, 6].map((count) => levelOfPullUps(count, 'female'))).toEqual([
      'beginner',
      'intermediate',
      'advanced',
    ]);
    expect([31, 32, 45].map((vdot) => levelOfVdot(vdot))).toEqual([
      'beginner',
      'intermediate',
      'advanced',
    ]);
    expect([7, 8, 20, 21].map(levelOfTraining)).toEqual([
      'beginner',
      'intermediate',
      'intermediate',
      'advanced',
    ]);
  });

  it('keeps the skill of somebody who says advanced, and not the tolerance', () => {
    const found = levelsOf({ chosen: 'advanced', sessions: 0 });
    expect(found).toEqual({
      strength: 'advanced',
      engine: 'advanced',
      skill: 'advanced',
      tolerance: 'beginner',
    });
    expect(lowest([found.strength, found.tolerance])).toBe('beginner');
  });

  it('begins at the beginning where nothing is known', () => {
    expect(levelsOf({})).toEqual({
      strength: 'beginner',
      engine: 'beginner',
      skill: 'beginner',
      tolerance: 'beginner',
    });
    expect(lowest([])).toBeNull();
  });
});
