import { buildTimerSteps } from '../timer/build-steps.ts';
import { circuit, compound, estimate, rounds, sets, tabata } from '../timer/constants.ts';
import { type Style, styleOf } from '../timer/detect-style.ts';
import { itemSeconds, repsOf } from '../timer/lengths.ts';
import { defined } from '../workout/defined.ts';
import { formatDefinitions } from '../workout/formats/definitions.ts';
import { clamp } from '../workout/read-value.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { isRest, leadOf, type Run, readRuns, runAt, writeRuns } from './edit-runs.ts';

/** What may be changed about one exercise; only what counts in the workout's style is there. */
export interface EditDose {
  reps?: number;
  seconds?: number;
  sets?: number;
  setRestSeconds?: number;
  restSeconds?: number;
}

export const doseLimits = {
  reps: { min: 1, max: 100 },
  seconds: { min: 5, max: 1800 },
  sets: { min: 1, max: 10 },
  setRestSeconds: { min: 0, max: 600 },
  restSeconds: { min: 0, max: 600 },
} as const satisfies Record<keyof EditDose, { min: number; max: number }>;

/** Styles that have a rest of their own between exercises, whatever the plan says. */
const ownRests: readonly Style[] = ['emom', 'pyramid', 'compound', 'circuit'];

function hasWrittenRests(runs: readonly Run[]): boolean {
  return runs.some(
    ({ section, items, gap }) => section === 'body' && (gap.length > 0 || items.some(isRest)),
  );
}

function expandsSets(workout: Workout, style: Style, runs: readonly Run[]): boolean {
  if (style === 'structured' || style === 'phases' || style === 'sets') return true;
  const isOneRound = (workout.totalRounds ?? rounds.defaultRounds) === 1;
  return style === 'rounds' && isOneRound && !hasWrittenRests(runs);
}

function amountIn(style: Style, item: Exercise, isWritten: boolean): EditDose {
  const reps = repsOf(item);
  if (style === 'tabata') return isWritten ? { seconds: item.duration ?? tabata.workSeconds } : {};
  if (style === 'emom') return defined({ reps });
  if (item.duration !== undefined) return { seconds: item.duration };
  if (style === 'pyramid') return {};
  return reps === undefined ? { seconds: itemSeconds(item) } : { reps };
}

function setsIn(item: Exercise): EditDose {
  const count = item.sets ?? item.setScheme?.sets ?? 1;
  if (count <= 1) return { sets: count };
  const setRestSeconds = item.restBetweenSets ?? item.setScheme?.restBetweenSets;
  return { sets: count, setRestSeconds: setRestSeconds ?? sets.defaultRestSeconds };
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
  return {
    ...amountIn(style, item, hasWrittenRests(runs)),
    ...(hasSets && run.items.every((one) => one === item || one.role === 'ramp')
      ? setsIn(item)
      : {}),
    ...(hasRest ? restIn(style, run, runs) : {}),
  };
}

function clampDose(change: EditDose): EditDose {
  const kept: EditDose = {};
  for (const name of Object.keys(doseLimits) as (keyof EditDose)[]) {
    const value = change[name];
    if (value !== undefined) kept[name] = clamp(Math.round(value), doseLimits[name]);
  }
  return kept;
}

function changeOne(item: Exercise, change: EditDose, hasGap: boolean): Exercise {
  if (isRest(item) || item.role === 'ramp') return item;
  const { repsText, ...rest } = item;
  // Words such as '8–10' no longer hold once the number is another.
  const base = change.reps === undefined ? item : rest;
  return {
    ...base,
    ...defined({
      reps: change.reps,
      duration: change.seconds,
      sets: change.sets,
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
  return writeRuns(
    workout,
    runs.map((one) => (one === run ? changed : one)),
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

export function roundsOf(workout: Workout): EditRounds {
  const style = styleOf(workout);
  if (style === 'emom') {
    return { minutes: buildTimerSteps(workout).filter(({ type }) => type === 'exercise').length };
  }
  const isRounds = style === 'rounds' && !hasWrittenRests(readRuns(workout));
  if (style !== 'circuit' && style !== 'compound' && !isRounds) return {};
  const byStyle = { circuit, compound, rounds }[style];
  const count = workout.totalRounds ?? byStyle.defaultRounds;
  const rest = style === 'compound' ? compound.defaultRestSeconds : rounds.defaultRestSeconds;
  if (count <= 1) return { rounds: count };
  return { rounds: count, roundRestSeconds: workout.restBetweenRounds ?? rest };
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
