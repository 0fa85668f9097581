import type { WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { check } from '../../planner/check/check.ts';
import { newProblems } from '../../planner/check/report.ts';
import { resolveExercise } from '../../planner/check/subject.ts';
import type { EditDose } from '../../planner/edit/dose-limits.ts';
import { swapItem } from '../../planner/edit/edit.ts';
import { changeItem } from '../../planner/edit/edit-dose.ts';
import { leadOf, readRuns, runAt } from '../../planner/edit/edit-runs.ts';
import { alternativesFor, whyNot } from '../../planner/legal/alternatives.ts';
import { judge } from '../../planner/legal/legal.ts';
import type { AthleteFacts, Request } from '../../planner/request.ts';
import type { Workout } from '../../workout/types.ts';
import { understandWish } from '../goal/understand-wish.ts';
import { retoldTitle } from '../sessions/told-lifts.ts';
import type { ProgramWish } from '../types.ts';
import { type Beyond, boundsOf } from './bounds.ts';
import { type SessionDifference, sessionDifferences } from './differences.ts';
import { rampAlong } from './ramp.ts';

/** One exercise of a planned session as a coach would have it. */
export interface WishedLine {
  /** Where it stands in the workout's list, and what it is called there. */
  index: number;
  name: string;
  /** Another exercise in its place. */
  exerciseId?: string;
  dose: EditDose;
}

/** Whose session it is, and what its program was asked for with. */
export interface Coached {
  wish: ProgramWish;
  athlete: AthleteFacts;
  /** Newest first. */
  sessions: readonly WorkoutSession[];
}

export type WishOutcome =
  | {
      kind: 'change';
      workout: Workout;
      differences: SessionDifference[];
      /** What the athlete should know before they say yes. */
      cautions: string[];
    }
  /** Nothing of it would change, or it is no longer what the coach saw. */
  | { kind: 'same' | 'stale' }
  /** More, or fewer, than anybody plans for this athlete. */
  | ({ kind: 'beyond' } & Beyond)
  /** Why it is not for this athlete is theirs to tell. */
  | { kind: 'unfit'; name: string; lacksKit: boolean };

/** What the whole program was built by: its words and kit, and what the athlete has told since. */
function requestOf({ wish, athlete, sessions }: Coached): Request | null {
  const understood = understandWish(wish, athlete);
  return understood.kind === 'request' ? { ...understood.request, history: { sessions } } : null;
}

type Unfit = Extract<WishOutcome, { kind: 'unfit' }>;

const unfit = (name: string, lacksKit = false): Unfit => ({ kind: 'unfit', name, lacksKit });

/** Null where it may stand. */
function refusalOf(exercise: LibraryExercise, workout: Workout, request: Request): Unfit | null {
  if (whyNot(exercise, workout, request) === null) return null;
  return unfit(exercise.name, judge(exercise, request).offence === 'equipment');
}

function withLine(
  workout: Workout,
  { index, name, exerciseId, dose }: WishedLine,
  request: Request,
): Workout | Unfit {
  const planned = workout.workout[index];
  if (planned && exerciseId !== undefined && exerciseId !== planned.exerciseId) {
    const exercise = exerciseById(exerciseId);
    if (!exercise) return unfit(name);
    const refusal = refusalOf(exercise, workout, request);
    return refusal ?? changeItem(swapItem(workout, index, exercise, request), index, dose);
  }
  const run = runAt(readRuns(workout), index);
  const item = run && leadOf(run);
  const exercise = item && resolveExercise(item);
  // More of what hurts is no better than something else that does.
  if (exercise && judge(exercise, request).offence === 'unsafe') return unfit(name);
  return rampAlong(workout, changeItem(workout, index, dose), index);
}

const isUnfit = (given: Workout | Unfit): given is Unfit => 'lacksKit' in given;

/** What a coach wishes for, through the checks that every plan of this athlete passes. */
export function wishSession(
  workout: Workout,
  lines: readonly WishedLine[],
  coached: Coached,
): WishOutcome {
  const request = requestOf(coached);
  const first = lines[0]?.name ?? '';
  if (!request) return unfit(first);
  if (lines.some(({ index, name }) => workout.workout[index]?.name !== name)) {
    return { kind: 'stale' };
  }
  let changed = workout;
  for (const line of lines) {
    const next = withLine(changed, line, request);
    if (isUnfit(next)) return next;
    changed = next;
  }
  const differences = sessionDifferences(workout, changed);
  if (differences.length === 0) return { kind: 'same' };
  const [problem] = newProblems(check(workout, request), check(changed, request));
  if (problem) return unfit(changed.workout[problem.itemIndex ?? -1]?.name ?? first);
  const { beyond, cautions } = boundsOf(workout, changed, request);
  if (beyond) return { kind: 'beyond', ...beyond };
  const title = retoldTitle(workout.title ?? '', workout, changed);
  const named = title === (workout.title ?? '') ? changed : { ...changed, title };
  return { kind: 'change', workout: named, differences, cautions };
}

const mostSwaps = 12;

/** What may stand in place of this item, nearest first. */
export function sessionSwaps(
  workout: Workout,
  index: number,
  coached: Coached,
): { exerciseId: string; name: string }[] {
  const request = requestOf(coached);
  if (!request) return [];
  return alternativesFor(workout, index, request, mostSwaps).map(({ exercise: { id, name } }) => ({
    exerciseId: id,
    name,
  }));
}
