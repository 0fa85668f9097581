import type { Block } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { rpeCap } from '../../legal/caps.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import type { BuiltBlock } from '../conditioning/block.ts';
import { frame } from '../conditioning/frame.ts';
import { makeStrength } from '../conditioning/strength.ts';
import type { SessionParts } from '../parts.ts';
import { lineOf } from './lines.ts';
import type { BenchmarkPlan } from './types.ts';

const easyRpe = 5;
const mostReps = 10;
const mostSeconds = 60;
const mostMoves = 6;
const roundRest = 75;

/** The moves of a benchmark as calm rounds without a clock, for those whom a race does no good. */
export function easyCircuit(context: PlanContext, benchmark: BenchmarkPlan): SessionParts | null {
  const { request } = context;
  const ask = {
    context,
    strength: makeStrength(context),
    rpe: Math.min(easyRpe, rpeCap(request)),
    isWithoutLandings: true,
  };
  const seen = new Set<string>();
  const lines = benchmark.blocks
    .flatMap((block) =>
      block.moves.flatMap(
        (move) =>
          lineOf(
            { ...move, reps: Math.min(mostReps, move.reps ?? 8) },
            { ...block, kind: 'rounds', rounds: 1, ladder: undefined as never },
            ask,
          ) ?? [],
      ),
    )
    .filter(
      ({ moves: [first] }) => first && !seen.has(first.exercise.id) && seen.add(first.exercise.id),
    )
    .slice(0, mostMoves);
  const items = lines
    .flatMap((line) => line.items)
    .map(({ weight: _weight, loadNote: _note, ...item }) => ({
      ...item,
      ...(item.reps !== undefined && { reps: Math.min(mostReps, item.reps) }),
      ...(item.duration !== undefined && { duration: Math.min(mostSeconds, item.duration) }),
      restAfter: 20,
    }));
  if (items.length === 0) return null;
  const title = `Moves of ${benchmark.title}, easy`;
  const block: Block = {
    kind: 'rounds',
    title,
    items: items.map(({ distanceMeters, ...item }) =>
      distanceMeters === undefined ? item : { ...item, duration: mostSeconds },
    ),
    rounds: request.minutes.value < 20 ? 2 : 3,
    restBetween: roundRest,
    score: 'done',
  };
  const built: BuiltBlock = {
    block,
    moves: lines.flatMap(({ moves }) => moves),
    honesty: [],
    coaching: [],
  };
  const framed = frame(context, [built], isTimeAsked(request) ? context.totalSeconds : null);
  const scaled = 'its moves as an easy circuit, without a clock';
  return {
    archetype: 'benchmark',
    title,
    warmup: framed.warmup,
    blocks: [block],
    cooldown: framed.cooldown,
    honesty: [`${benchmark.title}, scaled: ${scaled}, because a race is not for you now.`],
    coaching: [
      'Slow enough to talk. Rest whenever you like. Stop for dizziness, pain or pressure.',
    ],
    benchmark: { id: benchmark.id, scaled },
    takesItsTime: true,
  };
}
