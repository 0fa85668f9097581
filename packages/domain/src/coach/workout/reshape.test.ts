import { describe, expect, it } from 'vitest';
import { expectedSeconds } from '../../planner/layout/expected.ts';
import { plan } from '../../planner/plan.ts';
import { understand } from '../../planner/understand.ts';
import type { Workout } from '../../workout/types.ts';
import { reshapeAsked, reshaped } from './reshape.ts';

function changed(wish: string, change: string): { before: Workout; after: Workout } {
  const understood = understand(wish, {}, { level: 'intermediate' }, { sessions: [] });
  if (understood.kind !== 'request') throw new Error(understood.message);
  const before = plan(understood.request, '2026-11-15', 7);
  const asked = reshapeAsked(change);
  const after = asked && reshaped(before, asked, understood.request);
  if (!after) throw new Error(`Nothing is reshaped: ${change}`);
  return { before, after };
}

const work = ({ workout }: Workout) => workout.filter(({ type }) => type === 'exercise');
const namesOf = (workout: Workout) => work(workout).map(({ name }) => name);
const setsOf = (workout: Workout) => work(workout).map(({ sets = 1 }) => sets);

describe('a session with other rests or sets', () => {
  it.each([
    'shorter breaks please',
    'halve the rests',
    'bitte kürzere Pausen',
    'acorta los descansos',
    'trop de repos entre les séries',
    'recuperi più brevi',
    'corta o descanso',
  ])('keeps its exercises and sets, and takes less time: %s', (change) => {
    const { before, after } = changed('35 min push with dumbbells', change);
    expect(namesOf(after)).toEqual(namesOf(before));
    expect(setsOf(after)).toEqual(setsOf(before));
    expect(expectedSeconds(after)).toBeLessThan(expectedSeconds(before));
    expect(after.estimatedDuration).toBe(Math.round(expectedSeconds(after) / 60));
  });

  it.each([
    'one more set of everything',
    'ein Satz mehr',
    'una serie más',
    'une série de plus',
    'una serie in più',
    'mais uma série',
  ])('keeps its exercises with a set more of each: %s', (change) => {
    const { before, after } = changed('35 min push with dumbbells', change);
    expect(namesOf(after)).toEqual(namesOf(before));
    expect(setsOf(after)).toEqual(setsOf(before).map((sets) => sets + 1));
  });

  it('has as many sets or rounds as are named, and rests as long as is said', () => {
    expect(setsOf(changed('35 min legs with a barbell', '2 sets each').after)).toEqual(
      expect.not.arrayContaining([3]),
    );
    const rested = changed('35 min legs with a barbell', 'shorter rests, 45 sec').after;
    expect(work(rested).map(({ restBetweenSets = 45 }) => restBetweenSets)).toEqual(
      work(rested).map(() => 45),
    );
    const { before, after } = changed('25 min circuit, no kit', 'noch eine Runde');
    expect(after.totalRounds).toBe((before.totalRounds ?? 0) + 1);
  });

  it.each([
    'make it shorter',
    'is less rest better for fat loss?',
    'add 3 sets of squats',
    'I did one more set yesterday',
  ])('is another thing: %s', (change) => {
    expect(reshapeAsked(change)).toBeNull();
  });
});
