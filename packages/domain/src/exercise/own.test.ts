import { describe, expect, it } from 'vitest';
import { trainedSetsByMuscle } from '../analytics/lifts/muscle-sets.ts';
import { importCsv } from '../analytics/transfer/import-csv.ts';
import type { WorkoutSession } from '../analytics/types.ts';
import { check } from '../planner/check/check.ts';
import { isServable } from '../planner/check/report.ts';
import { plan } from '../planner/plan.ts';
import type { AthleteFacts } from '../planner/request.ts';
import { understand } from '../planner/understand.ts';
import { matchLift } from '../training/match-lift.ts';
import { contraOf } from './contra/contra.ts';
import { findExercise } from './find.ts';
import { allExercises, exerciseById } from './library.ts';
import { ownIdFor, readOwnExercise } from './own.ts';
import { type KeptOwnExercise, type OwnExercise, withOwnExercises } from './own-scope.ts';

const own = (name: string, more: Partial<OwnExercise> = {}): KeptOwnExercise => ({
  id: ownIdFor(name, 'x'),
  value: { name, pattern: 'squat', muscles: ['quads'], kit: [], unilateral: false, ...more },
});

const anderson = own('Anderson Squat', {
  muscles: ['quads', 'glutes'],
  kit: ['barbells'],
});

const read = (text: string, athlete: AthleteFacts = {}) =>
  understand(text, { today: '2026-03-01' }, athlete, { sessions: [] });

describe('an own exercise', () => {
  it('is known to its owner and to nobody else', () => {
    withOwnExercises([anderson], () => {
      expect(findExercise('anderson squats')?.exercise.id).toBe('own-anderson-squat');
      expect(matchLift('Anderson Squat')).toBe('own-anderson-squat');
      expect(exerciseById('own-anderson-squat')?.name).toBe('Anderson Squat');
    });
    expect(exerciseById('own-anderson-squat')).toBeUndefined();
    expect(matchLift('Anderson Squat')).not.toBe('own-anderson-squat');
    expect(findExercise('anderson squats')?.exercise.id).not.toBe('own-anderson-squat');
    expect(allExercises().some(({ id }) => id.startsWith('own-'))).toBe(false);
  });

  it('does not stay when the work fails', () => {
    const fail = () =>
      withOwnExercises([anderson], () => {
        throw new Error('a bug');
      });
    expect(fail).toThrow('a bug');
    expect(exerciseById('own-anderson-squat')).toBeUndefined();
  });

  it('takes no name that the library has', () => {
    withOwnExercises([own('Push-up', { pattern: 'stretch' })], () => {
      expect(findExercise('push-ups')?.exercise.id).toBe('push-up');
      expect(exerciseById('push-up')?.patterns[0]).toBe('push_h');
    });
  });

  it('is planned when it is asked for by name', () => {
    withOwnExercises([anderson], () => {
      const athlete = {
        level: 'intermediate',
        equipment: ['barbells', 'bodyweight'],
        props: ['rack', 'bench'],
      } as const;
      const understood = read('45 minutes strength with anderson squats', {
        ...athlete,
        equipment: [...athlete.equipment],
        props: [...athlete.props],
      });
      if (understood.kind !== 'request') throw new Error(understood.kind);
      const workout = plan(understood.request, '2026-03-01', 7);
      expect(workout.workout.map(({ exerciseId }) => exerciseId)).toContain('own-anderson-squat');
      expect(isServable(check(workout, understood.request))).toBe(true);
    });
  });

  it('falls under a family that is ruled out', () => {
    withOwnExercises([anderson], () => {
      const understood = read('full body with a barbell, no squats');
      if (understood.kind !== 'request') throw new Error(understood.kind);
      const workout = plan(understood.request, '2026-03-01', 7);
      expect(workout.workout.map(({ exerciseId }) => exerciseId)).not.toContain(
        'own-anderson-squat',
      );
    });
  });

  it('is found in the log of another app', () => {
    const log =
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n' +
      '2024-03-28 17:29:00,Legs,45m,Anderson Squat,1,80,5,0,0,,,\n';
    const toInstant = () => '2024-03-28T17:29:00.000Z';
    const read = withOwnExercises([anderson], () => importCsv(log, { toInstant, unit: 'kg' }));
    if (!read.ok) throw new Error('not read');
    expect(read.sessions[0]?.exercises[0]?.exerciseId).toBe('own-anderson-squat');
  });

  it('counts for its muscles, the first in full and the others by half', () => {
    const done = {
      exercises: [
        {
          name: 'Anderson Squat',
          exerciseId: 'own-anderson-squat',
          planned: { sets: 2, seconds: 0 },
          actual: {
            sets: [
              { weight: 80, reps: 5 },
              { weight: 80, reps: 5 },
            ],
          },
          completed: true,
          personalRecord: false,
        },
      ],
    } as unknown as WorkoutSession;
    expect(withOwnExercises([anderson], () => trainedSetsByMuscle([done]))).toEqual({
      quads: 2,
      glutes: 1,
    });
  });
});

describe('safety judges an own exercise by what it asks of a body', () => {
  it.each([
    ['low_back', own('Jefferson Lift', { pattern: 'hinge', kit: ['barbells'] })],
    ['knee', own('Wall Leap', { pattern: 'jump' })],
    ['knee', own('Plyo Thing', { pattern: 'cyclic' })],
    ['shoulder', own('Sots Thing', { pattern: 'push_v', kit: ['barbells'] })],
    ['neck', own('Neck Bridge', { pattern: 'isolation', muscles: ['traps'] })],
    ['wrist', own('Floor Crawl', { pattern: 'crawl' })],
    ['elbow', own('Rope Curl', { pattern: 'isolation', muscles: ['biceps'], kit: ['cable'] })],
  ] as const)('%s: %o', (tag, exercise) => {
    withOwnExercises([exercise], () => {
      const known = exerciseById(exercise.id);
      expect(known && contraOf(known, tag)).not.toBeNull();
    });
  });

  it.each(['Chest pain', 'Fainting', 'I feel dizzy and my chest hurts', 'Pain', 'No'])(
    'whatever it is called: %s',
    (name) => {
      for (const text of ['I have chest pain and feel dizzy', 'my chest hurts, I nearly fainted']) {
        const without = read(text);
        expect(without.kind).toBe('stop');
        withOwnExercises([own(name)], () => expect(read(text)).toEqual(without));
      }
    },
  );
});

it('is read back in the order of its muscles, and refused where it is not one', () => {
  const value = { ...anderson.value, muscles: ['glutes', 'quads', 'glutes'] };
  expect(readOwnExercise(value, 'own-x')?.muscles).toEqual(['glutes', 'quads']);
  expect(readOwnExercise({ ...value, pattern: 'magic' }, 'own-x')).toBeNull();
  expect(readOwnExercise({ ...value, kit: ['spoon'] }, 'own-x')).toBeNull();
});
