import { blockStarts } from '../../workout/flat-list.ts';
import type { FormatId } from '../../workout/formats/ids.ts';
import type { Block, Play, Workout } from '../../workout/types.ts';
import { phaseTransitionSeconds, pyramidTimes, restNames } from '../constants.ts';
import type { PlanItem } from '../steps/plan-items.ts';
import { buildCircuit } from '../styles/circuit.ts';
import { buildCompound } from '../styles/compound.ts';
import { playLevels } from '../styles/pyramid.ts';
import { buildRounds } from '../styles/rounds.ts';
import { buildTabata } from '../styles/tabata.ts';
import type { TimerStep } from '../types.ts';
import { makeBlockItems } from './block-items.ts';
import { type BlockBuilder, restOf } from './builder.ts';
import { buildGroups } from './groups.ts';
import { buildAmrap, buildComplex, buildForTime, buildLadder, buildSkill } from './one-step.ts';
import { buildCluster, buildDropSet, buildRestPause } from './parts.ts';
import { buildDistanceReps, buildFightRounds, buildIntervals, playSteadyBlock } from './pieces.ts';
import { buildSets } from './sets.ts';
import { buildDeathBy, buildEvery, playEmomBlock } from './windows.ts';

/** The seed's builders read a workout: a block gives them its rounds and rests. */
function bySeed(build: (workout: Workout, items: PlanItem[]) => TimerStep[]): BlockBuilder {
  return (block, items) => {
    const workout: Workout = { workout: block.items, source: 'block' };
    if (block.rounds !== undefined) workout.totalRounds = block.rounds;
    if (block.restBetween !== undefined) workout.restBetweenRounds = block.restBetween;
    return build(workout, items);
  };
}

const buildPyramid: BlockBuilder = (block, items) =>
  playLevels(items, block.ladder ?? pyramidTimes.defaultLevels, {
    restSeconds: block.restSeconds ?? pyramidTimes.restSeconds,
    levelRestSeconds: block.restBetween ?? pyramidTimes.defaultLevelRestSeconds,
  });

const builders: Record<FormatId, BlockBuilder> = {
  emom: playEmomBlock,
  tabata: (_, items) => buildTabata(items),
  pyramid: buildPyramid,
  compound: bySeed(buildCompound),
  circuit: bySeed(buildCircuit),
  rounds: bySeed(buildRounds),
  sets: buildSets,
  intervals: buildIntervals,
  amrap: buildAmrap,
  for_time: buildForTime,
  chipper: buildForTime,
  every: buildEvery,
  death_by: buildDeathBy,
  ladder: buildLadder,
  complex: buildComplex,
  superset: buildGroups(2),
  giant_set: buildGroups(Number.POSITIVE_INFINITY),
  cluster: buildCluster,
  rest_pause: buildRestPause,
  drop_set: buildDropSet,
  tempo: buildSets,
  distance_reps: buildDistanceReps,
  steady: playSteadyBlock,
  skill: buildSkill,
  hold: buildSets,
  fight_rounds: buildFightRounds,
};

const startOf = (block: Block, index: number): TimerStep => ({
  name: `Starting: ${block.title}`,
  duration: phaseTransitionSeconds,
  type: 'phase_transition',
  phase: block.title,
  block: index,
});

/** The steps of one block whose items begin at this place of the list. */
export const stepsOfBlock = (block: Block, start = 0): TimerStep[] =>
  builders[block.kind](block, makeBlockItems(block, start));

/** The steps of all blocks, with a moment between them to get to the next. */
export function expandBlocks(workout: Workout, play: Play): TimerStep[] {
  const starts = blockStarts(workout.workout, play);
  return play.blocks.flatMap((block, index) => {
    const steps = stepsOfBlock(block, starts[index]);
    for (const step of steps) step.block = index;
    const before = play.blocks[index - 1];
    if (!before) return steps;
    return [...restOf(restNames.exercise, before.restAfter ?? 0), startOf(block, index), ...steps];
  });
}
