import { durationMs, type Motion, poseAt } from './motion.ts';
import { mirrorPoints } from './pose.ts';
import { bodyPoints } from './skeleton.ts';
import type { Thing } from './things.ts';
import { length, subtract } from './vector.ts';
import type { View } from './view.ts';

/** How one exercise is shown: what moves, with what, seen from where. */
export interface Figure {
  readonly motion: Motion;
  readonly view: View;
  readonly things: readonly Thing[];
  /** Ticks to hold one end of the repetition apart from the other, for stills: shares of 0 to 1. */
  readonly ends: readonly [start: number, end: number];
  /** An instant between them that says what happens on the way. */
  readonly between: number;
  readonly effort: Effort;
  /** Nothing works: no muscle is lit. */
  readonly atRest?: boolean;
}

/** A figure whose two ends are the first key and the one farthest in time from it, or both sides. */
export function figure(
  motion: Motion,
  { view, things = [], stills, effort = effortOf(motion) }: Shown,
): Figure {
  if (stills) {
    const [start, between, end] = stills.map((key) => shareOf(motion, key)) as [
      number,
      number,
      number,
    ];
    return { motion, view, things, ends: [start, end], between, effort };
  }
  if (motion.mirrored) return { motion, view, things, effort, ...sidesOf(motion) };
  const end = endOf(motion);
  return { motion, view, things, ends: [0, end], between: end / 2, effort };
}

interface Shown {
  readonly view: View;
  readonly things?: readonly Thing[];
  /** Which keys a still shows: first, on the way, last. */
  readonly stills?: readonly [number, number, number] | undefined;
  readonly effort?: Effort;
}

/** A hold has one pose; what swings from side to side has two. */
export const isHeld = ({ motion }: Figure): boolean => motion.keys.length === 1 && !motion.mirrored;

/** When a key is reached. */
function shareOf(motion: Motion, key: number): number {
  const before = motion.keys.slice(0, key).reduce((sum, { ms }) => sum + ms, 0);
  return before / durationMs(motion);
}

/** The key in the middle of the repetition; a hold has one end only. */
function endOf(motion: Motion): number {
  const { keys } = motion;
  return keys.length === 1 ? 0 : shareOf(motion, Math.ceil(keys.length / 2));
}

/** What goes from side to side is shown where its sides differ most: one side, then the other. */
function sidesOf(motion: Motion): Pick<Figure, 'ends' | 'between'> {
  const { keys } = motion;
  const apart = keys.map((_, key) => lopsidedness(motion, shareOf(motion, key)));
  const key = apart.indexOf(Math.max(...apart));
  const start = shareOf(motion, key);
  const next = key + 1 < keys.length ? shareOf(motion, key + 1) : 0.5;
  const between = keys.length === 2 ? next : start + 0.25;
  return { ends: [start, start + 0.5], between };
}

/** How far a pose is from its mirror image, all joints together. */
function lopsidedness(motion: Motion, share: number): number {
  const points = poseAt(motion, share);
  const other = mirrorPoints(points);
  return bodyPoints.reduce((sum, joint) => sum + length(subtract(points[joint], other[joint])), 0);
}

/** Which way of a lift is the effort: the quicker one. Whatever is no lift works all the time. */
type Effort = 'there' | 'back' | 'always';

function effortOf({ keys: [first, second, ...more], mirrored }: Motion): Effort {
  if (!second || more.length > 0 || mirrored) return 'always';
  return first.ms >= second.ms ? 'back' : 'there';
}

/** How hard the muscles work, from 0.5 to 1: more over the effort, less over the return. */
export function effortAt({ motion, effort }: Figure, share: number): number {
  if (effort === 'always') return 1;
  const start = motion.keys[0].pose;
  const far = (index: number): number =>
    motion.keys[index % motion.keys.length]?.pose === start ? 0 : 1;
  let left = share * durationMs(motion);
  const index = motion.keys.findIndex(({ ms }) => {
    if (left < ms) return true;
    left -= ms;
    return false;
  });
  const part = left / (motion.keys[index]?.ms ?? 1);
  const there = far(index) + (far(index + 1) - far(index)) * part;
  return 0.5 + (effort === 'back' ? 1 - there : there) / 2;
}
