import { defined } from '../workout/defined.ts';
import { clamp } from '../workout/read-value.ts';
import { sessionLimits } from './limits.ts';
import type { LoggedSet, SessionExercise } from './types.ts';

/** Cut to a length, but not through a character of two units. */
export function fitText(text: string, max: number = sessionLimits.textLength): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Half an id names nothing. */
export function fitId(id: string | undefined): string | undefined {
  return id !== undefined && id.length <= sessionLimits.textLength ? id : undefined;
}

function fitNumber(value: number, max: number, min = 0): number {
  return Number.isNaN(value) ? min : clamp(value, { min, max });
}

export function fitWhole(value: number, max: number): number {
  return Math.round(fitNumber(value, max));
}

export function fitInstant(ms: number): string {
  return new Date(fitNumber(ms, sessionLimits.instantMs)).toISOString();
}

const maybe = <T>(value: T | undefined, within: (value: T) => T) =>
  value === undefined ? undefined : within(value);

const fitReps = (reps: number) => fitWhole(reps, sessionLimits.reps);
const fitWeight = (weight: number) => fitNumber(weight, sessionLimits.weightKg);
const fitRpe = (rpe: number) => fitNumber(rpe, sessionLimits.rpe.max, sessionLimits.rpe.min);

function fitSet({ reps, weight, rpe }: LoggedSet): LoggedSet {
  return defined({
    reps: maybe(reps, fitReps),
    weight: maybe(weight, fitWeight),
    rpe: maybe(rpe, fitRpe),
  });
}

export function fitExercise(exercise: SessionExercise): SessionExercise {
  const { planned, actual } = exercise;
  return defined({
    ...exercise,
    name: fitText(exercise.name),
    exerciseId: fitId(exercise.exerciseId),
    planned: defined({
      sets: fitWhole(planned.sets, sessionLimits.plannedSets),
      seconds: fitWhole(planned.seconds, sessionLimits.itemSeconds),
      reps: maybe(planned.reps, fitReps),
      weight: maybe(planned.weight, fitWeight),
    }),
    actual: defined({
      sets: actual.sets.slice(0, sessionLimits.loggedSets).map(fitSet),
      done: maybe(actual.done, (count) => fitWhole(count, sessionLimits.plannedSets)),
    }),
  });
}
