import { describe, expect, it } from 'vitest';
import type { Exercise } from '../../../workout/types.ts';
import { playedSeconds } from './fit.ts';
import { build, built, said } from './test-support/built.ts';

const seconds = (text: string): number =>
  text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const minutes = (parts: ReturnType<typeof built>): number => playedSeconds(parts) / 60;

const sum = (items: readonly Exercise[]): number =>
  items.reduce((all, { duration = 0 }) => all + duration, 0);

function expectPace({ pace }: Exercise, unit: string, lo: string, hi: string): void {
  expect(pace?.unit).toBe(unit);
  expect(Math.abs((pace?.lo ?? 0) - seconds(lo))).toBeLessThanOrEqual(1);
  expect(Math.abs((pace?.hi ?? 0) - seconds(hi))).toBeLessThanOrEqual(1);
}

function only<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined || list.length !== 1) throw new Error(`${list.length} instead of one`);
  return one;
}

const first = <T>(list: readonly T[]): T => only(list.slice(0, 1));

describe('sessions that an expert wrote down', () => {
  it('8 x 400, my 5k is 22:30', () => {
    const parts = built({
      distances: said([{ metres: 400, repeats: 8 }]),
      races: said([{ by: 'run', metres: 5000, seconds: 1350 }]),
    });
    expect(parts.title).toBe('8 × 400 m');
    expect(minutes(parts)).toBeCloseTo(44.3, 0);
    expect(sum(parts.warmup)).toBe(720);
    expect(sum(parts.cooldown)).toBe(480);
    expectPace(first(parts.warmup), 's/km', '5:44', '6:18');
    const block = only(parts.blocks);
    expect(block).toMatchObject({ kind: 'distance_reps', rounds: 8, restSeconds: 80 });
    expect(only(block.items)).toMatchObject({ distanceMeters: 400, stepMode: 'target' });
    expect(only(block.items).instructions).toContain(
      '400 m in 1:43–1:47: the first two the slowest.',
    );
    expect(parts.coaching.join(' ')).toContain('Two above 1:50: stop there.');
  });

  it('easy 40 min run, beginner, I can run 20 minutes', () => {
    const parts = built({
      minutes: said(40),
      level: said('beginner'),
      session: said(['steady']),
      mustInclude: said(['tempo-run']),
      abilities: said([{ exercise: 'tempo-run', seconds: 1200 }]),
    });
    expect(minutes(parts)).toBe(40);
    expect(sum(parts.warmup)).toBe(300);
    const block = only(parts.blocks);
    expect(block.rounds).toBe(2);
    expect(block.items.map(({ duration }) => duration)).toEqual([660, 120]);
    expect(sum(parts.cooldown)).toBe(480);
    expect(first(parts.honesty)).toContain('22 min of running');
  });

  it('Norwegian 4x4 on the rower, 2k is 7:40', () => {
    const parts = built({
      session: said(['vo2']),
      body: said({ rounds: 4, workSeconds: 240, restSeconds: 180 }),
      machines: said(['rower']),
      races: said([{ by: 'row', metres: 2000, seconds: 460 }]),
    });
    expect(parts.title).toBe('4 × 4 min on the rower');
    expect(minutes(parts)).toBeCloseTo(41, 0);
    expect(sum(parts.warmup)).toBe(600);
    const block = only(parts.blocks);
    expect(block).toMatchObject({ kind: 'intervals', rounds: 4, restSeconds: 180 });
    expectPace(only(block.items), 's/500m', '1:57', '1:59');
    expect(only(block.items).instructions).toContain('(207–219 W), rate 26–28');
    expect(sum(parts.cooldown)).toBe(300);
  });

  it('tempo run 50 min, 10k 48:00', () => {
    const parts = built({
      minutes: said(50),
      session: said(['tempo']),
      races: said([{ by: 'run', metres: 10_000, seconds: 2880 }]),
    });
    expect(parts.title).toBe('3 × 8 min tempo');
    expect(minutes(parts)).toBe(50);
    expect(sum(parts.warmup)).toBe(780);
    expectPace(first(parts.warmup), 's/km', '5:53', '6:28');
    const block = only(parts.blocks);
    expect(block).toMatchObject({ kind: 'intervals', rounds: 3, restSeconds: 90 });
    expect(only(block.items).duration).toBe(480);
    expectPace(only(block.items), 's/km', '4:50', '4:58');
    expect(sum(parts.cooldown)).toBe(540);
  });

  it('hyrox half simulation, 60 min, women open', () => {
    const parts = built({ minutes: said(60), session: said(['hyrox']), sex: said('female') });
    const block = only(parts.blocks);
    expect(parts.title).toBe('Hyrox, half simulation');
    expect(minutes(parts)).toBeGreaterThanOrEqual(52);
    expect(minutes(parts)).toBeLessThanOrEqual(59);
    expect(block).toMatchObject({ kind: 'chipper', capSeconds: 48 * 60, score: 'time' });
    const runs = block.items.filter(({ name }) => name === 'Run');
    expect(runs.map(({ distanceMeters }) => distanceMeters)).toEqual(Array(8).fill(500));
    const stations = block.items.filter(({ name }) => name !== 'Run');
    expect(stations.map(({ distanceMeters, reps }) => distanceMeters ?? reps)).toEqual([
      500, 25, 25, 40, 500, 100, 50, 50,
    ]);
    expect(stations.flatMap(({ weight }) => weight ?? [])).toEqual([102, 78, '2 × 16 kg', 10, 4]);
    expect(sum(parts.warmup)).toBe(480);
    expect(sum(parts.cooldown)).toBe(180);
  });
});

