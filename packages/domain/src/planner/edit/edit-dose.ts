import { buildTimerSteps } from '../../timer/build-steps.ts';
import {
  circuitTimes,
  compoundTimes,
  estimate,
  roundsTimes,
  setsTimes,
  tabataTimes,
} from '../../timer/constants.ts';
import { type Style, styleOf } from '../../timer/detect-style.ts';
import { itemSeconds, repsOf } from '../../timer/lengths.ts';
import { defined } from '../../workout/defined.ts';
import { formatDefinitions, isInTurn } from '../../workout/formats/definitions.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Block, Exercise, Workout } from '../../workout/types.ts';
import { doseLimits, type EditDose } from './dose-limits.ts';
import { isRest, leadOf, type Run, readRuns, runAt, writeRuns } from './edit-runs.ts';

/** Styles that have a rest of their own between exercises, whatever the plan says. */
const ownRests: readonly Style[] = ['emom', 'pyramid', 'compound', 'circuit'];

function hasWrittenRests(runs: readonly Run[]): boolean {
  return runs.some(
    ({ section, items, gap }) => section === 'body' && (gap.length > 0 || items.some(isRest)),
  );
}

function expandsSets(workout: Workout, style: Style, runs: readonly Run[]): boolean {
  if (style === 'structured' || style === 'phases' || style === 'sets') return true;
  const isOneRound = (workout.totalRounds ?? roundsTimes.defaultRounds) === 1;
  return style === 'rounds' && isOneRound && !hasWrittenRests(runs);
}

function amountIn(style: Style, item: Exercise, isWritten: boolean): EditDose {
  const reps = repsOf(item);
  if (style === 'tabata')
    return isWritten ? { seconds: item.duration ?? tabataTimes.workSeconds } : {};
  if (style === 'emom') return defined({ reps });
  if (item.duration !== undefined) return { seconds: item.duration };
  if (style === 'pyramid') return {};
  return reps === undefined ? { seconds: itemSeconds(item) } : { reps };
}

function setsIn(item: Exercise, isInTurn: boolean): EditDose {
  const count = item.sets ?? item.setScheme?.sets ?? 1;
  // Between the sets of a superset stand its other moves.
  if (count <= 1 || isInTurn) return { sets: count };
  const setRestSeconds = item.restBetweenSets ?? item.setScheme?.restBetweenSets;
  return { sets: count, setRestSeconds: setRestSeconds ?? setsTimes.defaultRestSeconds };
}

function restIn(style: Style, run: Run, runs: readonly Run[]): EditDose {
  if (ownRests.includes(style)) return {};
  const [rest] = run.gap;
  if (rest) return { restSeconds: rest.duration ?? estimate.restSeconds };
  const isLast = runs.findLast(({ section }) => section === 'body') === run;
  if (isLast || style === 'tabata' || hasWrittenRests(runs)) return {};
  return { restSeconds: leadOf(run)?.restAfter ?? 0 };
}

export function doseOf(workout: Workout, index: number): EditDose {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  const item = run && leadOf(run);
  if (!run || !item) return {};
  if (run.section !== 'body') return { seconds: itemSeconds(item) };
  const style = styleOf(workout);
  const block = workout.play?.blocks[run.phase];
  const hasSets = block ? item.sets !== undefined : expandsSets(workout, style, runs);
  const hasRest = !block || formatDefinitions[block.kind].traits.rest === 'plan';
  // A distance or the rungs of a ladder are the block's: there is no number of its own to change.
  const isMeasured = item.distanceMeters !== undefined || item.calories !== undefined;
  const isByLadder = item.duration === undefined && repsOf(item) === undefined;
  const hasAmount = !block || !(isMeasured || isByLadder);
  return {
    ...(hasAmount ? amountIn(style, item, hasWrittenRests(runs)) : {}),
    ...(hasSets && run.items.every((one) => one === item || one.role === 'ramp')
      ? setsIn(item, isInTurn(block?.kind))
      : {}),
    ...(typeof item.weight === 'number' ? { kilograms: item.weight } : {}),
    ...(hasRest ? restIn(style, run, runs) : {}),
  };
}

/** Moves that are done in turn share their sets, and the rest after them. */
function matesOf({ play }: Workout, runs: readonly Run[], run: Run): readonly Run[] {
  const kind = play?.blocks[run.phase]?.kind;
  const letterOf = (one: Run) => leadOf(one)?.group?.replace(/\d+$/, '');
  if (run.section !== 'body' || !isInTurn(kind)) return [run];
  const letter = letterOf(run);
  return letter === undefined
    ? [run]
    : runs
        .filter(({ section, phase }) => section === 'body' && phase === run.phase)
        .filter((one) => letterOf(one) === letter);
}

function clampDose(change: EditDose): EditDose {
  const kept: EditDose = {};
  for (const name of Object.keys(doseLimits) as (keyof EditDose)[]) {
    const value = change[name];
    const isWhole = name !== 'kilograms';
    const exact = value === undefined || isWhole ? value : Math.round(value * 100) / 100;
    if (exact !== undefined)
      kept[name] = clamp(isWhole ? Math.round(exact) : exact, doseLimits[name]);
  }
  return kept;
}

/** Words that no longer hold once the number is another: '8–10', and how a load was found. */
function withoutStale(item: Exercise, change: EditDose): Exercise {
  const kept = { ...item };
  if (change.reps !== undefined) delete kept.repsText;
  if (change.kilograms !== undefined) {
    if (kept.description === kept.loadNote) delete kept.description;
    delete kept.loadNote;
    if (kept.setScheme?.weightPercentage !== undefined) {
      const { weightPercentage: _, ...scheme } = kept.setScheme;
      kept.setScheme = scheme;
    }
  }
  return kept;
}

