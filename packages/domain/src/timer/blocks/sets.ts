import type { Block, Exercise } from '../../workout/types.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import { expandSets } from '../steps/sets.ts';
import type { TimerStep } from '../types.ts';
import { withDose } from './block-items.ts';
import { blockDefaults } from './builder.ts';

/** Where the item says nothing: the block's rest, a short one after a ramp set, none before a drop. */
function withRests(block: Block, item: PlanItem, next: PlanItem | undefined): PlanItem {
  if (isRestItem(item)) return item;
  const { exercise } = item;
  const isRamp = exercise.role === 'ramp';
  const usual = isRamp ? blockDefaults.rampRestSeconds : blockDefaults.setRestSeconds;
  const restBetweenSets =
    exercise.restBetweenSets ??
    exercise.setScheme?.restBetweenSets ??
    (isRamp ? undefined : block.restSeconds) ??
    usual;
  const after = next?.exercise.role === 'drop' ? 0 : restBetweenSets;
  const sets = exercise.sets ?? exercise.setScheme?.sets ?? (isRamp ? 1 : (block.rounds ?? 1));
  const fields: Partial<Exercise> = {
    sets,
    restBetweenSets,
    restAfter: exercise.restAfter ?? block.restBetween ?? after,
  };
  return withDose(item, fields);
}

/** Straight sets: ramp, top, work and back-off sets are items of their own, each with its load. */
export function buildSets(block: Block, items: PlanItem[]): TimerStep[] {
  return expandSets(items.map((item, place) => withRests(block, item, items[place + 1])));
}
