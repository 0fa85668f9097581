import { describe, expect, it } from 'vitest';
import { exerciseLibrary } from '../exercise/library.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import type { RackFacts, TrainingFacts } from './facts.ts';
import { type LoadWish, loadFor } from './load.ts';
import { isOnRack, rackFor } from './rack.ts';
import { stateFor } from './strength/convert.ts';
import { exposuresByLift } from './strength/exposures.ts';
import { type StatedLift, statedFrom, strengthStates } from './strength/states.ts';
import { exercise, session, today } from './test-support/log.ts';

interface Known {
  stated?: StatedLift[];
  facts?: TrainingFacts;
  rack?: RackFacts;
}

function load(
  id: string,
  [reps, rir]: [number, number],
  { stated = [], facts = {}, rack = {} }: Known,
  more: Partial<LoadWish> = {},
) {
  const found = exercise(id);
  return loadFor({
    exercise: found,
    reps,
    rir,
    level: 'intermediate',
    state: stateFor(found, strengthStates([], stated, facts, today)),
    rack: rackFor(found, rack, facts.unit),
    facts,
    today,
    ...more,
  });
}

const said = (lift: string, kilograms: number, reps = 1, breakDays = 0) =>
  statedFrom({ lift, kilograms, reps }, today, breakDays);

describe('loads of known sessions', () => {
  const squat140 = { stated: [said('back-squat', 140)] };
  const bench90 = { stated: [said('bench-press', 90)] };
  const pull = {
    stated: [
      statedFrom({ lift: 'weighted-pull-up', kilograms: 25, reps: 3, isAdded: true }, today),
    ],
    facts: { bodyMassKg: 70 },
  };

  it.each<[string, string, [number, number], Known, number, number | undefined, string]>([
    [
      'heavy lower, top',
      'back-squat',
      [3, 2],
      squat140,
      122.5,
      87,
      '122.5 kg: 87 % of the 140 you gave',
    ],
    [
      'heavy lower, back-off',
      'back-squat',
      [5, 3],
      squat140,
      110,
      79,
      '110 kg: 79 % of the 140 you gave',
    ],
    [
      'heavy lower, hinge',
      'barbell-romanian-deadlift',
      [6, 3],
      squat140,
      77.5,
      undefined,
      '77.5 kg: estimated from your squat, ±15 %: adjust on set 1',
    ],
    [
      'heavy lower, split squat',
      'dumbbell-bulgarian-split-squat',
      [8, 2],
      squat140,
      20,
      undefined,
      '20 kg: estimated from your squat, ±18 %: adjust on set 1',
    ],
    ['push day, bench', 'bench-press', [7, 2], bench90, 70, 77, '70 kg: 77 % of the 90 you gave'],
    [
      'push day, shoulders',
      'seated-dumbbell-press',
      [8, 2],
      bench90,
      14,
      undefined,
      '14 kg: estimated from your bench, ±8 %: adjust on set 1',
    ],
    [
      'climber',
      'weighted-pull-up',
      [4, 2],
      pull,
      16.25,
      84,
      '+16.25 kg: 84 % of about 103 kg, from the +25 × 3 you gave',
    ],
    [
      'six weeks off',
      'back-squat',
      [5, 4],
      { stated: [said('back-squat', 120, 5, 42)] },
      97.5,
      76,
      '97.5 kg: 76 % of about 128 kg, what 6 weeks off leave of the 120 × 5 you gave; adjust on set 1',
    ],
    [
      'five with two left',
      'bench-press',
      [5, 2],
      { stated: [said('bench-press', 100)] },
      82.5,
      82,
      '82.5 kg: 82 % of the 100 you gave',
    ],
  ])('%s', (_, id, dose, known, kilograms, percent, note) => {
    const found = load(id, dose, known);
    expect(found.kilograms).toBe(kilograms);
    expect(found.percent).toBe(percent);
    expect(found.note).toBe(note);
  });

  it('shows pounds in a gym of pounds, and plates of 45 on the bar', () => {
    const found = load('bench-press', [5, 2], {
      stated: [said('bench-press', 102.06)],
      facts: { unit: 'lb' },
    });
    expect(found.note).toMatch(/^185 lb: 82 % of the 225 you gave$/);
  });

  it('caps a beginner, and keeps reps in reserve', () => {
    const found = load('back-squat', [3, 0], squat140, { level: 'beginner' });
    expect(found.rir).toBe(2);
    expect(found.kilograms).toBe(112.5);
    expect(load('back-squat', [3, 0], squat140, { level: 'beginner', isNew: true }).rir).toBe(3);
  });

  it('leaves more in reserve on a bad day', () => {
    const tired = load('back-squat', [5, 2], squat140, {
      readiness: { sleepHours: 4, isSore: true },
    });
    expect(tired).toMatchObject({ rir: 4, kilograms: 107.5 });
  });

  it('asks for help where the body is too heavy', () => {
    const weak = {
      stated: [statedFrom({ lift: 'pull-up', kilograms: 0, reps: 2 }, today)],
      facts: { bodyMassKg: 80 },
    };
    const found = load('pull-up', [6, 2], weak);
    expect(found.kilograms).toBeUndefined();
    expect(found.assistKg).toBe(13);
  });

  it('changes the reps where the dumbbells are far apart', () => {
    const rack = { dumbbells: { kilograms: [10, 20, 30] } };
    const known = { stated: [said('dumbbell-bench-press', 30)], rack };
    expect(load('dumbbell-bench-press', [8, 2], known)).toMatchObject({ kilograms: 20, reps: 10 });
  });
});

