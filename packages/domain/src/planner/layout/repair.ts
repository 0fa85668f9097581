import { rankSwaps } from '../../exercise/swaps.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { flatList, isLeadIn } from '../../workout/flat-list.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { isServable, type Report } from '../check/report.ts';
import { resolveExercise } from '../check/subject.ts';
import { pacedSecondsPerRep } from '../dose/reps.ts';
import { trainsAvoided, warmsAvoided } from '../dose/targets.ts';
import { equipmentOf } from '../equipment-of.ts';
import { percentCap, rpeCap } from '../legal/caps.ts';
import { limitHardWork } from '../legal/effort.ts';
import { isWithinLevel, judge, safetyTags } from '../legal/legal.ts';
import { plan, planWith } from '../plan.ts';
import type { RequestChange } from '../receipts/changes.ts';
import { safetyWords } from '../receipts/explain.ts';
import type { Request } from '../request.ts';
import { decideLifting } from '../session/decide.ts';
import { settleRequest } from '../settle/settle-request.ts';
import { wordsFor } from './make-item.ts';
import type { Candidate } from './pool.ts';

export interface Repaired {
  workout: Workout;
  report: Report;
  changes: RequestChange[];
}

interface Swap {
  exercise: LibraryExercise;
  modifications: string[];
  change: RequestChange | null;
}

function roleOf({ type }: Exercise): 'warmup' | 'cooldown' | 'main' {
  if (type === 'warmup' || type === 'cooldown') return type;
  return type === 'pre-workout' ? 'warmup' : 'main';
}

function suitsRole(exercise: LibraryExercise, role: 'warmup' | 'cooldown' | 'main'): boolean {
  if (role !== 'main') return exercise.roles.includes(role);
  return exercise.roles.some((own) => own === 'main' || own === 'accessory' || own === 'finisher');
}

/** The exercise itself where it may stand, its nearest legal relative otherwise. */
function settle(item: Exercise, request: Request, taken: ReadonlySet<string>): Swap | null {
  const known = resolveExercise(item);
  if (!known) return null;
  const role = roleOf(item);
  const isOfAvoided = (one: LibraryExercise) =>
    role === 'main' ? trainsAvoided(one, request) : warmsAvoided(one, request);
  const verdict = judge(known, request);
  if (verdict.offence === null && isWithinLevel(known, request) && !isOfAvoided(known)) {
    return { exercise: known, modifications: verdict.modifications, change: null };
  }
  const [next] = rankSwaps(
    known,
    (one) =>
      !taken.has(one.id) &&
      suitsRole(one, role) &&
      isWithinLevel(one, request) &&
      !isOfAvoided(one) &&
      judge(one, request).offence === null,
  );
  if (!next) return null;
  const reason =
    verdict.reason ?? (isOfAvoided(known) ? 'you ruled that part out' : 'beyond your level');
  return {
    exercise: next,
    modifications: judge(next, request).modifications,
    change: { kind: 'swapped', from: known.name, to: next.name, reason },
  };
}

/** The library's seconds, or those of a heavy set; nobody else's. */
function paceOf({ reps, secondsPerRep }: Exercise, exercise: LibraryExercise): number {
  const paced = reps === undefined ? undefined : pacedSecondsPerRep(exercise, reps);
  return paced !== undefined && secondsPerRep === paced ? paced : exercise.secondsPerRep;
}

/** The words that the library has for it, in place of what a model left out. */
function complete(item: Exercise, { exercise, modifications, change }: Swap): Exercise {
  const own = change ? undefined : item.instructions;
  const said = own ?? exercise.howTo;
  const missing = [...modifications, exercise.breathing].filter((words) => !said.includes(words));
  const { side: _side, modifications: _changes, ...rest } = item;
  return {
    ...rest,
    name: change || item.exerciseId !== exercise.id ? exercise.name : item.name,
    exerciseId: exercise.id,
    secondsPerRep: paceOf(item, exercise),
    instructions: [said, ...missing].join(' '),
    ...wordsFor(change || !item.cues?.length ? exercise.cues : item.cues, modifications),
    ...(exercise.unilateral ? { side: item.side ?? 'both' } : {}),
  };
}

function keepCaps(item: Exercise, request: Request): Exercise {
  const rpe = item.rpe === undefined ? undefined : Math.min(item.rpe, rpeCap(request));
  const percent = item.setScheme?.weightPercentage;
  return {
    ...item,
    ...(rpe === undefined ? {} : { rpe }),
    ...(percent === undefined
      ? {}
      : {
          setScheme: {
            ...item.setScheme,
            weightPercentage: clamp(percent, { min: 1, max: percentCap(request) }),
          },
        }),
  };
}

interface Settled {
  workout: Workout;
  body: Candidate[];
  changes: RequestChange[];
}

