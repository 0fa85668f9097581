import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { read, readByRules } from '../../read.ts';

const lifts = (text: string) =>
  claimsOf(readByRules(text), 'exercise')
    .filter(({ polarity }) => polarity === 'wants')
    .map(({ value }) => value);
const kit = (text: string) => claimsOf(readByRules(text), 'kit').map(({ value }) => value.id);
const sessions = (text: string) => claimsOf(readByRules(text), 'session').map(({ value }) => value);

describe('lifts by their short names', () => {
  it.each([
    ['strength, bench first, 45 min', 'bench-press'],
    ['heavy bench triples', 'bench-press'],
    ['bench singles, no max out', 'bench-press'],
    ['bench day, 60 min', 'bench-press'],
    ['max strength overhead press day', 'overhead-press'],
    ['press day', 'overhead-press'],
    ['ohp', 'overhead-press'],
    ['clean technique session', 'clean'],
    ['snatch technique', 'snatch'],
    ['Bank zuerst, 45 min', 'bench-press'],
    ['schwere Bank, dann Rücken', 'bench-press'],
    ['día de banca, 60 minutos', 'bench-press'],
    ['séance de couché, 45 min', 'bench-press'],
    ['panca prima, poi trazioni', 'bench-press'],
    ['treino de supino', 'bench-press'],
  ])('%s', (text, lift) => {
    expect(lifts(text)).toContain(lift);
    expect(kit(text)).not.toContain('bench');
  });

  it.each([
    '20 min with a bench and dumbbells',
    'bench and dumbbells, upper body',
    'bench, rack, barbell, full body',
    'dumbbells and a bench first thing in the morning',
    'rack and bench at home, legs',
  ])('is kit: %s', (text) => {
    expect(kit(text)).toContain('bench');
    expect(lifts(text)).not.toContain('bench-press');
  });

  it.each([
    ['5x5 squat bench row, 45 min', ['air-squat', 'bench-press', 'one-arm-dumbbell-row']],
    ['squat bench deadlift 3x5', ['air-squat', 'bench-press', 'conventional-deadlift']],
    [
      'squat press deadlift row, 3x8',
      ['air-squat', 'conventional-deadlift', 'one-arm-dumbbell-row', 'overhead-press'],
    ],
    ['Kniebeuge Bank Rudern 5x5', ['air-squat', 'bench-press', 'one-arm-dumbbell-row']],
    ['sentadilla banca remo 5x5', ['air-squat', 'bench-press', 'one-arm-dumbbell-row']],
    ['squat panca rematore 5x5', ['air-squat', 'bench-press', 'one-arm-dumbbell-row']],
    ['agachamento supino remada 5x5', ['air-squat', 'bench-press', 'one-arm-dumbbell-row']],
  ])('is a list: %s', (text, ids) => {
    expect(lifts(text).sort()).toEqual(ids);
    expect(kit(text)).not.toContain('rower');
  });

  it('keeps a row on a bench, and a row on the machine', () => {
    expect(lifts('bench row 3x10')).toEqual(['seal-row']);
    expect(kit('gentle row 20 min')).toContain('rower');
  });

  it.each([
    ['bench triples', 'max_strength', 3],
    ['squat doubles today', 'max_strength', 2],
    ['Bankdrücken, Dreier', 'max_strength', 3],
    ['triples de press banca', 'max_strength', 3],
    ['développé couché, triplés', 'max_strength', 3],
    ['triple di panca piana', 'max_strength', 3],
    ['triplas de supino', 'max_strength', 3],
    ['heavy bench singles practice', 'heavy_singles', undefined],
  ])('%s names a session and its reps', (text, kind, reps) => {
    expect(sessions(text)).toContain(kind);
    expect(claimsOf(readByRules(text), 'layout')[0]?.value.reps).toBe(reps);
    expect(read(text).unread).toEqual([]);
  });

  it.each([
    ['deadlift top set and back-offs, deadlift 230 for 5', undefined],
    ['heavy bench singles practice, bench 1RM 90', undefined],
    ['squat first, 90 min, squat 160 for 5', 90],
    ['last time squat 80 felt 7, 45 min', 45],
    ['Kreuzheben 200 für 5, 60 Minuten', 60],
    ['sentadilla máximo 90', undefined],
  ])('numbers of a lift are no minutes: %s', (text, minutes) => {
    expect(claimsOf(readByRules(text), 'minutes')[0]?.value).toBe(minutes);
  });

  it('reads back-offs as sets and not as the back', () => {
    const claims = readByRules('deadlift top set and back-offs');
    expect(claimsOf(claims, 'focus')).toEqual([]);
    expect(sessions('deadlift top set and back-offs')).toEqual(['top_set']);
  });
});
