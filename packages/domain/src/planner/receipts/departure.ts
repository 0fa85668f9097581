/** Where a workout is not what was asked for, and why. */
export interface Departure {
  id: string;
  label: string;
  note: string;
  /** As a sentence of its own. */
  words: string;
}
