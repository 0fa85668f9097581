import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test-support/by-night.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { sumSeconds } from '../../timer/timeline.ts';
import { laidFormats } from '../../workout/formats/ids.ts';
import type { Workout } from '../../workout/types.ts';
import { alternativesFor } from '../legal/alternatives.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { bodyNames, isInStep, known } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { addItem, moveItem, removeItem, swapItem } from './edit.ts';
import { changeItem } from './edit-dose.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

describe('any row of edits', () => {
  const edit = fc.record({
    kind: fc.constantFrom('swap', 'move', 'remove', 'add', 'change'),
    at: fc.nat(40),
    to: fc.nat(40),
    amount: fc.integer({ min: -5, max: 5000 }),
  });
  type Edit = {
    kind: 'swap' | 'move' | 'remove' | 'add' | 'change';
    at: number;
    to: number;
    amount: number;
  };
  const pool = ['air-squat', 'glute-bridge', 'dead-bug', 'arm-circle', 'dumbbell-curl'].map(known);

  function apply(workout: Workout, { kind, at, to, amount }: Edit, request: Request): Workout {
    const index = at % workout.workout.length;
    switch (kind) {
      case 'swap': {
        const options = alternativesFor(workout, index, request);
        const chosen = options[to % Math.max(1, options.length)];
        return chosen ? swapItem(workout, index, chosen.exercise, request) : workout;
      }
      case 'move':
        return moveItem(workout, index, to % workout.workout.length);
      case 'remove':
        return removeItem(workout, index);
      case 'add':
        return addItem(workout, pool[to % pool.length] ?? known('air-squat'), request);
      default:
        return changeItem(workout, index, { reps: amount, seconds: amount, restSeconds: amount });
    }
  }

  it('leaves a workout that can be played, with list and phases in step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...laidFormats),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        (format, edits) => {
          const request = makeRequest({ format: told(format), minutes: told(20) });
          const edited = edits.reduce((w, one) => apply(w, one, request), plan(request, date, 5));
          expect(isInStep(edited)).toBe(true);
          expect(sumSeconds(buildTimerSteps(edited))).toBeGreaterThan(60);
          expect(bodyNames(edited).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(15) },
    );
  });
});
