import type { WorkoutSession } from '../analytics/types.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { hasCondition, isMinor, percentCap, rpeCap } from '../planner/caps.ts';
import { bandsFor } from '../planner/dose.ts';
import type { Request } from '../planner/request.ts';
import { isBodyLift } from '../training/load-class.ts';
import { effortAt, shareOf } from '../training/percent.ts';
import { type Rack, rackFactsOf, rackFor, toRack } from '../training/rack.ts';
import { statedFrom, strengthStates } from '../training/strength/states.ts';
import { clamp } from '../workout/read-value.ts';
import type { Exercise } from '../workout/types.ts';
import { effortPoints, percentPoints, type Variation } from './weeks.ts';

const lowerBody = ['squat', 'lunge', 'hinge', 'hip_ext'];

/** Design, training §4: +2.5 kg above the waist, +5 kg below; bells come in steps of their own. */
export function stepKgOf(exercise: LibraryExercise): number | null {
  if (exercise.loadCount === 0) return null;
  if (exercise.equipment.includes('kettlebells')) return 4;
  if (exercise.equipment.includes('dumbbells')) return 2;
  return lowerBody.includes(exercise.patterns[0]) ? 5 : 2.5;
}

/** Down to what plates allow, and at least one step. */
export function toStep(kilograms: number, step: number): number {
  return Math.max(step, Math.floor(kilograms / step + 1e-9) * step);
}

/** Reps that so many percent of the maximum allow with so many in reserve. */
const repsAt = (percent: number, repsInReserve: number): number =>
  Math.floor(effortAt(percent / 100) - repsInReserve);

/** Below the cap, so that a peak week has somewhere to go. */
const headroom = 0.5;

export function shiftEffort(rpe: number, variation: Variation, request: Request): number {
  const cap = Math.max(2, rpeCap(request));
  const base = Math.min(rpe, cap - headroom);
  const shifted = Math.round((base + effortPoints(variation)) * 2) / 2;
  return clamp(shifted, { min: 2, max: cap });
}

/** The current maximum of each lift that the log or the athlete tells of, in kilograms. */
export function knownMaxima(
  sessions: readonly WorkoutSession[],
  { maxima, level, bodyMassKg, breakDays }: Request,
  madeAt: string,
): Map<string, number> {
  const today = madeAt.slice(0, 10);
  const told = (maxima?.value ?? []).map((max) => statedFrom(max, today, breakDays?.value));
  const facts = { level: level.value, ...(bodyMassKg && { bodyMassKg: bodyMassKg.value }) };
  const states = strengthStates(sessions, told, facts, today);
  return new Map(
    [...states].flatMap(([key, { e1RM }]) => (isBodyLift(key) ? [] : [[key, e1RM] as const])),
  );
}

/** Load goes up, reps come down with it; who must not test a maximum keeps the reps. */
function repsOfWeek(item: Exercise, percent: number, rpe: number, request: Request): number {
  const base = item.reps ?? 1;
  const keeps = isMinor(request) || hasCondition(request, ['hypertension', 'pregnancy', 'heart']);
  if (keeps) return base;
  const { min } = bandsFor(request).reps;
  return clamp(repsAt(percent, 10 - rpe), { min: Math.min(min, base), max: base });
}

/** A main lift as this week wants it: effort, reps, and load where a maximum is known. */
export function loadMain(
  item: Exercise,
  exercise: LibraryExercise,
  variation: Variation,
  request: Request,
  maxima: ReadonlyMap<string, number>,
): Exercise {
  const baseRpe = item.rpe ?? 7;
  const rpe = shiftEffort(baseRpe, variation, request);
  if (item.reps === undefined) return { ...item, rpe };
  const basePercent = 100 * shareOf(item.reps, 10 - baseRpe);
  const percent = Math.min(percentCap(request), basePercent + percentPoints(variation));
  const reps = repsOfWeek(item, percent, rpe, request);
  const best = maxima.get(exercise.id);
  const weightPercentage = Math.round(percent);
  const rack: Rack = {
    ...rackFor(exercise, rackFactsOf(request.loads.value)),
    rounding: 'down',
  };
  const weight = best === undefined ? undefined : toRack(rack, (best * weightPercentage) / 100);
  if (weight === undefined) return { ...item, rpe, reps };
  return {
    ...item,
    rpe,
    reps,
    weight,
    setScheme: { ...item.setScheme, weightPercentage },
    description: `${weight} kg is about ${weightPercentage} % of your best.`,
  };
}