function changeOne(item: Exercise, change: EditDose, hasGap: boolean): Exercise {
  if (isRest(item) || item.role === 'ramp') return item;
  const base = withoutStale(item, change);
  return {
    ...base,
    ...defined({
      reps: change.reps,
      duration: change.seconds,
      sets: change.sets,
      weight: change.kilograms,
      restBetweenSets: change.setRestSeconds,
      restAfter: hasGap ? undefined : change.restSeconds,
    }),
  };
}

/** What the style does not use stays as it is; numbers are kept within `doseLimits`. */
export function changeItem(workout: Workout, index: number, wished: EditDose): Workout {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  const known = doseOf(workout, index);
  const change = clampDose(wished);
  for (const name of Object.keys(change) as (keyof EditDose)[]) {
    if (known[name] === undefined) delete change[name];
  }
  if (!run || Object.keys(change).length === 0) return workout;
  const { restSeconds } = change;
  const hasGap = run.gap.length > 0;
  const changed: Run = {
    ...run,
    items: run.items.map((item) => changeOne(item, change, hasGap)),
    gap: run.gap.map((rest, i) =>
      restSeconds === undefined || i > 0 ? rest : { ...rest, duration: Math.max(1, restSeconds) },
    ),
  };
  const mates = matesOf(workout, runs, run);
  const { sets, ...own } = change;
  const shared = defined({ sets, restSeconds: own.restSeconds });
  const changeMate = (mate: Run): Run => ({
    ...mate,
    items: mate.items.map((item) => changeOne(item, shared, mate.gap.length > 0)),
  });
  return writeRuns(
    workout,
    runs.map((one) => {
      if (one === run) return changed;
      return mates.includes(one) ? changeMate(one) : one;
    }),
  );
}

/** What the whole body repeats by; absent where the style has no such number. */
export interface EditRounds {
  rounds?: number;
  roundRestSeconds?: number;
  /** An EMOM's length. */
  minutes?: number;
}

export const roundLimits = {
  rounds: { min: 1, max: 20 },
  roundRestSeconds: { min: 0, max: 600 },
  minutes: { min: 2, max: 118 },
} as const satisfies Record<keyof EditRounds, { min: number; max: number }>;

/** The block whose rounds are the workout's, where there is only one such. */
function roundBlock({ play }: Workout): Block | undefined {
  const inRounds = play?.blocks.filter(({ rounds = 1 }) => rounds > 1) ?? [];
  return inRounds.length === 1 ? inRounds[0] : undefined;
}

export function roundsOf(workout: Workout): EditRounds {
  const block = roundBlock(workout);
  if (block) return defined({ rounds: block.rounds, roundRestSeconds: block.restBetween });
  const style = styleOf(workout);
  if (style === 'emom') {
    return { minutes: buildTimerSteps(workout).filter(({ type }) => type === 'exercise').length };
  }
  const isRounds = style === 'rounds' && !hasWrittenRests(readRuns(workout));
  if (style !== 'circuit' && style !== 'compound' && !isRounds) return {};
  const byStyle = { circuit: circuitTimes, compound: compoundTimes, rounds: roundsTimes }[style];
  const count = workout.totalRounds ?? byStyle.defaultRounds;
  const rest =
    style === 'compound' ? compoundTimes.defaultRestSeconds : roundsTimes.defaultRestSeconds;
  if (count <= 1) return { rounds: count };
  return { rounds: count, roundRestSeconds: workout.restBetweenRounds ?? rest };
}

function withBlockRounds(
  workout: Workout,
  block: Block,
  rounds: number,
  rest: number | undefined,
): Workout {
  const changed: Block = defined({
    ...block,
    rounds,
    restBetween:
      rest === undefined
        ? block.restBetween
        : clamp(Math.round(rest), roundLimits.roundRestSeconds),
  });
  const blocks = (workout.play?.blocks ?? []).map((one) => (one === block ? changed : one));
  return defined({
    ...workout,
    play: { blocks },
    ...(workout.totalRounds !== undefined && { totalRounds: rounds }),
    workoutStructure: workout.workoutStructure?.replace(/\b\d+ rounds?\b/, `${rounds} rounds`),
  });
}

export function changeRounds(workout: Workout, wished: EditRounds): Workout {
  const known = roundsOf(workout);
  const { rounds: count, roundRestSeconds, minutes } = wished;
  const structure = workout.workoutStructure;
  if (known.minutes !== undefined && minutes !== undefined) {
    const length = clamp(Math.round(minutes), roundLimits.minutes);
    return defined({
      ...workout,
      estimatedDuration: length,
      workoutStructure: structure?.replace(/\b\d+ min\b/, `${length} min`),
    });
  }
  if (known.rounds === undefined) return workout;
  const total = clamp(Math.round(count ?? known.rounds), roundLimits.rounds);
  const block = roundBlock(workout);
  if (block) return withBlockRounds(workout, block, total, roundRestSeconds);
  return defined({
    ...workout,
    totalRounds: total,
    restBetweenRounds:
      roundRestSeconds === undefined
        ? workout.restBetweenRounds
        : clamp(Math.round(roundRestSeconds), roundLimits.roundRestSeconds),
    workoutStructure: structure?.replace(/\b\d+ rounds?\b/, `${total} rounds`),
  });
}
