import { buildTimerSteps } from '../timer/build-steps.ts';
import { defined } from '../workout/defined.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Phase, Workout } from '../workout/types.ts';
import { bodyFor } from './body-for.ts';
import { levelCaps } from './caps.ts';
import { makeChooser } from './choose.ts';
import { makeContext, type PlanContext } from './context.ts';
import { makeCooldown } from './cooldown.ts';
import { jumpContacts, limitHardWork } from './effort.ts';
import { equipmentOf } from './equipment-of.ts';
import { expectedSeconds } from './expected.ts';
import { explain } from './explain.ts';
import { type Fitted, fitBody } from './fit.ts';
import { formatFor } from './format-for.ts';
import { layOutCircuit, layOutIntervals, layOutMobility } from './formats/clocked.ts';
import { layOutCompound } from './formats/compound.ts';
import type { LayOut } from './formats/draft.ts';
import { layOutEmom } from './formats/emom.ts';
import { layOutPyramid } from './formats/pyramid.ts';
import { layOutRounds } from './formats/rounds.ts';
import { layOutSets } from './formats/sets.ts';
import { layOutTabata } from './formats/tabata.ts';
import { inTrainingOrder, orderRank } from './order.ts';
import type { Candidate } from './pool.ts';
import type { Format, Request } from './request.ts';
import { hashText } from './seeded.ts';
import { makeWarmup } from './warmup.ts';

const layouts: Record<Format, LayOut> = {
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

/** The last seconds go into the first move of the warm-up. */
function absorb(context: PlanContext, workout: Workout): Workout {
  const missing = context.totalSeconds - expectedSeconds(workout);
  const first = workout.workout[0];
  if (missing === 0 || first?.type !== 'warmup') return workout;
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

function lay(
  context: PlanContext,
  given: readonly Candidate[],
): { workout: Workout; fitted: Fitted } | null {
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
  const isMobility = context.request.goal.value === 'mobility' && context.format === 'rounds';
  const layOut = isMobility ? layOutMobility : layouts[context.format];
  const fitted = fitBody(context, choose, layOut);
  if (!fitted || fitted.body.items.length === 0) return null;
  return { workout: absorb(context, assemble(context, fitted)), fitted };
}

function withoutJumps(context: PlanContext): PlanContext {
  const body = context.pool.body.filter((one) => !isJump(one));
  return { ...context, pool: { ...context.pool, body } };
}

function tooManyJumps(workout: Workout, request: Request): boolean {
  const contacts = jumpContacts(workout, buildTimerSteps(workout));
  return contacts > levelCaps[request.level.value].jumpContacts;
}

function isJump({ exercise }: Candidate): boolean {
  return exercise.patterns.includes('jump') || exercise.traits.includes('hop');
}

/**
 * A workout for this request from these exercises, filled up with the planner's
 * own. Formats that cannot hold the wished time give way to circuits or rounds.
 */
export function planWith(
  request: Request,
  date: string,
  seed: number,
  given: readonly Candidate[],
): Workout {
  const { format, note: formatNote } = formatFor(request);
  const notes = [formatNote, bodyFor(request).note].filter((note) => note !== null);
  const nowMs = Date.parse(date);
  const daySeed = hashText(`${seed}|${date.slice(0, 10)}|${request.text}`);
  for (const attempt of [format, 'circuit', 'rounds'] as const) {
    let context = makeContext(request, attempt, nowMs, daySeed);
    let laid = lay(context, given);
    if (laid && tooManyJumps(laid.workout, request)) {
      context = withoutJumps(context);
      laid =
        lay(
          context,
          given.filter((one) => !isJump(one)),
        ) ?? laid;
    }
    if (!laid) continue;
    const workout = limitHardWork(laid.workout, request);
    const texts = explain(context, workout, laid.fitted.body.chosen, notes);
    return defined({
      ...workout,
      ...texts,
      estimatedDuration: workout.estimatedDuration ?? request.minutes.value,
      generatedAt: new Date(nowMs).toISOString(),
      equipment: equipmentOf(workout),
    }) as Workout;
  }
  return { source: 'ai', provider: 'local', workout: [] };
}

/** The same workout for the same request, day and seed. */
export function plan(request: Request, date: string, seed: number): Workout {
  return planWith(request, date, seed, []);
}
