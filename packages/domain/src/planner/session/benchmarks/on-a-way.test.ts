import { describe, expect, it } from 'vitest';
import type { Workout } from '../../../workout/types.ts';
import { plan } from '../../plan.ts';
import { understand } from '../../understand.ts';

function made(text: string): Workout {
  const asked = understand(text, {}, {}, { sessions: [] });
  if (asked.kind !== 'request') throw new Error(asked.kind);
  return plan(asked.request, '2026-11-15T08:00:00.000Z', 1);
}
const workOf = ({ play }: Workout) => play?.blocks.flatMap(({ items }) => items) ?? [];
const warmUpOf = ({ workout }: Workout) => workout.filter(({ type }) => type === 'warmup');

describe('benchmarks on a way', () => {
  it('take their paces from a race: 4 x 4 on the rower with a 2k of 7:40', () => {
    const workout = made('Norwegian 4x4 on the rower, 2k is 7:40');
    const [hard] = workOf(workout);
    expect(hard).toMatchObject({ exerciseId: 'rowing-machine', duration: 240 });
    expect(hard?.pace?.unit).toBe('s/500m');
    expect(hard?.pace?.lo).toBeGreaterThanOrEqual(115);
    expect(hard?.pace?.hi).toBeLessThanOrEqual(121);
    expect(hard?.instructions).toMatch(/3 min.*between/);
  });

  it.each([
    ['Norwegian 4x4 on the rower, 2k is 7:40', /row/],
    ['Norwegian 4x4, my 5k is 22:30', /run/],
    ['Cooper test, 5k 24:00', /run/],
    ['2k row test, 2k is 7:40', /row/],
  ])('warm up with easy minutes of the same: %s', (text, way) => {
    const [first] = warmUpOf(made(text));
    expect(first?.exerciseId).toMatch(way);
    expect(first?.duration).toBeGreaterThanOrEqual(240);
  });

  it('go easy between where the fast pieces are an alternation', () => {
    const paces = workOf(made('10-20-30 run, my 5k is 22:30')).map(({ pace }) => pace?.lo ?? 0);
    const [easy = 0, steady = 0, fast = 0] = paces;
    expect(easy).toBeGreaterThan(steady);
    expect(steady).toBeGreaterThan(fast);
    expect(fast).toBeGreaterThan(0);
  });

  it('have no pace where no race is told', () => {
    expect(workOf(made('Norwegian 4x4 on the rower'))[0]?.pace).toBeUndefined();
  });
});

describe('a race and no kit', () => {
  it.each([
    ['tempo session, 60 minutes. 5k 28:00', /run/],
    ['easy session, 10k 48', /run/],
    ['intervals, 5k 22:30', /run/],
    ['Intervalle, 5 km in 22:30', /run/],
    ['intervalos, 5k en 22:30', /run/],
    ['intervals, 2k row 7:20', /row/],
  ])('is the way it was covered: %s', (text, way) => {
    const work = workOf(made(text));
    expect(work[0]?.exerciseId).toMatch(way);
    expect(work.some(({ pace }) => pace !== undefined)).toBe(true);
  });

  it('stays a session of lifts with weights at hand or a part to train', () => {
    expect(made('dumbbells, tempo session, 5k 28:00').title).not.toMatch(/run/i);
    expect(made('upper body, 40 min, 5k 28:00').title).not.toMatch(/run/i);
  });
});
