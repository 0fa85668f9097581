import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { canLink, changeSetType, isLinked, linkWithNext, setTypeAt, unlink } from './edit-sets.ts';

const lift = (name: string, more: Partial<Exercise> = {}): Exercise => ({
  name,
  type: 'exercise',
  sets: 2,
  reps: 5,
  weight: 50,
  restBetweenSets: 90,
  ...more,
});
const items = [lift('Squat'), lift('Row'), lift('Curl')];
const workout: Workout = {
  source: 'ai',
  workout: items,
  play: { blocks: [{ kind: 'sets', title: 'Main part', score: 'load', items }] },
};
const played = (one: Workout) =>
  buildTimerSteps(one)
    .filter(({ type }) => type === 'exercise')
    .map(({ exerciseName, setInfo }) => `${exerciseName} ${setInfo?.currentSet}`);

describe('the type of planned sets', () => {
  test('is changed, and comes out in the steps', () => {
    const changed = changeSetType(workout, 1, 'failure');
    expect(setTypeAt(changed, 1)).toBe('failure');
    const roles = buildTimerSteps(changed).flatMap(({ exerciseName, role }) =>
      exerciseName === 'Row' ? [role] : [],
    );
    expect(roles).toEqual(['failure', 'failure']);
    expect(setTypeAt(changeSetType(changed, 1, 'working'), 1)).toBe('working');
  });

  test('is none where the format says how it is done', () => {
    const emom = { kind: 'emom', title: 'EMOM', score: 'done', items } as const;
    expect(setTypeAt({ ...workout, play: { blocks: [emom] } }, 0)).toBeNull();
  });
});

describe('a superset', () => {
  test('plays two in turn and leaves the others as they were', () => {
    const linked = linkWithNext(workout, 0);
    expect(played(linked)).toEqual(['Squat 1', 'Row 1', 'Squat 2', 'Row 2', 'Curl 1', 'Curl 2']);
    expect(linked.workout.map(({ name, group }) => `${name} ${group}`)).toEqual([
      'Squat A1',
      'Row A2',
      'Curl undefined',
    ]);
    expect(isLinked(linked, 1)).toBe(true);
  });

  test('is taken apart again', () => {
    const apart = unlink(linkWithNext(workout, 0), 1);
    expect(played(apart)).toEqual(played(workout));
    expect(apart.workout.every(({ group }) => group === undefined)).toBe(true);
  });

  test('needs another one after it', () => {
    expect(canLink(workout, 2)).toBe(false);
    expect(linkWithNext(workout, 2)).toBe(workout);
  });
});
