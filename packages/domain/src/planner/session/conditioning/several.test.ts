import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderPart } from '../../../reading/vocabulary.ts';
import { runs } from '../../../test-support/by-night.ts';
import { buildTimerSteps } from '../../../timer/build-steps.ts';
import { laidFormats } from '../../../workout/formats/ids.ts';
import { fitnessLevels } from '../../../workout/limits.ts';
import { check } from '../../check/check.ts';
import { blockTimes, hasBlocks } from '../../layout/block-times.ts';
import { expectedSeconds } from '../../layout/expected.ts';
import { plan } from '../../plan.ts';
import { adaptationSummary } from '../../receipts/receipts.ts';
import type { Request, Slot } from '../../request.ts';
import { makeRequest } from '../../test-support/make-request.ts';
import { understand } from '../../understand.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const ofBlocks = (blocks: OrderPart[], changes: Partial<Request> = {}) =>
  makeRequest({ parts: told(blocks), ...changes });
const failed = (request: Request, seed = 1) =>
  check(plan(request, date, seed), request).gates.filter(({ passed }) => !passed);

describe('several parts in a row', () => {
  it('are blocks in the order of the words, with the minutes that were said', () => {
    const request = ofBlocks(
      [
        { goal: 'strength', minutes: 15 },
        { format: 'amrap', minutes: 10 },
        { goal: 'mobility', minutes: 5 },
      ],
      { minutes: told(40) },
    );
    const workout = plan(request, date, 1);
    expect(workout.title).toBe('Strength 15, then AMRAP 10, then stretch 5');
    expect(workout.play?.blocks.map(({ kind }) => kind)).toEqual(['giant_set', 'amrap', 'steady']);
    expect(expectedSeconds(workout)).toBe(blockTimes(request).totalSeconds);
    const lengths = [0, 1, 2].map((part) =>
      buildTimerSteps(workout)
        .filter(({ block, type }) => block === part && type !== 'phase_transition')
        .reduce((sum, { duration }) => sum + duration, 0),
    );
    expect(Math.abs((lengths[0] ?? 0) - 900)).toBeLessThanOrEqual(120);
    expect(lengths.slice(1)).toEqual([600, 300]);
    expect(failed(request)).toEqual([]);
  });

  it('are titled by the lift that is planned, where another was asked for', () => {
    const form = { equipment: ['bodyweight' as const] };
    const text = 'Part A 5x5 front squat. Part B 10 min amrap of push ups';
    const understood = understand(text, form, { level: 'beginner' }, { sessions: [] });
    if (understood.kind !== 'request') throw new Error(understood.kind);
    const workout = plan(understood.request, date, 1);
    const planned = workout.play?.blocks[0]?.items.map(({ name }) => name.toLowerCase()) ?? [];
    expect(planned).not.toContain('front squat');
    const title = workout.title?.toLowerCase();
    expect(title).toContain(planned[0]);
    expect(title).not.toContain('front squat');
  });

  it('take longer than asked where they do not fit, and say so', () => {
    const request = ofBlocks([{ goal: 'strength', minutes: 20 }, { format: 'tabata' }], {
      minutes: told(20),
    });
    const workout = plan(request, date, 1);
    expect(expectedSeconds(workout)).toBeGreaterThan(20 * 60);
    expect(adaptationSummary(request, workout, [])).toMatch(/about \d+ min longer than your/);
  });

  it('hold what each was asked to hold, and no move twice', () => {
    const request = ofBlocks([
      { format: 'circuit', minutes: 10, exercises: ['push-up'] },
      { format: 'emom', minutes: 6, exercises: ['air-squat'] },
    ]);
    const ids = plan(request, date, 1).play?.blocks.map(({ items }) =>
      items.map(({ exerciseId }) => exerciseId),
    );
    expect(ids?.[0]).toContain('push-up');
    expect(ids?.[1]).toEqual(['air-squat']);
    expect(ids?.[0]?.filter((id) => ids[1]?.includes(id))).toEqual([]);
  });

  it('cover a way before or after', () => {
    const request = ofBlocks([{ format: 'emom', minutes: 8 }], {
      distances: told([{ metres: 2000, by: 'row' as const }]),
      equipment: told(['bodyweight', 'yoga_mat', 'rower']),
      minutes: told(30),
    });
    expect(hasBlocks(request)).toBe(true);
    const kinds = plan(request, date, 1).play?.blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['distance_reps', 'emom']);
  });

  it('are one part where only one is asked for', () => {
    expect(hasBlocks(ofBlocks([{ format: 'emom', minutes: 10 }]))).toBe(false);
  });

  it('pass every gate whatever they are, or say that they take another time', () => {
    const block = fc.record(
      {
        format: fc.constantFrom(...laidFormats, 'amrap' as const, 'for_time' as const),
        minutes: fc.integer({ min: 4, max: 20 }),
        goal: fc.constantFrom('strength' as const, 'hiit' as const, 'mobility' as const),
      },
      { requiredKeys: [] },
    );
    const asked = fc.record({
      blocks: fc.array(block, { minLength: 2, maxLength: 4 }),
      minutes: fc.integer({ min: 15, max: 60 }),
      level: fc.constantFrom(...fitnessLevels),
      age: fc.constantFrom(30, 70),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(asked, ({ blocks, minutes, level, age, seed }) => {
        const request = ofBlocks(blocks as OrderPart[], {
          minutes: told(minutes),
          level: told(level),
          age: told(age),
        });
        const { honesty = [] } = plan(request, date, seed);
        const isSaid = honesty.some((words) => /^(?:Ends|Takes) \d+ min/.test(words));
        const others = failed(request, seed).filter(({ id }) => id !== 'H2' || !isSaid);
        expect(others).toEqual([]);
      }),
      { numRuns: runs(10) },
    );
  });
});

describe('sets that were said, and a part behind them', () => {
  it.each([
    ['heavy squats 5x3, then a 10 min AMRAP', 'back-squat', 5, 3],
    ['schwere Kniebeugen 5x3, danach 10 min AMRAP', 'back-squat', 5, 3],
    ['heavy bench 4x4, then a 12 min EMOM', 'bench-press', 4, 4],
  ])('%s', (text, lift, sets, reps) => {
    const asked = understand(text, {}, {}, { sessions: [] });
    if (asked.kind !== 'request') throw new Error(asked.kind);
    const workout = plan(asked.request, date, 1);
    const [strength, clocked] = workout.play?.blocks ?? [];
    const own = strength?.items.filter(({ role }) => role === 'work') ?? [];
    expect(own.map((item) => [item.exerciseId, item.sets, item.reps])).toEqual([
      [lift, sets, reps],
    ]);
    expect(clocked?.kind).toMatch(/amrap|emom/);
  });
});
