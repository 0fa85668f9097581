import { describe, expect, it } from 'vitest';
import type { DistanceWish } from '../../reading/vocabulary.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { fitnessLevels } from '../../workout/limits.ts';
import { check } from '../check/check.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { plan } from '../plan.ts';
import { adaptationSummary } from '../receipts/receipts.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { expectedDistanceSeconds, readPace } from './distance.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const ofWays = (ways: DistanceWish[], changes: Partial<Request> = {}) =>
  makeRequest({ distances: told(ways), ...changes });

function made(request: Request) {
  const workout = plan(request, date, 1);
  const failed = check(workout, request).gates.filter(({ passed }) => !passed);
  const steps = buildTimerSteps(workout);
  const work = steps.filter(({ type }) => type === 'exercise');
  const rests = steps.filter(({ type }) => type === 'rest');
  return { workout, failed, work, rests, summary: adaptationSummary(request, workout, []) };
}

describe('a pace', () => {
  it.each([
    ['5:30/km', 330],
    ['5:30', 330],
    ['5 min/km', 300],
    ['8:00 per mile', 298.26],
    ['2:05/500m', 250],
    ['1:45 per 100 m', 1050],
    ['12 km/h', 300],
    ['6 mph', 372.82],
  ])('%s is read as seconds for a kilometre', (words, seconds) => {
    expect(readPace(words)).toBeCloseTo(seconds, 1);
  });

  it.each(['quick', 'threshold', ''])('is none: "%s"', (words) => {
    expect(readPace(words)).toBeNull();
  });
});

describe('metres take their time', () => {
  it('by the pace that was said', () => {
    const request = makeRequest({ pace: told('5:00/km') });
    expect(expectedDistanceSeconds({ metres: 400 }, request)).toBe(120);
  });

  it('less for the fitter, and more than twice for twice the way', () => {
    const times = fitnessLevels.map((level) =>
      expectedDistanceSeconds({ metres: 400, repeats: 8 }, makeRequest({ level: told(level) })),
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const request = makeRequest();
    const once = expectedDistanceSeconds({ metres: 400, repeats: 8 }, request);
    const twice = expectedDistanceSeconds({ metres: 800, repeats: 8 }, request);
    expect(twice).toBeGreaterThan(2 * once);
  });
});

describe('a way', () => {
  it.each<[string, DistanceWish, number, string, string]>([
    ['8 x 400 m', { metres: 400, repeats: 8 }, 8, '400 m run', '8 × 400 m'],
    ['sprints', { metres: 60, repeats: 10 }, 10, '60 m sprint', '10 × 60 m'],
    ['2 km rowed', { metres: 2000, by: 'row' }, 1, '2 km row', '2 km steady row'],
    ['5 km walked', { metres: 5000, by: 'walk' }, 1, '5 km walk', '5 km brisk walk'],
    ['a ride', { metres: 20_000, by: 'bike' }, 1, '20 km ride', '20 km easy ride'],
  ])('is played stretch by stretch: %s', (_, way, count, name, title) => {
    const { work, failed, workout, summary } = made(ofWays([way]));
    expect(failed).toEqual([]);
    expect(work.map((step) => step.exerciseName)).toEqual(
      Array.from({ length: count }, () => name),
    );
    expect(work.every(({ openEnded, distanceMeters }) => openEnded && distanceMeters)).toBe(true);
    expect(workout.title).toBe(title);
    expect(summary).toMatch(/^About \d+ min/);
  });

  it('in the pool is a board to read', () => {
    const { work, failed } = made(ofWays([{ metres: 50, repeats: 10, by: 'swim' }]));
    expect(failed).toEqual([]);
    expect(work.map(({ exerciseName }) => exerciseName)).toContain('10 × 50 m swim');
  });

  it('rests as long as was said, at the pace that was said', () => {
    const { rests, work } = made(
      ofWays([{ metres: 1000, repeats: 4, restSeconds: 120 }], { pace: told('5:00/km') }),
    );
    expect(rests.map(({ duration }) => duration)).toEqual([120, 120, 120]);
    expect(new Set(work.map(({ targetSeconds }) => targetSeconds))).toEqual(new Set([300]));
    expect(work[0]?.instructions).toContain('1 km in 4:57–5:03');
  });

  it('up a hill says so', () => {
    const { work, failed } = made(
      ofWays([{ metres: 60, repeats: 6 }], { traits: told(['hills']) }),
    );
    expect(failed).toEqual([]);
    expect(work[0]?.exerciseName).toBe('60 m hill sprint');
  });

  it('is run on the treadmill where that was named', () => {
    const { work } = made(ofWays([{ metres: 800, repeats: 4 }], { machines: told(['treadmill']) }));
    expect(new Set(work.map(({ exerciseId }) => exerciseId))).toEqual(new Set(['treadmill-run']));
  });

  it.each([35, 60])('keeps to the %d minutes that were given', (minutes) => {
    const { workout, failed } = made(
      ofWays([{ metres: 400, repeats: 4 }], { minutes: told(minutes) }),
    );
    expect(failed).toEqual([]);
    expect(expectedSeconds(workout)).toBe(minutes * 60);
  });

  it('that is too long for a session is cut, and says so first', () => {
    const { workout, summary, failed } = made(ofWays([{ metres: 42_195 }]));
    expect(failed).toEqual([]);
    expect(expectedSeconds(workout)).toBeLessThanOrEqual(230 * 60);
    expect(summary).toMatch(/^42\.2 km would take longer than 230 minutes/);
  });

  it('that a knee forbids is answered by another move, not by a name', () => {
    const { work, failed, summary, workout } = made(
      ofWays([{ metres: 400, repeats: 4 }], {
        injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
      }),
    );
    expect(failed).toEqual([]);
    expect(work[0]?.exerciseName).not.toContain('400 m');
    expect(workout.title).not.toContain('400 m');
    expect(summary).toMatch(/^You asked for a run; this is a walk/);
  });

  it('and another come one after the other', () => {
    const { workout, failed, work } = made(
      ofWays([
        { metres: 1000, repeats: 3 },
        { metres: 200, repeats: 4 },
      ]),
    );
    expect(failed).toEqual([]);
    expect(workout.title).toBe('3 × 1 km + 4 × 200 m');
    expect(work.map(({ exerciseName }) => exerciseName)).toEqual([
      ...Array.from({ length: 3 }, () => '1 km run'),
      ...Array.from({ length: 4 }, () => '200 m run'),
    ]);
  });

  it('within a list that was written takes its time there', () => {
    const request = makeRequest({
      written: told({
        items: [
          { exerciseId: 'tempo-run', quote: '400 m run', metres: 400 },
          { exerciseId: 'push-up', quote: '20 push-ups', reps: 20 },
        ],
        rounds: 3,
        only: true,
      }),
      mustInclude: told(['tempo-run', 'push-up']),
    });
    const { work, failed } = made(request);
    expect(failed).toEqual([]);
    expect(work.map(({ exerciseName }) => exerciseName)).toEqual(
      Array.from({ length: 3 }, () => ['400 m run', 'Push-Up']).flat(),
    );
  });
});