describe('a race without its kit', () => {
  const race = { minutes: said(45), session: said(['hyrox' as const]), sex: said('male' as const) };

  it('says each swap', () => {
    const parts = built({ ...race, equipment: said(['bodyweight', 'dumbbells', 'rower']) });
    expect(parts.honesty.join(' ')).toContain('Row instead of the ski erg');
    expect(parts.honesty.join(' ')).toContain('Dumbbell carry instead of the farmer carry');
  });

  it('is no simulation where a station is left out', () => {
    const parts = built({ ...race, equipment: said(['bodyweight']) });
    expect(parts.title).toMatch(/^Hyrox: \d stations/);
    expect(parts.honesty.join(' ')).toMatch(/Left out for want of kit: .*farmer carry/);
  });
});

describe('ways in metres', () => {
  it('counts a known pace down and waits for a tap without one', () => {
    const wish = { distances: said([{ metres: 5000, by: 'run' as const }]) };
    const open = built(wish);
    expect(only(only(open.blocks).items)).toMatchObject({ stepMode: 'open', distanceMeters: 5000 });
    const paced = built({ ...wish, races: said([{ by: 'run', metres: 5000, seconds: 1500 }]) });
    expect(only(only(paced.blocks).items)).toMatchObject({ stepMode: 'time' });
    expect(paced.title).toBe('5 km easy run');
    expect(open.takesItsTime).toBe(true);
  });

  it('keeps to a pace that was said', () => {
    const parts = built({
      distances: said([{ metres: 1000, repeats: 4, by: 'run' }]),
      pace: said('4:30/km'),
    });
    expectPace(only(only(parts.blocks).items), 's/km', '4:27', '4:33');
  });

  it.each([
    ['rowing-machine', 'row'],
    ['ski-erg', 'ski'],
    ['stationary-bike', 'bike'],
    ['brisk-walk', 'walk'],
  ] as const)('is done on the %s', (exerciseId, by) => {
    const parts = built({ distances: said([{ metres: 2000, by }]) });
    expect(only(only(parts.blocks).items).exerciseId).toBe(exerciseId);
  });

  it('cuts what is too much for the level, and says so first', () => {
    const parts = built({
      distances: said([{ metres: 400, repeats: 12 }]),
      level: said('beginner'),
    });
    expect(only(parts.blocks).rounds).toBeLessThan(12);
    expect(first(parts.honesty)).toMatch(/^You asked for 12 × 400 m; \d today/);
  });

  it('cuts repeats for minutes that were said, not for those of a form', () => {
    const wish = {
      distances: said([{ metres: 800, repeats: 6 }]),
      races: said([{ by: 'run' as const, metres: 5000, seconds: 1350 }]),
    };
    const short = built({ ...wish, minutes: said(30) });
    expect(only(short.blocks).rounds).toBeLessThan(5);
    expect(minutes(short)).toBe(30);
    const form = built({ ...wish, minutes: { value: 30, source: 'form', confidence: 1 } });
    expect(only(form.blocks).rounds).toBeGreaterThan(4);
    expect(form.takesItsTime).toBe(true);
  });

  it('writes a board for the pool', () => {
    const parts = built({ distances: said([{ metres: 100, repeats: 8, by: 'swim' }]) });
    const [warm, main] = only(parts.blocks).items;
    expect(warm?.stepMode).toBe('open');
    expect(main).toMatchObject({ distanceMeters: 800, stepMode: 'open' });
    expect(main?.instructions).toContain('8 × 100 m');
  });
});

describe('bodies with limits', () => {
  const tempo = { minutes: said(40), session: said(['tempo' as const]) };

  it('walks where landing is out, and says why', () => {
    const parts = built({
      ...tempo,
      injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
    });
    expect(only(only(parts.blocks).items).exerciseId).toBe('brisk-walk');
    expect(first(parts.honesty)).toMatch(/^You asked for a run; this is a walk/);
  });

  it('takes the bike that stands there', () => {
    const parts = built({
      ...tempo,
      equipment: said(['bodyweight', 'bike']),
      excludedAttributes: said(['running']),
    });
    expect(only(only(parts.blocks).items).exerciseId).toBe('stationary-bike');
  });

  it.each(['heart', 'hypertension'] as const)(
    'gives neither pulse nor pace with %s',
    (condition) => {
      const parts = built({
        ...tempo,
        age: said(50),
        races: said([{ by: 'run', metres: 5000, seconds: 1500 }]),
        conditions: [{ condition, source: 'text', confidence: 1 }],
      });
      const items = [...parts.warmup, ...parts.blocks.flatMap((block) => block.items)];
      expect(items.filter(({ pace, heartRate }) => pace || heartRate)).toEqual([]);
      expect(parts.honesty.join(' ')).toContain('By effort alone');
    },
  );

  it('goes easy in pregnancy', () => {
    const parts = built({
      ...tempo,
      machines: said(['bike']),
      conditions: [{ condition: 'pregnancy', source: 'text', confidence: 1 }],
    });
    expect(parts.archetype).toBe('steady');
    expect(
      Math.max(...parts.blocks.flatMap(({ items }) => items.map(({ rpe = 0 }) => rpe))),
    ).toBeLessThan(5);
  });

  it('has nothing for somebody who can neither run nor walk and has no machine', () => {
    const parts = build({ ...tempo, excludedPatterns: said(['cyclic']) });
    expect(parts).toBeNull();
  });
});
