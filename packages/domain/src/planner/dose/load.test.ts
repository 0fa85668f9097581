import { describe, expect, it } from 'vitest';
import type { Loads } from '../../reading/vocabulary.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { known } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { makeSession } from '../test-support/make-session.ts';

const date = '2026-11-15T08:00:00.000Z';
const nowMs = Date.parse(date);
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

const bells = (kilograms: number[]): Partial<Request> => ({
  equipment: told(['kettlebells', 'bodyweight']),
  loads: told<Partial<Record<'kettlebells', Loads>>>({ kettlebells: { kilograms } }),
});
const barGym: Partial<Request> = {
  goal: told('strength'),
  format: told('sets'),
  equipment: told(['barbells', 'bodyweight']),
  props: told(['bench', 'rack']),
};

const lineOf = (request: Request, id: string) =>
  plan(request, date, 1).workout.find((item) => item.exerciseId === id && isWorkItem(item));

describe('the load of a plan', () => {
  it('follows what was logged, and says so', () => {
    const set = { weight: 80, reps: 5, rpe: 7 };
    const done = [{ exerciseId: 'bench-press', sets: [set, set, set], plannedReps: 5 }];
    const history = { sessions: [makeSession(72, nowMs, done)] };
    const line = lineOf(
      makeRequest({ ...barGym, history, mustInclude: told(['bench-press']) }),
      'bench-press',
    );
    expect(line?.weight).toBeGreaterThanOrEqual(80);
    expect(line?.weight).toBeLessThanOrEqual(90);
    expect(line?.loadNote).toMatch(/80/);
  });

  it('is another for another maximum, on every line of the lift', () => {
    const loadsFor = (kilograms: number) =>
      plan(
        makeRequest({
          ...barGym,
          maxima: told([{ lift: 'back-squat', kilograms, reps: 1 }]),
          mustInclude: told(['back-squat']),
        }),
        date,
        1,
      )
        .workout.filter(({ exerciseId, role }) => exerciseId === 'back-squat' && role !== 'ramp')
        .map(({ weight }) => weight);
    const [heavy, light] = [loadsFor(140), loadsFor(80)];
    expect(heavy.length).toBeGreaterThan(0);
    expect(heavy).toHaveLength(light.length);
    for (const [i, weight] of heavy.entries()) expect(weight).not.toBe(light[i]);
  });

  it('is a weight that the athlete has', () => {
    for (const weight of [8, 12, 16, 20, 24, 32]) {
      const done = [{ exerciseId: 'goblet-squat', sets: [{ weight, reps: 8, rpe: 7 }] }];
      const history = { sessions: [makeSession(48, nowMs, done)] };
      const line = lineOf(
        makeRequest({ ...bells([12, 20]), history, mustInclude: told(['goblet-squat']) }),
        'goblet-squat',
      );
      expect([12, 20]).toContain(line?.weight);
    }
  });

  it('of a side raise is far below that of a press', () => {
    const request = makeRequest({
      minutes: told(60),
      focus: told(['push']),
      format: told('sets'),
      loads: told({ dumbbells: { kilograms: [2, 30], isRange: true } }),
    });
    const weights = new Map(
      plan(request, date, 1)
        .workout.filter(isWorkItem)
        .map(({ exerciseId = '', weight }) => [exerciseId, Number(weight)]),
    );
    const press = weights.get('dumbbell-floor-press') ?? weights.get('dumbbell-bench-press') ?? 0;
    expect(new Set([...weights.values()].filter((one) => one > 0)).size).toBeGreaterThanOrEqual(3);
    expect(weights.get('lateral-raise') ?? 99).toBeLessThanOrEqual(0.5 * press);
  });
});

describe('bells of two weights', () => {
  it('are no pair', () => {
    const one = makeRequest({
      ...bells([16, 24]),
      mustInclude: told(['double-kettlebell-clean']),
      level: told('advanced'),
    });
    const ids = plan(one, date, 1).workout.map(({ exerciseId = '' }) => exerciseId);
    expect(ids.filter((id) => known(id).loadCount === 2)).toEqual([]);
  });

  it('of one weight and two of them are', () => {
    const request = makeRequest({
      equipment: told(['kettlebells', 'bodyweight']),
      loads: told({ kettlebells: { count: 2, kilograms: [16] } }),
      mustInclude: told(['double-kettlebell-clean']),
      level: told('advanced'),
    });
    const ids = plan(request, date, 1).workout.map(({ exerciseId = '' }) => exerciseId);
    expect(ids).toContain('double-kettlebell-clean');
  });
});

describe('a heavy set', () => {
  it('has time for the way to the first rep', () => {
    const request = makeRequest({
      ...barGym,
      mustInclude: told(['bench-press']),
      body: told({ reps: 5 }),
    });
    const press = lineOf(request, 'bench-press');
    expect(5 * (press?.secondsPerRep ?? 0)).toBeGreaterThanOrEqual(27);
  });
});
