import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { type EquipmentId, isFurther, type LibraryExercise } from '../../exercise/types.ts';
import type { Attribute, Format, Goal } from '../../reading/vocabulary.ts';
import { first } from '../../test-support/by-night.ts';
import { fitnessLevels } from '../../workout/limits.ts';
import { check } from '../check/check.ts';
import { isCardioMove } from '../layout/cardio.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { levelCaps } from '../legal/caps.ts';
import { judge } from '../legal/legal.ts';
import { plan } from '../plan.ts';
import { adaptationSummary } from '../receipts/receipts.ts';
import type { Request, Slot } from '../request.ts';
import { settleRequest } from '../settle/settle-request.ts';
import { makeRequest } from '../test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const unchanged = 'Built as you asked.';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const seeds = first(2, [1, 2, 3, 4]);

function movesOf(request: Request, seed: number): LibraryExercise[] {
  const body = plan(request, date, seed).workout.filter(({ type }) => type === 'exercise');
  return [...new Set(body.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []))];
}

const shareOf = (moves: readonly LibraryExercise[], suits: (one: LibraryExercise) => boolean) =>
  moves.filter(suits).length / moves.length;

describe('a session for the breath', () => {
  const clocked: Format[] = ['circuit', 'rounds', 'intervals', 'tabata', 'emom', 'sets'];
  const wishes: [string, Partial<Request>][] = [
    ['cardio', { focus: told(['cardio']) }],
    ['stamina', { goal: told('endurance') }],
    ['one steady pace', { cardio: told('steady') }],
    ['a heart rate', { heartRate: told(140) }],
  ];
  it.each(wishes.flatMap(([name, wish]) => clocked.map((format) => [name, format, wish] as const)))(
    'is two thirds cardio where %s was asked for, as %s',
    (_, format, wish) => {
      for (const seed of seeds) {
        const slot = { value: format, source: 'default', confidence: 1 } as const;
        const request = makeRequest({ format: slot, ...wish });
        expect(shareOf(movesOf(request, seed), isCardioMove)).toBeGreaterThanOrEqual(2 / 3);
        expect(check(plan(request, date, seed), request).passed).toBe(true);
      }
    },
  );

  it('of legs is for the legs', () => {
    const request = makeRequest({ goal: told('endurance'), focus: told(['legs']) });
    expect(check(plan(request, date, 1), request).passed).toBe(true);
  });

  it.each<[EquipmentId, string]>([
    ['bike', 'stationary-bike'],
    ['rower', 'rowing-machine'],
    ['treadmill', 'treadmill-run'],
    ['elliptical', 'elliptical-trainer'],
  ])('on a named %s is done on it, in one go', (machine, id) => {
    const request = makeRequest({ cardio: told('steady'), machines: told([machine]) });
    const workout = plan(request, date, 1);
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    expect(body.map(({ exerciseId }) => exerciseId)).toEqual([id]);
    expect(check(workout, request).passed).toBe(true);
    expect(adaptationSummary(request, workout, [])).toBe(unchanged);
  });

  it('uses no machine that nobody named', () => {
    for (const seed of seeds) {
      const moves = movesOf(makeRequest({ focus: told(['cardio']) }), seed);
      expect(moves.filter(({ equipment }) => equipment.some(isFurther))).toEqual([]);
    }
  });
});

describe('kit that is named', () => {
  const kits: EquipmentId[] = [
    'resistance_bands',
    'kettlebells',
    'dumbbells',
    'barbells',
    'suspension',
  ];
  const goals: Goal[] = ['general', 'strength', 'hiit', 'hypertrophy'];
  it.each(kits.flatMap((kit) => goals.map((goal) => [kit, goal] as const)))(
    'is used by half of the moves: %s for %s',
    (kit, goal) => {
      for (const seed of seeds) {
        const request = makeRequest({
          equipment: told([kit, 'bodyweight', 'yoga_mat']),
          props: told(['wall', 'chair', 'anchor', 'rack', 'bench']),
          goal: told(goal),
          format: told(goal === 'strength' || goal === 'hypertrophy' ? 'sets' : 'circuit'),
        });
        const moves = movesOf(request, seed);
        const uses = ({ equipment }: LibraryExercise) => equipment.includes(kit);
        expect(shareOf(moves, uses)).toBeGreaterThanOrEqual(0.5);
      }
    },
  );
});

describe('effort', () => {
  const goals: Goal[] = ['general', 'strength', 'hypertrophy', 'hiit', 'endurance', 'power'];
  const topOf = (request: Request) =>
    Math.max(...plan(request, date, 1).workout.map(({ rpe = 0 }) => rpe));
  const cases = goals.flatMap((goal) => fitnessLevels.map((level) => [goal, level] as const));

  it.each(cases)('is at most 6 on an easy day: %s, %s', (goal, level) => {
    const request = makeRequest({ goal: told(goal), level: told(level), difficulty: told('easy') });
    expect(topOf(request)).toBeLessThanOrEqual(6);
  });

  it.each(cases)(
    'is at least 7.5 on a hard one, as far as the level goes: %s, %s',
    (goal, level) => {
      const request = makeRequest({
        goal: told(goal),
        level: told(level),
        difficulty: told('hard'),
      });
      // Nobody runs hard in the first weeks of running, and power ends before it is hard.
      if ((goal === 'endurance' && level === 'beginner') || goal === 'power') return;
      const least = goal === 'endurance' ? 7 : 7.5;
      expect(topOf(request)).toBeGreaterThanOrEqual(Math.min(least, levelCaps[level].rpe));
    },
  );

  it('of somebody spent is no more than easy, whatever else is asked', () => {
    const request = makeRequest({
      difficulty: told('hard'),
      level: told('advanced'),
      readiness: told({ tiredness: 0.9 }),
    });
    expect(topOf(request)).toBeLessThanOrEqual(6);
  });

  it('of somebody rather tired is less than of somebody fresh', () => {
    const tired = makeRequest({ readiness: told({ tiredness: 0.6 }) });
    expect(topOf(tired)).toBeLessThan(topOf(makeRequest()));
  });

  it('of stretching stays low on a hard day', () => {
    const request = makeRequest({ goal: told('mobility'), difficulty: told('hard') });
    expect(topOf(request)).toBeLessThanOrEqual(5);
  });
});

