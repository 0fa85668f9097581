import type { LibraryExercise } from '../../../../exercise/types.ts';
import type { Block, Exercise } from '../../../../workout/types.ts';
import { isCardioMove } from '../../../cardio.ts';
import type { PlanContext } from '../../../context.ts';
import { makeItem } from '../../../make-item.ts';
import type { Candidate } from '../../../pool.ts';
import { pacedSecondsPerRep } from '../../../reps.ts';
import { hasFocus, servesRequest } from '../../../targets.ts';
import { rampSets } from '../../blocks.ts';
import type { MoveKind } from '../../data/choices.ts';
import { reps as dose, primary } from '../../data/doses.ts';
import { makeFiller } from '../../fill.ts';
import { makeLoads } from '../../loads.ts';
import { type BlockOrder, type BuiltBlock, likelySeconds, type MakeBlock } from '../block.ts';
import { legalMove, nearestMove, selectMoves } from '../select.ts';
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

function pick(order: BlockOrder, count: number): Candidate[] {
  const { context, named, used } = order;
  const lifts = named.flatMap((id) => nearestMove({ exerciseId: id, quote: id }, context) ?? []);
  const chosen = lifts.filter(({ exercise }) => !isCardioMove(exercise));
  if (hasFocus(context.request) && chosen.length < count) {
    const taken = new Set([...used, ...chosen.map(({ exercise }) => exercise.id)]);
    const more = { count: count - chosen.length, used: taken, isCounted: true };
    chosen.push(...selectMoves(context, { ...more, suits: forFocus(context) }));
  }
  const filler = makeFiller(context);
  for (const kind of mains) {
    if (chosen.length >= count) break;
    const own = filler.fill(primary(kind, [kind], '3/3/3/3/3', dose('6', '3', '120')));
    const isNew =
      own &&
      !used.has(own.exercise.id) &&
      !chosen.some(({ exercise }) => exercise.patterns[0] === own.exercise.patterns[0]);
    if (own && isNew && legalMove(own.exercise.id, context, () => true)) chosen.push(own);
  }
  return chosen.slice(0, Math.max(count, lifts.length));
}

const setCounts = [2, 3, 4, 5];
const leastRest = 60;
const mostRest = 180;

/** Of all counts of sets the one whose rests, at their best, fill the time. */
function longestWithin(seconds: number, one: (sets: number, rest: number) => Block): Block {
  let best = one(setCounts[0] ?? 2, leastRest);
  let length = 0;
  for (const sets of setCounts) {
    const short = likelySeconds([one(sets, leastRest)]);
    const perSecond = likelySeconds([one(sets, leastRest + 1)]) - short;
    const rest = leastRest + Math.floor((seconds - short) / Math.max(1, perSecond));
    if (rest < leastRest) continue;
    const next = one(sets, Math.min(mostRest, rest));
    const own = likelySeconds([next]);
    if (own > seconds || own <= length) continue;
    best = next;
    length = own;
  }
  return best;
}

/** Straight sets before or after work against the clock, as long as the time that it is given. */
export const makeStrengthPart: MakeBlock = (order): BuiltBlock | null => {
  const { context } = order;
  const seconds = order.minutes === undefined ? order.seconds : order.minutes * 60;
  const moves = pick(order, Math.min(mostLifts, Math.max(1, Math.floor(seconds / oneLiftSeconds))));
  if (moves.length === 0) return null;
  const loads = makeLoads(context);
  const { level, body } = context.request;
  const reps = body.value.reps ?? (level.value === 'beginner' ? 8 : 6);
  const items = moves.map(({ asked, ...move }): Exercise => {
    const load = loads.of(move.exercise, { reps, rir: 3 });
    return makeItem(move, {
      reps: asked?.reps ?? load.reps,
      secondsPerRep: pacedSecondsPerRep(move.exercise, load.reps),
      rir: load.rir,
      rpe: 10 - load.rir,
      role: 'work',
      ...(load.kilograms !== undefined && load.kilograms > 0 && { weight: load.kilograms }),
      loadNote: load.note,
    });
  });
  const one = (sets: number, restSeconds: number): Block => ({
    kind: 'sets',
    title: `Strength: ${shortList(moves.map(({ exercise }) => exercise))}`,
    items: items.map((item) => ({
      ...item,
      sets,
      restBetweenSets: restSeconds,
      restAfter: Math.min(90, restSeconds),
    })),
    score: 'load',
  });
  return {
    block: longestWithin(seconds, one),
    moves,
    honesty: [],
    coaching: ['Strength first: three reps left in every set.'],
  };
};
