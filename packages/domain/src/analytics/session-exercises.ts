import { type Tap, tapsOf } from '../timer/taps.ts';
import type { TimerStep } from '../timer/types.ts';
import { defined } from '../workout/defined.ts';
import { isWarmUp } from './lifts/set-type.ts';
import type { LoggedSet, SessionExercise } from './types.ts';

/** One set of one exercise, as the plan has it. */
interface PlannedSet {
  key: string;
  name: string;
  exerciseId?: string;
  seconds: number;
  reps?: number;
  weight?: number;
}

/** Where the log has a set: by its step, and within a flow by its place there. */
export function setKey(stepIndex: number, position?: number): string {
  return position === undefined ? String(stepIndex) : `${stepIndex}.${position}`;
}

const kilogramsOf = (weight: number | string | undefined) =>
  typeof weight === 'number' ? weight : undefined;

/** A flow is a set of each of its exercises. Its length is only a limit, so it is nobody's. */
function setsOf(step: TimerStep): PlannedSet[] {
  if (step.flow) {
    return step.flow.map((move, position) => {
      const { name, exerciseId, exerciseIndex, reps, weight, duration = 0 } = move;
      return defined({
        key: `${exerciseIndex ?? `flow ${position}`} ${exerciseId ?? ''}`,
        name,
        exerciseId,
        seconds: duration,
        reps,
        weight: kilogramsOf(weight),
      });
    });
  }
  const set = defined({
    // One that was swapped in stands in the same place of the plan.
    key: `${step.exerciseIndex ?? step.name} ${step.exerciseId ?? ''}`,
    name: step.exerciseName ?? step.name,
    exerciseId: step.exerciseId,
    seconds: step.likelySeconds ?? step.duration,
    reps: step.reps,
    weight: kilogramsOf(step.weight),
  });
  return [set];
}

/** When the user ended a step that counts up. */
export function finishSeconds(taps: readonly Tap[] | undefined, index: number): number | undefined {
  const finish = tapsOf(taps, index, 'finish').at(-1);
  return finish && Math.round(finish.atMs / 100) / 10;
}

/** A distance that was ended by a tap has logged itself. */
function measuredSet(step: TimerStep, seconds: number | undefined): LoggedSet | undefined {
  const { distanceMeters, calories } = step;
  if (seconds === undefined || (distanceMeters === undefined && calories === undefined)) {
    return undefined;
  }
  return defined({ seconds, distanceMeters, calories });
}

function emptyExercise({ name, exerciseId, reps, weight }: PlannedSet): SessionExercise {
  return defined({
    name,
    exerciseId,
    planned: defined({ sets: 0, seconds: 0, reps, weight }),
    actual: { sets: [] },
    completed: true,
    personalRecord: false,
  });
}

/** One entry for each exercise of the plan, over all its sets or rounds. */
export function exercisesOf(
  steps: readonly TimerStep[],
  logged: Readonly<Record<string, LoggedSet>>,
  isDone: (index: number) => boolean,
  taps?: readonly Tap[],
): SessionExercise[] {
  const exercises = new Map<string, SessionExercise>();
  const doneCounts = new Map<SessionExercise, number>();
  /** Sets that lead up to an exercise stand before its own. */
  const ramps = new Map<string, LoggedSet[]>();
  const nameOf = (step: TimerStep) => step.exerciseId ?? step.exerciseName ?? step.name;
  steps.forEach((step, index) => {
    const ramp = step.role === 'ramp' ? logged[setKey(index)] : undefined;
    if (step.type !== 'exercise' && ramp) {
      ramps.set(nameOf(step), [...(ramps.get(nameOf(step)) ?? []), { role: 'ramp', ...ramp }]);
    }
    if (step.type !== 'exercise' || (step.untilMissed && !isDone(index))) return;
    for (const [position, set] of setsOf(step).entries()) {
      const found = exercises.get(set.key) ?? emptyExercise(set);
      exercises.set(set.key, found);
      found.actual.sets.push(...(ramps.get(nameOf(step)) ?? []));
      ramps.delete(nameOf(step));
      found.planned.sets += 1;
      found.planned.seconds += set.seconds;
      // A pyramid's levels have no number of reps in common.
      if (found.planned.reps !== set.reps) delete found.planned.reps;
      // All of its sets, not one of them.
      found.completed = found.completed && isDone(index);
      doneCounts.set(found, (doneCounts.get(found) ?? 0) + Number(isDone(index)));
      const done = logged[setKey(index, step.flow && position)];
      const measured = step.flow ? undefined : measuredSet(step, finishSeconds(taps, index));
      const role = step.role && !step.flow ? { role: step.role } : {};
      if (done || measured) found.actual.sets.push({ ...role, ...measured, ...done });
    }
  });
  for (const [{ completed, actual }, count] of doneCounts) {
    if (!completed && count > 0) actual.done = count;
  }
  return [...exercises.values()];
}

/** How many sets were done: what the timer ran to its end, and what was logged besides warming up. */
export function doneSetsOf({ planned, actual, completed }: SessionExercise): number {
  const logged = actual.sets.reduce((count, set) => count + Number(!isWarmUp(set)), 0);
  return Math.max(completed ? planned.sets : (actual.done ?? 0), logged);
}
