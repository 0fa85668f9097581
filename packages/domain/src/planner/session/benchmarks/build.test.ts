import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../../exercise/library.ts';
import { gymEquipment } from '../../../profile/equipment.ts';
import { stationsWith } from '../../../profile/stations.ts';
import { inTurn, isNight } from '../../../test-support/by-night.ts';
import { buildTimerSteps } from '../../../timer/build-steps.ts';
import { fitnessLevels } from '../../../workout/limits.ts';
import { makeContext } from '../../context.ts';
import { expectedSeconds } from '../../layout/expected.ts';
import { judge } from '../../legal/legal.ts';
import type { Injury, Request, Slot } from '../../request.ts';
import { withRoad } from '../../settle/at-hand.ts';
import { makeRequest } from '../../test-support/make-request.ts';
import { assemble } from '../assemble.ts';
import { buildBenchmark } from './build.ts';
import { benchmarkIds, programIds } from './data/by-name.ts';
import { ladderIds } from './data/ladders.ts';
import { originalOf } from './resolve.ts';

const nowMs = Date.parse('2026-11-17T08:00:00.000Z');
const told = <T>(value: T, quote?: string): Slot<T> => ({
  value,
  source: 'text',
  confidence: 1,
  ...(quote !== undefined && { quote }),
});
const hurt = (region: Injury['region']): Injury => ({
  region,
  status: 'active',
  source: 'text',
  confidence: 1,
});

const fullKit: Partial<Request> = {
  equipment: told([
    ...new Set([
      ...gymEquipment,
      'rings' as const,
      'ski_erg' as const,
      'sandbag' as const,
      'road' as const,
      'turf_space' as const,
    ]),
  ]),
  props: told([
    'wall',
    'chair',
    'towel',
    'step',
    'bench',
    'rack',
    'box',
    'anchor',
    'landmine',
    'medicine_ball',
    'rope',
    'sled',
    ...stationsWith([...gymEquipment]),
  ]),
  space: told('lane'),
};
const noKit: Partial<Request> = { equipment: told(['bodyweight', 'yoga_mat']) };

function build(changes: Partial<Request>) {
  const request = makeRequest(changes);
  const context = makeContext(request, 'rounds', nowMs, 7);
  const parts = buildBenchmark(context);
  return { request, context, parts };
}

const all = [...benchmarkIds, ...programIds];
/** Each with every kit by night; by day with two of the five. */
const withKit = (kit: number): readonly (readonly [string, number])[] =>
  all
    .map((id, index) => [id, index] as const)
    .filter(([, index]) => isNight || (index + kit) % 5 < 2);

describe('every benchmark', () => {
  it('has a move of the library on every ladder', () => {
    expect(ladderIds.filter((id) => originalOf(id) === undefined)).toEqual([]);
  });

  const kits: [string, Partial<Request>][] = [
    ['a full gym', fullKit],
    ['nothing', noKit],
    ['a full gym and a bad shoulder', { ...fullKit, injuries: [hurt('shoulder')] }],
    ['nothing and a bad knee', { ...noKit, injuries: [hurt('knee')] }],
    [
      'dumbbells and a bad back',
      {
        injuries: [hurt('low_back')],
        equipment: told(['bodyweight', 'yoga_mat', 'dumbbells'] as const) as never,
      },
    ],
  ];
  describe.each(kits.map(([words, kit], at) => [words, kit, at] as const))(
    'with %s',
    (_, kit, at) => {
      it.each(withKit(at).map(([id, index]) => [id, inTurn(fitnessLevels, index)] as const))(
        '%s is legal for %j and the timer plays it',
        (id, levels) => {
          for (const level of levels) {
            const { request, context, parts } = build({
              named: told(id),
              level: told(level),
              ...kit,
            });
            if (!parts) throw new Error(`${id} was not built for a ${level}`);
            const items = [
              ...parts.warmup,
              ...parts.blocks.flatMap((block) => block.items),
              ...parts.cooldown,
            ];
            for (const { exerciseId = '' } of items) {
              const exercise = exerciseById(exerciseId);
              // The road is there for who is to run, unless they say where they are.
              const offences = [request, withRoad(request)].map(
                (one) => exercise && judge(exercise, one).offence,
              );
              expect(offences, exerciseId).toContain(null);
            }
            const steps = buildTimerSteps(assemble(context, parts));
            expect(steps.filter(({ type }) => type === 'exercise').length).toBeGreaterThan(0);
            for (const { duration } of steps) expect(duration).toBeGreaterThan(0);
            const swaps = parts.honesty[0]?.includes(', scaled: ') ?? false;
            expect(parts.title.includes('scaled')).toBe(swaps);
            expect(parts.benchmark?.scaled !== undefined).toBe(swaps);
            expect(parts.coaching.join(' ').split(/\s+/).length).toBeLessThanOrEqual(90);
          }
        },
      );
    },
  );
});

describe('Fran', () => {
  it('is 90 reps on a clock that counts up, with the weights as written', () => {
    const { context, parts } = build({ named: told('fran'), level: told('advanced'), ...fullKit });
    const [block] = parts?.blocks ?? [];
    const rungs = (block?.ladder ?? []).reduce((sum, rung) => sum + rung, 0);
    expect(rungs * (block?.items.length ?? 0)).toBe(90);
    expect(block?.items.map(({ exerciseId, weight }) => [exerciseId, weight])).toEqual([
      ['barbell-thruster', '43/29 kg'],
      ['pull-up', undefined],
    ]);
    const steps = parts ? buildTimerSteps(assemble(context, parts)) : [];
    const step = steps.find(({ mode }) => mode === 'up');
    expect(step?.capSeconds).toBe(600);
    expect(parts?.title).toBe('Fran');
    expect(parts?.benchmark).toEqual({ id: 'fran' });
  });

  it('is lighter where a maximum says so', () => {
    const { parts } = build({
      named: told('fran'),
      level: told('advanced'),
      sex: told('male'),
      maxima: told([{ lift: 'barbell-thruster', kilograms: 60, reps: 1 }]),
      ...fullKit,
    });
    const weight = parts?.blocks[0]?.items[0]?.weight;
    expect(weight).toBeLessThanOrEqual(27);
    expect(parts?.title).toContain('scaled');
  });
});

