import type { Goal } from '../planner/request.ts';
import type { MainLift, ProgramPhase } from './types.ts';
import { blockOf, weeksPerBlock } from './weeks.ts';

const names = ['Foundation', 'Build', 'Strengthen', 'Push On', 'Refine', 'Peak'] as const;

const aims: Record<Goal, string> = {
  strength: 'heavier lifts',
  hypertrophy: 'more muscle',
  power: 'more speed',
  endurance: 'longer breath',
  hiit: 'a fitter heart',
  mobility: 'freer joints',
  general: 'all-round fitness',
};

function descriptionOf(block: number, blocks: number, goal: Goal): string {
  if (block === 0) return `Learn the lifts and find your loads on the way to ${aims[goal]}.`;
  if (block === blocks - 1) return `The last block: put all you have built into ${aims[goal]}.`;
  return `Build on the block before, for ${aims[goal]}.`;
}

export function phaseNameOf(week: number): string {
  return names[blockOf(week) % names.length] ?? names[0];
}

export function phaseIdOf(programId: string, week: number): string {
  return `${programId}-${blockOf(week) + 1}`;
}

/** One phase for each block of four weeks; the last may be shorter. */
export function makePhases(
  programId: string,
  totalWeeks: number,
  goal: Goal,
  mainLifts: readonly MainLift[][],
): ProgramPhase[] {
  const blocks = Math.ceil(totalWeeks / weeksPerBlock);
  return Array.from({ length: blocks }, (_, block) => {
    const startWeek = block * weeksPerBlock + 1;
    return {
      id: phaseIdOf(programId, startWeek),
      name: phaseNameOf(startWeek),
      startWeek,
      endWeek: Math.min(totalWeeks, startWeek + weeksPerBlock - 1),
      description: descriptionOf(block, blocks, goal),
      mainLifts: mainLifts[block] ?? [],
    };
  });
}
