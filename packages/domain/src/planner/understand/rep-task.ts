import { exerciseById } from '../../exercise/library.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import type { Quantity } from '../../reading/engine/units.ts';

/** '100 burpees for time': so many of one move, in rounds that can be done well. */
export interface RepTask {
  id: string;
  total: number;
  rounds: number;
  reps: number;
  /** Of the whole task with its rests. */
  minutes: number;
  quote: string;
}

const leastTotal = 30;
const mostTotal = 300;
const usualReps = [10, 20, 15, 25, 12, 8, 5];
const roundRestSeconds = 45;

function splitReps(total: number): { rounds: number; reps: number } {
  const even = usualReps.find((reps) => total % reps === 0 && total / reps <= 10);
  const reps = even ?? Math.ceil(total / 10);
  return { rounds: Math.ceil(total / reps), reps };
}

/** Only one such task makes a session; '50 squats and 50 push-ups' are moves of a list. */
export function readRepTask(scan: Scan, quantities: readonly Quantity[]): RepTask | null {
  const found = quantities.flatMap(({ value, upTo, unit, from, to }) => {
    if (upTo !== undefined || (unit !== null && unit !== 'reps')) return [];
    if (!Number.isInteger(value) || value < leastTotal || value > mostTotal) return [];
    const move = scan.of('move').find((hit) => hit.from === to || hit.from === to + 1);
    const exercise = move && scan.polarity(move) === 'plain' ? exerciseById(move.value) : undefined;
    if (!move || !exercise) return [];
    const { rounds, reps } = splitReps(value);
    const seconds = value * exercise.secondsPerRep + (rounds - 1) * roundRestSeconds;
    const quote = scan.quote(from, move.to);
    return [
      { id: exercise.id, total: value, rounds, reps, minutes: Math.ceil(seconds / 60), quote },
    ];
  });
  const isList = scan.of('move').length > 1;
  const isOther = scan.of('format').some(({ value }) => value !== 'rounds');
  return found.length === 1 && !isList && !isOther ? (found[0] ?? null) : null;
}
