import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemLimits } from '../../sync/limits.ts';
import {
  readMark,
  restMarkId,
  type Segment,
  type WorkoutMarkValue,
  workoutMarkId,
  writeSegments,
} from './calendar-marks.ts';

const types = [
  'pre-workout',
  'warmup',
  'exercise',
  'rest',
  'cooldown',
  'phase_transition',
] as const;
const segments = fc.array(
  fc.record<Segment>({
    type: fc.constantFrom(...types),
    seconds: fc.integer({ min: 0, max: 7200 }),
  }),
  { maxLength: 400 },
);

const value: WorkoutMarkValue = {
  day: '2026-11-20',
  title: 'Hotel Circuit',
  workoutId: 'w',
  strip: 'e40r20',
};

describe('a mark', () => {
  it('of a rest day is known by its day', () => {
    const id = restMarkId('2026-11-20');
    expect(readMark(id, true)).toEqual({ kind: 'rest', id, day: '2026-11-20' });
  });

  it('of a workout comes back with its strip', () => {
    const id = workoutMarkId('1');
    expect(readMark(id, value)).toEqual({
      kind: 'workout',
      id,
      day: '2026-11-20',
      title: 'Hotel Circuit',
      workoutId: 'w',
      segments: [
        { type: 'exercise', seconds: 40 },
        { type: 'rest', seconds: 20 },
      ],
    });
  });

  it('keeps the strip of a workout whole or not at all, and never outgrows a preference', () => {
    fc.assert(
      fc.property(segments, (given) => {
        const strip = writeSegments(given);
        const mark = readMark(workoutMarkId('1'), { ...value, title: 'x'.repeat(200), strip });
        if (mark?.kind !== 'workout') throw new Error('no mark');
        expect(mark.segments).toEqual(strip === '' ? [] : given);
        expect(JSON.stringify({ ...value, strip }).length).toBeLessThan(itemLimits.valueLength);
      }),
    );
  });

  it.each([
    ['units', 'kg'],
    [restMarkId('2026-02-30'), true],
    [restMarkId('2026-11-20'), 'yes'],
    [workoutMarkId('1'), null],
    [workoutMarkId('1'), { ...value, day: 'soon' }],
    [workoutMarkId('1'), { ...value, title: 7 }],
  ])('is not %s with %j', (id, given) => {
    expect(readMark(id, given)).toBeNull();
  });

  it('with a broken strip is a mark without one', () => {
    const mark = readMark(workoutMarkId('1'), { ...value, strip: '<>x9 e' });
    expect(mark).toMatchObject({ segments: [] });
  });
});
