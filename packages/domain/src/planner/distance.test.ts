import { describe, expect, it } from 'vitest';
import type { DistanceWish } from '../reading/vocabulary.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { fitnessLevels } from '../workout/limits.ts';
import { check } from './check/check.ts';
import { expectedDistanceSeconds, readPace } from './distance.ts';
import { expectedSeconds } from './expected.ts';
import { plan } from './plan.ts';
import { adaptationSummary, receiptsFor } from './receipts.ts';
import type { Request, Slot } from './request.ts';
import { makeRequest } from './test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const unchanged = 'Built as you asked, nothing had to change.';
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
    ['8 x 400 m', { metres: 400, repeats: 8 }, 8, '400 m run', '8 × 400 m run'],
    ['5 x 1 km', { metres: 1000, repeats: 5 }, 5, '1 km run', '5 × 1 km run'],
    ['sprints', { metres: 60, repeats: 10 }, 10, '60 m sprint', '10 × 60 m sprint'],
    ['2 km rowed', { metres: 2000, by: 'row' }, 1, '2 km row', '2 km row'],
    ['5 km walked', { metres: 5000, by: 'walk' }, 1, '5 km walk', '5 km walk'],
    ['10 x 50 m swum', { metres: 50, repeats: 10, by: 'swim' }, 10, '50 m swim', '10 × 50 m swim'],
    ['a ride', { metres: 20_000, by: 'bike' }, 1, '20 km ride', '20 km ride'],
  ])('is played stretch by stretch: %s', (_, way, count, name, structure) => {
    const { work, failed, workout, summary } = made(ofWays([way]));
    expect(failed).toEqual([]);
    expect(work.map((step) => step.exerciseName)).toEqual(
      Array.from({ length: count }, () => name),
    );
    expect(workout.workoutStructure).toBe(structure);
    expect(work[0]?.instructions).toMatch(/^Cover \d/);
    expect(summary).toBe(unchanged);
  });

  it('rests as long as was said', () => {
    const { rests, work } = made(
      ofWays([{ metres: 1000, repeats: 5, restSeconds: 120 }], { pace: told('5:00/km') }),
    );
    expect(rests.map(({ duration }) => duration)).toEqual([120, 120, 120, 120]);
    expect(new Set(work.map(({ duration }) => duration))).toEqual(new Set([300]));
    expect(work[0]?.instructions).toContain('Pace: 5:00/km.');
  });

  it('up a hill says so', () => {
    const { work } = made(
      ofWays([{ metres: 60, repeats: 6 }], { text: 'six hill sprints of 60 metres' }),
    );
    expect(work[0]?.exerciseName).toBe('60 m hill sprint');
  });

  it('says what pace it takes for granted', () => {
    const request = ofWays([{ metres: 400, repeats: 4 }]);
    const workout = plan(request, date, 1);
    const receipts = receiptsFor(request, workout, check(workout, request), []);
    expect(receipts.find(({ id }) => id === 'pace')?.note).toMatch(/^By your level: 400 m in 1:/);
  });

  it('is run on the treadmill where that was named', () => {
    const { work } = made(ofWays([{ metres: 800, repeats: 4 }], { machines: told(['treadmill']) }));
    expect(new Set(work.map(({ exerciseId }) => exerciseId))).toEqual(new Set(['treadmill-run']));
  });

  it('keeps to the minutes that were given', () => {
    const { workout, failed } = made(ofWays([{ metres: 400, repeats: 6 }], { minutes: told(35) }));
    expect(failed).toEqual([]);
    expect(expectedSeconds(workout)).toBe(35 * 60);
  });

  it('that fills far less than the minutes takes its own time, and says so first', () => {
    const { summary, failed } = made(ofWays([{ metres: 400, repeats: 4 }], { minutes: told(60) }));
    expect(failed).toEqual([]);
    expect(summary).toMatch(/^Your list takes about \d+ minutes, not 60\./);
  });

  it('that is too long for a session is cut, and says so first', () => {
    const { workout, summary, failed } = made(ofWays([{ metres: 42_195 }]));
    expect(failed).toEqual([]);
    expect(expectedSeconds(workout)).toBeLessThanOrEqual(120 * 60);
    expect(summary).toMatch(/^42\.2 km run would take longer than 120 minutes/);
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
    expect(summary).toContain('instead of Tempo Run');
  });

  it('and another come one after the other', () => {
    const { workout, failed, work } = made(
      ofWays([
        { metres: 1000, repeats: 3 },
        { metres: 200, repeats: 4 },
      ]),
    );
    expect(failed).toEqual([]);
    expect(workout.workoutStructure).toBe('3 × 1 km run, then 4 × 200 m run');
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
