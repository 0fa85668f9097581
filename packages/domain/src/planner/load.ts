import type { EquipmentId, LibraryExercise } from '../exercise/types.ts';
import { bells, weightsOf } from '../training/rack.ts';
import { percentCap } from './caps.ts';
import type { PlanContext } from './context.ts';
import { bandsFor } from './dose.ts';
import type { Candidate } from './pool.ts';
import { firstLoad } from './rack.ts';
import { lastTimeOf } from './recovery.ts';
import { repsFor } from './reps.ts';
import type { Request } from './request.ts';
import { countWords } from './words.ts';

export interface Load {
  /** Kilograms. */
  weight?: number;
  percent?: number;
  /** Where the next weight is too far off, more reps come first. */
  reps?: number;
  /** Why this much, where the log says something. */
  note?: string;
}

type LastTime = NonNullable<ReturnType<typeof lastTimeOf>>;

const lowerBody = ['squat', 'lunge', 'hinge', 'hip_ext'];

/** Smallest step that a bar or a dumbbell rack allows. */
function stepFor({ equipment, patterns }: LibraryExercise): number {
  if (equipment.includes('dumbbells')) return 2;
  return lowerBody.includes(patterns[0]) ? 5 : 2.5;
}

/** The weights that this user has said to have for it, lightest first; empty: nothing was said. */
function weightsAtHand({ equipment }: LibraryExercise, { loads }: Request): number[] {
  const told = equipment.flatMap((id: EquipmentId) => {
    const own = loads.value[id];
    return own ? weightsOf(own, id) : [];
  });
  return [...new Set(told)].sort((a, b) => a - b);
}

function fixedWeights(exercise: LibraryExercise, request: Request): number[] {
  const own = weightsAtHand(exercise, request);
  return own.length === 0 && exercise.equipment.includes('kettlebells') ? bells : own;
}

/** The next heavier one that exists; null: there is none. */
export function heavierThan(
  weight: number,
  exercise: LibraryExercise,
  request: Request,
): number | null {
  const fixed = fixedWeights(exercise, request);
  if (fixed.length > 0) return fixed.find((one) => one > weight) ?? null;
  return weight + stepFor(exercise);
}

/** The heaviest that exists and is not above; the lightest where all are. */
function notAbove(weight: number, exercise: LibraryExercise, request: Request): number {
  const fixed = fixedWeights(exercise, request);
  if (fixed.length > 0) return fixed.findLast((one) => one <= weight) ?? fixed[0] ?? weight;
  const step = stepFor(exercise);
  return Math.max(step, Math.floor(weight / step) * step);
}

/** After a break one starts lower: 8–14 days ×0.9, longer ×0.8. */
function breakFactor(daysAgo: number): number {
  if (daysAgo > 14) return 0.8;
  return daysAgo > 8 ? 0.9 : 1;
}

/** More than a tenth at once is too much, whatever the rack holds. */
const largestRise = 1.1;

/** More weight where the next one is near, more reps first where it is not. */
function raise(
  weight: number,
  reps: number,
  exercise: LibraryExercise,
  { request }: PlanContext,
): Load {
  const next = heavierThan(weight, exercise, request);
  const note = `Last time ${weight} kg went well`;
  if (next !== null && next <= weight * largestRise) {
    return { weight: next, note: `${note}: ${next} kg today.` };
  }
  const { min, max } = bandsFor(request).reps;
  const most = repsFor(exercise, max);
  if (reps < most) {
    const more = Math.min(most, reps + 2);
    const before = next === null ? '' : `, before ${next} kg`;
    return { weight, reps: more, note: `${note}: ${countWords(more, 'rep')} today${before}.` };
  }
  if (next === null) return { weight, reps, note: `${weight} kg again: slower, with good form.` };
  const fewer = repsFor(exercise, min);
  return {
    weight: next,
    reps: fewer,
    note: `${note} for ${reps} reps: ${next} kg today, ${countWords(fewer, 'rep')}.`,
  };
}

