import type { Workout } from '../../workout/types.ts';
import { expandPhases } from '../steps/phases.ts';
import {
  groupByPhase,
  hasPhases,
  listItems,
  type PlanItem,
  splitSections,
  withoutCooldown,
} from '../steps/plan-items.ts';
import { expandSets } from '../steps/sets.ts';
import type { TimerStep } from '../types.ts';

interface StructuredPlan {
  steps: TimerStep[];
  next: PlanItem | undefined;
  cooldown: PlanItem[];
}

/**
 * docs/decisions/0011: the phases-and-sets expansion. A structured plan has no warm-up
 * block (Spec §4), so warm-up items of a bare list are left out; within phases
 * they are part of the plan's own layout and are played where it puts them.
 */
export function buildStructured(workout: Workout): StructuredPlan {
  if (hasPhases(workout)) {
    const groups = groupByPhase(workout);
    const items = groups.flatMap((group) => group.items);
    const { cooldown } = splitSections(items);
    return { steps: expandPhases(groups), next: withoutCooldown(items)[0], cooldown };
  }
  const { body, cooldown } = splitSections(listItems(workout));
  const played = withoutCooldown(body);
  const steps = expandSets(played, { round: { round: 1, totalRounds: 1 } });
  return { steps, next: played[0], cooldown };
}
