import type { WeightUnit } from '../profile/units.ts';

/** What can be said to the timer without an amount. */
export const plainCommands = [
  'done',
  'skip',
  'back',
  'pause',
  'resume',
  'how',
  'swap',
  'undo',
  'hurt',
] as const;
export type PlainCommand = (typeof plainCommands)[number];

export type Command =
  | { kind: PlainCommand }
  /** Seconds that a rest gets more, or fewer. */
  | { kind: 'rest'; seconds: number }
  /** Without a unit the weight is in the user's own. */
  | { kind: 'set'; reps?: number; weight?: number; unit?: WeightUnit }
  /** On the scale to ten. */
  | { kind: 'effort'; rpe: number }
  | { kind: 'left'; reps: number };
