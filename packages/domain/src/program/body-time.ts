import { phaseTransitionSeconds } from '../timer/constants.ts';
import { itemSeconds } from '../timer/lengths.ts';
import type { Exercise, Workout } from '../workout/types.ts';

export const setsOf = ({ sets = 1 }: Exercise): number => sets;

export const restOf = ({ restBetweenSets, restAfter }: Exercise): number =>
  restBetweenSets ?? restAfter ?? 90;

/** Work and rests of straight sets, without the rest after the last one. */
export function bodySeconds(items: readonly Exercise[]): number {
  return items.reduce((sum, item, i) => {
    const isLast = i === items.length - 1;
    const rests = (setsOf(item) - 1) * restOf(item) + (isLast ? 0 : (item.restAfter ?? 0));
    return sum + setsOf(item) * itemSeconds(item) + rests;
  }, 0);
}

/** Steps between the phases; the cool-down follows without one. */
export function transitionSeconds({ phases = [] }: Workout): number {
  const played = phases.filter(({ name }) => name !== 'Cool-down').length;
  return Math.max(0, played - 1) * phaseTransitionSeconds;
}
