import { type Figure, figure } from '../figure.ts';
import type { Key, Motion } from '../motion.ts';
import { type Pose, solve } from '../pose.ts';
import type { Thing } from '../things.ts';
import { fromTheSide, type View } from '../view.ts';

export interface Made {
  readonly ms?: readonly number[];
  readonly things?: readonly Thing[];
  readonly view?: View;
  readonly pin?: Motion['pin'];
  readonly grip?: Motion['grip'];
  readonly mirrored?: boolean;
  readonly linear?: boolean;
}

/** Both feet flat on the floor, the right one pinned. */
export const feet = { joint: 'ankleR', at: [0, 7] } as const;

/** A figure from its poses and the milliseconds between them. */
export function made(poses: readonly [Pose, ...Pose[]], options: Made = {}): Figure {
  const { ms = [1000, 1800], things = [], view = fromTheSide, pin, grip } = options;
  const [first, ...rest] = poses.map((pose, index): Key => ({ pose, ms: ms[index] ?? 900 }));
  if (!first) throw new Error('A motion needs a pose.');
  const motion: Motion = {
    keys: [first, ...rest],
    ...(pin && { pin }),
    ...(grip && { grip }),
    ...(options.mirrored && { mirrored: true }),
    ...(options.linear && { easing: 'linear' as const }),
  };
  return figure(motion, { view, things });
}

/** The pose with its right ankle this far from the middle and this high above the floor. */
export function placedAt(pose: Pose, x = 0, lift = 0): Pose {
  const { ankleR } = solve({ ...pose, at: [0, 0, 0] });
  return { ...pose, at: [x - ankleR[0], 7 + lift - ankleR[1], 0] };
}
