import type { Muscle } from '../exercise/types.ts';
import type { Points } from './pose.ts';
import type { BodyPoint } from './skeleton.ts';
import { acrossHips, acrossShoulders } from './things.ts';
import { add, cross, dot, length, mix, scale, subtract, unit, type Vector } from './vector.ts';

type Facing = 'front' | 'back' | 'outer' | 'inner' | 'bend' | 'stretch';

/** A rounded patch on a bone: from and to as shares of its length, half as wide as `r`. */
interface Patch {
  readonly bone: readonly [from: BodyPoint, to: BodyPoint];
  readonly span: readonly [from: number, to: number];
  readonly facing: Facing;
  readonly r: number;
  /** Centimetres from the bone towards where it faces, and to the side. */
  readonly off: number;
  readonly aside?: number;
  /** Goes around the bone: seen from every side. */
  readonly wraps?: boolean;
}

const both = (bone: readonly [string, string], rest: Omit<Patch, 'bone'>): Patch[] =>
  ['R', 'L'].map((side) => {
    const [from, to] = bone;
    return { bone: [`${from}${side}` as BodyPoint, `${to}${side}` as BodyPoint], ...rest };
  });

const thigh = ['hip', 'knee'] as const;
const shank = ['knee', 'ankle'] as const;
const upperArm = ['shoulder', 'elbow'] as const;
const forearm = ['elbow', 'hand'] as const;
const trunk = (rest: Omit<Patch, 'bone'>): Patch[] =>
  [1, -1].map((side) => ({ bone: ['spine', 'neck'], ...rest, aside: (rest.aside ?? 0) * side }));
const waist = (rest: Omit<Patch, 'bone'>): Patch[] =>
  [1, -1].map((side) => ({ bone: ['pelvis', 'spine'], ...rest, aside: (rest.aside ?? 0) * side }));

/** Where each muscle is drawn. */
const patches: Record<Muscle, readonly Patch[]> = {
  quads: both(thigh, { span: [0.16, 0.82], facing: 'front', r: 3.6, off: 3.4 }),
  hams: both(thigh, { span: [0.22, 0.86], facing: 'back', r: 3.1, off: 3.4 }),
  glutes: both(thigh, { span: [-0.06, 0.14], facing: 'back', r: 4.6, off: 4.2 }),
  adductors: both(thigh, { span: [0.1, 0.6], facing: 'inner', r: 3, off: 3.6 }),
  abductors: both(thigh, { span: [-0.1, 0.16], facing: 'outer', r: 3.8, off: 4.4 }),
  calves: both(shank, { span: [0.1, 0.48], facing: 'back', r: 3.2, off: 1.6, wraps: true }),
  chest: trunk({ span: [0.6, 0.78], facing: 'front', r: 4.4, off: 5.4, aside: 7 }),
  lats: trunk({ span: [0.14, 0.6], facing: 'back', r: 3.8, off: 5, aside: 7 }),
  upper_back: trunk({ span: [0.62, 0.82], facing: 'back', r: 4, off: 5.6, aside: 5 }),
  traps: trunk({ span: [0.86, 1.04], facing: 'back', r: 3.6, off: 2, aside: 5.4, wraps: true }),
  front_delt: both(upperArm, { span: [-0.04, 0.2], facing: 'front', r: 3.2, off: 2.4 }),
  side_delt: both(upperArm, { span: [-0.06, 0.2], facing: 'outer', r: 3.4, off: 1.8, wraps: true }),
  rear_delt: both(upperArm, { span: [-0.04, 0.2], facing: 'back', r: 3.2, off: 2.4 }),
  biceps: both(upperArm, { span: [0.28, 0.84], facing: 'bend', r: 2.6, off: 1.7 }),
  triceps: both(upperArm, { span: [0.2, 0.82], facing: 'stretch', r: 2.6, off: 1.9 }),
  forearms: both(forearm, { span: [0.12, 0.6], facing: 'bend', r: 2.2, off: 0.8, wraps: true }),
  abs: [
    ...waist({ span: [0.1, 1], facing: 'front', r: 3.4, off: 5, aside: 2.6 }),
    ...trunk({ span: [0, 0.28], facing: 'front', r: 3.4, off: 5.4, aside: 2.6 }),
  ],
  obliques: waist({ span: [0.2, 1], facing: 'front', r: 3, off: 1, aside: 7 }),
  spinal_erectors: [
    ...waist({ span: [0.1, 1], facing: 'back', r: 3, off: 5, aside: 2.8 }),
    ...trunk({ span: [0, 0.4], facing: 'back', r: 3, off: 5.4, aside: 2.8 }),
  ],
  rotator_cuff: both(upperArm, { span: [-0.1, 0.08], facing: 'back', r: 3.3, off: 1, wraps: true }),
  hip_flexors: both(thigh, { span: [-0.04, 0.16], facing: 'front', r: 3, off: 4 }),
};

/** The way in which a limb bends, or undefined while it is straight. */
function bendOf(points: Points, [from, to]: Patch['bone']): Vector | undefined {
  const next = { elbow: 'hand', knee: 'ankle' }[to.slice(0, -1)];
  const bone = unit(subtract(points[to], points[from]));
  const after = next
    ? subtract(points[`${next}${to.slice(-1)}` as BodyPoint], points[to])
    : subtract(points[from], points[`shoulder${from.slice(-1)}` as BodyPoint]);
  const sideways = subtract(after, scale(bone, dot(after, bone)));
  return length(sideways) > length(after) * 0.25 ? unit(sideways) : undefined;
}

const isTrunk = ([from]: Patch['bone']): boolean => from === 'spine' || from === 'pelvis';
const isArm = ([from]: Patch['bone']): boolean => /^(shoulder|elbow)/.test(from);

/** Where a patch on this bone faces. */
function facingOf(points: Points, { bone, facing }: Patch): Vector {
  const [from, to] = bone;
  const along = unit(subtract(points[to], points[from]));
  const right = isArm(bone) || from === 'spine' ? acrossShoulders(points) : acrossHips(points);
  if (isTrunk(bone)) {
    const front = unit(cross(along, right));
    return facing === 'back' ? scale(front, -1) : front;
  }
  const sign = from.endsWith('R') ? 1 : -1;
  const outward = unit(subtract(right, scale(along, dot(right, along))));
  if (facing === 'outer') return scale(outward, sign);
  if (facing === 'inner') return scale(outward, -sign);
  const rest = unit(cross(right, along), unit(cross([0, 1, 0], right)));
  const bend = bendOf(points, bone);
  // A knee bends backward, an elbow forward.
  const front = isArm(bone)
    ? (bend ?? rest)
    : bend && from.startsWith('hip')
      ? scale(bend, -1)
      : rest;
  return facing === 'front' || facing === 'bend' ? front : scale(front, -1);
}

/** The ends of each patch of a muscle in space, and where it faces. */
export function musclePatches(muscle: Muscle, points: Points) {
  return patches[muscle].map((patch) => {
    const [from, to] = patch.bone;
    const faces = facingOf(points, patch);
    const right = from === 'spine' ? acrossShoulders(points) : acrossHips(points);
    const off = add(scale(faces, patch.off), scale(right, patch.aside ?? 0));
    const at = (share: number) => add(mix(points[from], points[to], share), off);
    const { r, span, wraps = false } = patch;
    return { part: from, ends: [at(span[0]), at(span[1])] as const, r, faces, wraps };
  });
}
