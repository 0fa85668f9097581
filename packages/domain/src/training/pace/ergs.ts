import type { NumberRange } from '../../workout/types.ts';
import type { KnownRace } from '../facts.ts';
import { daysSince } from '../strength/states.ts';
import type { PaceTarget, Zone } from './types.ts';

/** Watts at a split, in seconds per 500 m. */
export const wattsAt = (split: number): number => 2.8 / (split / 500) ** 3;

export const splitAt = (watts: number): number => 500 * (2.8 / watts) ** (1 / 3);

/** Kilocalories an hour, as the display counts them. */
export const caloriesPerHour = (watts: number): number => 3.44 * watts + 300;

export interface ErgState {
  /** Over 2 km. */
  watts: number;
  race: KnownRace;
  daysAgo: number;
}

const testMeters = 2000;
/** The split slows by this when the distance doubles. */
const slowsBy = 5;

/** The split over another distance, in seconds per 500 m. */
export const splitOver = (split: number, from: number, to: number): number =>
  split + slowsBy * Math.log2(to / from);

/** A rower or a ski erg, each from tests of its own. */
export function ergState(
  sport: 'row' | 'ski',
  races: readonly KnownRace[],
  today: string,
): ErgState | null {
  const own = races.filter(
    (race) =>
      race.sport === sport && race.meters >= 500 && race.meters <= 10_000 && race.day <= today,
  );
  const race = own.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  if (!race) return null;
  const split = (race.seconds / race.meters) * 500;
  const atTest = splitOver(split, race.meters, testMeters);
  return { watts: wattsAt(atTest), race, daysAgo: daysSince(race.day, today) };
}

interface ErgZone {
  /** Share of the 2-km watts. */
  share: readonly [number, number];
  rate: NumberRange;
}

/** From long and easy to short and fast. */
const zones: Record<Zone, ErgZone> = {
  E: { share: [0.55, 0.6], rate: { lo: 18, hi: 20 } },
  S: { share: [0.6, 0.65], rate: { lo: 18, hi: 20 } },
  M: { share: [0.65, 0.7], rate: { lo: 20, hi: 22 } },
  T: { share: [0.75, 0.8], rate: { lo: 24, hi: 26 } },
  I: { share: [0.9, 1.05], rate: { lo: 26, hi: 28 } },
  R: { share: [1.1, 1.3], rate: { lo: 28, hi: 34 } },
};

/** Reps of this length and longer stay at the lower end of a zone. */
const longRepSeconds = 180;

/** `repSeconds`: of one piece of work, where it is one of several. */
export function ergPace(zone: Zone, { watts }: ErgState, repSeconds = 0): PaceTarget {
  const { share, rate } = zones[zone];
  const [low, high] = share;
  const top = zone === 'I' && repSeconds >= longRepSeconds ? 0.95 : high;
  const range = { lo: watts * low, hi: watts * top };
  const pace = { unit: 's/500m' as const, lo: splitAt(range.hi), hi: splitAt(range.lo) };
  return { pace, mid: splitAt((range.lo + range.hi) / 2), watts: range, rate };
}
