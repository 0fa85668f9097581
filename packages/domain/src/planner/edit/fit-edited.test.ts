import { describe, expect, it } from 'vitest';
import { laidFormats } from '../../workout/formats/ids.ts';
import type { Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { plan } from '../plan.ts';
import type { Slot } from '../request.ts';
import { known } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { addItem, moveItem, removeItem } from './edit.ts';
import { changeItem, changeRounds } from './edit-dose.ts';
import { fitToTime, timeOf } from './fit-edited.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const bodyIds = ({ workout }: Workout) => [
  ...new Set(workout.filter(({ type }) => type === 'exercise').map((one) => one.exerciseId)),
];
const firstOfBody = ({ workout }: Workout) => workout.findIndex(({ type }) => type === 'exercise');

describe('the time of an edited workout', () => {
  it('is off by what was added', () => {
    const request = makeRequest({ format: told('circuit') });
    const workout = plan(request, date, 1);
    expect(timeOf(workout, request).offSeconds).toBe(0);
    const { totalSeconds } = timeOf(workout, request);
    const longer = changeRounds(workout, { rounds: (workout.totalRounds ?? 1) + 1 });
    const time = timeOf(longer, request);
    expect(time.offSeconds).toBeGreaterThan(60);
    expect(time.totalSeconds).toBeGreaterThan(totalSeconds);
  });

  it('of a flow is an estimate', () => {
    const request = makeRequest({ format: told('for_time') });
    expect(timeOf(plan(request, date, 1), request).isEstimate).toBe(true);
  });
});

describe('fitting', () => {
  it.each(laidFormats)('keeps the exercises of a workout as %s, in their order', (format) => {
    const request = makeRequest({ format: told(format) });
    const original = { ...plan(request, date, 2), id: 'w1', title: 'Mine' };
    const moved = moveItem(original, firstOfBody(original), original.workout.length - 1);
    const edited = changeItem(moved, 0, { seconds: 400 });
    const fitted = fitToTime(edited, original, request, date, 7);
    expect(fitted).not.toBeNull();
    if (!fitted) return;
    expect(timeOf(fitted.workout, request).offSeconds).toBe(0);
    expect(fitted.workout).toMatchObject({ id: 'w1', title: 'Mine' });
    expect(bodyIds(fitted.workout).slice(0, bodyIds(edited).length)).toEqual(bodyIds(edited));
    expect(fitted.left).toEqual([]);
    expect(check(fitted.workout, request).passed).toBe(true);
  });

  const movesOf = (workout: Workout, edge: 'warmup' | 'cooldown') => {
    const body = bodyIds(workout);
    const ids = workout.workout.filter(({ type }) => type === edge).map((one) => one.exerciseId);
    return ids.filter((id) => !body.includes(id));
  };

  it.each(laidFormats)(
    'keeps the moves around a workout as %s, and changes their length',
    (format) => {
      const request = makeRequest({ format: told(format) });
      const original = plan(request, date, 2);
      const edited = changeItem(original, 0, { seconds: 400 });
      // Another seed would warm up with other moves.
      for (const seed of [7, 8, 9]) {
        const fitted = fitToTime(edited, original, request, date, seed);
        if (!fitted) throw new Error('does not fit');
        for (const edge of ['warmup', 'cooldown'] as const) {
          const own = movesOf(edited, edge);
          expect(movesOf(fitted.workout, edge).slice(0, own.length)).toEqual(own);
        }
        expect(timeOf(fitted.workout, request).offSeconds).toBe(0);
        expect(check(fitted.workout, request).passed).toBe(true);
      }
    },
  );

  it('does not bring back what was taken out of the warm-up', () => {
    const request = makeRequest({ format: told('circuit') });
    const original = plan(request, date, 2);
    const [gone, ...left] = movesOf(original, 'warmup');
    const fitted = fitToTime(removeItem(original, 0), original, request, date, 7);
    expect(gone).toBe(original.workout[0]?.exerciseId);
    expect(movesOf(fitted?.workout ?? original, 'warmup')).toEqual(left);
  });

  it('keeps the rounds that were changed, where they fit', () => {
    const request = makeRequest({ format: told('circuit') });
    const original = plan(request, date, 2);
    const rounds = (original.totalRounds ?? 1) + 1;
    const fitted = fitToTime(changeRounds(original, { rounds }), original, request, date, 7);
    expect(fitted?.workout.totalRounds).toBe(rounds);
    expect(fitted && timeOf(fitted.workout, request).offSeconds).toBe(0);
  });

  it('does not bring back what was taken out, and says what came instead', () => {
    const request = makeRequest({ format: told('circuit') });
    const original = plan(request, date, 2);
    const gone = original.workout[firstOfBody(original)]?.exerciseId;
    const edited = removeItem(original, firstOfBody(original));
    const fitted = fitToTime(edited, original, request, date, 7);
    expect(bodyIds(fitted?.workout ?? original)).not.toContain(gone);
    const kept = bodyIds(edited).length;
    expect(bodyIds(fitted?.workout ?? original)).toHaveLength(
      kept + (fitted?.added.length ?? 0) - (fitted?.left.length ?? 0),
    );
  });

  it('holds what was added', () => {
    const request = makeRequest({ format: told('rounds') });
    const original = plan(request, date, 2);
    const curl = known('dumbbell-curl');
    const fitted = fitToTime(addItem(original, curl, request), original, request, date, 7);
    expect(bodyIds(fitted?.workout ?? original)).toContain(curl.id);
  });
});
