import type { LibraryExercise } from '../../exercise/types.ts';
import type { Format } from '../../reading/vocabulary.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { LaidFormat } from '../../workout/formats/ids.ts';
import { mapItems } from '../../workout/map-items.ts';
import type { Exercise, Phase, Workout } from '../../workout/types.ts';
import { makeContext, type PlanContext } from '../context.ts';
import {
  layOutCircuit,
  layOutIntervals,
  layOutMobility,
  layOutSteady,
} from '../formats/clocked.ts';
import { layOutCompound } from '../formats/compound.ts';
import type { LayOut } from '../formats/draft.ts';
import { layOutEmom } from '../formats/emom.ts';
import { layOutPyramid } from '../formats/pyramid.ts';
import { layOutRounds } from '../formats/rounds.ts';
import { layOutSets } from '../formats/sets.ts';
import { layOutTabata } from '../formats/tabata.ts';
import { layOutWritten } from '../formats/written.ts';
import { tooManyJumps } from '../legal/effort.ts';
import { isLanding } from '../legal/landing.ts';
import type { Request } from '../request.ts';
import { isSteady } from './cardio.ts';
import { makeChooser } from './choose.ts';
import { makeCooldown } from './cooldown.ts';
import { expectedSeconds } from './expected.ts';
import { type Fitted, fitBody, fitList } from './fit.ts';
import { formatFor } from './format-for.ts';
import { inTrainingOrder, orderRank } from './order.ts';
import type { Candidate } from './pool.ts';
import { makeWarmup } from './warmup.ts';
import { listedMoves } from './written.ts';

const layouts: Record<LaidFormat, LayOut> = {
  emom: layOutEmom,
  tabata: layOutTabata,
  pyramid: layOutPyramid,
  compound: layOutCompound,
  circuit: layOutCircuit,
  rounds: layOutRounds,
  sets: layOutSets,
  intervals: layOutIntervals,
};

/** Main lifts and the rest as phases of their own, so that the timer announces them. */
function makePhases(
  warmup: Exercise[],
  body: Exercise[],
  cooldown: Exercise[],
  split: number,
): Phase[] {
  const parts: Phase[] = [
    { name: 'Warm-up', exercises: warmup },
    { name: 'Main', exercises: body.slice(0, split) },
    { name: 'Accessories', exercises: body.slice(split) },
    { name: 'Cool-down', exercises: cooldown },
  ];
  return parts
    .filter(({ exercises }) => exercises.length > 0)
    .map(({ name, exercises }) => ({
      name,
      exercises: exercises.map((exercise) => ({ ...exercise, phase: name })),
    }));
}

function assemble(context: PlanContext, { body, frame }: Fitted): Workout {
  const warmup = makeWarmup(context, body.chosen, frame.warmupSeconds);
  const cooldown = makeCooldown(context, body.chosen, frame.cooldownSeconds);
  const base = { ...body.fields, source: 'ai', provider: 'local' };
  if (!body.fields.isStructured) {
    return { ...base, workout: [...warmup, ...body.items, ...cooldown] };
  }
  const mains = body.chosen.findIndex(({ exercise }) => orderRank(exercise) > 1);
  const phases = makePhases(warmup, body.items, cooldown, mains <= 0 ? body.items.length : mains);
  return { ...base, phases, workout: phases.flatMap(({ exercises }) => exercises) };
}

function absorbInSets(workout: Workout, missing: number): Workout {
  const rests = buildTimerSteps(workout).filter(({ type }) => type === 'rest').length;
  const more = rests === 0 ? 0 : Math.round(missing / rests);
  const longer = (seconds: number) => Math.max(15, seconds + more);
  return mapItems(workout, (item) => {
    const { restBetweenSets, restAfter } = item;
    if (restBetweenSets === undefined || restAfter === undefined) return item;
    return { ...item, restBetweenSets: longer(restBetweenSets), restAfter: longer(restAfter) };
  });
}

