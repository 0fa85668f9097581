import type { NumberRange } from '../../workout/types.ts';
import type { Zone } from './types.ts';

export interface HeartFacts {
  age?: number;
  hrMax?: number;
  hrRest?: number;
  /** Medicine that holds the pulse down: no number is of use. */
  takesBetaBlockers?: boolean;
}

/** The highest pulse for an age; people lie ten beats to either side. */
export const highestPulse = (age: number): number => 208 - 0.7 * age;

/** Percent of the highest pulse. */
const ofHighest: Partial<Record<Zone, readonly [number, number]>> = {
  E: [65, 79],
  S: [76, 82],
  M: [80, 88],
  T: [86, 91],
  I: [92, 98],
};
/** Percent of what lies between rest and the highest. */
const ofReserve: Partial<Record<Zone, readonly [number, number]>> = {
  E: [60, 72],
  T: [82, 88],
  I: [90, 95],
};

/** Beats a minute; null where the pulse says nothing: unknown, too short, or held down. */
export function heartFor(zone: Zone, facts: HeartFacts): NumberRange | null {
  const { age, hrMax, hrRest, takesBetaBlockers } = facts;
  const highest = hrMax ?? (age === undefined ? undefined : highestPulse(age));
  if (takesBetaBlockers || highest === undefined) return null;
  const reserve = hrRest === undefined ? undefined : ofReserve[zone];
  const at = (percent: number): number => {
    const share = percent / 100;
    const beats = reserve ? (hrRest ?? 0) + share * (highest - (hrRest ?? 0)) : share * highest;
    return Math.round(beats);
  };
  const band = reserve ?? ofHighest[zone];
  return band ? { lo: at(band[0]), hi: at(band[1]) } : null;
}
