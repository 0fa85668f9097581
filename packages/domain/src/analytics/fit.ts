import { defined } from '../workout/defined.ts';
import { clamp } from '../workout/read-value.ts';
import { sessionLimits, setAmounts } from './limits.ts';
import type { LoggedSet, SessionExercise, SessionScore } from './types.ts';

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

/** What it is counted in, each within its bounds; what it is besides stays. */
function fitSet(set: LoggedSet): LoggedSet {
  const fitted: LoggedSet = defined({
    ...set,
    reps: maybe(set.reps, fitReps),
    bandId: maybe(set.bandId, (id) => fitText(id, sessionLimits.bandLength)),
  });
  for (const [name, { min, max }] of setAmounts) {
    const amount = set[name];
    if (amount !== undefined) fitted[name] = fitNumber(amount, max, min);
  }
  return fitted;
}

export function fitScore(score: SessionScore): SessionScore {
  const { scoreValue, splits, textLength } = sessionLimits;
  const fitCount = (count: number) => fitWhole(count, scoreValue);
  const fitValue = (value: number) => fitNumber(value, scoreValue);
  return defined({
    ...score,
    value: fitValue(score.value),
    title: fitText(score.title),
    rounds: maybe(score.rounds, fitCount),
    reps: maybe(score.reps, fitCount),
    repsPlanned: maybe(score.repsPlanned, fitCount),
    splits: score.splits?.slice(0, splits).map(fitValue),
    scaled: maybe(score.scaled, (text) => fitText(text, textLength)),
    loads: maybe(score.loads, (text) => fitText(text, textLength)),
    cap: maybe(score.cap, fitValue),
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
