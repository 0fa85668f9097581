import { exerciseById } from '../../../../exercise/library.ts';
import type { OrderPart, WrittenItem } from '../../../../reading/vocabulary.ts';
import type { Block } from '../../../../workout/types.ts';
import { isCardioMove } from '../../../layout/cardio.ts';
import { makeItem } from '../../../layout/make-item.ts';
import { legalMove } from '../../legal-move.ts';
import type { BlockOrder, BuiltBlock } from '../block.ts';
import { effortFor, workItem } from '../doses.ts';

const usualRest = 60;
/** '4 × 3' of what goes by the clock are minutes. */
const mostMinutes = 10;

interface Rounds {
  count: number;
  seconds: number;
}

/** Rounds of so many seconds each, as the line says or as its part does. */
function roundsOf(
  { sets, reps, seconds }: WrittenItem,
  { rounds, workSeconds }: OrderPart,
): Rounds | null {
  const inMinutes = reps !== undefined && reps <= mostMinutes ? reps * 60 : undefined;
  const own = seconds ?? (sets === undefined ? undefined : inMinutes) ?? workSeconds;
  const count = sets ?? rounds;
  return own === undefined || count === undefined ? null : { count, seconds: own };
}

const lengthOf = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/** 'Rope 3 × 2 min, shadow boxing 4 × 3 min': each line a block of rounds with a rest between. */
export function makeTimedRounds(part: OrderPart, { context }: BlockOrder): BuiltBlock[] {
  const { request } = context;
  const lines = part.items ?? [];
  const isByTime = ({ exerciseId }: WrittenItem) => {
    const exercise = exerciseById(exerciseId);
    return exercise !== undefined && isCardioMove(exercise);
  };
  const told =
    part.workSeconds ?? (part.rounds ? lines.find(({ seconds }) => seconds)?.seconds : undefined);
  if (told === undefined || lines.length === 0 || !lines.every(isByTime)) return [];
  const isOne = part.workSeconds === undefined;
  // 'Boxing, heavy bag': one thing, done on what is named last.
  const own = isOne ? lines.slice(-1).map((line) => ({ ...line, seconds: told })) : lines;
  return own.flatMap((line) => {
    const move = legalMove(line.exerciseId, request);
    const rounds = roundsOf(line, part);
    if (!move || !rounds) return [];
    const { count, seconds } = rounds;
    const block: Block = {
      kind: 'fight_rounds',
      title: `${move.exercise.name} ${count} × ${lengthOf(seconds)}`,
      items: [makeItem(move, { duration: seconds, rpe: effortFor(request, 0, 7) })],
      rounds: count,
      workSeconds: seconds,
      restSeconds: part.restSeconds ?? line.restSeconds ?? usualRest,
      score: 'done',
    };
    return [{ block, moves: [move], honesty: [], coaching: [] }];
  });
}

const likelyRep = 4;
const slack = 1.6;

/** 'Three rounds of 10 burpees': so many of each, so often, and nothing beside it. */
export function makeCountedRounds(part: OrderPart, order: BlockOrder): BuiltBlock | null {
  const { request } = order.context;
  const { rounds, items = [] } = part;
  const isCounted = items.length > 0 && items.every(({ reps, sets }) => reps && sets === undefined);
  if (part.format !== 'rounds' || rounds === undefined || !isCounted) return null;
  const moves = items.flatMap((line) => {
    const move = legalMove(line.exerciseId, request);
    return move ? [{ ...move, asked: line }] : [];
  });
  if (moves.length < items.length) return null;
  const rpe = effortFor(request, 0, 7);
  const work = moves.map((move) => workItem(move, order, { reps: move.asked.reps ?? 1 }, { rpe }));
  const seconds = moves.reduce(
    (sum, { exercise, asked }) =>
      sum + (asked.reps ?? 1) * Math.max(likelyRep, exercise.secondsPerRep),
    0,
  );
  const names = moves.map(({ exercise, asked }) => `${asked.reps} ${exercise.name.toLowerCase()}s`);
  const block: Block = {
    kind: 'for_time',
    title: `${rounds} rounds: ${names.join(', ')}`,
    items: work,
    rounds,
    capSeconds: Math.ceil((seconds * rounds * slack) / 60) * 60,
    score: 'time',
  };
  return { block, moves, honesty: [], coaching: ['Even rounds: the last as fast as the first.'] };
}
