import type { KnownRace } from '../facts.ts';
import type { PaceTarget, Zone } from './types.ts';

/** Seconds per 100 m at the speed that is held long, from all-out swims over 400 and 200 m. */
const criticalSwim = (seconds400: number, seconds200: number): number =>
  (seconds400 - seconds200) / 2;

/** Seconds per 100 m beside it. */
const zones: Record<Zone, readonly [number, number]> = {
  E: [6, 10],
  S: [4, 6],
  M: [2, 4],
  T: [-2, 2],
  I: [-5, -3],
  R: [-8, -5],
};

export function swimPace(zone: Zone, critical: number): PaceTarget {
  const [fast, slow] = zones[zone];
  const range = { lo: critical + fast, hi: critical + slow };
  return { pace: { unit: 's/100m', ...range }, mid: (range.lo + range.hi) / 2 };
}

/** From the newest test over each distance; null where one is missing or they do not fit. */
export function criticalFrom(races: readonly KnownRace[], today: string): number | null {
  const newest = (meters: number) =>
    races
      .filter((race) => race.sport === 'swim' && race.meters === meters && race.day <= today)
      .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  const long = newest(400);
  const short = newest(200);
  if (!long || !short || long.seconds <= 2 * short.seconds) return null;
  return criticalSwim(long.seconds, short.seconds);
}
