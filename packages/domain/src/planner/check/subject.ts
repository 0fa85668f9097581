import { findExercise } from '../../exercise/find.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { type Style, styleOf } from '../../timer/detect-style.ts';
import type { TimerStep } from '../../timer/types.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { isWorkItem } from '../layout/work-items.ts';
import type { Request } from '../request.ts';
import { settleRequest } from '../settle/settle-request.ts';

export interface SubjectItem {
  item: Exercise;
  index: number;
  /** Undefined when the library does not know it. */
  exercise: LibraryExercise | undefined;
  /** Steps of work that the timer makes of it. */
  steps: TimerStep[];
}

/** A workout as the gates and qualities look at it: read once, resolved, played out. */
export interface Subject {
  workout: Workout;
  request: Request;
  style: Style;
  steps: TimerStep[];
  /** All but rests. */
  items: SubjectItem[];
  body: SubjectItem[];
  nowMs: number;
}

export function resolveExercise(item: Exercise): LibraryExercise | undefined {
  const byId = item.exerciseId ? exerciseById(item.exerciseId) : undefined;
  return byId ?? findExercise(item.name)?.exercise;
}

export function makeSubject(draft: unknown, asked: Request): Subject {
  const request = settleRequest(asked);
  const workout = normaliseWorkout(draft);
  const steps = buildTimerSteps(workout);
  const style = styleOf(workout);
  const flows = steps.filter(({ openEnded }) => openEnded);
  const byIndex = new Map<number, TimerStep[]>();
  for (const step of steps) {
    if (step.exerciseIndex === undefined) continue;
    const known = byIndex.get(step.exerciseIndex);
    if (known) known.push(step);
    else byIndex.set(step.exerciseIndex, [step]);
  }
  const items = workout.workout
    .map((item, index): SubjectItem => {
      const own = byIndex.get(index) ?? [];
      // A flow plays every exercise of the body once in each of its long steps.
      const isInFlow = style === 'compound' && item.type === 'exercise';
      return { item, index, exercise: resolveExercise(item), steps: isInFlow ? flows : own };
    })
    .filter(({ item }) => item.type !== 'rest');
  const stamped = Date.parse(workout.generatedAt ?? '');
  const newest = Date.parse(request.history.sessions[0]?.date ?? '');
  return {
    workout,
    request,
    style,
    steps,
    items,
    body: items.filter(({ item }) => isWorkItem(item)),
    nowMs: Number.isFinite(stamped) ? stamped : Number.isFinite(newest) ? newest : 0,
  };
}
