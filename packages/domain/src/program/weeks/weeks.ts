export const variationTypes = ['build', 'peak', 'deload', 'test'] as const;
export type VariationType = (typeof variationTypes)[number];

export interface Variation {
  type: VariationType;
  /** On sets and rounds. */
  volume: number;
  /** On load and effort. */
  intensity: number;
}

/** Spec §9, by week mod 4. */
const byWeek: readonly [Variation, Variation, Variation, Variation] = [
  { type: 'test', volume: 0.8, intensity: 1.1 },
  { type: 'build', volume: 1.1, intensity: 1 },
  { type: 'peak', volume: 0.9, intensity: 1.2 },
  { type: 'deload', volume: 0.7, intensity: 0.8 },
];

const weeksPerBlock = 4;

export function weekVariation(week: number): Variation {
  return byWeek[(week % weeksPerBlock) as 0 | 1 | 2 | 3];
}

/**
 * Design, training §0.5: intensity moves the load by points, never by a factor,
 * since 1.2 × 80 % would be a maximum.
 */
export function percentPoints({ intensity }: Variation): number {
  return Math.round(25 * (intensity - 1) * 10) / 10;
}

export function effortPoints({ intensity }: Variation): number {
  return Math.round(5 * (intensity - 1) * 10) / 10;
}