/** Without a warm-up to stretch, the rests between the rounds take the last seconds. */
function absorbInRests(workout: Workout, missing: number): Workout {
  const { totalRounds = 1, restBetweenRounds, isStructured } = workout;
  if (isStructured) return absorbInSets(workout, missing);
  if (restBetweenRounds === undefined || totalRounds < 2) return workout;
  const more = Math.round(missing / (totalRounds - 1));
  return { ...workout, restBetweenRounds: Math.max(10, restBetweenRounds + more) };
}

/** The last seconds go into the first move of the warm-up. */
function absorb(context: PlanContext, workout: Workout): Workout {
  const missing = context.totalSeconds - expectedSeconds(workout);
  const first = workout.workout[0];
  if (missing === 0) return workout;
  if (first?.type !== 'warmup') return absorbInRests(workout, missing);
  const duration = Math.max(10, (first.duration ?? 30) + missing);
  return mapItems(workout, (item, i) => (i === 0 ? { ...item, duration } : item));
}

type Choose = (count: number) => Candidate[];

/** The exercises of another plan first, as far as they go. */
function prefer(given: readonly Candidate[], own: Choose): Choose {
  return (count) => {
    const ids = new Set(given.map(({ exercise }) => exercise.id));
    const more = own(count).filter(({ exercise }) => !ids.has(exercise.id));
    return [...given, ...more].slice(0, count);
  };
}

function layOutFor({ request, format }: PlanContext): LayOut {
  if (request.goal.value === 'mobility' && format === 'rounds') return layOutMobility;
  return isSteady(request) && format === 'intervals'
    ? layOutSteady
    : layouts[formatDefinitions[format].laidAs];
}

export interface LaidSession {
  workout: Workout;
  fitted: Fitted;
  context: PlanContext;
}

const byRounds: readonly Format[] = ['rounds', 'intervals', 'circuit'];

/** A list that is the whole main part: its moves in its order, and no others. */
function layList(context: PlanContext, moves: Candidate[]): LaidSession | null {
  const layOut = byRounds.includes(context.format)
    ? layOutWritten
    : layouts[formatDefinitions[context.format].laidAs];
  const found = fitList(context, () => moves, layOut);
  if (!found) return null;
  const timed = { ...context, totalSeconds: found.totalSeconds };
  const workout = absorb(timed, assemble(timed, found.fitted));
  return { workout, fitted: found.fitted, context: timed };
}

function lay(
  context: PlanContext,
  given: readonly Candidate[],
  isKept?: (exercise: LibraryExercise) => boolean,
): LaidSession | null {
  const listed = listedMoves(context, isKept);
  if (listed) return layList(context, listed);
  const own = makeChooser(context);
  const pick = given.length > 0 ? prefer(given, own) : own;
  const memo = new Map<number, Candidate[]>();
  const choose = (count: number) => {
    const known = memo.get(count);
    if (known) return known;
    const chosen = inTrainingOrder(pick(count));
    memo.set(count, chosen);
    return chosen;
  };
  const layOut = layOutFor(context);
  const fitted = fitBody(context, choose, layOut);
  if (!fitted || fitted.body.items.length === 0) return null;
  return { workout: absorb(context, assemble(context, fitted)), fitted, context };
}

function withoutJumps(context: PlanContext): PlanContext {
  const body = context.pool.body.filter((one) => !isJump(one));
  return { ...context, pool: { ...context.pool, body } };
}

function isJump({ exercise }: Candidate): boolean {
  return isLanding(exercise);
}

/**
 * Laid out in the format that was asked for; one that cannot hold the wished time gives way to
 * circuits or rounds. Null where even those cannot.
 */
export function layRequest(
  request: Request,
  nowMs: number,
  daySeed: number,
  given: readonly Candidate[],
): LaidSession | null {
  for (const attempt of [formatFor(request).format, 'circuit', 'rounds'] as const) {
    const context = makeContext(request, attempt, nowMs, daySeed);
    const laid = lay(context, given);
    if (!laid) continue;
    if (!tooManyJumps(laid.workout, request)) return laid;
    const others = given.filter((one) => !isJump(one));
    return lay(withoutJumps(context), others, (one) => !isLanding(one)) ?? laid;
  }
  return null;
}
