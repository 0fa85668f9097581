import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockWish } from '../reading/vocabulary.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import { fitnessLevels } from '../workout/limits.ts';
import type { Workout } from '../workout/types.ts';
import { blockTimes, hasBlocks } from './block-times.ts';
import { check } from './check/check.ts';
import { expectedSeconds } from './expected.ts';
import { laidFormats } from './nearest-layout.ts';
import { plan } from './plan.ts';
import { adaptationSummary } from './receipts.ts';
import type { Request, Slot } from './request.ts';
import { makeRequest } from './test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const ofBlocks = (blocks: BlockWish[], changes: Partial<Request> = {}) =>
  makeRequest({ blocks: told(blocks), ...changes });

/** The steps from one part's beginning to the next. */
function stepsByPart(workout: Workout): Map<string, TimerStep[]> {
  const parts = new Map<string, TimerStep[]>();
  const names = (workout.phases ?? [])
    .filter(({ exercises }) => exercises.some(({ type }) => type === 'exercise'))
    .map(({ name }) => name);
  let now: string | undefined;
  for (const step of buildTimerSteps(workout)) {
    if (step.type === 'phase_transition') now = step.phase;
    else if (step.type === 'cooldown') now = undefined;
    else if (now && names.includes(now)) parts.set(now, [...(parts.get(now) ?? []), step]);
  }
  return parts;
}

const seconds = (steps: readonly TimerStep[] = []) =>
  steps.reduce((sum, { duration }) => sum + duration, 0);

describe('several parts in a row', () => {
  const lifting: BlockWish[] = [
    { goal: 'strength', minutes: 15 },
    { format: 'rounds', minutes: 10 },
    { goal: 'mobility', minutes: 5 },
  ];

  it('are one workout that names them in their order, exact to the second', () => {
    const request = ofBlocks(lifting, { text: 'then an AMRAP', minutes: told(40) });
    const workout = plan(request, date, 1);
    expect(workout.workoutStructure).toBe('Sets 15 min, then AMRAP 10 min, then Stretch 5 min');
    expect(workout.title).toBe('Sets, AMRAP and Stretch');
    expect(expectedSeconds(workout)).toBe(blockTimes(request).totalSeconds);
    expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
    const parts = stepsByPart(workout);
    expect([...parts.keys()]).toEqual(['Sets 15 min', 'AMRAP 10 min', 'Stretch 5 min']);
    expect(Math.abs(seconds(parts.get('Sets 15 min')) - 900)).toBeLessThanOrEqual(60);
    expect(Math.abs(seconds(parts.get('AMRAP 10 min')) - 600)).toBeLessThanOrEqual(45);
    expect(Math.abs(seconds(parts.get('Stretch 5 min')) - 300)).toBeLessThanOrEqual(45);
  });

  it('each play by the clock of their own format', () => {
    const request = ofBlocks([
      { format: 'emom', minutes: 6 },
      { format: 'tabata', minutes: 4 },
    ]);
    const parts = stepsByPart(plan(request, date, 1));
    const emom = parts.get('EMOM 6 min') ?? [];
    expect(emom.map(({ duration, type }) => [type, duration])).toEqual(
      Array.from({ length: 6 }, () => ['exercise', 60]),
    );
    expect(emom.every(({ reps = 0 }) => reps > 0)).toBe(true);
    const tabata = parts.get('Tabata') ?? [];
    expect(tabata.map(({ duration }) => duration)).toEqual([
      ...Array.from({ length: 7 }, () => [20, 10]).flat(),
      20,
    ]);
  });

  it('share out the minutes that nobody gave them', () => {
    const request = ofBlocks([{ format: 'emom', minutes: 8 }, { format: 'circuit' }], {
      minutes: told(30),
    });
    const workout = plan(request, date, 1);
    expect(expectedSeconds(workout)).toBe(1800);
    const [, circuit] = blockTimes(request).blocks;
    expect(circuit?.seconds).toBeGreaterThan(8 * 60);
  });

  it('take longer than asked where they do not fit, and say so first', () => {
    const request = ofBlocks([{ goal: 'strength', minutes: 20 }, { format: 'tabata' }], {
      minutes: told(20),
    });
    const workout = plan(request, date, 1);
    expect(expectedSeconds(workout)).toBeGreaterThan(20 * 60);
    expect(check(workout, request).passed).toBe(true);
    expect(adaptationSummary(request, workout, [])).toMatch(
      /^Sets 20 min and Tabata take \d+ minutes with what is around them, not 20\./,
    );
  });

  it('hold what each was asked to hold, and no move twice', () => {
    const request = ofBlocks([
      { format: 'circuit', minutes: 10, exercises: ['push-up'] },
      { format: 'emom', minutes: 6, exercises: ['air-squat'] },
    ]);
    const workout = plan(request, date, 1);
    const idsOf = (name: string) =>
      new Set(
        workout.phases
          ?.find((phase) => phase.name === name)
          ?.exercises.flatMap(({ exerciseId }) => exerciseId ?? []),
      );
    expect(idsOf('Circuit 10 min')).toContain('push-up');
    expect(idsOf('EMOM 6 min')).toContain('air-squat');
    expect([...idsOf('Circuit 10 min')].filter((id) => idsOf('EMOM 6 min').has(id))).toEqual([]);
  });

  it('work with the part of the body that each is for', () => {
    const request = ofBlocks([
      { format: 'circuit', minutes: 12, focus: ['legs'] },
      { format: 'circuit', minutes: 8, focus: ['core'] },
    ]);
    const workout = plan(request, date, 1);
    expect(workout.workoutStructure).toBe('Circuit 12 min, then Circuit 8 min');
    expect(check(workout, request).passed).toBe(true);
  });

  it('are one part where only one is asked for', () => {
    expect(hasBlocks(ofBlocks([{ format: 'emom', minutes: 10 }]))).toBe(false);
  });

  it('fail the check where they are not played in that order', () => {
    const request = ofBlocks(lifting, { minutes: told(40) });
    const other = plan(ofBlocks([...lifting].reverse(), { minutes: told(40) }), date, 1);
    const gates = check(other, request).gates.filter(({ passed }) => !passed);
    expect(gates.map(({ id }) => id)).toContain('H7');
  });

  it('pass every gate and fit to the second, whatever they are', () => {
    const block = fc.record(
      {
        format: fc.constantFrom(...laidFormats),
        minutes: fc.integer({ min: 4, max: 20 }),
        goal: fc.constantFrom('strength' as const, 'hiit' as const, 'mobility' as const),
      },
      { requiredKeys: [] },
    );
    const asked = fc.record({
      blocks: fc.array(block, { minLength: 2, maxLength: 4 }),
      minutes: fc.integer({ min: 15, max: 60 }),
      level: fc.constantFrom(...fitnessLevels),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(asked, ({ blocks, minutes, level, seed }) => {
        const request = ofBlocks(blocks as BlockWish[], {
          minutes: told(minutes),
          level: told(level),
        });
        const workout = plan(request, date, seed);
        expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
        expect(expectedSeconds(workout)).toBe(blockTimes(request).totalSeconds);
      }),
      { numRuns: 25 },
    );
  });
});
