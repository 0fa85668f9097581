import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../../exercise/library.ts';
import { gymEquipment } from '../../../profile/equipment.ts';
import { stationsWith } from '../../../profile/stations.ts';
import type { Format } from '../../../reading/vocabulary.ts';
import { runs } from '../../../test-support/by-night.ts';
import { buildTimerSteps } from '../../../timer/build-steps.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import { fitnessLevels } from '../../../workout/limits.ts';
import { check } from '../../check/check.ts';
import { makeContext } from '../../context.ts';
import { expectedSeconds } from '../../layout/expected.ts';
import { judge } from '../../legal/legal.ts';
import type { Injury, Request, Slot } from '../../request.ts';
import { makeRequest } from '../../test-support/make-request.ts';
import { assemble } from '../assemble.ts';
import { buildConditioning } from './build.ts';
import { roundStrain } from './order.ts';
import { buildBlocks } from './several.ts';

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
const gym: Partial<Request> = {
  equipment: told([...gymEquipment]),
  props: told([
    'wall',
    'chair',
    'bench',
    'rack',
    'box',
    'medicine_ball',
    ...stationsWith([...gymEquipment]),
  ]),
};
const bare: Partial<Request> = { equipment: told(['bodyweight', 'yoga_mat']) };
const oneBell: Partial<Request> = {
  equipment: told(['kettlebells', 'bodyweight', 'yoga_mat']),
  loads: told({ kettlebells: { count: 1, kilograms: [16] } }),
};

function build(changes: Partial<Request>, make = buildConditioning) {
  const request = makeRequest(changes);
  const context = makeContext(request, 'rounds', nowMs, 11);
  const parts = make(context);
  if (!parts) throw new Error('not built');
  const workout = assemble(context, parts);
  return { request, parts, workout, steps: buildTimerSteps(workout) };
}

const kinds: FormatId[] = [
  'amrap',
  'for_time',
  'chipper',
  'every',
  'death_by',
  'ladder',
  'complex',
];

describe('AMRAP 15 with two 15 kg dumbbells and a shoulder that hurts', () => {
  const { parts, workout, steps } = build({
    dice: 'AMRAP 15, two 15 kg dumbbells, left shoulder hurts overhead',
    format: told('amrap'),
    body: told({ minutes: 15 }, 'AMRAP 15'),
    minutes: told(20, 'AMRAP 15'),
    equipment: told(['dumbbells', 'bodyweight', 'yoga_mat']),
    loads: told({ dumbbells: { count: 2, kilograms: [15] } }),
    injuries: [hurt('shoulder')],
    space: told('lane'),
  });
  const [block] = parts.blocks;

  it('is one countdown of exactly fifteen minutes with a warm-up of its own moves', () => {
    const [clock] = steps.filter(({ type }) => type === 'exercise');
    expect(clock).toMatchObject({ duration: 900, mode: 'down', count: 'rounds' });
    expect(expectedSeconds(workout) / 60).toBeGreaterThan(21);
    expect(expectedSeconds(workout) / 60).toBeLessThan(25);
    const ids = block?.items.map(({ exerciseId }) => exerciseId) ?? [];
    expect(ids.every((id) => parts.warmup.some(({ exerciseId }) => exerciseId === id))).toBe(true);
  });

  it('has legs, hinge, press, row and carry at 15 kg, nothing overhead, and a true title', () => {
    expect(parts.title.replace('AMRAP 15: ', '').split(', ').toSorted()).toEqual([
      'carry',
      'hinge',
      'press',
      'row',
      'squat',
    ]);
    for (const { exerciseId = '', weight } of block?.items ?? []) {
      const exercise = exerciseById(exerciseId);
      expect(exercise?.traits).not.toContain('overhead');
      if (exercise?.loadCount) expect(weight).toBe(15);
    }
    expect(parts.coaching[0]).toMatch(/Expect \d–\d rounds/);
  });
});

