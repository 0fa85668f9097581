import { highestPulse } from '../training/pace/heart.ts';

/** What zones are made from; the first that is known counts, in this order. */
export interface ZoneFacts {
  /** Held for half an hour in a test. */
  threshold?: number | undefined;
  /** Measured, or the user's own number. */
  highest?: number | undefined;
  resting?: number | undefined;
  age?: number | undefined;
  /** By medicine or illness: what holds for an age or a highest pulse does not hold then. */
  isHeldDown?: boolean | undefined;
}

export type ZoneSource = 'threshold' | 'highest' | 'age';

export interface HeartZones {
  /** The first beat of each zone, from 1 to 5. */
  from: readonly number[];
  source: ZoneSource;
}

/** Where each zone begins, in shares of what it is reckoned by. */
const shares = {
  threshold: [0.7, 0.85, 0.9, 0.95, 1],
  highest: [0.5, 0.6, 0.7, 0.8, 0.9],
} as const;

/** What a person can have; what lies outside is a slip. */
export const zoneBounds = {
  threshold: { min: 90, max: 220 },
  highest: { min: 100, max: 240 },
  resting: { min: 25, max: 110 },
  age: { min: 10, max: 110 },
} as const;

function known(name: keyof typeof zoneBounds, value: number | undefined): number | undefined {
  const { min, max } = zoneBounds[name];
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

/** Null where nothing is known to reckon by, or where it would mislead. */
export function heartZones(facts: ZoneFacts): HeartZones | null {
  const threshold = known('threshold', facts.threshold);
  // Measured under the medicine, it holds under it.
  if (threshold !== undefined) {
    return {
      from: shares.threshold.map((share) => Math.round(share * threshold)),
      source: 'threshold',
    };
  }
  if (facts.isHeldDown) return null;
  const own = known('highest', facts.highest);
  const age = known('age', facts.age);
  const highest = own ?? (age === undefined ? undefined : highestPulse(age));
  if (highest === undefined) return null;
  const resting = known('resting', facts.resting) ?? 0;
  const from = shares.highest.map((share) => Math.round(resting + share * (highest - resting)));
  return { from, source: own === undefined ? 'age' : 'highest' };
}

/** From 1 to 5; 0 below the first. */
export const zoneOf = ({ from }: HeartZones, beats: number): number =>
  from.filter((first) => beats >= first).length;

/** So far beyond its bound a zone is left: a pulse on the bound would else change it at every beat. */
const marginBeats = 2;

export function settledZone(zones: HeartZones, beats: number, before: number | null): number {
  const zone = zoneOf(zones, beats);
  if (before === null || zone === before) return zone;
  const isBeyond =
    zone > before
      ? zoneOf(zones, beats - marginBeats) > before
      : zoneOf(zones, beats + marginBeats) < before;
  return isBeyond ? zone : before;
}
