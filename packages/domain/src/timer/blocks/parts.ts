import type { Block } from '../../workout/types.ts';
import { restNames } from '../constants.ts';
import { levelSeconds, repsOf } from '../lengths.ts';
import { makeStep, makeWindow } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { withDose } from './block-items.ts';
import { blockDefaults, joinParts, restOf } from './builder.ts';

const setsOf = ({ exercise }: PlanItem): number | undefined =>
  exercise.sets ?? exercise.setScheme?.sets;

const workOf = (items: PlanItem[]) => items.filter((item) => !isRestItem(item));

/** So many sets of each item, with a rest between the sets and after the item. */
function playSets(
  items: PlanItem[],
  setsFor: (item: PlanItem) => number,
  rest: (item: PlanItem) => number,
  playSet: (item: PlanItem, currentSet: number, totalSets: number) => TimerStep[],
): TimerStep[] {
  return joinParts(
    items.map((item) => {
      const totalSets = setsFor(item);
      const sets = Array.from({ length: totalSets }, (_, n) => playSet(item, n + 1, totalSets));
      return joinParts(sets, () => restOf(restNames.sets, rest(item)));
    }),
    (place) => {
      const item = items[place];
      return item ? restOf(restNames.exercise, item.exercise.restAfter ?? rest(item)) : [];
    },
  );
}

/** A set in short parts: 'ladder' gives the reps of each, otherwise the item's own three times. */
export function buildCluster(block: Block, items: PlanItem[]): TimerStep[] {
  const pause = block.restSeconds ?? blockDefaults.clusterRestSeconds;
  return playSets(
    workOf(items),
    (item) => setsOf(item) ?? block.rounds ?? blockDefaults.clusterSets,
    ({ exercise }) =>
      block.restBetween ?? exercise.restBetweenSets ?? blockDefaults.clusterSetRestSeconds,
    (item, currentSet, totalSets) => {
      const reps = repsOf(item.exercise) ?? 2;
      const parts = block.ladder ?? Array.from({ length: blockDefaults.clusterParts }, () => reps);
      const steps = parts.map((count, part): TimerStep[] => [
        {
          ...makeWindow(item, levelSeconds(item.exercise, count)),
          name: `${item.exercise.name} - Set ${currentSet}/${totalSets}, part ${part + 1}/${parts.length}`,
          reps: count,
          repBased: true,
          role: item.exercise.role ?? 'cluster',
          setInfo: { currentSet, totalSets },
        },
      ]);
      return joinParts(steps, () => restOf(restNames.plain, pause));
    },
  );
}

/** The first effort has its reps; each one after it is what is left. */
export function buildRestPause(block: Block, items: PlanItem[]): TimerStep[] {
  const pause = block.restSeconds ?? blockDefaults.pauseSeconds;
  const efforts = block.rounds ?? blockDefaults.pauseEfforts;
  return playSets(
    workOf(items),
    (item) => setsOf(item) ?? 1,
    ({ exercise }) => block.restBetween ?? exercise.restBetweenSets ?? blockDefaults.setRestSeconds,
    (item, currentSet, totalSets) => {
      const steps = Array.from({ length: efforts }, (_, n): TimerStep[] => {
        const reps = Math.max(1, Math.round((repsOf(item.exercise) ?? 10) / (n === 0 ? 1 : 3)));
        const words = n === 0 ? {} : { repsText: 'what is left' };
        const effort = withDose(item, { reps, ...words, stepMode: 'open' });
        const name = `${item.exercise.name} - Effort ${n + 1}/${efforts}`;
        const setInfo = { currentSet, totalSets };
        return [makeStep(effort, { name, setInfo })];
      });
      return joinParts(steps, () => restOf(restNames.plain, pause));
    },
  );
}

/** A set and the drops that follow it, until the next set begins. */
function chainsOf(items: PlanItem[]): PlanItem[][] {
  const chains: PlanItem[][] = [];
  for (const item of workOf(items)) {
    const chain = chains.at(-1);
    const isDrop = item.exercise.role === 'drop';
    if (chain && (isDrop || chain[0]?.exercise.name === item.exercise.name)) chain.push(item);
    else chains.push([item]);
  }
  return chains;
}

/** One load after the other without a rest; the rest comes after the last drop. */
export function buildDropSet(block: Block, items: PlanItem[]): TimerStep[] {
  const rest = block.restBetween ?? blockDefaults.setRestSeconds;
  const totalSets = block.rounds ?? 1;
  const chains = chainsOf(items).flatMap((chain) =>
    Array.from({ length: totalSets }, (_, n) =>
      chain.map(
        (item): TimerStep =>
          makeStep(withDose(item, { stepMode: 'open' }), {
            setInfo: { currentSet: n + 1, totalSets },
          }),
      ),
    ),
  );
  return joinParts(chains, () => restOf(restNames.sets, rest));
}