/** Every item resolved, legal and complete; what has no legal relative is left out. */
function settleItems(draft: Workout, request: Request): Settled {
  const changes: RequestChange[] = [];
  const body: Candidate[] = [];
  const taken = new Set<string>();
  const settleItem = (item: Exercise): Exercise | null => {
    if (item.type === 'rest') return item;
    const swap = settle(item, request, taken);
    if (!swap) {
      changes.push({ kind: 'dropped', from: item.name, reason: 'nothing like it is safe here' });
      return null;
    }
    if (swap.change) changes.push(swap.change);
    const { exercise, modifications } = swap;
    const isListed = body.some((one) => one.exercise.id === exercise.id);
    if (item.type === 'exercise' && !isListed) body.push({ exercise, modifications });
    taken.add(exercise.id);
    return keepCaps(complete(item, swap), request);
  };
  const keep = (items: Exercise[]) => items.map(settleItem).filter((item) => item !== null);
  if (draft.play) {
    const isAround = (item: Exercise) => isLeadIn(item) || item.type === 'cooldown';
    const around = keep(draft.workout.filter(isAround));
    const blocks = draft.play.blocks
      .map((block) => ({ ...block, items: keep(block.items) }))
      .filter(({ items }) => items.some(({ type }) => type === 'exercise'));
    const play = { blocks };
    return { workout: { ...draft, play, workout: flatList(around, play) }, body, changes };
  }
  if (!draft.phases) return { workout: { ...draft, workout: keep(draft.workout) }, body, changes };
  const phases = draft.phases.map((phase) => ({ ...phase, exercises: keep(phase.exercises) }));
  const workout = { ...draft, phases, workout: phases.flatMap(({ exercises }) => exercises) };
  return { workout, body, changes };
}

function uniqueChanges(changes: RequestChange[]): RequestChange[] {
  const seen = new Set<string>();
  return changes.filter((change) => {
    const key = JSON.stringify(change);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Whom something hurts or limits is not coached by a model's prose. */
function withOwnSafetyWords({ workout, body }: Settled, request: Request): Workout {
  const modifications = body.flatMap((candidate) => candidate.modifications);
  const safetyNotes = safetyWords(request, modifications);
  if (safetyTags(request).length === 0) return { ...workout, safetyNotes };
  const { coachingNotes: _notes, motivationalMessage: _message, ...rest } = workout;
  return { ...rest, safetyNotes };
}

/** The words of a model's plan that still hold after its exercises were laid out anew. */
function keepWords(from: Workout, to: Workout): Workout {
  const { title, provider, motivationalMessage } = from;
  return {
    ...to,
    ...(title === undefined ? {} : { title }),
    ...(motivationalMessage === undefined ? {} : { motivationalMessage }),
    ...(provider === undefined ? {} : { provider }),
  };
}

/** What was swapped and then left out of the new layout is gone, not swapped. */
function asLaidOut(changes: readonly RequestChange[], workout: Workout): RequestChange[] {
  const names = new Set(workout.workout.map(({ name }) => name));
  return changes.map((change) => {
    if (change.kind !== 'swapped' || names.has(change.to)) return change;
    return { kind: 'dropped', from: change.from, reason: change.reason };
  });
}

/** Whether sessions like this one are dosed slot by slot. */
const hasArchetype = (request: Request): boolean => decideLifting(settleRequest(request)) !== null;

interface Fitted extends Settled {
  report: Report;
}

/** The same plan with what may not stand swapped or left out; its layout stays. */
function swapInto(draft: unknown, request: Request, date: string): Fitted {
  const settled = settleItems(normaliseWorkout(draft), request);
  const equipment = equipmentOf(settled.workout);
  const spoken = withOwnSafetyWords(settled, request);
  const workout = limitHardWork({ ...spoken, generatedAt: date, equipment }, request);
  const changes = uniqueChanges(settled.changes);
  return { workout, body: settled.body, changes, report: check(workout, request) };
}

/**
 * Somebody else's plan for this athlete: nobody asked for a length or a focus here, so it stays as
 * it was laid out wherever that is safe, and is repaired where it is not.
 */
export function adopt(draft: unknown, request: Request, date: string, seed: number): Repaired {
  const { workout, report, changes } = swapInto(draft, request, date);
  return isServable(report) ? { workout, report, changes } : repair(draft, request, date, seed);
}

/**
 * Any plan made fit to serve: swapped, then retimed with its own exercises, and
 * replaced by the planner's where even that fails. What comes back has passed.
 */
export function repair(draft: unknown, request: Request, date: string, seed: number): Repaired {
  const { workout: swapped, body, changes, report: first } = swapInto(draft, request, date);
  // Who writes a draft chooses the moves; sets, loads and rests are the planner's.
  const isDosed = swapped.play !== undefined || !hasArchetype(request);
  if (first.passed && isDosed) return { workout: swapped, report: first, changes };

  if (body.length > 0) {
    const laid = planWith(request, date, seed, body);
    for (const workout of [keepWords(swapped, laid), laid]) {
      const report = check(workout, request);
      if (!report.passed) continue;
      const note = 'Sets, rests and warm-up were laid out again to fit.';
      const kept = asLaidOut(changes, workout);
      return { workout, report, changes: [...kept, { kind: 'retimed', note }] };
    }
  }
  const workout = plan(request, date, seed);
  const note = 'The plan could not be made safe, so Cadence built its own.';
  return { workout, report: check(workout, request), changes: [{ kind: 'replaced', note }] };
}
