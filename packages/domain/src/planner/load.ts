import { oneRepMax } from '../analytics/strength.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import type { PlanContext } from './context.ts';
import { lastTimeOf } from './recovery.ts';

export interface Load {
  /** Kilograms. */
  weight?: number;
  percent?: number;
  /** Why this much, where the log says something. */
  note?: string;
}

const lowerBody = ['squat', 'lunge', 'hinge', 'hip_ext'];

/** Smallest step that a bar, a bell or a dumbbell rack allows. */
function stepFor(exercise: LibraryExercise): number {
  if (exercise.equipment.includes('kettlebells')) return 4;
  if (exercise.equipment.includes('dumbbells')) return 2;
  return lowerBody.includes(exercise.patterns[0]) ? 5 : 2.5;
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** After a break one starts lower: 8–14 days ×0.9, longer ×0.8. */
function breakFactor(daysAgo: number): number {
  if (daysAgo > 14) return 0.8;
  return daysAgo > 8 ? 0.9 : 1;
}

/** From the log: more when it was easy, the same when it was right, less when it failed or lapsed. */
function fromLog(exercise: LibraryExercise, context: PlanContext): Load | null {
  const { request, nowMs, dose } = context;
  const last = lastTimeOf(exercise.id, request.history, nowMs);
  if (!last) return null;
  const top = last.sets.reduce((best, set) =>
    (set.weight ?? 0) > (best.weight ?? 0) ? set : best,
  );
  const weight = top.weight ?? 0;
  if (weight <= 0) return null;
  const step = stepFor(exercise);
  const factor = breakFactor(last.daysAgo);
  if (factor < 1) {
    const lower = Math.max(step, Math.floor((weight * factor) / step) * step);
    return { weight: lower, note: `Last time ${weight} kg, some days ago: a little lighter.` };
  }
  const target = last.plannedReps ?? dose.reps;
  const reps = top.reps ?? target;
  const wasEasy = reps >= target && (top.rpe ?? dose.rpe) <= dose.rpe;
  if (reps < target - 2) {
    const lower = Math.max(step, Math.floor((weight * 0.9) / step) * step);
    return { weight: lower, note: `Last time ${weight} kg was too much: back a step.` };
  }
  if (!wasEasy) return { weight, note: `${weight} kg again, as last time.` };
  const raised = Math.min(weight + step, roundTo(weight * 1.1, 0.5));
  return { weight: raised, note: `Last time ${weight} kg went well: ${raised} kg today.` };
}

/** The heaviest of the weights at hand that is not above the wish; the lightest otherwise. */
function fromAtHand(exercise: LibraryExercise, context: PlanContext): Load | null {
  const weights = exercise.equipment.flatMap(
    (id) => context.request.loads.value[id]?.kilograms ?? [],
  );
  if (weights.length === 0 || exercise.loadCount === 0) return null;
  const sorted = [...weights].sort((a, b) => a - b);
  const isSmall = exercise.patterns[0] === 'isolation' || exercise.patterns[0] === 'push_v';
  const weight = isSmall ? sorted[0] : sorted[Math.floor((sorted.length - 1) / 2)];
  return weight === undefined ? null : { weight };
}

/** The known maximum, from any logged set, for a share of it. */
function fromMaximum(exercise: LibraryExercise, context: PlanContext): Load | null {
  const { dose, request, nowMs } = context;
  if (!exercise.lift || dose.percent === undefined) return null;
  const last = lastTimeOf(exercise.id, request.history, nowMs);
  const best = Math.max(
    0,
    ...(last?.sets.map(({ weight, reps }) => oneRepMax(weight ?? 0, reps ?? 1)) ?? []),
  );
  return best > 0 ? { percent: dose.percent } : null;
}

export function loadFor(exercise: LibraryExercise, context: PlanContext): Load {
  const logged = exercise.loadCount > 0 ? fromLog(exercise, context) : null;
  if (logged) return { ...fromMaximum(exercise, context), ...logged };
  return fromAtHand(exercise, context) ?? {};
}