describe('Cindy without pull-ups', () => {
  it('is Cindy with rows for twenty minutes, and says so first', () => {
    const { parts } = build({
      named: told('cindy', 'Cindy'),
      minutes: told(20, 'Cindy'),
      excludedExercises: told([
        'pull-up',
        'band-assisted-pull-up',
        'foot-assisted-pull-up',
        'jumping-pull-up',
        'assisted-pull-up-machine',
      ]),
      ...fullKit,
    });
    const [block] = parts?.blocks ?? [];
    expect(block?.kind).toBe('amrap');
    expect(block?.minutes).toBe(20);
    expect(block?.items.map(({ reps }) => reps)).toEqual([5, 10, 15]);
    expect(block?.items[0]?.name).toMatch(/row/i);
    expect(parts?.title).toMatch(/^Cindy, scaled: .*rows$/);
    expect(parts?.honesty[0]).toMatch(/^Cindy, scaled: .*rows for pull-ups\.$/);
    expect(parts?.honesty.join(' ')).toMatch(/Expect 1\d–1\d rounds/);
  });
});

describe('Murph in 45 minutes, the first time', () => {
  it('is half of it without a vest, with a cap, within the time', () => {
    const { context, parts } = build({
      named: told('murph', 'Murph'),
      minutes: told(45, '45 min'),
    });
    expect(parts?.title).toMatch(/^½ Murph/);
    expect(
      parts?.blocks[0]?.items.map(({ reps, distanceMeters }) => reps ?? distanceMeters),
    ).toEqual([800, 50, 100, 150, 800]);
    expect(parts?.coaching.join(' ')).toContain('doctor');
    const seconds = parts ? expectedSeconds(assemble(context, parts)) : 0;
    expect(seconds / 60).toBeLessThanOrEqual(46);
    expect(seconds / 60).toBeGreaterThan(33);
  });

  it('is shorter in less time, and named for what it is', () => {
    const { parts } = build({
      named: told('murph'),
      minutes: told(25, '25 min'),
      level: told('advanced'),
    });
    expect(parts?.title).toMatch(/^[⅓¼] Murph/);
    expect(parts?.benchmark?.scaled).toBeDefined();
  });
});

describe('those whom a race does no good', () => {
  it.each([
    { age: told(70) },
    { conditions: [{ condition: 'pregnancy' as const, source: 'text' as const, confidence: 1 }] },
  ])('get the moves without a clock, at an easy effort', (athlete) => {
    const { context, parts } = build({ named: told('cindy'), ...athlete });
    expect(parts?.blocks.map(({ kind }) => kind)).toEqual(['rounds']);
    expect(parts?.title).toBe('Moves of Cindy, easy');
    for (const { rpe = 0 } of parts?.blocks[0]?.items ?? []) expect(rpe).toBeLessThanOrEqual(6);
    const steps = parts ? buildTimerSteps(assemble(context, parts)) : [];
    expect(steps.some(({ mode }) => mode === 'up')).toBe(false);
  });
});

describe('a program', () => {
  it('is of its percentages where a maximum is known', () => {
    const { parts } = build({
      programPlace: told({ day: 'squat' }),
      named: told('5-3-1'),
      maxima: told([{ lift: 'back-squat', kilograms: 140, reps: 1 }]),
      level: told('advanced'),
      ...fullKit,
    });
    const work = parts?.blocks[0]?.items.filter(({ role }) => role === 'work') ?? [];
    expect(work.slice(0, 3).map(({ weight, reps }) => [weight, reps])).toEqual([
      [82.5, 5],
      [95, 5],
      [107.5, 5],
    ]);
    expect(work[2]?.repsText).toBe('5+');
    expect(parts?.title).toBe('5/3/1: squat, week 1');
  });

  it('keeps the sets and reps of StrongLifts', () => {
    const { parts } = build({ named: told('stronglifts-5x5'), ...fullKit });
    const work = parts?.blocks[0]?.items.filter(({ role }) => role === 'work') ?? [];
    expect(work.map(({ exerciseId, sets, reps }) => [exerciseId, sets, reps])).toEqual([
      ['back-squat', 5, 5],
      ['bench-press', 5, 5],
      ['barbell-bent-over-row', 5, 5],
    ]);
  });
});

describe('death by', () => {
  it('counts the move that is named', () => {
    const { parts } = build({
      named: told('death-by'),
      mustInclude: told(['air-squat', 'burpee']),
    });
    expect(parts?.blocks[0]?.kind).toBe('death_by');
    expect(parts?.blocks[0]?.items.map(({ exerciseId }) => exerciseId)).toEqual(['air-squat']);
    expect(parts?.title).toBe('Death by air squats');
  });
});

it('leaves names that it does not know, and lists of the athlete’s own, to others', () => {
  expect(build({ named: told('p90x') }).parts).toBeNull();
  const own = told(
    { items: [{ exerciseId: 'air-squat', quote: 'squats', reps: 20 }], only: true },
    '20 squats',
  );
  expect(build({ named: told('cindy', 'Cindy'), written: own }).parts).toBeNull();
});
