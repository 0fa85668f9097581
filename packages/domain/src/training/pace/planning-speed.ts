import type { FitnessLevel } from '../../workout/limits.ts';

export type Way = 'run' | 'walk' | 'row' | 'ski' | 'bike' | 'swim';

/** Seconds a kilometer for somebody whose paces nobody knows. */
const speeds: Record<Way, Record<FitnessLevel, number>> = {
  run: { beginner: 450, intermediate: 390, advanced: 330 },
  walk: { beginner: 690, intermediate: 660, advanced: 630 },
  row: { beginner: 300, intermediate: 280, advanced: 260 },
  ski: { beginner: 310, intermediate: 290, advanced: 270 },
  bike: { beginner: 180, intermediate: 150, advanced: 130 },
  swim: { beginner: 1500, intermediate: 1300, advanced: 1150 },
};

/** For adding up how long a session takes, never to be shown as a target. */
export const planningSeconds = (way: Way, level: FitnessLevel, meters: number): number =>
  Math.round((speeds[way][level] * meters) / 1000);

/** Oxygen of a walk in multiples of rest: km/h and the slope as a share. */
export function walkMets(kilometersPerHour: number, slope: number): number {
  const speed = (kilometersPerHour * 1000) / 60;
  return (0.1 * speed + 1.8 * speed * slope + 3.5) / 3.5;
}
