import type { Block } from '../../workout/types.ts';
import { restNames } from '../constants.ts';
import { makeStep } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { blockDefaults, joinParts, restOf } from './builder.ts';

const letterOf = ({ exercise }: PlanItem): string | undefined =>
  exercise.group?.replace(/\d+$/, '').toUpperCase() || undefined;

/** Items of one letter together, in the order of their first; those without one by themselves. */
export function groupByLetter(items: PlanItem[]): PlanItem[][] {
  const groups: PlanItem[][] = [];
  const byLetter = new Map<string, PlanItem[]>();
  for (const item of items.filter((one) => !isRestItem(one))) {
    const letter = letterOf(item);
    const known = letter === undefined ? undefined : byLetter.get(letter);
    if (known) known.push(item);
    else {
      const group = [item];
      groups.push(group);
      if (letter !== undefined) byLetter.set(letter, group);
    }
  }
  return groups;
}

/** Where nobody gave a letter: so many neighbours belong together. */
function groupByPlace(items: PlanItem[], size: number): PlanItem[][] {
  const played = items.filter((item) => !isRestItem(item));
  if (played.some((item) => letterOf(item) !== undefined)) return groupByLetter(items);
  const groups: PlanItem[][] = [];
  for (let i = 0; i < played.length; i += size) groups.push(played.slice(i, i + size));
  return groups;
}

const changeName = 'Change';

function playGroup(block: Block, group: PlanItem[]): { steps: TimerStep[]; rest: number } {
  const [first] = group;
  const last = group.at(-1);
  const totalRounds =
    first?.exercise.sets ??
    first?.exercise.setScheme?.sets ??
    block.rounds ??
    blockDefaults.groupRounds;
  const rest = block.restBetween ?? last?.exercise.restAfter ?? blockDefaults.groupRestSeconds;
  const change = block.restSeconds ?? blockDefaults.changeSeconds;
  const rounds = Array.from({ length: totalRounds }, (_, n) => {
    const round = { round: n + 1, totalRounds };
    const setInfo = { currentSet: n + 1, totalSets: totalRounds };
    return joinParts(
      group.map((item) => [makeStep(item, { ...round, setInfo })]),
      () => restOf(changeName, change, round),
    );
  });
  return { steps: joinParts(rounds, () => restOf(restNames.round, rest)), rest };
}

/** A1, a moment to change, A2, then the rest: supersets, tri-sets and giant sets. */
export const buildGroups =
  (size: number) =>
  (block: Block, items: PlanItem[]): TimerStep[] => {
    const groups = groupByPlace(items, size).map((group) => playGroup(block, group));
    return joinParts(
      groups.map(({ steps }) => steps),
      (place) => restOf(restNames.exercise, groups[place]?.rest ?? 0),
    );
  };
