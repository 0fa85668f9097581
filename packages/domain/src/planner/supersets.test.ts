import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import type { EquipmentId } from '../exercise/types.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { check } from './check/check.ts';
import { plan } from './plan.ts';
import { understood } from './test-support/understood.ts';

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
  ])('rest only after a pair of different muscles: %s', (text) => {
    const { request, workout } = made(text);
    expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
    expect(workout.title).toMatch(/Supersets$/);
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    expect(body.length % 2).toBe(0);
    body.forEach((item, place) => {
      const isFirst = place % 2 === 0;
      expect(Boolean(item.restAfter), item.name).toBe(!isFirst);
    });
    const [first, second] = body.map(({ exerciseId = '' }) => exerciseById(exerciseId)?.primary);
    expect(first?.filter((muscle) => second?.includes(muscle))).toEqual([]);
  });

  it('of a written pair are its sets, in rounds', () => {
    const { chips, workout } = made('superset bench press and rows 4x8');
    expect(chips.map(({ label }) => label)).toContain('Supersets');
    const work = buildTimerSteps(workout).filter(({ type }) => type === 'exercise');
    expect(work.map(({ reps }) => reps)).toEqual(Array.from({ length: 8 }, () => 8));
    expect(workout.totalRounds).toBe(4);
  });

  it('that are not wanted are straight sets', () => {
    expect(made('no supersets, 3x10 legs').workout.isStructured).toBe(true);
  });
});
