import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readItem } from './readers.ts';
import { itemKinds } from './types.ts';

const frame = { changedAt: '2026-03-01T08:00:00.000Z', deviceId: 'phone', deleted: false };
const at = '2026-03-01T08:00:00.000Z';
const goal = {
  kind: 'lift',
  title: 'Squat 120',
  lift: 'Back Squat',
  targetValue: 120,
  currentValue: 100,
  createdAt: at,
  removed: { until: at, amount: 12 },
};

/** One good value of each kind, with its id. */
const good = {
  fact: ['birth_year', 1984],
  injury: ['1', { region: 'knee', side: 'left', status: 'active', trigger: 'when squatting' }],
  condition: ['1', { condition: 'pregnancy', detail: 'trimester 2' }],
  body_weight: ['2026-03-01', { kilograms: 72.5 }],
  best_lift: ['1', { lift: 'Bench press', kilograms: 80, reps: 5, day: '2026-02-28' }],
  goal: ['1', { ...goal, status: 'active', completedAt: null }],
  achievement: ['streak_7', { progress: 7, unlockedAt: at }],
  strength_record: [
    'back squat',
    {
      lift: 'Back Squat',
      date: at,
      oneRepMax: 120,
      estimatedFrom: { weight: 100, reps: 6 },
      lowConfidence: false,
      previousRecord: 100,
      improvement: 20,
    },
  ],
  timed_best: ['rounds push', { kind: 'rounds', of: 'Push', value: 5, date: at }],
  preference: ['units', 'lb'],
  own_exercise: [
    'own-zercher-carry',
    {
      name: 'Zercher Carry',
      pattern: 'carry',
      muscles: ['upper_back', 'abs'],
      kit: ['barbells'],
      unilateral: false,
    },
  ],
  body_measure: ['2026-03-01:waist', { name: 'waist', day: '2026-03-01', value: 81.5 }],
  equipment_profile: ['1', { name: 'Shed', equipment: ['kettlebells'], props: ['box'] }],
} as const;

describe('every kind', () => {
  it.each(itemKinds)('%s is read as it was written, and a deletion without a value', (kind) => {
    const [id, value] = good[kind];
    expect(readItem({ ...frame, kind, id, value })).toEqual({ ...frame, kind, id, value });
    const gone = readItem({ ...frame, kind, id, value, deleted: true });
    expect(gone).toMatchObject({ value: null, deleted: true });
  });

  it.each(itemKinds)('%s is never more than what its reader knows', (kind) => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, id) => {
        const item = readItem({ ...frame, kind, id, value });
        if (item) expect(readItem(item)).toEqual(item);
      }),
    );
  });
});

describe('refused is', () => {
  it.each([
    ['a birth year of words', 'fact', 'birth_year', '1984'],
    ['a fact that nobody asked for', 'fact', 'shoe_size', 43],
    ['a consent that is not a yes', 'fact', 'health_consent', 'yes'],
    ['a disliked exercise without a name', 'fact', 'disliked:burpee', {}],
    ['a disliked exercise of no library', 'fact', 'disliked:<b>', { name: 'x' }],
    ['an injury of the nose', 'injury', '1', { region: 'nose', status: 'active' }],
    ['a weight on a day that is not there', 'body_weight', '2026-02-30', { kilograms: 70 }],
    ['a weight of nobody', 'body_weight', '2026-02-20', { kilograms: 4 }],
    ['a lift of no reps', 'best_lift', '1', { ...good.best_lift[1], reps: 0 }],
    ['a lift of half a rep', 'best_lift', '1', { ...good.best_lift[1], reps: 2.5 }],
    ['a goal that ended at no time', 'goal', '1', { ...goal, status: 'active', completedAt: 'x' }],
    ['an achievement of no day', 'achievement', 'streak_7', { progress: 7, unlockedAt: 'once' }],
    [
      'a record of no set',
      'strength_record',
      'row',
      { ...good.strength_record[1], estimatedFrom: { weight: 0, reps: 5 } },
    ],
    ['a best of another kind', 'timed_best', 'x', { ...good.timed_best[1], kind: 'luck' }],
    [
      'gear that is not in the catalogue',
      'equipment_profile',
      '1',
      { name: 'x', equipment: ['y'] },
    ],
    [
      'an own exercise in the place of one of the library',
      'own_exercise',
      'push-up',
      good.own_exercise[1],
    ],
    [
      'an own exercise with a name as long as a page',
      'own_exercise',
      'own-x',
      { ...good.own_exercise[1], name: 'x'.repeat(81) },
    ],
    [
      'an own exercise of no muscle',
      'own_exercise',
      'own-x',
      { ...good.own_exercise[1], muscles: [] },
    ],
    [
      'a waist of another day',
      'body_measure',
      '2026-03-02:waist',
      { name: 'waist', day: '2026-03-01', value: 80 },
    ],
    [
      'a waist of nobody',
      'body_measure',
      '2026-03-01:waist',
      { name: 'waist', day: '2026-03-01', value: 4 },
    ],
    ['a preference as long as a book', 'preference', 'notes', 'x'.repeat(5000)],
    ['a preference of nothing', 'preference', 'units', null],
    ['a kind that is not known', 'secret', '1', 1],
    ['a kind that every object has', 'toString', '1', 1],
    ['an endless id', 'preference', 'x'.repeat(101), 1],
  ])('%s', (_, kind, id, value) => {
    expect(readItem({ ...frame, kind, id, value })).toBeNull();
  });

  it.each([
    ['yesterday'],
    ['2026-03-01'],
    ['+012026-03-01T08:00:00Z'],
    ['2026-13-01T08:00:00Z'],
    [1],
  ])('the instant %s', (changedAt) => {
    expect(readItem({ ...frame, kind: 'preference', id: 'x', value: 1, changedAt })).toBeNull();
  });
});

it('instants come in one form, so that their texts sort', () => {
  const item = { ...frame, kind: 'preference', id: 'x', value: 1 };
  expect(readItem({ ...item, changedAt: '2026-03-01T09:00:00+01:00' })?.changedAt).toBe(at);
  expect(readItem({ ...item, changedAt: '2026-03-01T08:00:00Z' })?.changedAt).toBe(at);
});
