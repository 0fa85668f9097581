import type { Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { isCountable } from '../../layout/choose.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isByDistance, manyRepsLoad } from '../conditioning/doses.ts';
import type { Strength } from '../conditioning/strength.ts';
import { easierWay } from '../data/scaling.ts';
import { type Resolved, resolve, type Standing, writtenMove } from './resolve.ts';
import type { BenchmarkBlock, BenchmarkMove } from './types.ts';
import { weigh } from './weights.ts';

export interface BenchmarkLine {
  items: Exercise[];
  moves: Candidate[];
  /** 'ring rows for pull-ups', '20 kg'. */
  swaps: string[];
}

export interface LineAsk {
  context: PlanContext;
  strength: Strength;
  rpe: number;
  isWithoutLandings: boolean;
}

/** For whole metres or reps of a move that is counted by time instead. */
const secondsOf = (count: number, each: number): number =>
  Math.max(15, Math.round((count * each) / 5) * 5);
/** A rep of something that nobody counts. */
const secondsPerUncounted = 3;

type Amount = Pick<Exercise, 'reps' | 'distanceMeters' | 'calories' | 'duration' | 'repsText'>;

/** How much of the move that stands for the line. */
function amountOf(
  move: BenchmarkMove,
  { candidate, reps = 1, metres = 1, seconds }: Standing,
): Amount {
  const { exercise } = candidate;
  const text = move.repsText === undefined ? {} : { repsText: move.repsText };
  if (move.seconds !== undefined) return { duration: move.seconds, ...text };
  if (move.metres !== undefined) {
    if (seconds !== undefined) return { duration: secondsOf(move.metres, seconds) };
    if (
      isByDistance(exercise) ||
      exercise.patterns[0] === 'carry' ||
      /sled|lunge|broad/.test(exercise.id)
    ) {
      const wished = move.metres * metres;
      return { distanceMeters: wished < 100 ? Math.round(wished) : Math.round(wished / 50) * 50 };
    }
    if (/bike/.test(exercise.id))
      return { distanceMeters: Math.round((move.metres * metres) / 100) * 100 };
    return isCountable(exercise)
      ? { reps: Math.max(5, Math.round(move.metres / 4)) }
      : { duration: secondsOf(move.metres, 0.3) };
  }
  if (move.calories !== undefined) return { calories: move.calories };
  if (move.reps === undefined) return { ...text };
  if (seconds !== undefined) return { duration: secondsOf(move.reps, seconds), ...text };
  if (!isCountable(exercise))
    return { duration: secondsOf(move.reps, secondsPerUncounted), ...text };
  const count = move.reps * reps;
  return { reps: Math.max(1, Math.round(exercise.unilateral ? count / 2 : count)), ...text };
}

/** Rungs give the reps: what goes by time gets the seconds of the middle one. */
function onRungs(
  amount: Amount,
  { candidate, seconds }: Standing,
  ladder: readonly number[],
): Amount {
  const isTimed = seconds !== undefined || !isCountable(candidate.exercise);
  if (!isTimed) return amount;
  const middle = ladder[Math.floor(ladder.length / 2)] ?? 10;
  return { duration: secondsOf(middle, seconds ?? secondsPerUncounted) };
}

/** 'pull-ups', 'presses', 'snatches'. */
export function plural(name: string): string {
  if (/(?:ss|sh|ch|x)$/.test(name)) return `${name}es`;
  return /s$/.test(name) ? name : `${name}s`;
}

function swapWords({ isAsWritten, standings, original }: Resolved): string[] {
  if (isAsWritten) return [];
  const names = standings.map(({ candidate }) => plural(candidate.exercise.name.toLowerCase()));
  return [`${names.join(' and ')} for ${plural(original)}`];
}

/** A line of the benchmark as this athlete does it; null where nothing may stand for it. */
export function lineOf(
  move: BenchmarkMove,
  block: BenchmarkBlock,
  ask: LineAsk,
): BenchmarkLine | null {
  const { context, strength } = ask;
  const rounds = block.rounds ?? 1;
  const set = block.ladder ? Math.max(...block.ladder) : (move.reps ?? 1);
  const all = block.ladder
    ? block.ladder.reduce((sum, rung) => sum + rung, 0)
    : (move.reps ?? 1) * rounds;
  const found = resolve(move, {
    request: context.request,
    reps: all,
    isWithoutLandings: ask.isWithoutLandings,
  });
  if (!found) return null;
  const original = writtenMove(move);
  const swaps = swapWords(found);
  const items = found.standings.map((standing) => {
    const { candidate } = standing;
    const { exercise } = candidate;
    const weighed = move.weight
      ? weigh({ context, strength, exercise, original, weight: move.weight, reps: set })
      : manyRepsLoad(candidate, strength);
    const { scaled, ...load } = { scaled: undefined, ...weighed };
    if (scaled) swaps.push(scaled);
    const plain = amountOf(move, standing);
    const amount = block.ladder ? onRungs(plain, standing, block.ladder) : plain;
    const easier = easierWay(exercise.id);
    return makeItem(candidate, {
      ...(easier && { loadNote: easier, description: easier }),
      ...load,
      ...amount,
      rpe: Math.min(move.rpe ?? ask.rpe, ask.rpe),
      ...(move.sets !== undefined && { sets: move.sets }),
      ...(move.group !== undefined && { group: move.group }),
      ...(move.target !== undefined && { description: move.target }),
    });
  });
  return { items, moves: found.standings.map(({ candidate }) => candidate), swaps };
}
