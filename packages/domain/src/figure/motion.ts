import { type Both, mirrorPoints, type Pin, type Points, type Pose, solve } from './pose.ts';
import { barOf } from './things.ts';
import { add, length, middle, mix, scale, subtract, type Vector } from './vector.ts';

export interface Key {
  readonly pose: Pose;
  /** Until the next key; from the last one, until the first again. */
  readonly ms: number;
}

export interface Motion {
  readonly keys: readonly [Key, ...Key[]];
  /** The joint that stays where it is; without one every key tells where the pelvis is. */
  readonly pin?: Pin;
  /** After the keys, the same with left and right exchanged. */
  readonly mirrored?: boolean;
  readonly easing?: 'cosine' | 'linear';
  /** Hands on a bar on the back, in front of the neck or in the air, this far from its middle. */
  readonly grip?: { readonly on: 'back' | 'front' | 'hands'; readonly half: number };
}

const ends = (value: Both): readonly [number, number] =>
  typeof value === 'number' ? [value, value] : value;

function mixBoth(a: Both, b: Both, share: number): Both {
  const [aRight, aLeft] = ends(a);
  const [bRight, bLeft] = ends(b);
  return [aRight + (bRight - aRight) * share, aLeft + (bLeft - aLeft) * share];
}

const single = ['lean', 'curve', 'neck', 'tilt', 'side', 'twist', 'tip', 'turn', 'shrug'] as const;
const paired = ['hip', 'knee', 'foot', 'arm', 'elbow'] as const;
/** What only some poses tell: without it the hand is closed. */
const hands = ['wrist', 'fingers'] as const;
const places = ['at', 'elbowsTo', 'kneesTo'] as const;
const opened = ['open', 'shin', 'spread', 'fore', 'toes'] as const;
const usually = { open: 3, spread: 6, toes: 6 };

/** The pose between two: every angle and every held place by the same share. */
function mixPoses(a: Pose, b: Pose, share: number): Pose {
  const mixed: Record<string, unknown> = {};
  for (const name of single) {
    mixed[name] = (a[name] ?? 0) + ((b[name] ?? 0) - (a[name] ?? 0)) * share;
  }
  for (const name of paired) mixed[name] = mixBoth(a[name] ?? 0, b[name] ?? 0, share);
  for (const name of hands) {
    if (a[name] !== undefined || b[name] !== undefined) {
      mixed[name] = mixBoth(a[name] ?? 0, b[name] ?? 0, share);
    }
  }
  for (const name of opened) {
    const from = a[name] ?? outer(a, name);
    const to = b[name] ?? outer(b, name);
    mixed[name] = mixBoth(from, to, share);
  }
  for (const name of places) {
    const from = a[name] ?? b[name];
    if (from) mixed[name] = mix(from, b[name] ?? from, share);
  }
  if (a.reach || b.reach) mixed.reach = mixReach(a, b, share);
  return mixed;
}

/** What an unopened shank or forearm opens by: as much as the bone before it. */
function outer(pose: Pose, name: (typeof opened)[number]): Both {
  if (name === 'shin') return pose.open ?? 3;
  if (name === 'fore') return pose.spread ?? 6;
  return usually[name];
}

function mixReach(a: Pose, b: Pose, share: number): Pose['reach'] {
  const names = Object.keys({ ...a.reach, ...b.reach }) as (keyof NonNullable<Pose['reach']>)[];
  const places = names.flatMap((name) => {
    const from = a.reach?.[name] ?? b.reach?.[name];
    const to = b.reach?.[name] ?? from;
    return from && to ? [[name, mix(from, to, share)] as const] : [];
  });
  return Object.fromEntries(places);
}

/** Milliseconds of one whole repetition, both sides where it has two. */
export function durationMs(motion: Motion): number {
  const once = motion.keys.reduce((sum, { ms }) => sum + ms, 0);
  return motion.mirrored ? once * 2 : once;
}

/** The joints at a share of the repetition, from 0 to 1; it repeats beyond. */
export function poseAt(motion: Motion, share: number): Points {
  const once = motion.keys.reduce((sum, { ms }) => sum + ms, 0);
  const whole = durationMs(motion);
  let left = (share - Math.floor(share)) * whole;
  const flipped = motion.mirrored === true && left >= once;
  if (flipped) left -= once;
  const index = motion.keys.findIndex(({ ms }) => {
    if (left < ms) return true;
    left -= ms;
    return false;
  });
  const from = motion.keys[Math.max(0, index)] ?? motion.keys[0];
  const last = index === motion.keys.length - 1;
  const to = last ? motion.keys[0] : (motion.keys[index + 1] ?? motion.keys[0]);
  const even = from.ms === 0 ? 0 : left / from.ms;
  const eased = motion.easing === 'linear' ? even : (1 - Math.cos(Math.PI * even)) / 2;
  // A repetition of two sides ends in the mirror image of its start.
  if (motion.mirrored && last) return turnedOver(motion, from.pose, to.pose, eased, flipped);
  return placed(motion, mixPoses(from.pose, to.pose, eased), flipped);
}

/** The joints of one pose, with the hands on the bar where there is one. */
function placed({ pin, grip }: Motion, pose: Pose, flipped: boolean): Points {
  const points = grip ? graspBar(pose, pin, grip) : solve(pose, pin);
  return flipped ? mirrorPoints(points) : points;
}

function graspBar(pose: Pose, pin: Pin | undefined, grip: NonNullable<Motion['grip']>): Points {
  const free = solve(pose, pin);
  const { at, along } = barOf(grip.on, free);
  const handR = add(at, scale(along, grip.half));
  const handL = add(at, scale(along, -grip.half));
  const reach = { ...pose.reach, handR, handL };
  if (grip.on !== 'hands') return solve({ ...pose, reach }, pin);
  // The elbows stay on the side to which the pose bends them.
  const elbowsTo = subtract(free.elbowR, middle(free.shoulderR, free.handR));
  return solve({ ...pose, reach, ...(length(elbowsTo) > 0.5 && { elbowsTo }) }, pin);
}

const swap = (value: Both | undefined): Both | undefined =>
  value === undefined || typeof value === 'number' ? value : [value[1], value[0]];
const across = ([x, y, z]: Vector): Vector => [x, y, -z];

/** A pose with its sides exchanged, as angles. */
function mirrorPose(pose: Pose): Pose {
  const mirrored: Record<string, unknown> = { ...pose };
  for (const name of [...paired, ...opened, ...hands]) {
    if (pose[name] !== undefined) mirrored[name] = swap(pose[name]);
  }
  for (const name of ['tilt', 'side', 'twist', 'tip', 'turn'] as const) {
    if (pose[name] !== undefined) mirrored[name] = -pose[name];
  }
  if (pose.at) mirrored.at = across(pose.at);
  if (pose.reach) {
    const { handR, handL, ankleR, ankleL } = pose.reach;
    mirrored.reach = {
      ...(handL && { handR: across(handL) }),
      ...(handR && { handL: across(handR) }),
      ...(ankleL && { ankleR: across(ankleL) }),
      ...(ankleR && { ankleL: across(ankleR) }),
    };
  }
  return mirrored;
}

function turnedOver(motion: Motion, from: Pose, to: Pose, share: number, flipped: boolean): Points {
  return placed(motion, mixPoses(from, mirrorPose(to), share), flipped);
}
