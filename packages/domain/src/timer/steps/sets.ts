import { defined } from '../../workout/defined.ts';
import { restNames, setsTimes as setDefaults } from '../constants.ts';
import type { TimerStep } from '../types.ts';
import { makeRest, makeStep, type Round } from './make-step.ts';
import { isRestItem, type PlanItem } from './plan-items.ts';

/** Spec §4: more than one set gives 'Set n/N' steps with 'Rest Between Sets' between them. */
function expandItem(item: PlanItem, round?: Round): TimerStep[] {
  const { exercise } = item;
  const scheme = exercise.setScheme;
  const totalSets = exercise.sets ?? scheme?.sets ?? 1;
  if (isRestItem(item) || totalSets <= 1) return [makeStep(item, round)];

  const restSeconds =
    exercise.restBetweenSets ?? scheme?.restBetweenSets ?? setDefaults.defaultRestSeconds;
  const weightPercentage = scheme?.weightPercentage;
  const steps: TimerStep[] = [];
  for (let currentSet = 1; currentSet <= totalSets; currentSet++) {
    const name = `${exercise.name} - Set ${currentSet}/${totalSets}`;
    const setInfo = defined({ currentSet, totalSets, weightPercentage });
    steps.push(makeStep(item, { name, setInfo, ...round }));
    if (currentSet < totalSets && restSeconds > 0) {
      steps.push(makeRest(restNames.sets, restSeconds, round));
    }
  }
  return steps;
}

/** The last exercise of the whole workout gets no rest; `last` names it when these are only a part. */
export function expandSets(
  items: PlanItem[],
  {
    round,
    last = items.findLast((item) => !isRestItem(item)),
  }: { round?: Round; last?: PlanItem } = {},
): TimerStep[] {
  return items.flatMap((item, position) => {
    const steps = expandItem(item, round);
    const restSeconds = item.exercise.restAfter ?? 0;
    const next = items[position + 1];
    // A rest of the plan's own takes the place of the one after the exercise.
    const isRested = isRestItem(item) || (next !== undefined && isRestItem(next));
    if (restSeconds > 0 && item !== last && !isRested) {
      steps.push(makeRest(restNames.exercise, restSeconds, round));
    }
    return steps;
  });
}
