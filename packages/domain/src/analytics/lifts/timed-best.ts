export const timedBestKinds = ['rounds', 'emom_misses', 'tabata_lowest_reps'] as const;

/** What the clock, not the bar, makes a record of. */
export interface TimedBest {
  kind: (typeof timedBestKinds)[number];
  /** The workout, or for Tabata the exercise: only the same can be compared. */
  of: string;
  value: number;
  date: string;
}
