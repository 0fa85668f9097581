import type { Load } from '../../../training/load.ts';
import type { FilledSlot, Range } from '../types.ts';

/** One line of a session, ready to be laid out. */
export interface Line {
  slot: FilledSlot;
  reps?: number;
  /** '8–10' where a range says more. */
  repsText?: string;
  seconds?: number;
  rir: number;
  /** Seconds, from the shortest to the longest that serve this line. */
  rest: Range;
  load?: Load;
  /** How heavy, where only a share is known: '80 % of your best'. */
  weightWords?: string;
  /** Percent of a best that nobody told, or the heaviest of the day: led up to without kilograms. */
  stepsTo?: number | 'top';
  tempo?: string;
}
