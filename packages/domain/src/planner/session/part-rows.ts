import type { LibraryExercise } from '../../exercise/types.ts';
import type { PlanContext } from '../context.ts';
import { helpPlace, isNearRequest, servesRequest, wantedMuscles } from '../dose/targets.ts';
import { accessory, pair, reps } from './data/doses.ts';
import { pairedUp } from './in-turn.ts';
import type { FilledSlot, SlotRow } from './types.ts';

const moreDose = reps('10-15', '1-2', '60');
const ownRows = 4;
const nearRows = 2;

/** Moves for the part itself, those that train it first in front; then its neighbours. */
function idsFor({ request, pool }: PlanContext): { own: string[]; near: string[] } {
  const wanted = wantedMuscles(request);
  const isLifted = ({ patterns, isometric, roles }: LibraryExercise) =>
    !['jump', 'sprint', 'cyclic', 'crawl', 'throw', 'balance'].includes(patterns[0]) &&
    (!isometric || roles.includes('main') || roles.includes('accessory'));
  const moves = pool.body.map(({ exercise }) => exercise).filter(isLifted);
  const placeOf = ({ primary }: LibraryExercise) =>
    primary.findIndex((muscle) => wanted.has(muscle));
  const own = moves
    .filter((one) => servesRequest(one, request))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const helpOf = (one: LibraryExercise) => {
    const place = helpPlace(one, request);
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  const near = moves
    .filter((one) => !own.includes(one) && isNearRequest(one, request))
    .toSorted((a, b) => (helpOf(a) === helpOf(b) ? 0 : helpOf(a) - helpOf(b)));
  return { own: own.map(({ id }) => id), near: near.map(({ id }) => id) };
}

/** Where the table of a part ends, whatever else is for it, and then what is next to it. */
export function moreOfPart(context: PlanContext): SlotRow[] {
  const { own, near } = idsFor(context);
  const rowOf = (id: string, ids: readonly string[]) => ({
    ...accessory(id, [], '-/-/-/-/3', moreDose),
    orAnyOf: ids,
  });
  const rows = [
    ...Array.from({ length: ownRows }, (_, i) => rowOf(`Y${i + 1}`, own)),
    ...Array.from({ length: nearRows }, (_, i) => rowOf(`Z${i + 1}`, near)),
  ];
  return rows.flatMap((row, i) => pair(String.fromCharCode(firstPair + Math.floor(i / 2)), row));
}

const firstPair = 'S'.charCodeAt(0);

const leastFor = 2;

interface Slots {
  slots: readonly FilledSlot[];
  spare: readonly FilledSlot[];
}

/** What only stands in for a main lift and is not for the part gives way to what is. */
export function forPart(
  { request }: PlanContext,
  slots: readonly FilledSlot[],
  spare: readonly FilledSlot[],
): Slots {
  const isMain = ({ row }: FilledSlot) => row.role === 'primary' || row.role === 'secondary';
  const isFor = ({ row, candidate: { exercise } }: FilledSlot) =>
    row.asked !== undefined ||
    request.mustInclude.value.includes(exercise.id) ||
    servesRequest(exercise, request) ||
    isNearRequest(exercise, request);
  const count = [...slots, ...spare].filter(isFor).length;
  if (request.focus.value.includes('balance') || count < leastFor) return { slots, spare };
  const kept = slots.filter((slot) => !isMain(slot) || isFor(slot));
  const isPaired = request.body.value.isPaired === true;
  if (!isPaired || (kept.length === slots.length && kept.length % 2 === 0)) {
    return { slots: kept, spare };
  }
  // Whoever has lost a partner finds the next.
  const all = [...kept, ...spare];
  const even = Math.max(leastFor, kept.length + (kept.length % 2));
  const paired = pairedUp(all.slice(0, even), 0);
  const rest = all.slice(even);
  return { slots: paired, spare: rest.length < 2 ? [] : pairedUp(rest, paired.length) };
}
