import { describe, expect, it } from 'vitest';
import type { Loads } from '../reading/vocabulary.ts';
import { makeContext } from './context.ts';
import { loadFor } from './load.ts';
import { plan } from './plan.ts';
import type { Request, Slot } from './request.ts';
import { known } from './test-support/edited.ts';
import { makeRequest } from './test-support/make-request.ts';
import { makeSession } from './test-support/make-session.ts';

const date = '2026-11-15T08:00:00.000Z';
const nowMs = Date.parse(date);
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

interface Before {
  weight: number;
  reps: number;
  rpe?: number;
  hoursAgo?: number;
  plannedReps?: number;
}

function askFor(id: string, before: Before, changes: Partial<Request>): Request {
  const { weight, reps, rpe = 6, hoursAgo = 48, plannedReps = 8 } = before;
  const set = { weight, reps, rpe };
  const sessions = [
    makeSession(hoursAgo, nowMs, [{ exerciseId: id, sets: [set, set], plannedReps }]),
  ];
  return makeRequest({ history: { sessions }, ...changes });
}

function loadOf(id: string, request: Request) {
  const context = makeContext(request, 'sets', nowMs, 1);
  return loadFor({ exercise: known(id), modifications: [] }, context);
}

const bells = (kilograms: number[]): Partial<Request> => ({
  equipment: told(['kettlebells', 'bodyweight']),
  loads: told<Partial<Record<'kettlebells', Loads>>>({ kettlebells: { kilograms } }),
});
const dumbbells = (kilograms: number[]): Partial<Request> => ({
  loads: told({ dumbbells: { kilograms } }),
});

describe('the next load', () => {
  it.each<[string, string, Before, Partial<Request>, number, number | undefined]>([
    [
      'more reps before a far bell',
      'goblet-squat',
      { weight: 16, reps: 8 },
      bells([16, 24]),
      16,
      10,
    ],
    [
      'the far bell at the top of the reps',
      'goblet-squat',
      { weight: 16, reps: 12 },
      bells([16, 24]),
      24,
      8,
    ],
    [
      'the only dumbbell stays',
      'dumbbell-bent-over-row',
      { weight: 10, reps: 8 },
      dumbbells([10]),
      10,
      10,
    ],
    [
      'the next of a rack',
      'dumbbell-bent-over-row',
      { weight: 20, reps: 8 },
      dumbbells([20, 22]),
      22,
      undefined,
    ],
    ['a bell that shops sell', 'goblet-squat', { weight: 24, reps: 8 }, bells([]), 24, 10],
    [
      'what is not here is replaced by a lighter one',
      'goblet-squat',
      { weight: 20, reps: 8 },
      bells([16, 24]),
      16,
      undefined,
    ],
  ])('%s', (_, id, before, changes, weight, reps) => {
    const load = loadOf(id, askFor(id, before, changes));
    expect([load.weight, load.reps]).toEqual([weight, reps]);
  });

  it('is one that the user has, whatever was logged', () => {
    for (const weight of [8, 12, 16, 17.5, 20, 24, 28, 32]) {
      for (const reps of [3, 6, 8, 12, 15]) {
        for (const rpe of [5, 7, 9]) {
          for (const hoursAgo of [30, 220, 600]) {
            const request = askFor(
              'goblet-squat',
              { weight, reps, rpe, hoursAgo },
              bells([12, 20]),
            );
            expect([12, 20]).toContain(loadOf('goblet-squat', request).weight);
          }
        }
      }
    }
  });

  it('says how long ago it was', () => {
    const before = { weight: 20, reps: 8, hoursAgo: 20 * 24 };
    const request = askFor('dumbbell-bent-over-row', before, {});
    expect(loadOf('dumbbell-bent-over-row', request).note).toContain('20 days ago');
  });

  it('is the share of the maximum that is named beside it', () => {
    const request = askFor(
      'bench-press',
      { weight: 80, reps: 8, rpe: 9 },
      {
        goal: told('strength'),
        equipment: told(['barbells', 'bodyweight']),
        props: told(['bench', 'rack']),
      },
    );
    const { weight = 0, percent = 0 } = loadOf('bench-press', request);
    const maximum = 80 * (1 + 9 / 30);
    expect(percent).toBe(Math.round((100 * weight) / maximum));
  });

  it('shows in the plan with the reps that come with it', () => {
    const request = askFor(
      'goblet-squat',
      { weight: 16, reps: 8 },
      {
        ...bells([16, 24]),
        format: told('sets'),
        mustInclude: told(['goblet-squat']),
      },
    );
    const squat = plan(request, date, 1).workout.find(
      ({ exerciseId, type }) => exerciseId === 'goblet-squat' && type === 'exercise',
    );
    expect([squat?.weight, squat?.reps]).toEqual([16, 10]);
    expect(squat?.description).toContain('before 24 kg');
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
      goal: told('strength'),
      format: told('sets'),
      equipment: told(['barbells', 'bodyweight']),
      props: told(['bench', 'rack']),
      mustInclude: told(['bench-press']),
      body: told({ reps: 5 }),
    });
    const press = plan(request, date, 1).workout.find(
      ({ exerciseId, type }) => exerciseId === 'bench-press' && type === 'exercise',
    );
    expect(5 * (press?.secondsPerRep ?? 0)).toBeGreaterThanOrEqual(27);
  });
});
