import { isLeadIn } from '../workout/flat-list.ts';
import { bounds } from '../workout/limits.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import type { Play, Workout } from '../workout/types.ts';
import { makeBlockItem } from './blocks/block-items.ts';
import { expandBlocks } from './blocks/expand-blocks.ts';
import { maxSteps } from './constants.ts';
import { type Style, styleOf } from './detect-style.ts';
import { findNextItem, makeIntroduction } from './steps/intro.ts';
import { makeStep } from './steps/make-step.ts';
import { expandPhases } from './steps/phases.ts';
import {
  groupByPhase,
  listItems,
  type PlanItem,
  splitSections,
  withoutCooldown,
} from './steps/plan-items.ts';
import { expandSets } from './steps/sets.ts';
import { buildCircuit } from './styles/circuit.ts';
import { buildCompound } from './styles/compound.ts';
import { buildEmom } from './styles/emom.ts';
import { buildPyramid } from './styles/pyramid.ts';
import { buildQuickRounds } from './styles/quick-rounds.ts';
import { buildRounds } from './styles/rounds.ts';
import { buildStructured } from './styles/structured.ts';
import { buildTabata } from './styles/tabata.ts';
import type { TimerStep } from './types.ts';

type Body = (workout: Workout, body: PlanItem[]) => TimerStep[];

const bodies: Record<
  Exclude<Style, 'quick' | 'blocks' | 'structured' | 'phases' | 'sets'>,
  Body
> = {
  emom: buildEmom,
  tabata: (_, body) => buildTabata(body),
  pyramid: buildPyramid,
  compound: buildCompound,
  circuit: buildCircuit,
  rounds: buildRounds,
};

/** An item of type pre-workout is played as a warm-up: the introduction is the only step of that type. */
function makeWarmup(item: PlanItem): TimerStep {
  const step = makeStep(item);
  return step.type === 'pre-workout' ? { ...step, type: 'warmup' } : step;
}

const isPlayable = ({ type }: TimerStep): boolean => type !== 'rest' && type !== 'phase_transition';

/** Spec §4: introduction, warm-up, body, cool-down. */
function frameBody(workout: Workout, buildBody: Body): TimerStep[] {
  const items = listItems(workout);
  const { warmup, body, cooldown } = splitSections(items);
  const steps = [
    ...warmup.map(makeWarmup),
    ...buildBody(workout, body),
    ...cooldown.map((item) => makeStep(item)),
  ];
  return steps.some(isPlayable) ? [makeIntroduction(workout, findNextItem(items)), ...steps] : [];
}

/** Introduction, warm-up, block after block, cool-down. */
function frameBlocks(workout: Workout, play: Play): TimerStep[] {
  const items = workout.workout.map((item, index) => makeBlockItem(item, index, true));
  return [
    makeIntroduction(workout, findNextItem(items)),
    ...items.filter(({ exercise }) => isLeadIn(exercise)).map(makeWarmup),
    ...expandBlocks(workout, play),
    ...items.filter(({ exercise }) => exercise.type === 'cooldown').map((item) => makeStep(item)),
  ];
}

function frameStructured(workout: Workout): TimerStep[] {
  const { steps: body, next, cooldown } = buildStructured(workout);
  const steps = [...body, ...cooldown.map((item) => makeStep(item))];
  return steps.some(isPlayable) ? [makeIntroduction(workout, next), ...steps] : [];
}

function expandList(workout: Workout): TimerStep[] {
  const items = withoutCooldown(listItems(workout));
  return expandSets(items, { round: { round: 1, totalRounds: 1 } });
}

function build(workout: Workout): TimerStep[] {
  const style = styleOf(workout);
  if (style === 'blocks') return frameBlocks(workout, workout.play ?? { blocks: [] });
  if (style === 'quick') return buildQuickRounds(workout);
  if (style === 'structured') return frameStructured(workout);
  if (style === 'phases') return expandPhases(groupByPhase(workout));
  if (style === 'sets') return expandList(workout);
  return frameBody(workout, bodies[style]);
}

/** A rest that the user ends, such as a jog over a distance, stays what it is. */
const isPlainRest = ({ type, openEnded }: TimerStep): boolean => type === 'rest' && !openEnded;

/** Rests of the plan that follow each other are one, as long as both. */
function joinRests(steps: TimerStep[]): TimerStep[] {
  const joined: TimerStep[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    if (isPlainRest(step) && before && isPlainRest(before)) {
      const duration = Math.min(bounds.itemSeconds.max, before.duration + step.duration);
      joined[joined.length - 1] = { ...before, duration };
    } else joined.push(step);
  }
  return joined;
}

/**
 * The only way from a workout to steps. Takes anything; what cannot be played gives no
 * steps. Ends on something to do: a rest that nothing follows is none.
 */
export function buildTimerSteps(workout: unknown): TimerStep[] {
  const steps = joinRests(build(normaliseWorkout(workout))).slice(0, maxSteps);
  return steps.slice(0, steps.findLastIndex(isPlayable) + 1);
}