describe('limits of posture', () => {
  const limits: Attribute[] = ['floor', 'kneeling', 'lying_down', 'standing', 'overhead'];
  const goals: Goal[] = ['general', 'strength', 'mobility', 'endurance'];
  it.each(limits.flatMap((limit) => goals.map((goal) => [limit, goal] as const)))(
    'hold from the first warm-up to the last stretch: no %s, %s',
    (limit, goal) => {
      for (const seed of seeds) {
        const request = makeRequest({ excludedAttributes: told([limit]), goal: told(goal) });
        const { workout } = plan(request, date, seed);
        const types = new Set(workout.map(({ type }) => type));
        expect(types).toContain('warmup');
        expect(types).toContain('cooldown');
        for (const { exerciseId, type } of workout) {
          const exercise = exerciseById(exerciseId ?? '');
          if (type === 'rest') continue;
          expect(exercise && judge(exercise, settleRequest(request)).offence).toBeNull();
          if (limit === 'overhead') expect(exercise?.name).not.toMatch(/overhead/i);
          if (limit === 'floor') expect(exercise?.floor).toBe(false);
        }
      }
    },
  );
});

describe('weights', () => {
  const lifting = {
    goal: told('hypertrophy' as const),
    format: told('sets' as const),
    minutes: told(45),
    equipment: told<EquipmentId[]>(['dumbbells', 'bodyweight']),
  };

  it('of a rack go by the move', () => {
    const request = makeRequest({
      ...lifting,
      loads: told({ dumbbells: { kilograms: [2, 30], isRange: true } }),
      mustInclude: told(['dumbbell-romanian-deadlift', 'lateral-raise', 'dumbbell-curl']),
    });
    const weights = new Map(
      plan(request, date, 1).workout.map(({ exerciseId, weight }) => [exerciseId, weight]),
    );
    const of = (id: string) => Number(weights.get(id));
    expect(of('lateral-raise')).toBeLessThan(of('dumbbell-curl'));
    expect(of('dumbbell-curl')).toBeLessThan(of('dumbbell-romanian-deadlift'));
    expect(of('dumbbell-romanian-deadlift')).toBeLessThan(30);
  });

  it.each(fitnessLevels)('of a rack stay within it for a %s', (level) => {
    const request = makeRequest({
      ...lifting,
      level: told(level),
      loads: told({ dumbbells: { kilograms: [5, 10], isRange: true } }),
    });
    for (const { weight } of plan(request, date, 1).workout) {
      if (typeof weight !== 'number') continue;
      expect(weight).toBeGreaterThanOrEqual(5);
      expect(weight).toBeLessThanOrEqual(10);
    }
  });

  it('follow from a best that was told, and say so', () => {
    const made = (kilograms: number) => {
      const request = makeRequest({
        goal: told('strength'),
        format: told('sets'),
        equipment: told(['barbells', 'bodyweight']),
        props: told(['rack', 'bench']),
        mustInclude: told(['back-squat']),
        maxima: told([{ lift: 'back-squat', kilograms, reps: 1 }]),
      });
      const workout = plan(request, date, 1);
      const squat = workout.workout.find(
        (item) => item.exerciseId === 'back-squat' && isWorkItem(item),
      );
      return { squat, summary: adaptationSummary(request, workout, []) };
    };
    const { squat, summary } = made(100);
    expect(squat?.weight).toBeGreaterThanOrEqual(70);
    expect(squat?.weight).toBeLessThanOrEqual(90);
    expect(squat?.description).toContain('of the 100 you gave');
    expect(summary).toBe(unchanged);
    expect(Number(made(150).squat?.weight)).toBeGreaterThan(Number(squat?.weight));
  });
});

describe('what cannot be done is named first, with the nearest thing', () => {
  it.each<[string, Partial<Request>, RegExp]>([
    [
      'unread words',
      { unread: ['wobble board'], heartRate: told(140) },
      /^I could not make use of "wobble board"/,
    ],
    ['a heart rate', { heartRate: told(140) }, /^I cannot read your heart rate: keep it near 140/],
    ['a pace without a way', { pace: told('5:00/km') }, /^The pace 5:00\/km is for running/],
    ['a pace that is none', { pace: told('quick') }, /^I could not read the pace "quick"/],
    [
      'a best of another lift',
      {
        maxima: told([{ lift: 'conventional-deadlift', kilograms: 120, reps: 1 }]),
        focus: told(['push']),
      },
      /^Not in this workout, so not used: Conventional Deadlift 120 kg/,
    ],
    [
      'an event',
      { events: told([{ what: 'a half marathon', inDays: 40 }]) },
      /^This is one workout: ask for a program to build up to a half marathon/,
    ],
  ])('%s', (_, changes, words) => {
    const request = makeRequest(changes);
    expect(adaptationSummary(request, plan(request, date, 1), [])).toMatch(words);
  });

  it('and nothing is where all was met', () => {
    const request = makeRequest({ focus: told(['legs']), minutes: told(30) });
    expect(adaptationSummary(request, plan(request, date, 1), [])).toMatch(/^Built as you asked/);
  });
});