describe('what the log says', () => {
  const fromLog = (
    id: string,
    sets: { weight: number; reps: number; rpe?: number }[],
    more: Partial<LoadWish>,
  ) => {
    const log = [session(3, sets, { exerciseId: id, plannedReps: sets[0]?.reps ?? 5 })];
    const exposures = exposuresByLift(log).get(id) ?? [];
    const state = stateFor(exercise(id), strengthStates(log, [], {}, today));
    return load(id, [5, 3], {}, { exposures, state, ...more });
  };

  it.each([
    ['back-squat', 80, 7, 82.5, '82.5 kg: 80 had 3 left: +2.5'],
    ['bench-press', 60, 9, 60, '60 kg: Last time 60 had 1 left: hold'],
  ])('%s %d felt %d', (id, weight, rpe, kilograms, note) => {
    const sets = Array.from({ length: 5 }, () => ({ weight, reps: 5, rpe }));
    expect(fromLog(id, sets, { scheme: 'linear' })).toMatchObject({ kilograms, note });
  });

  it('rises by less than a tenth over the last set of as many reps', () => {
    const found = fromLog(
      'bench-press',
      [
        { weight: 100, reps: 1, rpe: 10 },
        { weight: 60, reps: 5, rpe: 5 },
      ],
      {},
    );
    expect(found.kilograms).toBe(62.5);
  });

  it('does not start below what went well last time', () => {
    const done = [{ weight: 80, reps: 5, rpe: 7 }];
    expect(fromLog('bench-press', done, {})).toMatchObject({ kind: 'known', kilograms: 80 });
    expect(fromLog('bench-press', done, { reps: 3 })).toMatchObject({ kind: 'find' });
  });

  it('takes help away where it is no longer needed', () => {
    const id = 'assisted-pull-up-machine';
    const log = [session(3, [{ weight: 30, reps: 8, rpe: 7 }], { exerciseId: id })];
    const exposures = exposuresByLift(log).get(id) ?? [];
    expect(load(id, [8, 2], {}, { exposures }).kilograms).toBe(27.5);
  });

  it('is lighter after weeks without a machine', () => {
    const log = [session(40, [{ weight: 20, reps: 10 }], { exerciseId: 'lateral-raise' })];
    const exposures = exposuresByLift(log).get('lateral-raise') ?? [];
    const found = load('lateral-raise', [10, 2], {}, { exposures });
    expect(found).toMatchObject({ kind: 'find', kilograms: 18 });
  });
});

describe('when nothing is known', () => {
  it.each<[string, TrainingFacts, FitnessLevel, number]>([
    ['back-squat', {}, 'beginner', 20],
    ['back-squat', { sex: 'male', bodyMassKg: 80 }, 'beginner', 30],
    ['conventional-deadlift', { sex: 'male', bodyMassKg: 80 }, 'beginner', 50],
    ['dumbbell-bench-press', { sex: 'female' }, 'beginner', 6],
    ['one-arm-dumbbell-row', { sex: 'male', bodyMassKg: 80 }, 'beginner', 14],
    ['goblet-squat', {}, 'beginner', 8],
    ['lateral-raise', { sex: 'male' }, 'beginner', 4],
  ])('%s %o %s starts with %d', (id, facts, level, kilograms) => {
    const found = load(id, [8, 3], { facts }, { level });
    expect(found).toMatchObject({ kind: 'find', kilograms });
    expect(found.note).toContain('could do 3 more');
    expect(found.percent).toBeUndefined();
  });

  it.each([
    ['dumbbell-bulgarian-split-squat', 12.5],
    ['dumbbell-floor-press', 20],
    ['one-arm-dumbbell-row', 22.5],
    ['half-kneeling-dumbbell-press', 12.5],
  ])('a trained one with 5 to 25 kg starts %s with %d', (id, kilograms) => {
    const rack = { dumbbells: { range: { minKg: 5, maxKg: 25 } } };
    expect(load(id, [8, 2], { rack }).kilograms).toBe(kilograms);
  });

  const levels: FitnessLevel[] = ['beginner', 'intermediate', 'advanced'];
  const people: TrainingFacts[] = [{}, { sex: 'female' }, { sex: 'male', bodyMassKg: 90 }];

  it('never gives a press, row or squat the weight of a raise or a curl', () => {
    for (const level of levels) {
      for (const facts of people) {
        const kg = (id: string) => load(id, [8, 3], { facts }, { level }).kilograms ?? 0;
        const small = ['lateral-raise', 'dumbbell-curl', 'dumbbell-fly', 'hammer-curl'].map(kg);
        const large = [
          'dumbbell-bench-press',
          'dumbbell-shoulder-press',
          'one-arm-dumbbell-row',
          'dumbbell-goblet-squat',
        ].map(kg);
        expect(Math.max(...small)).toBeLessThan(Math.min(...large));
      }
    }
  });

  it('is always on the rack', () => {
    const racks: RackFacts[] = [
      {},
      {
        barKg: 15,
        platesKg: [10, 5, 2.5],
        dumbbells: { kilograms: [10], count: 2 },
        kettlebells: { kilograms: [16] },
      },
      { barStepKg: 5, dumbbells: { range: { minKg: 2, maxKg: 20 } } },
    ];
    for (const one of exerciseLibrary) {
      for (const facts of racks) {
        const rack = rackFor(one, facts);
        const found = load(one.id, [8, 2], {
          rack: facts,
          stated: [said('bench-press', 90), said('back-squat', 140)],
        });
        if (found.kilograms === undefined) continue;
        expect(isOnRack(rack, found.kilograms), `${one.id} ${found.kilograms}`).toBe(true);
      }
    }
  });

  it('gives no weight to a band or the body alone', () => {
    for (const one of exerciseLibrary) {
      if (!['none', 'bodyweight'].includes(one.loadClass)) continue;
      expect(load(one.id, [8, 2], {}).kilograms).toBeUndefined();
    }
  });
});
