import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import {
  type EquipmentId,
  type LibraryExercise,
  type Muscle,
  muscles,
} from '../../exercise/types.ts';
import { type FocusArea, goals } from '../../reading/vocabulary.ts';
import { inTurn } from '../../test-support/by-night.ts';
import { laidFormats } from '../../workout/formats/ids.ts';
import type { Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { repair } from '../layout/repair.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { known } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

const gym: Partial<Request> = {
  equipment: told([
    'kettlebells',
    'dumbbells',
    'barbells',
    'bodyweight',
    'resistance_bands',
    'pull_up_bar',
    'yoga_mat',
  ] satisfies EquipmentId[]),
  props: told(['wall', 'chair', 'towel', 'bench', 'rack', 'anchor']),
  place: told('gym'),
  format: told('sets'),
};

function trainedBy({ workout }: Workout): LibraryExercise[] {
  return workout
    .filter(isWorkItem)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
}

const bodyOf = (request: Request, seed = 1) => trainedBy(plan(request, date, seed));

const legs: Muscle[] = ['quads', 'hams', 'glutes', 'adductors', 'abductors', 'calves'];
const excluded: [FocusArea, readonly Muscle[]][] = [
  ['legs', legs],
  ['lower_body', legs],
  ['chest', ['chest']],
  ['arms', ['biceps', 'triceps', 'forearms']],
  ['core', ['abs', 'obliques', 'spinal_erectors', 'hip_flexors']],
  ['back', ['lats', 'upper_back', 'traps', 'rear_delt', 'spinal_erectors']],
  ['shoulders', ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff', 'traps']],
];

describe('a part that is ruled out', () => {
  it.each(excluded.map(([area, parts], turn) => [area, parts, turn] as const))(
    '%s is trained by nothing of the main part, in any format',
    (area, parts, turn) => {
      for (const [seed, format] of laidFormats.entries()) {
        for (const goal of inTurn(goals, turn + seed)) {
          const request = makeRequest({
            avoidFocus: told([area]),
            format: told(format),
            goal: told(goal),
          });
          const workout = plan(request, date, seed);
          const trained = trainedBy(workout).flatMap(({ primary }) => primary);
          expect(trained.length).toBeGreaterThan(0);
          expect(trained.filter((muscle) => parts.includes(muscle))).toEqual([]);
          expect(check(workout, request).passed).toBe(true);
        }
      }
    },
  );

  it.each(muscles)('%s alone is left out too', (muscle) => {
    const request = makeRequest({ avoidMuscles: told([muscle]) });
    expect(bodyOf(request).flatMap(({ primary }) => primary)).not.toContain(muscle);
  });

  it('closes a gate on a plan that trains it, and the repair swaps it', () => {
    const request = makeRequest({ avoidFocus: told(['legs']) });
    const other = plan(makeRequest(), date, 1);
    const failed = check(other, request).gates.filter(({ passed }) => !passed);
    expect(failed.map(({ id }) => id)).toContain('H4');
    const { report, workout } = repair(other, request, date, 1);
    expect(report.passed).toBe(true);
    const trained = workout.workout
      .filter(({ type }) => type === 'exercise')
      .flatMap(({ exerciseId = '' }) => known(exerciseId).primary);
    expect(trained.filter((muscle) => legs.includes(muscle))).toEqual([]);
  });

  it('may still walk to get warm, and keeps what was asked for by name', () => {
    const request = makeRequest({ avoidFocus: told(['legs']), mustInclude: told(['air-squat']) });
    expect(bodyOf(request).map(({ id }) => id)).toContain('air-squat');
    const opening = plan(makeRequest({ avoidFocus: told(['legs']) }), date, 1).workout[0];
    expect(known(opening?.exerciseId ?? '').patterns[0]).toBe('cyclic');
  });
});

describe('named muscles', () => {
  const named: [string, Partial<Request>, RegExp[], RegExp | null][] = [
    [
      'chest and triceps',
      { ...gym, focus: told(['chest', 'arms']), focusMuscles: told(['chest', 'triceps']) },
      [/bench press/i, /skull|triceps|close-grip|pressdown|dip/i],
      /curl|row|pull-up|chin/i,
    ],
    [
      'back and biceps',
      { ...gym, focus: told(['back', 'arms']), focusMuscles: told(['lats', 'biceps']) },
      [/row|pull/i, /curl/i],
      /bench press|skull|push-up|squat/i,
    ],
    [
      'hamstrings and calves',
      { focus: told(['legs']), focusMuscles: told(['hams', 'calves']) },
      [/deadlift|rdl|hamstring|good morning/i, /calf/i],
      /goblet|push-up|row/i,
    ],
    [
      'forearms',
      { ...gym, focusMuscles: told(['forearms']) },
      [/hang|farmer|carry/i],
      /push-up|dip|squat/i,
    ],
    [
      'quads with a kettlebell',
      {
        focus: told(['legs']),
        focusMuscles: told(['quads']),
        equipment: told(['bodyweight', 'kettlebells']),
      },
      [/squat|lunge/i],
      /figure-8|swing|row/i,
    ],
    [
      'a shoulder to be kept well',
      { focus: told(['shoulders']), focusMuscles: told(['rotator_cuff', 'rear_delt']) },
      [/rotation/i, /fly|face pull|pull-apart/i],
      /squat|lunge/i,
    ],
    [
      'a push day with a barbell and a bench',
      {
        focus: told(['push']),
        minutes: told(60),
        format: told('sets'),
        equipment: told(['barbells', 'bodyweight', 'yoga_mat']),
        props: told(['wall', 'chair', 'towel', 'bench']),
      },
      [/bench press/i],
      /row|curl|squat/i,
    ],
    [
      'hips and calves with bands',
      {
        focus: told(['hips']),
        focusMuscles: told(['glutes', 'abductors', 'calves']),
        goal: told('strength'),
        format: told('sets'),
        minutes: told(35),
        equipment: told(['bodyweight', 'resistance_bands', 'yoga_mat']),
      },
      [/bridge|kickback|walk|clamshell/i, /calf/i],
      /sit-up|flutter|push-up/i,
    ],
  ];

  it.each(named)('%s: has what a coach would give, and nothing beside the point', (...row) => {
    const [, asked, wanted, beside] = row;
    for (const seed of [1, 2, 3, 4]) {
      const request = makeRequest(asked);
      const names = bodyOf(request, seed).map(({ name }) => name);
      for (const one of wanted) expect(names.join(', ')).toMatch(one);
      if (beside) expect(names.filter((name) => beside.test(name))).toEqual([]);
      expect(check(plan(request, date, seed), request).passed).toBe(true);
    }
  });

  it('close a gate on a plan that is about something else', () => {
    const request = makeRequest({ focusMuscles: told(['calves']), dice: 'calves' });
    const gates = check(plan(makeRequest(), date, 1), request).gates;
    expect(gates.find(({ id }) => id === 'H7')?.problems[0]?.words).toMatch(/of the sets are for/);
  });
});

describe('cardio', () => {
  it('that is steady is one easy rhythm after the other, without a rest to speak of', () => {
    const request = makeRequest({
      cardio: told('steady'),
      focus: told(['cardio']),
      goal: told('endurance'),
      minutes: told(45),
    });
    const workout = plan(request, date, 1);
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    for (const { exerciseId = '', duration = 0, rpe = 9, restAfter = 0 } of body) {
      expect(known(exerciseId).patterns[0]).toBe('cyclic');
      expect(duration).toBeGreaterThanOrEqual(60);
      expect(rpe).toBeLessThanOrEqual(5);
      expect(restAfter).toBe(0);
    }
    expect(check(workout, request).passed).toBe(true);
  });

  it('of four by four minutes has four of them', () => {
    const request = makeRequest({
      cardio: told('intervals'),
      focus: told(['cardio']),
      goal: told('endurance'),
      format: told('intervals'),
      minutes: told(40),
      body: told({ workSeconds: 240, restSeconds: 180, rounds: 4, moves: 1 }),
    });
    const workout = plan(request, date, 1);
    const [only, ...more] = workout.workout.filter(({ type }) => type === 'exercise');
    expect(more).toEqual([]);
    expect(only?.duration).toBe(240);
    expect(workout.play?.blocks[0]).toMatchObject({ rounds: 4, restSeconds: 180 });
    expect(known(only?.exerciseId ?? '').patterns[0]).toBe('cyclic');
  });
});

describe('enough work', () => {
  it('is a gate: nine light sets do not fill half an hour', () => {
    const request = makeRequest({
      format: told('sets'),
      goal: told('strength'),
      minutes: told(35),
    });
    const { play: _play, ...workout } = plan(request, date, 1);
    const idle = {
      ...workout,
      phases: [
        {
          name: 'Main',
          exercises: ['glute-bridge', 'sit-up', 'reverse-lunge'].map((id) => ({
            name: known(id).name,
            exerciseId: id,
            type: 'exercise' as const,
            sets: 3,
            reps: 8,
            restBetweenSets: 180,
            restAfter: 180,
          })),
        },
      ],
    };
    const gate = check(idle, request).gates.find(({ id }) => id === 'H9');
    expect(gate?.problems.map(({ words }) => words).join()).toMatch(/minutes are work/);
  });
});
