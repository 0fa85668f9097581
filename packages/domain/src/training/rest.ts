/** What the rest after a set is for. */
export type RestIntent =
  | 'max_strength'
  | 'strength'
  | 'light_strength'
  | 'hypertrophy_compound'
  | 'hypertrophy_isolation'
  | 'superset_between'
  | 'superset_after'
  | 'jumps'
  | 'olympic'
  | 'calisthenics'
  | 'trunk'
  | 'mobility';

export interface RestBand {
  min: number;
  max: number;
  /** Never cut for time. */
  isFirm: boolean;
}

const band = (min: number, max: number, isFirm = false): RestBand => ({ min, max, isFirm });

const bands: Record<RestIntent, RestBand> = {
  max_strength: band(180, 300, true),
  strength: band(150, 210),
  /** A beginner at seven tenths of a maximum or less. */
  light_strength: band(90, 120),
  hypertrophy_compound: band(90, 150),
  hypertrophy_isolation: band(60, 90),
  superset_between: band(15, 15),
  superset_after: band(60, 90),
  jumps: band(60, 120),
  olympic: band(90, 150),
  calisthenics: band(120, 180),
  trunk: band(45, 75),
  mobility: band(0, 15),
};

/** Seconds, from the shortest to the longest that serve the intent. */
export const restFor = (intent: RestIntent): RestBand => bands[intent];

/** The rest that a heavy set needs, by its percent of the maximum. */
export function restIntentAt(percent: number, isBeginner = false): RestIntent {
  if (percent >= 85) return 'max_strength';
  if (isBeginner && percent <= 70) return 'light_strength';
  return percent >= 75 ? 'strength' : 'hypertrophy_compound';
}

/** After a sprint: a minute for every ten meters; on a hill the walk down and half a minute. */
export function sprintRest(meters: number, isHill = false): number {
  return isHill ? Math.round(meters / 1.2) + 30 : Math.round((meters / 10) * 60);
}
