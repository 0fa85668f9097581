import type { Exercise } from '../workout/types.ts';
import { setsOf } from './body-time.ts';

/**
 * A body's sets brought down to a share of them. What is cut goes from the back:
 * main lifts stand first and keep theirs longest. No exercise is lost.
 */
export function scaleSets(body: readonly Exercise[], share: number): Exercise[] {
  const sets = body.map(setsOf);
  const total = sets.reduce((sum, count) => sum + count, 0);
  let surplus = total - Math.round(total * share);
  while (surplus > 0) {
    const most = Math.max(...sets);
    if (most <= 1) break;
    sets[sets.lastIndexOf(most)] = most - 1;
    surplus -= 1;
  }
  return body.map((item, i) => ({ ...item, sets: sets[i] ?? 1 }));
}
