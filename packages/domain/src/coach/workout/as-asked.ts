import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { check } from '../../planner/check/check.ts';
import { isServable } from '../../planner/check/report.ts';
import { swapItem } from '../../planner/edit/edit.ts';
import { turnedFrom } from '../../planner/edit/edit-effort.ts';
import { leadOf, readRuns } from '../../planner/edit/edit-runs.ts';
import { alternativesFor } from '../../planner/legal/alternatives.ts';
import { judge } from '../../planner/legal/legal.ts';
import type { AthleteFacts, Request } from '../../planner/request.ts';
import { understandClaims } from '../../planner/understand.ts';
import { type Claim, claim, type SlotName } from '../../reading/claims.ts';
import { read } from '../../reading/read.ts';
import { refusedExercises } from '../../reading/slots/moves/families.ts';
import type { Workout } from '../../workout/types.ts';
import { isStopOrHold } from '../context.ts';
import { effortAsked } from '../message/effort-asked.ts';
import { takenOut } from '../message/taken-out.ts';
import type { CoachWish } from '../message/told.ts';
import { goneByPlace, slotsOfMoves, wantsOthers } from './keep-exercises.ts';
import { reshapeAsked, reshaped } from './reshape.ts';

/** What a change was said in, the session before it and the one that was planned for it. */
export interface ChangeAsked {
  wish: CoachWish;
  change: string;
  before: Workout;
  /** Null where nothing could be planned. */
  planned: Workout | null;
}

const idsIn = (workout: Workout): string[] => [
  ...new Set(
    readRuns(workout)
      .filter(({ section }) => section === 'body')
      .flatMap((run) => leadOf(run)?.exerciseId ?? []),
  ),
];

const mostOffered = 8;

/** With the same kit where there is such a one, so that what was named to train with stays in use. */
function insteadOf(
  workout: Workout,
  index: number,
  request: Request,
  not: ReadonlySet<string>,
): LibraryExercise | undefined {
  const own = exerciseById(
    readRuns(workout)
      .find((run) => run.index === index)
      ?.items.at(-1)?.exerciseId ?? '',
  );
  const beyond = ({ impact, complexity }: LibraryExercise) =>
    own === undefined ? 0 : 2 * Number(impact > own.impact) + Number(complexity > own.complexity);
  const offered = alternativesFor(workout, index, request, mostOffered)
    .map(({ exercise }) => exercise)
    .filter(({ id }) => !not.has(id))
    .toSorted((a, b) => beyond(a) - beyond(b));
  const isAlike = ({ equipment }: LibraryExercise) =>
    own !== undefined &&
    own.loadCount > 0 &&
    equipment.some((kit) => kit !== 'bodyweight' && own.equipment.includes(kit));
  return offered.find(isAlike) ?? offered[0];
}

/** Others in the place of these, one by one; all the rest stays as it was. Null where one finds none. */
function swapped(workout: Workout, gone: ReadonlySet<string>, request: Request): Workout | null {
  let changed = workout;
  // Its rehearsal in the warm-up goes with it.
  const places = [...gone].flatMap((id) =>
    readRuns(workout)
      .filter((run) => leadOf(run)?.exerciseId === id)
      .map(() => id),
  );
  for (const id of places) {
    const runs = readRuns(changed).filter((one) => leadOf(one)?.exerciseId === id);
    const run = runs.find(({ section }) => section === 'body') ?? runs[0];
    if (!run) continue;
    const other = insteadOf(changed, run.index, request, gone);
    const next = other && swapItem(changed, run.index, other, request);
    if (!next || next === changed) return null;
    changed = next;
  }
  return changed;
}

/** A change of these is more than one exercise for another. */
const ofMore: readonly SlotName[] = [...slotsOfMoves, 'minutes', 'length', 'place'];

const isOfMore = (change: string): boolean =>
  read(change).claims.some(
    (one) => ofMore.includes(one.slot) && one.reader !== 'learned' && one.whose === 'me',
  );

const mostSwapped = 0.8;

