import type { Goal } from '../../reading/vocabulary.ts';
import type { LaidFormat } from '../../workout/formats/ids.ts';

/** The least share of the main part that is work and not rest. */
export const leastWork: Record<Exclude<LaidFormat, 'sets'>, number> = {
  emom: 0.3,
  tabata: 0.45,
  pyramid: 0.2,
  compound: 0.35,
  circuit: 0.3,
  rounds: 0.2,
  intervals: 0.2,
};

/** Heavy and fast sets are short and rest long; with a band or a plank that would be idling. */
const leastInSets = { heavy: 0.14, light: 0.22 };
const leastInPower = { heavy: 0.12, light: 0.14 };

/** The same for sets, by the share of them that asks for a full rest. */
export function leastWorkInSets(goal: Goal, heavyShare: number): number {
  const least = goal === 'power' ? leastInPower : leastInSets;
  return heavyShare * least.heavy + (1 - heavyShare) * least.light;
}

/** From here on a layout is no worse for its rests. */
const easeFactor = 1.08;

/** What a layout loses by its rests, the more the nearer it comes to idling. */
export function idleCost(workSeconds: number, bodySeconds: number, leastShare: number): number {
  const share = workSeconds / Math.max(1, bodySeconds);
  return 8 * Math.max(0, 1 - share / (leastShare * easeFactor));
}
