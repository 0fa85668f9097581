import type { Goal } from '../reading/vocabulary.ts';
import type { MainLift, ProgramPhase } from './types.ts';
import { blockOf, weeksPerBlock } from './weeks.ts';

/** None is a kind of week (Spec §9): the two stand side by side. */
const names = ['Foundation', 'Develop', 'Strengthen', 'Push On', 'Refine', 'Sharpen'] as const;

const aims: Record<Goal, string> = {
  strength: 'more strength',
  hypertrophy: 'more muscle',
  power: 'more speed',
  endurance: 'more stamina',
  hiit: 'a fitter heart',
  mobility: 'freer joints',
  general: 'all-round fitness',
};

/** What the first block is for, by what there is to find out about. */
function beginningOf(goal: Goal, lifts: readonly MainLift[]): string {
  const isBreath = goal === 'endurance' || goal === 'hiit';
  if (goal === 'mobility') return 'Learn the moves and find your range';
  if (isBreath || lifts.length === 0) return 'Find a pace that you can keep';
  const isLoaded = lifts.some(({ stepKg }) => stepKg !== null);
  return isLoaded ? 'Learn the lifts and find your loads' : 'Learn the moves and find your level';
}

function descriptionOf(
  block: number,
  blocks: number,
  goal: Goal,
  lifts: readonly MainLift[],
): string {
  if (block === 0) return `${beginningOf(goal, lifts)} on the way to ${aims[goal]}.`;
  if (block === blocks - 1) return `The last block: put all you have built into ${aims[goal]}.`;
  return `Go on from the block before, for ${aims[goal]}.`;
}

export function phaseNameOf(block: number): string {
  return names[block % names.length] ?? names[0];
}

export function phaseIdOf(programId: string, week: number): string {
  return `${programId}-${blockOf(week) + 1}`;
}

/** One phase for each block of four weeks; the last may be shorter. */
export function makePhases(
  programId: string,
  totalWeeks: number,
  goal: Goal,
  outlined: readonly { name: string; mainLifts: MainLift[] }[],
): ProgramPhase[] {
  return outlined.map(({ name, mainLifts }, block) => {
    const startWeek = block * weeksPerBlock + 1;
    return {
      id: phaseIdOf(programId, startWeek),
      name,
      startWeek,
      endWeek: Math.min(totalWeeks, startWeek + weeksPerBlock - 1),
      description: descriptionOf(block, outlined.length, goal, mainLifts),
      mainLifts,
    };
  });
}
