import type { TimerStep } from '../timer/types.ts';
import { defined } from '../workout/defined.ts';
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
        key: String(exerciseIndex ?? `flow ${position}`),
        name,
        exerciseId,
        seconds: duration,
        reps,
        weight: kilogramsOf(weight),
      });
    });
  }
  const set = defined({
    key: String(step.exerciseIndex ?? step.name),
    name: step.exerciseName ?? step.name,
    exerciseId: step.exerciseId,
    seconds: step.duration,
    reps: step.reps,
    weight: kilogramsOf(step.weight),
  });
  return [set];
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
): SessionExercise[] {
  const exercises = new Map<string, SessionExercise>();
  const doneCounts = new Map<SessionExercise, number>();
  steps.forEach((step, index) => {
    if (step.type !== 'exercise') return;
    for (const [position, set] of setsOf(step).entries()) {
      const found = exercises.get(set.key) ?? emptyExercise(set);
      exercises.set(set.key, found);
      found.planned.sets += 1;
      found.planned.seconds += set.seconds;
      // A pyramid's levels have no number of reps in common.
      if (found.planned.reps !== set.reps) delete found.planned.reps;
      // All of its sets, not one of them.
      found.completed = found.completed && isDone(index);
      doneCounts.set(found, (doneCounts.get(found) ?? 0) + Number(isDone(index)));
      const done = logged[setKey(index, step.flow && position)];
      if (done) found.actual.sets.push(done);
    }
  });
  for (const [{ completed, actual }, count] of doneCounts) {
    if (!completed && count > 0) actual.done = count;
  }
  return [...exercises.values()];
}

/** How many sets were done: what the timer ran to its end, and what was logged besides. */
export function doneSetsOf({ planned, actual, completed }: SessionExercise): number {
  return Math.max(completed ? planned.sets : (actual.done ?? 0), actual.sets.length);
}
