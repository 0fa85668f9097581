import type { Motion } from './motion.ts';
import type { Thing } from './things.ts';
import type { View } from './view.ts';

/** How one exercise is shown: what moves, with what, seen from where. */
export interface Figure {
  readonly motion: Motion;
  readonly view: View;
  readonly things: readonly Thing[];
  /** Ticks to hold one end of the repetition apart from the other, for stills: shares of 0 to 1. */
  readonly ends: readonly [start: number, end: number];
}

/** A figure whose two ends are the first key and the one farthest in time from it. */
export function figure(
  motion: Motion,
  { view, things = [] }: { readonly view: View; readonly things?: readonly Thing[] },
): Figure {
  return { motion, view, things, ends: [0, endOf(motion)] };
}

/** When the second key is reached; a hold has one end only. */
function endOf({ keys, mirrored }: Motion): number {
  if (keys.length === 1) return 0;
  const whole = keys.reduce((sum, { ms }) => sum + ms, 0) * (mirrored ? 2 : 1);
  const middle = keys.slice(0, Math.ceil(keys.length / 2));
  return middle.reduce((sum, { ms }) => sum + ms, 0) / whole;
}

/**
 * How hard the muscles work, from 0.5 to 1: they light up over the effort, which is the quicker
 * half of a lift, and fade over the return.
 */
export function effortAt({ motion }: Figure, share: number): number {
  const [first, second, ...more] = motion.keys;
  if (!second || more.length > 0 || motion.mirrored) return 1;
  const turn = first.ms / (first.ms + second.ms);
  const there = share < turn ? share / turn : (1 - share) / (1 - turn);
  const lowersFirst = first.ms >= second.ms;
  return 0.5 + (lowersFirst ? 1 - there : there) / 2;
}