describe('work against the clock', () => {
  it.each(kinds)('%s is legal, has different moves and passes the gates', (kind) => {
    for (const kit of [gym, bare, oneBell, { ...gym, injuries: [hurt('knee')] }]) {
      for (const level of fitnessLevels) {
        const request = makeRequest({
          format: told(kind),
          level: told(level),
          minutes: told(30, '30'),
          ...kit,
        });
        const context = makeContext(request, 'rounds', nowMs, 3);
        const parts = buildConditioning(context);
        // A complex needs a load that is not put down.
        if (kind === 'complex' && (kit === bare || !parts)) continue;
        if (!parts) throw new Error(`${kind} was not built`);
        for (const { exerciseId = '' } of [
          ...parts.warmup,
          ...parts.blocks.flatMap((one) => one.items),
        ]) {
          const exercise = exerciseById(exerciseId);
          expect(exercise && judge(exercise, request).offence, exerciseId).toBeNull();
        }
        const failed = check(assemble(context, parts), request).gates.filter(
          ({ passed }) => !passed,
        );
        expect(failed, `${kind} ${level}`).toEqual([]);
      }
    }
  });

  it('fits any asked minutes to the second where its own minutes are exact', () => {
    const kit = fc.constantFrom(gym, bare, oneBell);
    const asked = fc.record({
      kind: fc.constantFrom('amrap' as const, 'every' as const),
      minutes: fc.integer({ min: 10, max: 60 }),
      level: fc.constantFrom(...fitnessLevels),
      kit,
    });
    fc.assert(
      fc.property(asked, ({ kind, minutes, level, kit: own }) => {
        const { workout, parts } = build({
          format: told(kind),
          level: told(level),
          minutes: told(minutes, 'm'),
          ...own,
        });
        const off = Math.abs(expectedSeconds(workout) - minutes * 60);
        if (off > 0)
          expect(parts.honesty.join(' ')).toMatch(/Ends \d+ min early|Takes \d+ min longer/);
      }),
      { numRuns: runs(20) },
    );
  });

  it('never puts two presses next to each other where another order helps', () => {
    for (const minutes of [10, 20, 30]) {
      const { parts } = build({ format: told('amrap'), minutes: told(minutes, 'm'), ...gym });
      const round =
        parts.blocks
          .at(-1)
          ?.items.flatMap(({ exerciseId = '' }) => exerciseById(exerciseId) ?? []) ?? [];
      expect(roundStrain(round)).toBeLessThanOrEqual(4);
    }
  });

  it('for time counts up to a cap above what the work should take, and says both', () => {
    const { parts, steps } = build({
      format: told('for_time'),
      written: told({
        items: [
          { exerciseId: 'air-squat', quote: 'squats', reps: 20 },
          { exerciseId: 'push-up', quote: 'push-ups', reps: 10 },
        ],
        rounds: 5,
        only: true,
      }),
      body: told({ rounds: 5 }),
    });
    const step = steps.find(({ mode }) => mode === 'up');
    expect(parts.blocks[0]?.rounds).toBe(5);
    expect(step?.capSeconds).toBeGreaterThanOrEqual(1.35 * (step?.likelySeconds ?? 0));
    expect(parts.honesty.join(' ')).toMatch(/about \d+–\d+ min, cap \d+/);
    expect(parts.blocks[0]?.items.map(({ exerciseId, reps }) => [exerciseId, reps])).toEqual([
      ['air-squat', 20],
      ['push-up', 10],
    ]);
  });

  it('goes by half of a known maximum at most', () => {
    const { parts } = build({
      format: told('amrap'),
      minutes: told(20, 'm'),
      mustInclude: told(['back-squat']),
      maxima: told([{ lift: 'back-squat', kilograms: 140, reps: 1 }]),
      ...gym,
    });
    const squat = parts.blocks[0]?.items.find(({ exerciseId }) => exerciseId === 'back-squat');
    expect(squat?.weight).toBeLessThanOrEqual(70);
    expect(squat?.weight).toBeGreaterThan(50);
  });

  it.each<[Format, FormatId, Partial<Request>]>([
    ['emom', 'emom', {}],
    ['tabata', 'tabata', {}],
    ['pyramid', 'ladder', {}],
    ['amrap', 'circuit', { age: told(70) }],
  ])('makes of %s a %s', (format, kind, changes) => {
    const request = makeRequest({ format: told(format), minutes: told(30), ...changes });
    const parts = buildConditioning(makeContext(request, 'rounds', nowMs, 1));
    expect(parts?.blocks.at(-1)?.kind).toBe(kind);
  });
});

describe('12 minutes of EMOM, then a Tabata finisher, with one bell', () => {
  const { parts, workout, steps } = build(
    {
      dice: '12 min EMOM then a Tabata finisher, one 16 kg kettlebell, 25 min',
      parts: told([{ format: 'emom', minutes: 12 }, { format: 'tabata' }], 'blocks'),
      minutes: told(25, '25 min'),
      ...oneBell,
    },
    buildBlocks,
  );

  it('plays twelve windows, a minute to change and eight times 20/10, in 25:00', () => {
    expect(parts.blocks[0]).toMatchObject({ kind: 'emom', minutes: 12, score: 'minutes' });
    expect(steps.filter(({ block, type }) => block === 0 && type === 'exercise')).toHaveLength(12);
    const second = steps.filter(({ block, type }) => block === 1 && type === 'exercise');
    expect(second.map(({ duration }) => duration)).toEqual(Array(8).fill(20));
    expect(expectedSeconds(workout)).toBe(25 * 60);
    expect(parts.honesty.join(' ')).toContain('Tabata style');
  });

  it('has other moves in the second part', () => {
    const [first, second] = parts.blocks.map(({ items }) =>
      items.map(({ exerciseId }) => exerciseId),
    );
    expect(first?.filter((id) => second?.includes(id))).toEqual([]);
  });
});

describe('strength, then an AMRAP', () => {
  it('lifts first and keeps both lengths', () => {
    const { parts, workout } = build(
      {
        parts: told([{ goal: 'strength' }, { format: 'amrap', minutes: 10 }], 'blocks'),
        minutes: told(45, '45 min'),
        ...gym,
      },
      buildBlocks,
    );
    expect(parts.blocks.map(({ kind }) => kind)).toEqual(['sets', 'amrap']);
    expect(parts.blocks[1]?.minutes).toBe(10);
    expect(expectedSeconds(workout)).toBe(45 * 60);
    expect(parts.blocks.map(({ score }) => score)).toEqual(['load', 'rounds']);
  });
});
