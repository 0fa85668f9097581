import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EquipmentId } from '../../../exercise/types.ts';
import { runs } from '../../../test-support/by-night.ts';
import type { Zone } from '../../../training/pace/types.ts';
import { fitnessLevels } from '../../../workout/limits.ts';
import type { Block } from '../../../workout/types.ts';
import type { Request } from '../../request.ts';
import { makeRequest } from '../../test-support/make-request.ts';
import { type Archetype, enduranceArchetypes } from '../types.ts';
import { athleteOf } from './athlete.ts';
import { playedSeconds } from './fit.ts';
import { isRunning, modeOf } from './modes.ts';
import { build, built, said, today } from './test-support/built.ts';
import { doseCap, sprintCap } from './zones.ts';

const machines: (EquipmentId | 'road')[] = [
  'road',
  'treadmill',
  'rower',
  'ski_erg',
  'bike',
  'elliptical',
  'stair_climber',
  'pool',
];

const wishes: fc.Arbitrary<Partial<Request>> = fc
  .record({
    minutes: fc.integer({ min: 15, max: 120 }),
    level: fc.constantFrom(...fitnessLevels),
    kind: fc.constantFrom(...enduranceArchetypes),
    machine: fc.constantFrom(...machines),
    race: fc.option(fc.integer({ min: 960, max: 2400 }), { nil: undefined }),
    longest: fc.option(fc.integer({ min: 2, max: 90 }), { nil: undefined }),
    age: fc.option(fc.integer({ min: 18, max: 90 }), { nil: undefined }),
  })
  .map(({ minutes, level, kind, machine, race, longest, age }) => ({
    minutes: said(minutes),
    level: said(level),
    session: said([kind]),
    ...(machine === 'road' ? {} : { machines: said([machine]) }),
    ...(race === undefined
      ? {}
      : { races: said([{ by: 'run' as const, metres: 5000, seconds: race }]) }),
    ...(longest === undefined
      ? {}
      : { abilities: said([{ exercise: 'tempo-run', seconds: longest * 60 }]) }),
    ...(age === undefined ? {} : { age: said(age) }),
  }));

const zones: Partial<Record<Archetype, Zone>> = { tempo: 'T', vo2: 'I', sprint: 'R' };

/** Of the hard pieces. */
const workSeconds = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, { items, rounds = 1 }) =>
      sum +
      items
        .filter(({ role }) => role === 'work')
        .reduce((all, { duration = 0 }) => all + rounds * duration, 0),
    0,
  );

describe('every endurance session', () => {
  it('lasts to the second as long as asked, unless the work sets the length', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const parts = build(wish);
        if (!parts) return;
        const total = (wish.minutes?.value ?? 0) * 60;
        if (parts.takesItsTime) expect(parts.honesty.join(' ')).toMatch(/\d+ min/);
        else expect(playedSeconds(parts)).toBe(total);
      }),
    );
  });

  it('keeps hard work within its dose', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const parts = build(wish);
        const zone = parts && zones[parts.archetype];
        // A line on the board in the pool holds its rests as well.
        if (!parts || !zone || parts.warmup.length === 0) return;
        const { level } = athleteOf(makeRequest(wish), Date.parse(today));
        expect(workSeconds(parts.blocks)).toBeLessThanOrEqual(doseCap(zone, level) * 60);
        if (parts.archetype === 'sprint') {
          expect(workSeconds(parts.blocks)).toBeLessThanOrEqual(sprintCap.seconds);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('says what it is in few words', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const parts = build(wish);
        if (!parts) return;
        expect(parts.title.length).toBeLessThanOrEqual(60);
        expect(parts.coaching.length).toBeGreaterThan(0);
        expect(parts.coaching.join(' ').split(/\s+/).length).toBeLessThanOrEqual(90);
        for (const item of [...parts.warmup, ...parts.blocks.flatMap(({ items }) => items)]) {
          expect(item.instructions ?? '').toMatch(/\S{2}/);
          expect(item.duration ?? 0).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('never runs where running is ruled out', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const parts = build({ ...wish, excludedAttributes: said(['running']) });
        if (!parts) return;
        const all = [
          ...parts.warmup,
          ...parts.blocks.flatMap(({ items }) => items),
          ...parts.cooldown,
        ];
        const run = all.filter(({ exerciseId = '' }) => {
          const mode = modeOf(exerciseId);
          return mode !== undefined && isRunning(mode);
        });
        expect(run.map(({ name }) => name)).toEqual([]);
      }),
    );
  });

  it('runs at most a tenth more than the longest run that was told', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 60 }),
        fc.integer({ min: 15, max: 120 }),
        (longest, minutes) => {
          const parts = built({
            minutes: said(minutes),
            session: said(['steady']),
            abilities: said([{ exercise: 'tempo-run', seconds: longest * 60 }]),
          });
          const runs = (items: Block['items'], rounds = 1) =>
            items
              .filter(({ exerciseId }) => exerciseId !== 'brisk-walk')
              .reduce((sum, { duration = 0 }) => sum + rounds * duration, 0);
          const total =
            runs(parts.warmup) +
            runs(parts.cooldown) +
            parts.blocks.reduce((sum, { items, rounds }) => sum + runs(items, rounds), 0);
          expect(total).toBeLessThanOrEqual(longest * 60 * 1.1);
        },
      ),
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        expect(build(wish)).toEqual(build(wish));
      }),
      { numRuns: 20 },
    );
  });
});
