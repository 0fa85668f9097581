import { rankSwaps } from '../exercise/swaps.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { resolveExercise } from '../planner/check/subject.ts';
import { rpeCap } from '../planner/legal/caps.ts';
import { isWithinLevel, judge } from '../planner/legal/legal.ts';
import type { Alarm } from '../planner/legal/safety.ts';
import type { Request } from '../planner/request.ts';
import { isAlarm, minutesOf, requestOf, type Taker, takeShared } from '../share/take.ts';
import type { NextExercise, TimerStep } from '../timer/types.ts';
import { defined } from '../workout/defined.ts';
import type { Workout } from '../workout/types.ts';
import { classSteps } from './class-steps.ts';

/** What one athlete does in place of an exercise, or how they have to do it. */
export interface ClassExercise {
  /** As the class calls it. */
  from: string;
  /** Null where nothing like it is safe for them: they rest meanwhile. */
  to: { name: string; exerciseId: string } | null;
  /** Why it is another one; null where it is the same with a word of care. */
  reason: string | null;
  cues: string[];
}

/** The same minute as everybody's, made safe for one. */
export interface OwnVersion {
  exercises: ClassExercise[];
  /** Nothing is to be done harder. */
  rpeCap: number;
}

type VersionOutcome = { kind: 'version'; version: OwnVersion } | Alarm | { kind: 'nothing-fits' };

type Named = Pick<NextExercise, 'name' | 'exerciseId'>;

const namedBy = (step: TimerStep): Named | null =>
  step.exerciseName === undefined
    ? null
    : { name: step.exerciseName, ...defined({ exerciseId: step.exerciseId }) };

/** Everything that somebody may be asked to do, each once. */
function exercisesOf(steps: readonly TimerStep[]): Named[] {
  const all = steps.flatMap((step) =>
    [namedBy(step), step.nextExercise ?? null, ...(step.flow ?? [])].flatMap((one) => one ?? []),
  );
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

function isAllowed(exercise: LibraryExercise, request: Request): boolean {
  return judge(exercise, request).offence === null && isWithinLevel(exercise, request);
}

/** What the take-over has put in its place; null for nothing. */
interface Choice {
  to: string | null;
  reason: string;
}

const nothingSafe = 'nothing like it is safe here';

/** What the take-over chose, where it may stand; else the nearest that may, else a rest. */
function ownExercise(
  { name, exerciseId }: Named,
  request: Request,
  chosen: ReadonlyMap<string, Choice>,
): ClassExercise | null {
  const known = resolveExercise({ name, type: 'exercise', ...defined({ exerciseId }) });
  if (!known) return { from: name, to: null, reason: nothingSafe, cues: [] };
  const other = chosen.get(known.name);
  const swapped = other?.to ? resolveExercise({ name: other.to, type: 'exercise' }) : undefined;
  const isDropped = other?.to === null;
  const first = swapped ?? known;
  const verdict = judge(known, request);
  const next =
    !isDropped && isAllowed(first, request)
      ? first
      : rankSwaps(known, (one) => isAllowed(one, request))[0];
  const reason = other?.reason ?? verdict.reason ?? 'beyond your level';
  if (!next) return { from: name, to: null, reason: verdict.reason ?? nothingSafe, cues: [] };
  const { modifications } = judge(next, request);
  if (next.id === known.id) {
    if (modifications.length === 0) return null;
    const same = { name, exerciseId: known.id };
    return { from: name, to: same, reason: null, cues: modifications };
  }
  const to = { name: next.name, exerciseId: next.id };
  return { from: name, to, reason, cues: [...modifications, ...next.cues] };
}

/**
 * One athlete's version of a class. Whoever may not take the session over at all may not join it;
 * for the others the times stay and single exercises give way.
 */
export function versionFor(title: string, workout: Workout, taker: Taker): VersionOutcome {
  const taken = takeShared(title, { kind: 'workout', workout }, taker);
  if (taken.kind === 'stop' || taken.kind === 'hold') return taken;
  const request = requestOf(minutesOf(workout), taker);
  if (isAlarm(request)) return request;
  if (taken.kind !== 'workout') return { kind: 'nothing-fits' };
  const chosen = new Map<string, Choice>();
  for (const change of taken.changes) {
    if (change.kind === 'swapped') chosen.set(change.from, change);
    if (change.kind === 'dropped') chosen.set(change.from, { to: null, reason: change.reason });
  }
  const exercises = exercisesOf(classSteps(workout)).flatMap(
    (one) => ownExercise(one, request, chosen) ?? [],
  );
  return { kind: 'version', version: { exercises, rpeCap: rpeCap(request) } };
}

const sitOut = 'Rest: not for you';

function ownPart<T extends Named>(part: T, own: ReadonlyMap<string, ClassExercise>): T {
  const change = own.get(part.name);
  if (!change) return part;
  if (!change.to) {
    const { exerciseId: _, ...rest } = part;
    return { ...rest, name: sitOut } as T;
  }
  return { ...part, ...change.to };
}

function ownStep(step: TimerStep, own: ReadonlyMap<string, ClassExercise>): TimerStep {
  const parts = {
    ...(step.flow && { flow: step.flow.map((part) => ownPart(part, own)) }),
    ...(step.nextExercise && { nextExercise: ownPart(step.nextExercise, own) }),
  };
  const change = step.exerciseName === undefined ? undefined : own.get(step.exerciseName);
  if (!change) return { ...step, ...parts };
  const { instructions, cues, tempo, repsText, side, exerciseId, ...kept } = step;
  if (!change.to) {
    const { reps: _, exerciseName: __, rpe: ___, ...resting } = kept;
    return { ...resting, ...parts, type: 'rest', name: sitOut };
  }
  const { name } = change.to;
  // The same one with a word of care keeps how it is done.
  const how = change.reason === null ? defined({ instructions, tempo, repsText, side }) : {};
  const set = step.setInfo ? ` - Set ${step.setInfo.currentSet}/${step.setInfo.totalSets}` : '';
  const lines = change.reason === null ? [...change.cues, ...(cues ?? [])] : change.cues;
  return {
    ...kept,
    ...parts,
    ...how,
    ...change.to,
    name: `${name}${set}`,
    exerciseName: name,
    cues: lines,
  };
}

/** The steps of the class as this athlete plays them: none more, none of another length. */
export function applyVersion(steps: readonly TimerStep[], version: OwnVersion): TimerStep[] {
  const own = new Map(version.exercises.map((one) => [one.from, one]));
  return steps.map((step) => {
    const { rpe, ...mine } = ownStep(step, own);
    return rpe === undefined ? mine : { ...mine, rpe: Math.min(rpe, version.rpeCap) };
  });
}
