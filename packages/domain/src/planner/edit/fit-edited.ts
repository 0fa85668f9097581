import { detectStyle } from '../../timer/detect-style.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { toleranceSeconds } from '../check/gates.ts';
import { resolveExercise } from '../check/subject.ts';
import { expectedSeconds } from '../layout/expected.ts';
import type { Candidate } from '../layout/pool.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { judge } from '../legal/legal.ts';
import { planWith } from '../plan.ts';
import type { Request } from '../request.ts';
import { leadOf, type Run, readRuns, reorderRuns, writeRuns } from './edit-runs.ts';
import { keepEdges } from './keep-edges.ts';

export interface EditTime {
  /** What it takes; for a flow, what it is expected to take. */
  totalSeconds: number;
  isEstimate: boolean;
  /** Above what was asked for; negative below it, 0 where it fits. */
  offSeconds: number;
}

/** A flow, or work that ends when it is done. */
function endsByHand(workout: Workout): boolean {
  if (!workout.play) return detectStyle(workout) === 'compound';
  return workout.play.blocks.some(({ kind }) => formatDefinitions[kind].traits.clock === 'up');
}

export function timeOf(workout: Workout, request: Request): EditTime {
  const totalSeconds = expectedSeconds(workout);
  const { value: minutes } = request.minutes;
  // Nobody said how long, and it is played part by part: it takes what it takes.
  const isOpen = request.minutes.source === 'default' && workout.play !== undefined;
  const off = isOpen ? 0 : Math.round(totalSeconds - minutes * 60);
  return {
    totalSeconds,
    isEstimate: endsByHand(workout),
    offSeconds: Math.abs(off) <= toleranceSeconds(minutes) ? 0 : off,
  };
}

export interface FittedEdit {
  workout: Workout;
  /** Names of what the planner had to add to fill the time. */
  added: string[];
  /** Names of what found no room. */
  left: string[];
}

function bodyOf(workout: Workout, request: Request): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const item of workout.workout) {
    const exercise = isWorkItem(item) ? resolveExercise(item) : undefined;
    if (!exercise) continue;
    const { offence, modifications } = judge(exercise, request);
    if (offence === null) found.set(exercise.id, { exercise, modifications });
  }
  return [...found.values()];
}

/** The planner has an order of its own; the user's counts, block by block. */
function inOrderOf(ids: readonly string[], workout: Workout): Workout {
  const runs = readRuns(workout);
  const place = (id: string | undefined) => {
    const found = id === undefined ? -1 : ids.indexOf(id);
    return found < 0 ? ids.length : found;
  };
  const body = runs.filter(({ section }) => section === 'body');
  const blockOf = ({ phase }: Run) => (workout.play ? phase : 0);
  const sorted = body.toSorted(
    (a, b) =>
      blockOf(a) - blockOf(b) || place(leadOf(a)?.exerciseId) - place(leadOf(b)?.exerciseId),
  );
  let next = 0;
  const order = runs.map((run) => (run.section === 'body' ? (sorted[next++] ?? run) : run));
  return writeRuns(workout, reorderRuns(runs, order));
}

/** Whose workout it is and what it is called outlast a new layout. */
function keepIdentity({ id, userId, title, source, provider }: Workout, laid: Workout): Workout {
  return {
    ...laid,
    source,
    ...(id === undefined ? {} : { id }),
    ...(userId === undefined ? {} : { userId }),
    ...(title === undefined ? {} : { title }),
    ...(provider === undefined ? {} : { provider }),
  };
}

const isFit = (workout: Workout, request: Request): boolean =>
  timeOf(workout, request).offSeconds === 0 && check(workout, request).passed;

/**
 * The same exercises laid out anew for the time that was asked for, in the
 * user's order. What they took out of `original` does not come back. Null where
 * these exercises cannot be made to fit.
 */
export function fitToTime(
  edited: Workout,
  original: Workout,
  request: Request,
  date: string,
  seed: number,
): FittedEdit | null {
  const given = bodyOf(edited, request);
  const ids = given.map(({ exercise }) => exercise.id);
  const removed = bodyOf(original, request)
    .map(({ exercise }) => exercise.id)
    .filter((id) => !ids.includes(id));
  const excluded = [...request.excludedExercises.value, ...removed];
  const narrowed: Request = {
    ...request,
    excludedExercises: { ...request.excludedExercises, value: excluded },
  };
  const { totalRounds: rounds } = edited;
  const isOtherRounds = rounds !== undefined && rounds !== original.totalRounds;
  const body = { ...request.body, value: { ...request.body.value, ...(rounds && { rounds }) } };
  const all = { ...narrowed, mustInclude: { ...request.mustInclude, value: ids } };
  // All of them and as often where the format has room, as many as fit otherwise.
  const wishes = [
    ...(isOtherRounds ? [{ ...all, body }] : []),
    all,
    { ...narrowed, mustInclude: { ...request.mustInclude, value: [] } },
  ];
  for (const wish of wishes) {
    const planned = inOrderOf(ids, planWith(wish, date, seed, given));
    const laid = [keepEdges(edited, planned, original), planned].find((one) => isFit(one, wish));
    if (!laid) continue;
    const present = bodyOf(laid, request).map(({ exercise }) => exercise);
    return {
      workout: keepIdentity(edited, laid),
      added: present.filter(({ id }) => !ids.includes(id)).map(({ name }) => name),
      left: given
        .filter(({ exercise }) => !present.some(({ id }) => id === exercise.id))
        .map(({ exercise }) => exercise.name),
    };
  }
  return null;
}
