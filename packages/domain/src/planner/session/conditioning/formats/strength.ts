import type { LibraryExercise } from '../../../../exercise/types.ts';
import type { Block, Exercise } from '../../../../workout/types.ts';
import type { PlanContext } from '../../../context.ts';
import { pacedSecondsPerRep } from '../../../dose/reps.ts';
import { hasFocus, servesRequest } from '../../../dose/targets.ts';
import { isCardioMove } from '../../../layout/cardio.ts';
import { makeItem } from '../../../layout/make-item.ts';
import type { Candidate } from '../../../layout/pool.ts';
import { rpeCap } from '../../../legal/caps.ts';
import { namedKit } from '../../../settle/named-kit.ts';
import { rampItemsTo } from '../../blocks.ts';
import type { MoveKind } from '../../data/choices.ts';
import { primary, reps as repsRow } from '../../data/doses.ts';
import { makeLoads } from '../../dose/loads.ts';
import { makeFiller } from '../../fill.ts';
import { legalMove } from '../../legal-move.ts';
import { type BlockOrder, type BuiltBlock, likelySeconds, type MakeBlock } from '../block.ts';
import { nearestMove, selectMoves } from '../select.ts';
import { shortList } from '../words.ts';

/** The lifts of a short strength part, the most telling first. */
const mains: readonly MoveKind[] = ['squat', 'bench', 'row', 'hinge'];
const oneLiftSeconds = 7 * 60;
const mostLifts = 4;

/** What is asked for in this part, and lifted. */
const forFocus =
  ({ request }: PlanContext) =>
  (exercise: LibraryExercise) =>
    servesRequest(exercise, request) && !isCardioMove(exercise);

/** Loading a bar and working up to a weight takes longer than a short part has. */
const barSeconds = 10 * 60;

function withoutBar(context: PlanContext, seconds: number): PlanContext {
  const { request } = context;
  if (seconds >= barSeconds) return context;
  const value = request.equipment.value.filter((id) => id !== 'barbells');
  return { ...context, request: { ...request, equipment: { ...request.equipment, value } } };
}

function pick(order: BlockOrder, count: number): Candidate[] {
  const { context, named, used } = order;
  const lifts = named.flatMap((id) => nearestMove({ exerciseId: id, quote: id }, context) ?? []);
  const chosen = lifts.filter(({ exercise }) => !isCardioMove(exercise));
  const filler = makeFiller(withoutBar(context, order.seconds));
  const kit = namedKit(context.request);
  const isWanted = (exercise: LibraryExercise) =>
    !hasFocus(context.request) ||
    (forFocus(context)(exercise) &&
      (kit.length === 0 || exercise.equipment.some((id) => kit.includes(id))));
  for (const kind of mains) {
    if (chosen.length >= count) break;
    const own = filler.fill(primary(kind, [kind], '3/3/3/3/3', repsRow('6', '3', '120')));
    const isNew =
      own &&
      isWanted(own.exercise) &&
      !used.has(own.exercise.id) &&
      !chosen.some(({ exercise }) => exercise.patterns[0] === own.exercise.patterns[0]);
    if (own && isNew && legalMove(own.exercise.id, context.request)) chosen.push(own);
  }
  if (hasFocus(context.request) && chosen.length < count) {
    const taken = new Set([...used, ...chosen.map(({ exercise }) => exercise.id)]);
    const more = { count: count - chosen.length, used: taken, isCounted: true };
    chosen.push(...selectMoves(context, { ...more, suits: forFocus(context) }));
  }
  return chosen.slice(0, Math.max(count, lifts.length));
}

const setCounts = [2, 3, 4, 5];
const lightRests = { least: 60, most: 120 };
const usualRests = { least: 90, most: 180 };
const lightReps = 8;
/** Few reps are heavy ones. */
const heavyReps = 5;
const heavyRests = { least: 120, most: 240 };
const mostRamps = 4;

/** Of all counts of sets the one whose rests, at their best, fill the time. */
function longestWithin(
  seconds: number,
  counts: readonly number[],
  { least, most }: { least: number; most: number },
  one: (sets: number, rest: number) => Block,
): Block {
  let best = one(counts[0] ?? 2, least);
  let length = 0;
  for (const sets of counts) {
    const short = likelySeconds([one(sets, least)]);
    const perSecond = likelySeconds([one(sets, least + 1)]) - short;
    const rest = least + Math.floor((seconds - short) / Math.max(1, perSecond));
    if (rest < least) continue;
    const next = one(sets, Math.min(most, rest));
    const own = likelySeconds([next]);
    if (own > seconds || own <= length) continue;
    best = next;
    length = own;
  }
  return best;
}

/** Straight sets before or after work against the clock, as long as the time that it is given. */
export const makeStrengthPart: MakeBlock = (order): BuiltBlock | null => {
  const { context, dose } = order;
  const seconds = order.minutes === undefined ? order.seconds : order.minutes * 60;
  const room = Math.min(mostLifts, Math.max(1, Math.floor(seconds / oneLiftSeconds)));
  // What was said with its sets is all there is to the part.
  const moves = pick(order, dose ? order.named.length : room);
  if (moves.length === 0) return null;
  const loads = makeLoads(context);
  const { level, body } = context.request;
  const leastReserve = Math.max(3, 10 - rpeCap(context.request));
  const reps = dose?.reps ?? body.value.reps ?? (level.value === 'beginner' ? 8 : 6);
  const lifts = moves.map(({ asked, ...move }) => {
    const load = loads.of(move.exercise, { reps, rir: leastReserve });
    const { kilograms = 0, rir } = load;
    const ramp = { isSecond: false, most: mostRamps, isUnwanted: true };
    const isHeavy = kilograms > 0 && (reps <= heavyReps || move.exercise.loadClass === 'barbell');
    const ramps = isHeavy ? rampItemsTo(move, loads, { kilograms, reps, rir }, ramp) : [];
    const item = makeItem(move, {
      reps: dose?.reps ?? asked?.reps ?? load.reps,
      secondsPerRep: pacedSecondsPerRep(move.exercise, load.reps),
      rir,
      rpe: 10 - rir,
      role: 'work',
      ...(kilograms > 0 && { weight: kilograms }),
      loadNote: load.note,
    });
    return { ramps, item };
  });
  const one = (sets: number, restSeconds: number): Block => ({
    kind: 'sets',
    title: `Strength: ${shortList(moves.map(({ exercise }) => exercise))}`,
    items: lifts.flatMap(({ ramps, item }): Exercise[] => [
      ...ramps,
      { ...item, sets, restBetweenSets: restSeconds, restAfter: Math.min(90, restSeconds) },
    ]),
    score: 'load',
  });
  const counts = dose?.sets === undefined ? setCounts : [dose.sets];
  const rests = reps <= heavyReps ? heavyRests : reps < lightReps ? usualRests : lightRests;
  return {
    block: longestWithin(seconds, counts, rests, one),
    moves,
    honesty: [],
    coaching: ['Three good reps left in every set.'],
  };
};