/** From the log: more when it was easy, the same when it was right, less when it failed or lapsed. */
function fromLog(exercise: LibraryExercise, last: LastTime, context: PlanContext): Load | null {
  const { request, dose } = context;
  const top = last.sets.reduce((best, set) =>
    (set.weight ?? 0) > (best.weight ?? 0) ? set : best,
  );
  const logged = top.weight ?? 0;
  if (logged <= 0) return null;
  const factor = breakFactor(last.daysAgo);
  if (factor < 1) {
    const weight = notAbove(logged * factor, exercise, request);
    const days = countWords(Math.round(last.daysAgo), 'day');
    return { weight, note: `Last time ${logged} kg, ${days} ago: a little lighter.` };
  }
  const target = last.plannedReps ?? dose.reps;
  const reps = top.reps ?? target;
  if (reps < target - 2) {
    const weight = notAbove(logged * 0.9, exercise, request);
    return { weight, note: `Last time ${logged} kg was too much: back a step.` };
  }
  // What is not there today is replaced by the nearest that is.
  const isThere = weightsAtHand(exercise, request);
  const weight =
    isThere.length > 0 && !isThere.includes(logged) ? notAbove(logged, exercise, request) : logged;
  const wasEasy = reps >= target && (top.rpe ?? dose.rpe) <= dose.rpe;
  if (!wasEasy || weight !== logged) return { weight, note: `${weight} kg, as last time.` };
  return raise(weight, reps, exercise, context);
}

/** A middle one of the weights at hand; a light one where small muscles lift it. */
function fromAtHand(exercise: LibraryExercise, request: Request): Load {
  const sorted = weightsAtHand(exercise, request);
  if (sorted.length === 0 || exercise.loadCount === 0) return {};
  if (exercise.equipment.some((id) => request.loads.value[id]?.isRange)) {
    const wish = firstLoad(exercise, request.level.value);
    return { weight: notAbove(wish, exercise, request) };
  }
  const isSmall = exercise.patterns[0] === 'isolation' || exercise.patterns[0] === 'push_v';
  const weight = isSmall ? sorted[0] : sorted[Math.floor((sorted.length - 1) / 2)];
  return weight === undefined ? {} : { weight };
}

/** Reps that were left, where the log does not say. */
const usualLeft = 2;

/** The maximum that the best set speaks of: 1/(1+(reps + reps left)/30) of it. */
function maximumOf({ sets }: LastTime): number {
  const maxima = sets.map(({ weight = 0, reps = 1, rpe }) => {
    const left = rpe === undefined ? usualLeft : Math.max(0, 10 - rpe);
    return weight * (1 + (reps + left) / 30);
  });
  return Math.max(0, ...maxima);
}

/** The share of the maximum that this weight is; left out where it says more than is allowed. */
function percentOf(
  weight: number | undefined,
  exercise: LibraryExercise,
  last: LastTime,
  { dose, request }: PlanContext,
): Load {
  const maximum = maximumOf(last);
  if (!exercise.lift || dose.percent === undefined || !weight || maximum === 0) return {};
  const percent = Math.round((100 * weight) / maximum);
  return percent <= percentCap(request) ? { percent } : {};
}

/** Strength as the share of a best that so many reps, with some left, are done with. */
const shareOfBest = (reps: number, left: number): number => 1 / (1 + (reps + left) / 30);

/** From a best that the athlete has told: a part of it, by the reps and the effort of today. */
function fromMaximum({ exercise, asked }: Candidate, context: PlanContext): Load | null {
  const { request, dose } = context;
  const best = request.maxima?.value.find(({ lift }) => lift === exercise.id);
  if (!best) return null;
  const single = best.reps > 1 ? best.kilograms / shareOfBest(best.reps, 0) : best.kilograms;
  const reps = asked?.reps ?? request.body.value.reps ?? repsFor(exercise, dose.reps);
  const share = shareOfBest(reps, Math.max(0, 10 - dose.rpe));
  const percent = Math.min(percentCap(request), Math.round(share * 100));
  const weight = notAbove((single * percent) / 100, exercise, request);
  const said = best.reps > 1 ? `${best.kilograms} kg × ${best.reps}` : `${best.kilograms} kg`;
  return {
    weight,
    percent,
    note: `${weight} kg: about ${percent} % of the best you gave, ${said}.`,
  };
}

function findLoad(candidate: Candidate, context: PlanContext): Load {
  const { exercise, asked } = candidate;
  const { request, nowMs } = context;
  if (asked?.kilograms !== undefined) return { weight: asked.kilograms };
  const ofBest = fromMaximum(candidate, context);
  if (ofBest) return ofBest;
  const last = exercise.loadCount > 0 ? lastTimeOf(exercise.id, request.history, nowMs) : null;
  const logged = last && fromLog(exercise, last, context);
  if (!last || !logged) return fromAtHand(exercise, request);
  return { ...percentOf(logged.weight, exercise, last, context), ...logged };
}

/** Asked for each layout that is tried, with the same exercise. */
const known = new WeakMap<PlanContext, Map<Candidate, Load>>();

export function loadFor(candidate: Candidate, context: PlanContext): Load {
  let loads = known.get(context);
  if (!loads) {
    loads = new Map();
    known.set(context, loads);
  }
  let load = loads.get(candidate);
  if (!load) {
    load = findLoad(candidate, context);
    loads.set(candidate, load);
  }
  return load;
}
