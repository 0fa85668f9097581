import { describe, expect, it } from 'vitest';
import { makeSession } from '../test-support/make-session.ts';
import type { LoggedSet } from '../types.ts';
import { markRecords, recordsIn } from './records.ts';
import { bestEstimate, estimateFrom, oneRepMax, volumeOf } from './strength.ts';

const session = (id: string, sets: LoggedSet[], name = 'Back Squat') =>
  makeSession('2026-03-01T07:00:00.000Z', { id, exercises: [{ name, sets }] });

describe('the one-rep maximum', () => {
  it('is the weight times one plus a thirtieth of the reps', () => {
    expect(oneRepMax(100, 6)).toBeCloseTo(120);
    expect(oneRepMax(16, 12)).toBeCloseTo(22.4);
  });

  it.each([
    [1, true],
    [2, false],
    [12, false],
    [13, true],
  ])('from %i reps has low confidence: %s', (reps, lowConfidence) => {
    expect(estimateFrom({ weight: 50, reps })?.lowConfidence).toBe(lowConfidence);
  });

  it('needs a weight and a rep', () => {
    expect(estimateFrom({ reps: 10 })).toBeNull();
    expect(estimateFrom({ weight: 0, reps: 10 })).toBeNull();
    expect(estimateFrom({ weight: 20, reps: 0 })).toBeNull();
    expect(bestEstimate([])).toBeNull();
  });
});

describe('a record', () => {
  const earlier = [session('a', [{ weight: 100, reps: 5 }])];

  it('is a better estimate than any before, with the improvement in percent', () => {
    const [record] = recordsIn(session('b', [{ weight: 105, reps: 5 }]), earlier);
    expect(record?.previousRecord).toBeCloseTo(116.67, 1);
    expect(record?.improvement).toBeCloseTo(5);
    expect(record?.estimatedFrom).toEqual({ weight: 105, reps: 5 });
  });

  it('is not the same again, nor less', () => {
    expect(recordsIn(session('b', [{ weight: 100, reps: 5 }]), earlier)).toEqual([]);
    expect(recordsIn(session('b', [{ weight: 90, reps: 5 }]), earlier)).toEqual([]);
  });

  it('is the first of a lift, with nothing to compare', () => {
    const [first] = recordsIn(session('b', [{ weight: 60, reps: 5 }], 'Bench Press'), earlier);
    expect(first).toMatchObject({ lift: 'Bench Press', previousRecord: null, improvement: null });
  });

  it('is not what a session that was removed had already reached', () => {
    const lasting = recordsIn(session('a', [{ weight: 120, reps: 5 }], 'back squat'), []);
    const lighter = session('b', [{ weight: 110, reps: 5 }]);
    expect(recordsIn(lighter, earlier, lasting)).toEqual([]);
    expect(markRecords(lighter, earlier, lasting).exercises[0]?.personalRecord).toBe(false);
    const [heavier] = recordsIn(session('b', [{ weight: 126, reps: 5 }]), earlier, lasting);
    expect(heavier?.previousRecord).toBeCloseTo(140);
    expect(heavier?.improvement).toBeCloseTo(5);
  });

  it('is one for a lift that the session lists twice, and marks the better of the two', () => {
    const heavy = session('b', [{ weight: 110, reps: 5 }], 'back squat ');
    const twice = session('b', [{ weight: 105, reps: 5 }]);
    twice.exercises.push(...heavy.exercises);
    const records = recordsIn(twice, earlier);
    expect(records.map(({ estimatedFrom }) => estimatedFrom)).toEqual([{ weight: 110, reps: 5 }]);
    const marks = markRecords(twice, earlier).exercises.map((one) => one.personalRecord);
    expect(marks).toEqual([false, true]);
  });

  it('does not beat itself when the session is saved again', () => {
    const again = session('b', [{ weight: 105, reps: 5 }]);
    expect(recordsIn(again, [...earlier, again])).toHaveLength(1);
    expect(markRecords(again, earlier).exercises[0]?.personalRecord).toBe(true);
  });
});

it('the volume is the kilograms moved', () => {
  expect(volumeOf([{ weight: 16, reps: 10 }, { reps: 20 }, { weight: 20, reps: 5 }])).toBe(260);
});
