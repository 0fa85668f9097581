import { describe, expect, it } from 'vitest';
import type { EquipmentId } from '../../exercise/types.ts';
import { check } from '../check/check.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { findDepartures } from '../receipts/departures.ts';
import type { GenerationForm } from '../request.ts';
import { understood } from '../test-support/understood.ts';

const bare: EquipmentId[] = ['bodyweight'];
const bar: EquipmentId[] = ['bodyweight', 'yoga_mat', 'barbells'];

function made(text: string, form: GenerationForm) {
  const { request } = understood(text, form);
  const workout = plan(request, '2026-11-15T08:00:00.000Z', 1);
  const failed = check(workout, request).gates.filter(({ passed }) => !passed);
  const main = workout.workout.filter(isWorkItem);
  return { request, workout, failed, main };
}

describe('jumps that are asked for without a name', () => {
  it('are in the workout', () => {
    const { main } = made('20 min with jumps', { equipment: bare });
    expect(main.map(({ exerciseId }) => exerciseId)).toContain('squat-jump');
  });

  it('are left out where landing does harm, and that is said', () => {
    const { request, workout, failed, main } = made(
      'I am 30 weeks pregnant, 20 min HIIT with jumps',
      { equipment: bare },
    );
    expect(failed).toEqual([]);
    expect(main.map(({ exerciseId }) => exerciseId)).not.toContain('drop-squat');
    expect(findDepartures(request, workout).map(({ words }) => words)).toEqual([
      expect.stringMatching(/^No Squat Jump: landing jolts/),
    ]);
  });

  it.each(['30 min legs, jumping is fine', 'nothing with jumping, 20 min'])(
    'are no wish in: %s',
    (text) => {
      expect(made(text, { equipment: bare }).request.mustInclude.value).toEqual([]);
    },
  );
});

describe('a wish that is hard to fill', () => {
  it.each<[string, GenerationForm]>([
    ['107 min, a pyramid, upper body, for strength', { difficulty: 'hard', equipment: bar }],
    ['one long flow, hamstrings and calves, build muscle', { durationMinutes: 112 }],
    ['91 min, barbell complex style flow, for strength', { difficulty: 'easy', equipment: bare }],
    ['8 min, a pyramid, burn fat. hotel room', { difficulty: 'hard' }],
    ['pyramid 1-2-3-4-5-4-3-2-1, upper body, burn fat', { durationMinutes: 38 }],
    ['21-15-9, legs, build muscle', { durationMinutes: 85 }],
    ['squats 10x10', { durationMinutes: 30, equipment: bar }],
    ['40/20 intervals, 4 exercises, calves, strength', { durationMinutes: 118 }],
    ['69 min, rounds, 1 exercise, pull-ups, build muscle', { equipment: bare }],
    ['20 min, 12 rounds, balance, no squats. vertigo. bad knee', { equipment: bare }],
    ['stretch with wall sits, 20 min', { equipment: bare }],
    ['EMOM 20 min: 10 burpees', { equipment: bare }],
    ['10 rounds of 15 box jumps', { equipment: ['bodyweight', 'plyometric_equipment'] }],
  ])('is work and passes every gate: %s', (text, form) => {
    const { failed, main } = made(text, form);
    expect(failed).toEqual([]);
    expect(main.length).toBeGreaterThan(0);
  });

  it('says why a jump is left out', () => {
    const { request, workout } = made('EMOM 20 min: 10 burpees', { equipment: bare });
    const words = findDepartures(request, workout).map((departure) => departure.words);
    expect(words.join(' ')).toMatch(
      /\w instead of Burpee: that would be more jumps than is good for you\./,
    );
  });

  it.each([
    ['legs 40 min, straight sets, 60 seconds rest', 60],
    ['strength 45 min, 3 min rest between sets', 180],
    ['3x10 squats and rows, 90 s rest', 90],
  ])('keeps the rest that was asked for: %s', (text, seconds) => {
    const { main } = made(text, { equipment: bar });
    expect(new Set(main.map(({ restBetweenSets }) => restBetweenSets))).toEqual(new Set([seconds]));
  });

  it('rests between rounds as long as was asked for', () => {
    const { workout } = made('5 rounds, 30 s rest between rounds, 25 min', { equipment: bare });
    expect(workout.restBetweenRounds).toBe(30);
  });

  it('takes no rest where none is wanted', () => {
    const { main } = made('10 exercises 30 seconds each, no rest', { equipment: bare });
    expect(main.every(({ restAfter = 0 }) => restAfter === 0)).toBe(true);
  });

  it('takes two steps towards a move that is still to be learnt', () => {
    const { request, main } = made('get my first pull-up, 30 min', {
      equipment: ['bodyweight', 'pull_up_bar', 'resistance_bands'],
    });
    expect(request.skillGoals?.value).toEqual(['pull-up']);
    const steps = main.filter(({ role }) => role === 'skill');
    expect(steps.length).toBeGreaterThan(0);
    expect(main.map(({ exerciseId }) => exerciseId)).not.toContain('pull-up');
    expect(main.filter(({ name }) => /pull-up|hang/i.test(name)).length).toBeGreaterThanOrEqual(2);
  });
});
