import type { EquipmentId, LibraryExercise } from '../../../../exercise/types.ts';
import type { Block } from '../../../../workout/types.ts';
import { hasFocus, servesRequest, trainsAvoided } from '../../../dose/targets.ts';
import type { Candidate } from '../../../layout/pool.ts';
import { isWithinNamed } from '../../../legal/legal.ts';
import { listWords } from '../../../receipts/words.ts';
import { legalMove } from '../../legal-move.ts';
import {
  type BlockOrder,
  type BuiltBlock,
  likelySeconds,
  type MakeBlock,
  mostFitting,
} from '../block.ts';
import { movesFor } from '../data/moves.ts';
import { effortFor, workItem } from '../doses.ts';
import { pickMoves } from '../moves-for.ts';

const inHand: Partial<Record<EquipmentId, readonly string[]>> = {
  kettlebells: [
    'kettlebell-bent-over-row',
    'two-hand-swing',
    'goblet-squat',
    'kettlebell-romanian-deadlift',
  ],
  dumbbells: [
    'dumbbell-bent-over-row',
    'dumbbell-romanian-deadlift',
    'dumbbell-front-squat',
    'dumbbell-push-press',
    'dumbbell-reverse-lunge',
  ],
};

function movesWith({ context }: BlockOrder): Candidate[] {
  const { request } = context;
  const mayStand = (one: LibraryExercise) =>
    isWithinNamed(one, request) &&
    !trainsAvoided(one, request) &&
    (!hasFocus(request) || servesRequest(one, request));
  const fits = (id: string) => legalMove(id, request, mayStand);
  const { value: kit } = request.equipment;
  if (kit.includes('barbells')) {
    const moves = movesFor('bar').flatMap(
      (tier) => tier.map(fits).find((one) => one !== null) ?? [],
    );
    if (moves.length >= 3) return moves;
  }
  for (const id of ['dumbbells', 'kettlebells'] as const) {
    if (!kit.includes(id)) continue;
    const moves = (inHand[id] ?? []).flatMap((one) => fits(one) ?? []);
    if (moves.length >= 3) return moves;
  }
  return [];
}

const usualMoves = 5;

/** What was named, then what goes with it in the same hands. */
function aroundNamed(order: BlockOrder): Candidate[] {
  const { context, named, isLater } = order;
  const stated = isLater ? undefined : context.request.exerciseCount?.value;
  const own = named.flatMap((id) => legalMove(id, context.request) ?? []);
  const more = movesWith(order).filter(({ exercise }) => !named.includes(exercise.id));
  const count = stated ?? Math.max(usualMoves, own.length);
  const moves = [...own, ...more].slice(0, count);
  return stated === undefined || moves.length === stated ? moves : [];
}

const repsEach = { beginner: 5, intermediate: 6, advanced: 6 } as const;

/** Moves in a row with one load that is not put down. */
export const makeComplex: MakeBlock = (order): BuiltBlock | null => {
  const { request } = order.context;
  const picked = pickMoves(order, usualMoves, { isCounted: true });
  const moves = picked.isWritten ? picked.moves : aroundNamed(order);
  if (moves.length < 2) return null;
  const rpe = effortFor(request, 0, 7.5);
  const reps = request.body.value.reps ?? repsEach[request.level.value];
  const drafts = moves.map((move) =>
    workItem(move, order, { reps: move.asked?.reps ?? reps }, { rpe }),
  );
  const weights = drafts.map(({ weight }) => weight).filter((one) => typeof one === 'number');
  const lightest = weights.length > 0 ? Math.min(...weights) : undefined;
  const items = drafts.map((item) =>
    lightest === undefined
      ? item
      : { ...item, weight: lightest, loadNote: 'The weakest move sets the load.' },
  );
  const title = `Complex: ${listWords(moves.map(({ exercise }) => exercise.name.toLowerCase()))}`;
  const one = (rounds: number): Block => ({
    kind: 'complex',
    title,
    items,
    rounds,
    restBetween: request.body.value.restSeconds ?? 120,
    score: 'load',
  });
  const rounds = mostFitting(8, (count) => likelySeconds([one(count)]) <= order.seconds);
  return {
    block: one(request.body.value.rounds ?? rounds),
    moves,
    honesty: picked.isWritten ? picked.honesty : [],
    coaching: ['The load stays in your hands from the first move to the last of a round.'],
  };
};
