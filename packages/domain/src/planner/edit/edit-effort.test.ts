import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { plan } from '../plan.ts';
import { understand } from '../understand.ts';
import { isTurned, turnEffort, turnedFrom } from './edit-effort.ts';

const wishes = [
  '15 min hiit no kit',
  '30 min dumbbells',
  '20 min core no kit',
  '30 min run',
  '30 min legs with barbell and rack',
  '12 min emom with a kettlebell, swings and goblet squats',
  '20 min tabata',
  '10 min easy, age 72, chair',
  '20 min amrap bodyweight',
  '15 min stretching',
  '20 min bands glutes',
  '5x5 squat and bench, rack',
];

function made(wish: string) {
  const understood = understand(wish, {}, {}, { sessions: [] });
  if (understood.kind !== 'request') throw new Error(understood.message);
  const { request } = understood;
  return { request, workout: plan(request, '2026-11-15', 3) };
}

const namesOf = ({ workout }: { workout: readonly { name: string; type: string }[] }) =>
  workout.filter(({ type }) => type === 'exercise').map(({ name }) => name);

describe.each(['harder', 'easier'] as const)('%s', (turn) => {
  it.each(wishes)('is that, with the same exercises in the same time: %s', (wish) => {
    const { request, workout } = made(wish);
    const turned = turnEffort(workout, turn, request);
    if (!turned) throw new Error('Nothing was turned.');
    expect(isTurned(workout, turned, turn)).toBe(true);
    expect(namesOf(turned)).toEqual(namesOf(workout));
    expect(check(turned, request).passed).toBe(true);
  });

  it('takes what was planned only where it is that', () => {
    const { request, workout } = made('30 min dumbbells');
    const other = turnEffort(workout, turn, request);
    if (!other) throw new Error('Nothing was turned.');
    expect(turnedFrom(workout, other, turn, request)).toBe(other);
    const back = turnedFrom(other, workout, turn, request);
    expect(back).not.toBe(workout);
    expect(back && isTurned(other, back, turn)).toBe(true);
  });
});
