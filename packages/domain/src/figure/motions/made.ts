import { type Figure, figure } from '../figure.ts';
import type { Key, Motion } from '../motion.ts';
import { type Pose, solve, usual } from '../pose.ts';
import type { BodyPoint } from '../skeleton.ts';
import type { Thing } from '../things.ts';
import { length, middle, mix, subtract, unit, type Vector } from '../vector.ts';
import { fromTheSide, type View } from '../view.ts';

export interface Made {
  readonly ms?: readonly number[];
  readonly things?: readonly Thing[];
  readonly view?: View;
  readonly pin?: Motion['pin'];
  readonly grip?: Motion['grip'];
  readonly mirrored?: boolean;
  readonly linear?: boolean;
  /** Which three keys a still shows, where the first and the middle one say too little. */
  readonly stills?: readonly [number, number, number];
}

/** Both feet flat on the floor, the right one pinned. */
export const feet = { joint: 'ankleR', at: [0, 7] } as const;

/** A figure from its poses and the milliseconds between them. */
export function made(poses: readonly Pose[], options: Made = {}): Figure {
  const { ms = [1000, 1800], things = [], view = fromTheSide, pin } = options;
  const told = alike(poses);
  const grip = options.grip ?? (things.some(isBar) ? gripOf(told, pin) : undefined);
  const [first, ...rest] = told.map((pose, index): Key => ({ pose, ms: ms[index] ?? 900 }));
  if (!first) throw new Error('A motion needs a pose.');
  const motion: Motion = {
    keys: [first, ...rest],
    ...(pin && { pin }),
    ...(grip && { grip }),
    ...(options.mirrored && { mirrored: true }),
    ...(options.linear && { easing: 'linear' as const }),
  };
  return figure(motion, { view, things, stills: options.stills });
}

const isBar = (thing: Thing): boolean =>
  (thing.kind === 'barbell' && thing.on === 'hands') ||
  (thing.kind === 'rod' && !thing.of && thing.from === 'handR' && thing.to === 'handL');

/** Hands do not slide on a bar: they keep to the narrowest grip of all poses. */
function gripOf(poses: readonly Pose[], pin: Motion['pin']): NonNullable<Motion['grip']> {
  const widths = poses.map((pose) => {
    const { handR, handL } = solve(pose, pin);
    return length(subtract(handR, handL));
  });
  return { on: 'hands', half: Math.min(...widths) / 2 };
}

/** Where one pose says which way elbows or knees point, all do: else they would flip at a key. */
function alike(poses: readonly Pose[]): Pose[] {
  const elbows = poses.some(({ elbowsTo }) => elbowsTo) && { elbowsTo: usual.elbowsTo };
  const knees = poses.some(({ kneesTo }) => kneesTo) && { kneesTo: usual.kneesTo };
  return poses.map((pose) => ({ ...elbows, ...knees, ...pose }));
}

/** The pose with its right ankle this far from the middle and this high above the floor. */
export function placedAt(pose: Pose, x = 0, lift = 0): Pose {
  const { ankleR } = solve({ ...pose, at: [0, 0, 0] });
  return { ...pose, at: [x - ankleR[0], 7 + lift - ankleR[1], 0] };
}

/** The pose with its lowest foot this high above a floor that rises by `slope` to the front. */
export function grounded(pose: Pose, lift = 0, slope = 0): Pose {
  const at = pose.at ?? [0, 0, 0];
  const points = solve({ ...pose, at: [at[0], 0, at[2]] });
  const over = (joint: 'ankleR' | 'ankleL' | 'toeR' | 'toeL', own: number): number =>
    points[joint][1] - own - points[joint][0] * slope;
  const lowest = Math.min(over('ankleR', 7), over('ankleL', 7), over('toeR', 3), over('toeL', 3));
  return { ...pose, at: [at[0], lift - lowest, at[2]] };
}

/** The pose with hands that hold the body itself: each between two of its joints, by a share. */
export function holding(
  pose: Pose,
  grips: Partial<
    Record<'handR' | 'handL', readonly [from: BodyPoint, to: BodyPoint, share: number]>
  >,
  pin?: Motion['pin'],
): Pose {
  const points = solve(pose, pin);
  const reach = Object.entries(grips).map(([hand, [from, to, share]]) => [
    hand,
    mix(points[from], points[to], share),
  ]);
  return { ...pose, reach: { ...pose.reach, ...Object.fromEntries(reach) } };
}

/**
 * The same pose told by where hands and ankles are, for a motion in which another pose holds them:
 * all poses of a motion hold the same limbs, or one would let go at once.
 */
export function reaching(pose: Pose): Pose {
  const { pelvis, handR, handL, ankleR, ankleL, ...points } = solve(pose);
  const bent = (from: Vector, joint: Vector, to: Vector): Vector | undefined => {
    const way = subtract(joint, middle(from, to));
    return length(way) > 3 ? unit(way) : undefined;
  };
  const elbowsTo = pose.elbowsTo ?? bent(points.shoulderR, points.elbowR, handR);
  const kneesTo = pose.kneesTo ?? bent(points.hipR, points.kneeR, ankleR);
  return {
    ...pose,
    at: pelvis,
    reach: { handR, handL, ankleR, ankleL },
    ...(elbowsTo && { elbowsTo }),
    ...(kneesTo && { kneesTo }),
  };
}
