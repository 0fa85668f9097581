import type { LibraryExercise } from '../../../exercise/types.ts';
import type { Candidate } from '../../layout/pool.ts';

const isGrip = ({ patterns, traits }: LibraryExercise): boolean =>
  ['carry', 'ballistic'].includes(patterns[0]) ||
  patterns[0].startsWith('pull') ||
  traits.includes('heavy_grip') ||
  traits.includes('hang');
const isPress = ({ patterns }: LibraryExercise): boolean =>
  patterns.some((pattern) => pattern.startsWith('push'));
const isLegs = ({ patterns }: LibraryExercise): boolean =>
  ['squat', 'lunge', 'hinge', 'hip_ext', 'jump'].includes(patterns[0]);

/** What it costs to do one right after the other. */
function strain(one: LibraryExercise, next: LibraryExercise): number {
  return (
    (isGrip(one) && isGrip(next) ? 3 : 0) +
    (isPress(one) && isPress(next) ? 3 : 0) +
    (isLegs(one) && isLegs(next) ? 1 : 0)
  );
}

/** Over a whole round and on into the next. */
export function roundStrain(round: readonly LibraryExercise[]): number {
  if (round.length < 3) return 0;
  return round.reduce((sum, one, i) => {
    const next = round[(i + 1) % round.length];
    return next ? sum + strain(one, next) : sum;
  }, 0);
}

function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length <= 1) {
    yield [...items];
    return;
  }
  for (const [i, item] of items.entries()) {
    for (const rest of orders(items.toSpliced(i, 1))) yield [item, ...rest];
  }
}

const mostOrdered = 6;

/** Never two moves for the grip or two presses next to each other where another order helps. */
export function inGoodOrder(chosen: readonly Candidate[]): Candidate[] {
  const [first, ...others] = chosen;
  if (!first || chosen.length > mostOrdered) return [...chosen];
  let best = [...chosen];
  let least = roundStrain(best.map(({ exercise }) => exercise));
  // A round has no beginning: the first may stay the first.
  for (const rest of orders(others)) {
    const order = [first, ...rest];
    const cost = roundStrain(order.map(({ exercise }) => exercise));
    if (cost < least) {
      best = order;
      least = cost;
    }
  }
  return best;
}
