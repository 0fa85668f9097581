import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId } from '../../exercise/types.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import type { Exercise } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const equipment: EquipmentId[] = ['bodyweight', 'dumbbells', 'barbells', 'pull_up_bar'];
const made = (text: string) => {
  const { request, chips } = understood(text, { equipment });
  return { request, chips, workout: plan(request, '2026-11-15T08:00:00.000Z', 1) };
};

describe('supersets', () => {
  it.each([
    'supersets for chest and back, 45 min',
    'push pull supersets with dumbbells, 40 min, build muscle',
    'strength supersets, 60 min',
    'Supersatz Bizeps und Trizeps, 30 Minuten',
  ])('are pairs of different moves, with a change between them: %s', (text) => {
    const { request, workout } = made(text);
    expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
    const groups = new Map<string, Exercise[]>();
    for (const item of workout.workout.filter(isWorkItem)) {
      const letter = item.group?.charAt(0) ?? item.name;
      groups.set(letter, [...(groups.get(letter) ?? []), item]);
    }
    // Of an odd number one is left over, and that is the last.
    const all = [...groups.values()];
    const pairs = all.at(-1)?.length === 1 ? all.slice(0, -1) : all;
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) {
      expect(pair, pair[0]?.name).toHaveLength(2);
      const [first, second] = pair.map(({ exerciseId = '' }) => exerciseById(exerciseId)?.id);
      expect(first).not.toBe(second);
    }
    const changes = buildTimerSteps(workout).filter(({ name }) => name === 'Change');
    expect(changes.length).toBeGreaterThan(0);
  });

  it('of a written pair are its sets, in rounds', () => {
    const { chips, workout } = made('superset bench press and rows 4x8');
    expect(chips.map(({ label }) => label)).toContain('Supersets');
    const reps = workout.workout.filter(isWorkItem).map((item) => `${item.sets}×${item.reps}`);
    expect(reps).toEqual(['4×8', '4×8']);
    expect(workout.play?.blocks[0]?.kind).toBe('superset');
  });

  it('that are not wanted are straight sets', () => {
    for (const text of ['no supersets, 3x10 legs', '45 min strength, without supersets please']) {
      const { chips, workout } = made(text);
      expect(chips.map(({ label }) => label)).toContain('No supersets');
      expect(workout.play?.blocks.map(({ kind }) => kind)).not.toContain('superset');
    }
  });
});
