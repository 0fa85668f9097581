import { phaseTransitionSeconds } from '../constants.ts';
import type { TimerStep } from '../types.ts';
import { isRestItem, type PhaseGroup, withoutCooldown } from './plan-items.ts';
import { expandSets } from './sets.ts';

function withoutCooldowns(groups: PhaseGroup[]): PhaseGroup[] {
  const played = new Set(withoutCooldown(groups.flatMap(({ items }) => items)));
  return groups
    .map(({ name, items }) => ({ name, items: items.filter((item) => played.has(item)) }))
    .filter(({ items }) => items.length > 0);
}

/** Spec §4: a transition separates phases, so none comes before the first; cool-downs are omitted. */
export function expandPhases(phases: PhaseGroup[]): TimerStep[] {
  const groups = withoutCooldowns(phases);
  const last = groups.at(-1)?.items.findLast((item) => !isRestItem(item));
  return groups.flatMap(({ name, items }, position) => {
    const steps = expandSets(items, last === undefined ? {} : { last });
    if (position === 0) return steps;
    const transition: TimerStep = {
      name: `Starting: ${name}`,
      duration: phaseTransitionSeconds,
      type: 'phase_transition',
      phase: name,
    };
    return [transition, ...steps];
  });
}
