import { describe, expect, it } from 'vitest';
import { injuryRegions } from '../../reading/vocabulary.ts';
import { laidFormats } from '../../workout/formats/ids.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import { isCountable } from '../layout/choose.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { known } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { alternativesFor, whyNot } from './alternatives.ts';
import { isWithinLevel, judge } from './legal.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const hurt = (region: (typeof injuryRegions)[number]): Partial<Request> => ({
  injuries: [{ region, status: 'active', source: 'text', confidence: 1 }],
});

describe('alternatives', () => {
  it.each(injuryRegions)('for a sore %s are four, safe, within level and new', (region) => {
    const request = makeRequest({ ...hurt(region), level: told('beginner') });
    const workout = plan(request, date, 1);
    const ids = new Set(workout.workout.map(({ exerciseId }) => exerciseId));
    workout.workout.forEach(({ type, role }, index) => {
      const found = alternativesFor(workout, index, request);
      expect(found).toHaveLength(4);
      for (const { exercise } of found) {
        expect(judge(exercise, request).offence).toBeNull();
        expect(isWithinLevel(exercise, request)).toBe(true);
        expect(ids.has(exercise.id)).toBe(false);
        if (type !== 'exercise' && role !== 'ramp') expect(exercise.roles).toContain(type);
      }
    });
  });

  it('come nearest first and say why', () => {
    const workout = normaliseWorkout({
      workoutType: 'Circuit',
      workout: [{ name: 'Goblet Squat', exerciseId: 'dumbbell-goblet-squat', duration: 40 }],
    });
    const [first] = alternativesFor(workout, 0, makeRequest());
    expect(first?.exercise.patterns[0]).toBe('squat');
    expect(first?.reasons).toContain('Same muscles');
    const bare = makeRequest({ equipment: told(['bodyweight']) });
    for (const { reasons } of alternativesFor(workout, 0, bare))
      expect(reasons).toContain('No kit');
  });

  it.each(['emom', 'pyramid', 'compound'] as const)('in %s can be counted', (format) => {
    const request = makeRequest({ format: told(format) });
    const workout = plan(request, date, 1);
    const index = workout.workout.findIndex(({ type }) => type === 'exercise');
    const found = alternativesFor(workout, index, request);
    expect(found.every(({ exercise }) => isCountable(exercise))).toBe(true);
  });

  it('exist even for what the library does not know', () => {
    const workout = normaliseWorkout({ workout: [{ name: 'Qwxz', duration: 40 }] });
    expect(alternativesFor(workout, 0, makeRequest())).toHaveLength(4);
  });

  it('are none for a rest or a place that is not there', () => {
    for (const format of laidFormats) {
      const request = makeRequest({ format: told(format) });
      expect(alternativesFor(plan(request, date, 1), 999, request)).toEqual([]);
    }
  });
});

describe('why not', () => {
  const circuit = normaliseWorkout({ workoutType: 'Circuit', workout: [{ name: 'Air Squat' }] });

  it('a hold has no place in an EMOM, a stretch after it has', () => {
    const emom = normaliseWorkout({ workoutType: 'EMOM', workout: [{ name: 'Air Squat' }] });
    expect(whyNot(known('forearm-plank'), emom, makeRequest())).toBe('This format counts reps');
    expect(whyNot(known('wall-chest-stretch'), emom, makeRequest())).toBeNull();
  });

  it.each([
    ['squat-jump', hurt('knee'), 'Not for your knee'],
    ['back-squat', {}, 'Needs a barbell'],
    [
      'squat-jump',
      { conditions: [{ condition: 'pregnancy', source: 'text', confidence: 1 }] },
      'Left out for pregnancy',
    ],
    ['squat-jump', { excludedAttributes: told(['jumping']) }, 'No jumping'],
    ['squat-jump', { maxNoise: told(0) }, 'Too loud here'],
    ['air-squat', {}, null],
  ] as [string, Partial<Request>, string | null][])('%s: %o → %s', (id, changes, words) => {
    expect(whyNot(known(id), circuit, makeRequest(changes))).toBe(words);
  });

  it('a hard move is beyond a beginner', () => {
    const request = makeRequest({ level: told('beginner') });
    expect(whyNot(known('pistol-squat'), circuit, request)).toBe('Beyond your level');
  });
});
