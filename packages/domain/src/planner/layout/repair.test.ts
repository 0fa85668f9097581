import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { plan } from '../plan.ts';
import { adaptationSummary, receiptsFor } from '../receipts/receipts.ts';
import type { Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { repair } from './repair.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

const kneeRequest = makeRequest({
  injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
});

describe('repair', () => {
  it('leaves a plan that passes as it is', () => {
    const request = makeRequest();
    const good = plan(request, date, 1);
    const { workout, report, changes } = repair(good, request, date, 1);
    expect(report.passed).toBe(true);
    expect(changes).toEqual([]);
    expect(workout.workout.map(({ name }) => name)).toEqual(good.workout.map(({ name }) => name));
  });

  it('swaps a jump for a bad knee and says so', () => {
    const draft = {
      workout: ['Squat Jump', 'Push-Up', 'One-Arm Dumbbell Row'].map((name) => ({ name, reps: 8 })),
    };
    const { workout, report, changes } = repair(draft, kneeRequest, date, 1);
    expect(report.passed).toBe(true);
    expect(workout.workout.map(({ name }) => name)).not.toContain('Squat Jump');
    const labels = receiptsFor(kneeRequest, workout, report, changes).map(({ label }) => label);
    expect(labels).toContain('Knee-safe');
    expect(labels.join()).toMatch(/Swapped: Squat Jump → /);
    expect(adaptationSummary(kneeRequest, workout, changes)).toMatch(/^Swapped Squat Jump for /);
  });

  it('lets no model coach somebody who is hurt', () => {
    const draft = {
      ...plan(kneeRequest, date, 1),
      coachingNotes: 'Push through any pain.',
      motivationalMessage: 'Hold your breath on every rep.',
      safetyNotes: [],
    };
    const { workout, changes } = repair(draft, kneeRequest, date, 1);
    expect(changes).toEqual([]);
    expect(JSON.stringify(workout)).not.toMatch(/Push through any pain|Hold your breath/);
    expect(workout.safetyNotes).toEqual(plan(kneeRequest, date, 1).safetyNotes);
  });

  it('lays out anew what does not fit the time', () => {
    const request = makeRequest({ minutes: told(20) });
    const draft = {
      workoutType: 'Circuit',
      totalRounds: 9,
      workout: [
        { name: 'Push-Up', duration: 50 },
        { name: 'Air Squat', duration: 50 },
        { name: 'Glute Bridge', duration: 50 },
      ],
    };
    const { workout, report, changes } = repair(draft, request, date, 1);
    expect(report.passed).toBe(true);
    expect(changes.map(({ kind }) => kind)).toContain('retimed');
    expect(workout.workout.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Push-Up', 'Air Squat', 'Glute Bridge']),
    );
  });

  it.each([
    ['nothing', null],
    ['prose', 'Do some squats.'],
    ['no workout', { title: 'x' }],
    ['only unknown names', { workout: [{ name: 'Quantum Lunge of Doom' }, { name: 'Zzz' }] }],
    [
      'prose that turns it into a flow',
      {
        workoutStructure: 'compound lifts in a continuous flow',
        workout: [{ name: 'Push-Up', reps: 10 }],
      },
    ],
    [
      'absurd numbers',
      { workoutType: 'Circuit', workout: [{ name: 'Push-Up', duration: 1e9, rpe: 99, sets: -4 }] },
    ],
    [
      'a load beyond the cap',
      { workout: [{ name: 'Push-Up', setScheme: { sets: 3, reps: 5, weightPercentage: 120 } }] },
    ],
  ])('makes a servable plan of %s', (_, draft) => {
    for (const format of ['circuit', 'sets', 'emom'] as const) {
      const request = makeRequest({ format: told(format) });
      const { workout, report } = repair(draft, request, date, 1);
      expect(report.gates.filter(({ passed }) => !passed)).toEqual([]);
      expect(check(workout, request).passed).toBe(true);
    }
  });
});
