import type { Block } from '../../workout/types.ts';
import { makeRest, type Round } from '../steps/make-step.ts';
import type { PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';

/** The steps of one block; its items are there with all that their steps need. */
export type BlockBuilder = (block: Block, items: PlanItem[]) => TimerStep[];

/** Lengths that a block leaves out, in seconds. */
export const blockDefaults = {
  changeSeconds: 15,
  groupRestSeconds: 90,
  groupRounds: 3,
  setRestSeconds: 120,
  rampRestSeconds: 60,
  clusterRestSeconds: 20,
  clusterSetRestSeconds: 180,
  clusterParts: 3,
  clusterSets: 3,
  pauseSeconds: 20,
  pauseEfforts: 3,
  everySeconds: 120,
  everyStarts: 5,
  deathMinutes: 20,
  amrapMinutes: 12,
  intervalSeconds: 30,
  intervalRounds: 8,
  repRounds: 4,
  repRestSeconds: 90,
  fightSeconds: 180,
  fightRestSeconds: 60,
  fightRounds: 6,
  skillMinutes: 10,
  steadyMinutes: 20,
  complexRounds: 4,
} as const;

/** None where the plan says 0 s. */
export function restOf(name: string, seconds: number, round?: Round): TimerStep[] {
  return seconds > 0 ? [makeRest(name, seconds, round)] : [];
}

/** Each list of steps with a rest between them, and none after the last. */
export function joinParts(parts: TimerStep[][], rest: (place: number) => TimerStep[]): TimerStep[] {
  const played = parts.filter((steps) => steps.length > 0);
  return played.flatMap((steps, place) =>
    place < played.length - 1 ? [...steps, ...rest(place)] : steps,
  );
}