/** What is to go of a session: meant by its place, or ruled out by what is known now. */
function goneIn({ change, before }: ChangeAsked, request: Request): Set<string> {
  const ids = idsIn(before);
  const names = ids.flatMap((id) => exerciseById(id)?.name ?? []);
  const place = goneByPlace(change, names);
  const claims: Claim[] = takenOut(change, read(change).claims).filter(
    ({ reader }) => reader !== 'learned',
  );
  const refused = new Set(refusedExercises(claims));
  const wanted = claims.some(({ slot, polarity }) => slot === 'exercise' && polarity === 'wants');
  if (wanted) return new Set();
  return new Set(
    ids.filter((id) => {
      const exercise = exerciseById(id);
      if (!exercise) return false;
      const isOut = judge(exercise, request).offence !== null;
      return isOut || refused.has(id) || exercise.name === place;
    }),
  );
}

/** What leads in or out and is ruled out now: it goes as well, and counts as no exercise. */
const goneAround = (before: Workout, request: Request): string[] =>
  readRuns(before)
    .filter(({ section }) => section !== 'body')
    .flatMap((run) => exerciseById(leadOf(run)?.exerciseId ?? '') ?? [])
    .filter((exercise) => judge(exercise, request).offence !== null)
    .map(({ id }) => id);

/** The request that a wish stands for, with what goes ruled out. */
function requestFor(
  { text, claims }: CoachWish,
  gone: ReadonlySet<string>,
  athlete: AthleteFacts,
  today: string,
): Request | null {
  const out = [...gone].map((id) =>
    claim('exercise', id, 'change.gone', { polarity: 'refuses', certainty: 0.9 }),
  );
  const understood = understandClaims(text, [...claims, ...out], { today }, athlete, {
    sessions: [],
  });
  return isStopOrHold(understood) ? null : understood.request;
}

const shareKept = ({ before, planned }: ChangeAsked): number => {
  const old = idsIn(before);
  const now = planned ? idsIn(planned) : [];
  return old.filter((id) => now.includes(id)).length / Math.max(1, old.length);
};

const fewKept = 0.35;

/**
 * The changed session, where what was planned is not what was asked for: harder is harder, easier
 * is easier, one that goes leaves the rest as it was, and other exercises are others. Null where the
 * planned one stands.
 */
export function asAsked(asked: ChangeAsked, athlete: AthleteFacts, today: string): Workout | null {
  const { wish, change, before, planned } = asked;
  const known = requestFor(wish, new Set(), athlete, today);
  const gone = known ? goneIn(asked, known) : new Set<string>();
  // What rules anything out is planned anew, with other rests or without.
  const shape = gone.size === 0 && !isOfMore(change) ? reshapeAsked(change) : null;
  if (shape && known) {
    const other = reshaped(before, shape, known);
    if (other && isServable(check(other, known))) return other;
  }
  const turn = effortAsked(change);
  const isOneByOne =
    turn === null &&
    gone.size > 0 &&
    gone.size <= idsIn(before).length * mostSwapped &&
    !isOfMore(change);
  if (isOneByOne) {
    const request = requestFor(wish, gone, athlete, today);
    const all = new Set([...gone, ...(request ? goneAround(before, request) : [])]);
    const one = request && swapped(before, all, request);
    return one && check(one, request).passed ? one : null;
  }
  if (!planned) return null;
  const request = requestFor(wish, gone, athlete, today);
  if (!request) return null;
  if (turn !== null) {
    const turned = turnedFrom(before, planned, turn, request);
    return turned === planned ? null : turned;
  }
  if (wantsOthers(change) && gone.size === 0) {
    const old = new Set(idsIn(before));
    const [first] = idsIn(planned);
    const isSame = (first !== undefined && old.has(first)) || shareKept(asked) > fewKept;
    const named = new Set(request.mustInclude.value);
    const left = new Set([...old].filter((id) => !named.has(id)));
    const others = isSame ? swapped(planned, left, request) : null;
    return others && check(others, request).passed ? others : null;
  }
  return null;
}
