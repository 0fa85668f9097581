import { bestEstimate } from '../analytics/strength.ts';
import type { WorkoutSession } from '../analytics/types.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { hasCondition, isMinor, percentCap, rpeCap } from '../planner/caps.ts';
import { bandsFor } from '../planner/dose.ts';
import type { Request } from '../planner/request.ts';
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

/** Design, training §4: percent of the maximum for so many reps with so many in reserve. */
function percentFor(reps: number, repsInReserve: number): number {
  return 100 / (1 + (reps + repsInReserve) / 30);
}

function repsAt(percent: number, repsInReserve: number): number {
  return Math.floor(30 * (100 / percent - 1) - repsInReserve + 0.5);
}

/** Below the cap, so that a peak week has somewhere to go. */
const headroom = 0.5;

export function shiftEffort(rpe: number, variation: Variation, request: Request): number {
  const cap = Math.max(2, rpeCap(request));
  const base = Math.min(rpe, cap - headroom);
  const shifted = Math.round((base + effortPoints(variation)) * 2) / 2;
  return clamp(shifted, { min: 2, max: cap });
}

/** The best one-rep maximum that the log allows to estimate, by exercise. */
export function knownMaxima(sessions: readonly WorkoutSession[]): Map<string, number> {
  const maxima = new Map<string, number>();
  for (const { exerciseId, actual } of sessions.flatMap(({ exercises }) => exercises)) {
    const estimate = bestEstimate(actual.sets.filter(({ reps = 0 }) => reps <= 12));
    if (exerciseId === undefined || !estimate) continue;
    maxima.set(exerciseId, Math.max(maxima.get(exerciseId) ?? 0, estimate.oneRepMax));
  }
  return maxima;
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
  const basePercent = percentFor(item.reps, 10 - baseRpe);
  const percent = Math.min(percentCap(request), basePercent + percentPoints(variation));
  const reps = repsOfWeek(item, percent, rpe, request);
  const best = maxima.get(exercise.id);
  const step = stepKgOf(exercise);
  if (best === undefined || step === null) return { ...item, rpe, reps };
  const weightPercentage = Math.round(percent);
  const weight = toStep((best * weightPercentage) / 100, step);
  return {
    ...item,
    rpe,
    reps,
    weight,
    setScheme: { ...item.setScheme, weightPercentage },
    description: `${weight} kg is about ${weightPercentage} % of your best.`,
  };
}
