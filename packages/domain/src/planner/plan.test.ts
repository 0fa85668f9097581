import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { claim } from '../reading/claims.ts';
import { conditions, focusAreas, goals, injuryRegions } from '../reading/vocabulary.ts';
import { runs } from '../test-support/by-night.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { detectStyle } from '../timer/detect-style.ts';
import { formatDefinitions } from '../workout/formats/definitions.ts';
import { laidFormats } from '../workout/formats/ids.ts';
import { difficulties, fitnessLevels } from '../workout/limits.ts';
import { check } from './check/check.ts';
import { expectedSeconds } from './layout/expected.ts';
import { plan } from './plan.ts';
import type { Request, Slot } from './request.ts';
import { makeRequest } from './test-support/make-request.ts';
import { makeSession } from './test-support/make-session.ts';

const date = '2026-11-15T08:00:00.000Z';
const nowMs = Date.parse(date);
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

function bodyOf(request: Request) {
  return plan(request, date, 1).workout.filter(({ type }) => type === 'exercise');
}

describe('a plan', () => {
  it.each(
    laidFormats.flatMap((format) =>
      [5, 7, 10, 12, 20, 30, 45, 60, 80].map((minutes) => [format, minutes] as const),
    ),
  )('as %s of %i minutes fits within ten seconds and plays in that way', (format, minutes) => {
    const request = makeRequest({ format: told(format), minutes: told(minutes) });
    const workout = plan(request, date, 3);
    expect(Math.abs(expectedSeconds(workout) - minutes * 60)).toBeLessThanOrEqual(10);
    const families = workout.play?.blocks.map(({ kind }) => formatDefinitions[kind].traits.family);
    if (families) expect(families).toContain(formatDefinitions[format].traits.family);
    else expect(detectStyle(workout)).toBe(formatDefinitions[format].style);
    // Each part has its own dose; circuits and what fits no block are laid out item by item.
    const isLaidOut = format === 'circuit' || format === 'rounds';
    if (minutes >= 20 && !isLaidOut) expect(workout.archetype).toBeDefined();
  });

  it('is the same for the same request, day and seed, and another for another seed', () => {
    const request = makeRequest();
    expect(plan(request, date, 1)).toEqual(plan(request, date, 1));
    expect(plan(request, '2026-11-15T19:00:00.000Z', 1).workout).toEqual(
      plan(request, date, 1).workout,
    );
    const names = (seed: number) => plan(request, date, seed).workout.map(({ name }) => name);
    expect(new Set([1, 2, 3, 4].map((seed) => names(seed).join())).size).toBeGreaterThan(1);
  });

  it('passes every gate whatever is asked', () => {
    const requests = fc.record({
      format: fc.constantFrom(...laidFormats),
      minutes: fc.integer({ min: 5, max: 120 }),
      goal: fc.constantFrom(...goals),
      focus: fc.constantFrom(...focusAreas),
      level: fc.constantFrom(...fitnessLevels),
      difficulty: fc.constantFrom(...difficulties),
      injury: fc.option(fc.constantFrom(...injuryRegions)),
      condition: fc.option(fc.constantFrom(...conditions), { freq: 5 }),
      isQuiet: fc.boolean(),
      isBare: fc.boolean(),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(requests, (asked) => {
        const request = makeRequest({
          signs: [claim('clearance', true, 'test', { polarity: 'has' })],
          format: told(asked.format),
          minutes: told(asked.minutes),
          goal: told(asked.goal),
          focus: told([asked.focus]),
          level: told(asked.level),
          difficulty: told(asked.difficulty),
          maxNoise: told(asked.isQuiet ? 0 : 3),
          ...(asked.isBare
            ? { equipment: told(['bodyweight' as const, 'yoga_mat' as const]) }
            : {}),
          injuries: asked.injury
            ? [{ region: asked.injury, status: 'active', source: 'text', confidence: 1 }]
            : [],
          conditions: asked.condition
            ? [{ condition: asked.condition, source: 'text', confidence: 1 }]
            : [],
        });
        const { gates } = check(plan(request, date, asked.seed), request);
        expect(gates.filter(({ passed }) => !passed)).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });

  it('keeps the exercise that was asked for', () => {
    const names = bodyOf(makeRequest({ mustInclude: told(['push-up']) })).map(
      ({ exerciseId }) => exerciseId,
    );
    expect(names).toContain('push-up');
  });

  it('has no jump for a bad knee and says how to do what is left kindly', () => {
    const request = makeRequest({
      injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
    });
    const body = bodyOf(request);
    const traits = body.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '')?.traits ?? []);
    expect(traits).not.toContain('jump');
    expect(plan(request, date, 1).workoutReasoning).toContain('your knee');
  });

  it('plays the stated rounds and the stated levels', () => {
    const rounds = makeRequest({ format: told('circuit'), body: told({ rounds: 4 }) });
    expect(plan(rounds, date, 1).totalRounds).toBe(4);
    const levels = makeRequest({ format: told('pyramid'), body: told({ levels: [3, 5, 7] }) });
    const steps = buildTimerSteps(plan(levels, date, 1)).filter(({ type }) => type === 'exercise');
    const rungs = steps.map(({ reps }) => reps);
    expect(rungs.join()).toContain('3,3,3,5,5,5,7,7,7');
  });

  it('climbs a pyramid that is named by its ends and its peak', () => {
    const request = makeRequest({ format: told('pyramid'), body: told({ levels: [1, 5, 1] }) });
    const workout = plan(request, date, 1);
    const ladder = workout.play?.blocks.find(({ kind }) => kind === 'ladder')?.ladder;
    expect(ladder).toEqual([1, 2, 3, 4, 5, 4, 3, 2, 1]);
    expect(check(workout, request).passed).toBe(true);
  });

  it('keeps the time where the stated rounds do not fit it, and says so', () => {
    const request = makeRequest({ minutes: told(6), body: told({ rounds: 12 }) });
    const workout = plan(request, date, 1);
    expect(check(workout, request).passed).toBe(true);
    expect(workout.workoutReasoning).toContain('6 minutes do not hold all you asked for');
  });

  it('gives a stated EMOM its minutes and the rest of the session to the frame', () => {
    const request = makeRequest({
      format: told('emom'),
      body: { ...told({ minutes: 20 }), quote: '20 min EMOM' },
      minutes: told(30),
    });
    const workout = plan(request, date, 1);
    expect(workout.play?.blocks.find(({ kind }) => kind === 'emom')?.minutes).toBe(20);
    expect(expectedSeconds(workout)).toBe(1800);
  });

  it('spares what was trained hard yesterday', () => {
    const heavyLegs = makeSession(
      16,
      nowMs,
      ['dumbbell-split-squat', 'air-squat', 'dumbbell-reverse-lunge', 'tempo-squat'].map(
        (exerciseId) => ({
          exerciseId,
          sets: Array.from({ length: 5 }, () => ({ reps: 10, rpe: 9 })),
        }),
      ),
    );
    const shareOfQuads = (request: Request) => {
      const muscles = bodyOf(request).map(
        ({ exerciseId }) => exerciseById(exerciseId ?? '')?.primary[0],
      );
      return muscles.filter((muscle) => muscle === 'quads').length;
    };
    const tired = makeRequest({ history: { sessions: [heavyLegs] } });
    expect(shareOfQuads(tired)).toBeLessThanOrEqual(shareOfQuads(makeRequest()));
  });

  it('adds to a load that went well', () => {
    const set = { reps: 10, weight: 20, rpe: 7 };
    const sessions = [72, 168].map((hoursAgo) =>
      makeSession(hoursAgo, nowMs, [
        { exerciseId: 'dumbbell-shoulder-press', sets: [set, set, set] },
      ]),
    );
    const request = makeRequest({
      mustInclude: told(['dumbbell-shoulder-press']),
      history: { sessions },
    });
    const press = bodyOf(request).find(
      ({ exerciseId }) => exerciseId === 'dumbbell-shoulder-press',
    );
    expect(press?.weight).toBe(22);
    expect(press?.description).toContain('20 × 10 done');
  });

  it('is empty, not an exception, when nothing is legal', () => {
    const request = makeRequest({ equipment: told([]) });
    expect(plan(request, date, 1).workout).toEqual([]);
  });
});
