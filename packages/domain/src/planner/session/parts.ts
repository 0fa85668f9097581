import type { Block, Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import type { Archetype } from './types.ts';

/** What a builder makes of a request; the frame around it is put together in one place. */
export interface SessionParts {
  archetype: Archetype;
  /** Says what it is: '8 × 400 m', 'Heavy 5×5: squat, bench, row'. */
  title: string;
  warmup: Exercise[];
  blocks: Block[];
  cooldown: Exercise[];
  /** What was changed, assumed or guessed, the most important first; shown above the plan. */
  honesty: string[];
  /** How to do it: paces, stops, what to watch. At most 90 words in all. */
  coaching: string[];
  benchmark?: { id: string; scaled?: string };
  /** Its length is what the work takes: the total is not pulled to the asked minutes. */
  takesItsTime?: boolean;
}

/** Null where the archetype cannot be built for this athlete: the next best is tried. */
export type BuildSession = (context: PlanContext) => SessionParts | null;
