import { describe, expect, it } from 'vitest';
import { fitnessLevels } from '../../workout/limits.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';
const kits = ['dumbbells', 'kettlebells', 'gym', 'no kit'];

/** Different moves of the body of every such session, over kits and levels. */
function movesOf(asked: string): number[] {
  return kits.flatMap((kit) =>
    fitnessLevels.map((level, seed) => {
      const { request } = understood(`${asked} ${kit} ${level}`);
      const body = plan(request, date, seed).workout.filter(isWorkItem);
      return new Set(body.map(({ exerciseId }) => exerciseId)).size;
    }),
  );
}

describe('a strength session', () => {
  it.each([
    ['15 min strength', 1, 4],
    ['20 min strength', 1, 4],
    ['30 min strength', 2, 6],
    ['30 min build muscle', 3, 6],
    ['45 min strength', 3, 8],
    ['60 min strength', 3, 9],
  ])('of %s has %i to %i moves', (asked, least, most) => {
    const counts = movesOf(asked);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...counts)).toBeLessThanOrEqual(most);
  });

  it('rests its heavy sets in full, and what follows them less', () => {
    for (const minutes of [30, 45, 60]) {
      const { request } = understood(`${minutes} min strength at the gym, intermediate`);
      const body = plan(request, date, 1).workout.filter(isWorkItem);
      const [first, ...rest] = body;
      expect(first?.restBetweenSets).toBeGreaterThanOrEqual(150);
      for (const item of rest) {
        expect(item.restBetweenSets ?? 0).toBeLessThanOrEqual(first?.restBetweenSets ?? 0);
      }
    }
  });

  it.each([
    'heavy 5x5 squat and bench, some curls, barbell, 50 min',
    'some curls, heavy 5x5 squat and bench, barbell, 60 min',
  ])('puts small moves behind the lifts that the fives are for: %s', (asked) => {
    const body = plan(understood(asked).request, date, 1).workout.filter(isWorkItem);
    const ids = body.map(({ exerciseId = '' }) => exerciseId);
    const curl = ids.findIndex((id) => id.includes('curl'));
    expect(curl).toBeGreaterThan(ids.indexOf('bench-press'));
    expect(ids.indexOf('bench-press')).toBeGreaterThanOrEqual(0);
    const dose = ({ sets, reps, repsText }: (typeof body)[number]) => `${sets}×${repsText ?? reps}`;
    const fives = body.filter((item) => dose(item) === '5×5').map(({ name }) => name);
    expect(fives).toEqual(expect.arrayContaining(['Back Squat', 'Bench Press']));
    expect(body.slice(curl, curl + 1).map(dose)[0]).toMatch(/^[2-4]×8–12$/);
  });

  it('leads up to its first weight, and doses each slot on its own', () => {
    const { request } = understood('60 min strength at the gym, squat max 140, advanced');
    const { workout } = plan(request, date, 1);
    const ramps = workout.filter(({ role }) => role === 'ramp');
    const weights = ramps
      .filter(({ exerciseId }) => exerciseId === 'back-squat')
      .map(({ weight }) => Number(weight));
    expect(weights.length).toBeGreaterThanOrEqual(3);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    const doses = workout.filter(isWorkItem).map(({ sets, reps, rir }) => `${sets}×${reps}@${rir}`);
    expect(new Set(doses).size).toBeGreaterThanOrEqual(3);
  });

  it('without anything to lift is made of harder reps and short rests', () => {
    for (const minutes of [20, 30, 45]) {
      const { request } = understood(`${minutes} min strength, hotel room, no kit`);
      const body = plan(request, date, 1).workout.filter(isWorkItem);
      expect(body.length).toBeGreaterThanOrEqual(3);
      for (const { restBetweenSets = 0 } of body) expect(restBetweenSets).toBeLessThanOrEqual(90);
    }
  });
});

it.each([
  ['deadlift 5x3, max 180, 60 min', 'Heavy deadlift: 5×3'],
  ['deadlift day, max 180, 60 min', 'Deadlift: top set, then back-offs'],
])('%s is called by what is lifted', (text, title) => {
  expect(plan(understood(text).request, date, 1).title).toBe(title);
});
