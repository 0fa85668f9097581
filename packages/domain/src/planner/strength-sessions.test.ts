import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { fitnessLevels } from '../workout/limits.ts';
import { plan } from './plan.ts';
import { isWeightLift } from './reps.ts';
import { understood } from './test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';
const kits = ['dumbbells', 'kettlebells', 'gym', 'no kit'];

/** Different moves of the body of every such session, over kits and levels. */
function movesOf(asked: string): number[] {
  return kits.flatMap((kit) =>
    fitnessLevels.map((level, seed) => {
      const { request } = understood(`${asked} ${kit} ${level}`);
      const body = plan(request, date, seed).workout.filter(({ type }) => type === 'exercise');
      return new Set(body.map(({ exerciseId }) => exerciseId)).size;
    }),
  );
}

describe('a strength session', () => {
  it.each([
    ['15 min strength', 3, 4],
    ['20 min strength', 2, 4],
    ['30 min strength', 3, 5],
    ['30 min build muscle', 3, 6],
    ['45 min strength', 3, 6],
    ['60 min strength', 3, 7],
  ])('of %s has %i to %i moves', (asked, least, most) => {
    const counts = movesOf(asked);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...counts)).toBeLessThanOrEqual(most);
  });

  it('that is short gives each muscle its rest within rounds of four moves', () => {
    const { request } = understood('15 min strength dumbbells');
    const workout = plan(request, date, 1);
    expect(workout.workoutType).toBe('Rounds');
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    const around = body.slice(1).reduce((sum, { restAfter = 0 }) => sum + restAfter + 15, 0);
    expect(around + (workout.restBetweenRounds ?? 0)).toBeGreaterThanOrEqual(120);
  });

  it('keeps the rests of its goal between heavy sets, and short ones after light work', () => {
    for (const minutes of [20, 30, 45, 60]) {
      const { request } = understood(`${minutes} min strength at the gym`);
      const body = plan(request, date, 1).workout.filter(({ type }) => type === 'exercise');
      for (const { exerciseId = '', restBetweenSets = 0 } of body) {
        const exercise = exerciseById(exerciseId);
        const least = exercise && isWeightLift(exercise) ? 120 : 60;
        expect(restBetweenSets, exerciseId).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('without anything to lift is made of harder reps and short rests', () => {
    for (const minutes of [20, 30, 45]) {
      const { request } = understood(`${minutes} min strength, hotel room, no kit`);
      const body = plan(request, date, 1).workout.filter(({ type }) => type === 'exercise');
      expect(body.length).toBeGreaterThanOrEqual(3);
      for (const { restBetweenSets = 0 } of body) expect(restBetweenSets).toBeLessThanOrEqual(90);
    }
  });
});
