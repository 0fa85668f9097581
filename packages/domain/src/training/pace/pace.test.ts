import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownRace } from '../facts.ts';
import { daysAgo, today } from '../test-support/log.ts';
import { bikePace, ftpFrom20 } from './bike.ts';
import { caloriesPerHour, ergPace, ergState, splitAt, wattsAt } from './ergs.ts';
import { heartFor } from './heart.ts';
import { knownRace, paceFor, paceState } from './pace-for.ts';
import { planningSeconds, walkMets } from './planning-speed.ts';
import {
  longestNextRun,
  paceAt,
  predictRace,
  raceSeconds,
  runningLeft,
  runPace,
  runState,
  vdotOf,
} from './running.ts';
import { criticalFrom, swimPace } from './swim.ts';
import type { Zone } from './types.ts';
import { paceText, repText } from './words.ts';

const race = (meters: number, seconds: number, days = 0, sport: KnownRace['sport'] = 'run') => ({
  sport,
  meters,
  seconds,
  day: daysAgo(days),
});
const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const near = (found: number, expected: string, within = 1) =>
  expect(Math.abs(found - seconds(expected)), `${found} for ${expected}`).toBeLessThanOrEqual(
    within,
  );

describe('running', () => {
  it.each([
    [30, '30:41', '63:49', '2:21:00', '4:50:00', '7:39', '8:23', '6:24', '5:54', '2:12'],
    [34, '27:38', '57:25', '2:07:00', '4:22:00', '6:57', '7:38', '5:48', '5:21', '1:59'],
    [38, '25:10', '52:15', '1:56:00', '4:00:00', '6:22', '7:00', '5:18', '4:53', '1:49'],
    [42, '23:08', '47:58', '1:46:00', '3:41:00', '5:53', '6:28', '4:54', '4:30', '1:40'],
    [46, '21:24', '44:23', '1:38:00', '3:24:00', '5:28', '6:01', '4:33', '4:11', '1:33'],
    [50, '19:56', '41:20', '1:31:31', '3:11:00', '5:07', '5:38', '4:15', '3:55', '1:27'],
    [55, '18:22', '38:06', '1:24:00', '2:56:00', '4:44', '5:13', '3:56', '3:37', '1:21'],
    [60, '17:03', '35:22', '1:18:00', '2:43:00', '4:25', '4:52', '3:40', '3:23', '1:15'],
  ])(
    'VDOT %d',
    (vdot, five, ten, half, marathon, easyFast, easySlow, threshold, interval, repeat) => {
      near(raceSeconds(vdot, 5000), five, 2);
      near(raceSeconds(vdot, 10_000), ten, 2);
      near(raceSeconds(vdot, 21_097.5), half, 60);
      near(raceSeconds(vdot, 42_195), marathon, 60);
      near(paceAt(vdot, 0.7), easyFast);
      near(paceAt(vdot, 0.62), easySlow);
      near(paceAt(vdot, 0.88), threshold);
      near(paceAt(vdot, 0.975), interval);
      near(paceAt(vdot, 1.07) * 0.4, repeat);
    },
  );

  it.each<[string, KnownRace, Partial<Record<Zone, [string, string]>>]>([
    ['5 km in 22:30', race(5000, 1350), { E: ['5:44', '6:18'], I: ['4:18', '4:28'] }],
    ['10 km in 48:00', race(10_000, 2880), { E: ['5:53', '6:28'], T: ['4:50', '4:58'] }],
    ['10 km in 54:00', race(10_000, 3240), { E: ['6:33', '7:12'], T: ['5:23', '5:33'] }],
  ])('%s', (_, mark, expected) => {
    const state = runState([mark], { today });
    for (const [zone, [lo, hi]] of Object.entries(expected)) {
      const pace = state && runPace(zone as Zone, state).pace;
      near(pace?.lo ?? 0, lo);
      near(pace?.hi ?? 0, hi);
    }
  });

  it('gives the time of a rep', () => {
    const state = runState([race(5000, 1350)], { today });
    expect(state && repText(runPace('I', state).pace, 400)).toBe('400 m in 1:43–1:47');
  });

  it('takes the newest mark, and less of an old one', () => {
    const at = (days: number) => runState([race(5000, 1350, days)], { today })?.vdot ?? 0;
    const fresh = vdotOf(5000, 1350);
    expect(
      [0, 56, 57, 112, 113, 182, 183, 400].map((days) => Math.round(fresh - at(days))),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(runState([race(5000, 1350, 20), race(5000, 1500, 2)], { today })?.race.seconds).toBe(
      1500,
    );
    expect(runState([race(400, 70)], { today })).toBeNull();
    expect(runState([race(42_195, 4 * 3600)], { today })?.confidence).toBeCloseTo(0.6);
    expect(runState([race(5000, 1350, 200)], { today })?.isOld).toBe(true);
  });

  it.each([
    [0, 1],
    [5, 1],
    [15, 0.97],
    [70, 0.805],
    [200, 0.8],
  ])('%d days off leave %d', (days, left) => {
    expect(runningLeft(days)).toBeCloseTo(left, 6);
    expect(runningLeft(days, true)).toBeCloseTo(1 - (1 - left) / 2, 6);
  });

  it('does not promise a marathon from a short race', () => {
    const state = runState([race(5000, 1350)], { today });
    if (!state) throw new Error('no state');
    const plain = raceSeconds(state.vdot, 42_195);
    expect(predictRace(state, 42_195, 30)).toEqual({
      seconds: plain * 1.05,
      toSeconds: plain * 1.08,
    });
    expect(predictRace(state, 42_195, 60)).toEqual({ seconds: plain });
  });

  it.each([
    [3000, 4000],
    [8000, 9000],
    [12_000, 13_200],
  ])('after %d m the next may be %d', (last, next) => {
    expect(longestNextRun(last)).toBeCloseTo(next, 6);
  });

  it('predicts what it was made from, and runs faster the fitter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1500, max: 42_195 }),
        fc.double({ min: 25, max: 80, noNaN: true }),
        (meters, vdot) => {
          expect(vdotOf(meters, raceSeconds(vdot, meters))).toBeCloseTo(vdot, 4);
          expect(raceSeconds(vdot + 1, meters)).toBeLessThan(raceSeconds(vdot, meters));
          const paces = (['R', 'I', 'T', 'M', 'S', 'E'] as const).map(
            (zone) => runPace(zone, { vdot }).mid,
          );
          expect(paces.slice(0, 3)).toEqual(paces.slice(0, 3).toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('ergs', () => {
  const state = ergState('row', [race(2000, 460, 3, 'row')], today);

  it.each([
    ['E', 0, '2:16–2:20/500 m'],
    ['M', 0, '2:10–2:13/500 m'],
    ['T', 0, '2:04–2:07/500 m'],
    ['I', 0, '1:53–1:59/500 m'],
    ['I', 240, '1:57–1:59/500 m'],
  ] as const)('2 km in 7:40, %s, reps of %d s', (zone, rep, text) => {
    expect(state && paceText(ergPace(zone, state, rep).pace)).toBe(text);
  });

  it('has the watts of four by four', () => {
    const found = state && ergPace('I', state, 240);
    expect(Math.round(found?.watts?.lo ?? 0)).toBe(207);
    expect(Math.round(found?.watts?.hi ?? 0)).toBe(219);
    expect(Math.round(wattsAt(115))).toBe(230);
    expect(splitAt(wattsAt(115))).toBeCloseTo(115, 9);
    expect(caloriesPerHour(200)).toBe(988);
  });

  it('takes other distances, and each machine for itself', () => {
    const five = ergState('row', [race(4000, 8 * 120, 1, 'row')], today);
    expect(splitAt(five?.watts ?? 1)).toBeCloseTo(115, 6);
    expect(ergState('ski', [race(2000, 460, 3, 'row')], today)).toBeNull();
  });
});

describe('other ways', () => {
  it('rides by the watts of an hour', () => {
    expect(ftpFrom20(200)).toBe(190);
    expect(paceText(bikePace('T', 200).pace)).toBe('182–210 W');
  });

  it('swims by the critical speed', () => {
    const css = criticalFrom([race(400, 400, 2, 'swim'), race(200, 190, 2, 'swim')], today);
    expect(css).toBe(105);
    expect(paceText(swimPace('E', css ?? 0).pace)).toBe('1:51–1:55/100 m');
    expect(criticalFrom([race(400, 400, 2, 'swim')], today)).toBeNull();
  });

  it.each([
    ['E', { age: 40 }, { lo: 117, hi: 142 }],
    ['E', { age: 40, hrRest: 60 }, { lo: 132, hi: 146 }],
    ['T', { hrMax: 190, hrRest: 50 }, { lo: 165, hi: 173 }],
    ['I', { hrMax: 190 }, { lo: 175, hi: 186 }],
    ['R', { hrMax: 190 }, null],
    ['E', { age: 40, takesBetaBlockers: true }, null],
    ['E', {}, null],
  ] as const)('%s %o', (zone, facts, expected) => {
    expect(heartFor(zone, facts)).toEqual(expected);
  });

  it('plans with a speed where none is known', () => {
    expect(planningSeconds('run', 'beginner', 5000)).toBe(2250);
    expect(planningSeconds('run', 'advanced', 1000)).toBe(330);
    expect(walkMets(4.8, 0.12)).toBeCloseTo(8.2, 1);
  });
});

it('finds the pace of a zone, or none', () => {
  const mark = knownRace({ by: 'run', metres: 5000, seconds: 1350 }, today);
  const state = paceState({ races: mark ? [mark] : [] }, { today });
  expect(paceFor('run', 'T', state)?.pace.unit).toBe('s/km');
  expect(paceFor('row', 'T', state)).toBeNull();
  expect(paceFor('bike', 'T', { ...state, bike: 200 })?.watts).toBeDefined();
  expect(knownRace({ by: 'walk', metres: 5000, seconds: 3000 }, today)).toBeNull();
});
