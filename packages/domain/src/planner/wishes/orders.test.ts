import { describe, expect, it } from 'vitest';
import type { SessionKind, WrittenItem } from '../../reading/vocabulary.ts';
import type { Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';

const date = '2026-11-18T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 0.9, quote: 'said' });

function made(lines: Omit<WrittenItem, 'quote'>[], more: Partial<Request> = {}): Workout {
  const items = lines.map((line) => ({ ...line, quote: line.exerciseId }));
  const request = makeRequest({
    written: told({ items, only: true }),
    mustInclude: told(items.map(({ exerciseId }) => exerciseId)),
    ...more,
  });
  const workout = plan(request, date, 1);
  expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
  return workout;
}

const workOf = ({ workout }: Workout) => workout.filter(isWorkItem);

describe('a written order', () => {
  const deadlifts = [
    { exerciseId: 'conventional-deadlift', isTop: true, reps: 3 } as const,
    {
      exerciseId: 'conventional-deadlift',
      sets: 4,
      reps: 4,
      percent: 80,
      percentOf: 'top',
    } as const,
  ];

  it('works up to the heavy set that was told, and takes its share for the sets after it', () => {
    const lastLifts = told([{ lift: 'conventional-deadlift', kilograms: 180, reps: 3 }]);
    const workout = made(deadlifts, { lastLifts });
    expect(workOf(workout)).toMatchObject([
      { sets: 1, reps: 3, weight: 180, role: 'top' },
      { sets: 4, reps: 4, weight: 145, role: 'backoff' },
    ]);
    const ramps = workout.workout.filter(({ role }) => role === 'ramp');
    expect(ramps.length).toBeGreaterThanOrEqual(5);
    expect(Number(ramps.at(-1)?.weight)).toBeGreaterThan(160);
  });

  it('goes for no best single because it was told', () => {
    const maxima = told([{ lift: 'conventional-deadlift', kilograms: 150, reps: 1 }]);
    const single = { exerciseId: 'conventional-deadlift', isTop: true, reps: 1 } as const;
    expect(Number(workOf(made([single], { maxima }))[0]?.weight)).toBeLessThanOrEqual(142.5);
  });

  it('lifts no best that stands among its lines as a number', () => {
    const line = { exerciseId: 'back-squat', quote: 'squat', reps: 1, kilograms: 140 };
    const request = makeRequest({
      written: told({ items: [line], only: false }),
      mustInclude: told(['back-squat']),
      maxima: told([{ lift: 'back-squat', kilograms: 140, reps: 1 }]),
      goal: told('strength'),
      format: told('sets'),
      equipment: told(['barbells', 'bodyweight']),
      props: told(['rack', 'bench']),
    });
    const weights = workOf(plan(request, date, 1)).map(({ weight }) => Number(weight ?? 0));
    expect(Math.max(...weights)).toBeLessThan(140);
  });

  it('guesses no kilograms where only a share is known', () => {
    const [top, after] = workOf(made(deadlifts));
    expect(top?.weight).toBe('heavy triple');
    expect(after?.weight).toBe("80 % of today's triple");
    const [squat] = workOf(made([{ exerciseId: 'back-squat', sets: 5, reps: 5, percent: 80 }]));
    expect(squat).toMatchObject({ sets: 5, reps: 5, weight: '80 % of your best' });
  });

  it('takes a share of the best that was told', () => {
    const maxima = told([{ lift: 'back-squat', kilograms: 140, reps: 1 }]);
    const line = { exerciseId: 'back-squat', sets: 5, reps: 5, percent: 75 };
    expect(workOf(made([line], { maxima }))[0]?.weight).toBe(105);
  });

  it('keeps ranges, rests, reserve and complexes as they are written', () => {
    const [squat, row, clean] = workOf(
      made([
        { exerciseId: 'back-squat', sets: 4, reps: 6, repsTo: 8, restSeconds: 150, rir: 3 },
        { exerciseId: 'one-arm-dumbbell-row', sets: 3, reps: 8, repsTo: 12 },
        { exerciseId: 'clean-and-jerk', sets: 6, complex: [1, 1], percent: 75 },
      ]),
    );
    expect(squat).toMatchObject({ sets: 4, repsText: '6–8', restBetweenSets: 150, rir: 3 });
    expect(row).toMatchObject({ sets: 3, repsText: '8–12' });
    expect(clean).toMatchObject({ sets: 6, repsText: '1 + 1', weight: '75 % of your best' });
  });

  it('doses sets without reps by what somebody can do at once', () => {
    const abilities = told([{ exercise: 'pull-up', reps: 11 }]);
    const [pull] = workOf(made([{ exerciseId: 'pull-up', sets: 5 }], { abilities }));
    expect(pull).toMatchObject({ sets: 5, repsText: '6–7' });
  });
});

describe('a session about one thing', () => {
  const about = (kind: SessionKind, more: Partial<Request> = {}) =>
    plan(makeRequest({ session: told([kind]), minutes: told(25), ...more }), date, 1);

  it.each([
    ['bag', 'heavy-bag-round'],
    ['boxing', 'shadow-boxing'],
    ['games', 'mirror-shuffle'],
  ] as const)('is %s from its first round to its last', (kind, id) => {
    const workout = about(kind);
    expect(workOf(workout).map(({ exerciseId }) => exerciseId)).toContain(id);
    expect(Math.abs(expectedSeconds(workout) - 25 * 60)).toBeLessThanOrEqual(30);
  });

  it('climbs stairs with the pack that is there', () => {
    const workout = about('stairs', {
      equipment: told(['bodyweight', 'ruck']),
      loads: told({ ruck: { kilograms: [10] } }),
      space: told('lane'),
    });
    expect(workOf(workout)[0]).toMatchObject({ exerciseId: 'loaded-stair-climb', weight: 10 });
  });

  it('keeps the rounds and minutes that were said', () => {
    const body = told({ rounds: 6, workSeconds: 180, restSeconds: 60 });
    const rounds = workOf(about('boxing', { body }));
    expect(rounds.map(({ duration }) => duration)).toEqual([180, 180, 180, 180, 180, 180]);
  });

  it('goes down to the floor and up again where that is the aim', () => {
    const ids = workOf(about('get_up', { age: told(70) })).map(({ exerciseId }) => exerciseId);
    expect(ids.slice(0, 2)).toEqual(['half-kneel-to-stand', 'floor-get-up']);
  });
});

describe('a session without a length', () => {
  it('is as long as its work takes', () => {
    const request = makeRequest({
      goal: told('strength'),
      format: told('sets'),
      equipment: told(['barbells', 'bodyweight']),
      props: told(['rack', 'bench']),
    });
    const minutes = expectedSeconds(plan(request, date, 1)) / 60;
    expect(minutes).toBeGreaterThan(35);
    expect(minutes).toBeLessThan(60);
  });
});
