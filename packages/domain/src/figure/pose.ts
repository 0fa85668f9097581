import { ankleHeight, type BodyPoint, bones } from './skeleton.ts';
import { add, dot, length, radians, rotate, scale, subtract, unit, type Vector } from './vector.ts';

/** One number for both sides, or the right and the left one. */
export type Both = number | readonly [right: number, left: number];
type Limb = 'handR' | 'handL' | 'ankleR' | 'ankleL';
/** Where hands and ankles are held. */
export type Reach = Partial<Record<Limb, Vector>>;

/**
 * Degrees. Limbs are told in the plane in which the person faces: 0 hangs down, 90 points forward,
 * 180 up; a negative number points backward. Knees and elbows are told by how far they bend.
 */
export interface Pose {
  /** Trunk: 0 upright, 90 bent or lying face down, -90 face up. */
  readonly lean?: number;
  /** How much further forward the upper half of the trunk bends than the lower. */
  readonly curve?: number;
  /** Head against the upper trunk; negative looks up. */
  readonly neck?: number;
  /** Head to the right. */
  readonly tilt?: number;
  /** Trunk to the right. */
  readonly side?: number;
  /** Shoulders against hips; positive turns the chest to the left. */
  readonly twist?: number;
  /** The whole body: fallen to its right side, and turned to its left. */
  readonly tip?: number;
  readonly turn?: number;
  readonly hip?: Both;
  readonly knee?: Both;
  /** Thigh, and shank where it differs, away from the middle. */
  readonly open?: Both;
  readonly shin?: Both;
  /** Foot: 0 flat, -90 toes down, 90 toes up. */
  readonly foot?: Both;
  /** Toes away from the middle. */
  readonly toes?: Both;
  readonly arm?: Both;
  readonly elbow?: Both;
  /** Upper arm, and forearm where it differs, away from the middle. */
  readonly spread?: Both;
  readonly fore?: Both;
  /** Fingers against the forearm, up and to the outside; without it the hand is a fist. */
  readonly wrist?: Both;
  readonly fingers?: Both;
  /** Shoulders lifted, in centimetres. */
  readonly shrug?: number;
  /** Where the pelvis is; without it the pinned joint decides. */
  readonly at?: Vector;
  /** Where hands and ankles are held: the elbow or knee follows. */
  readonly reach?: Reach;
  /** Where elbows and knees point to when a hand or ankle is held. */
  readonly elbowsTo?: Vector;
  readonly kneesTo?: Vector;
}

/** Where every joint is, and the fingers where the hands are open. */
export type Points = Readonly<Record<BodyPoint, Vector>> & {
  readonly fingersR?: Vector;
  readonly fingersL?: Vector;
};

const right = (value: Both): number => (typeof value === 'number' ? value : value[0]);
const left = (value: Both): number => (typeof value === 'number' ? value : value[1]);

/** A direction in the plane of walking, opened sideways (`sign` 1 is the right side). */
function direction(angle: number, out: number, sign: 1 | -1): Vector {
  const flat = Math.cos(radians(out));
  return [
    Math.sin(radians(angle)) * flat,
    -Math.cos(radians(angle)) * flat,
    Math.sin(radians(out)) * sign,
  ];
}

/** The middle joint of two bones whose ends are given; a target out of reach is fallen short of. */
function bend(root: Vector, target: Vector, [upper, lower]: readonly [number, number], to: Vector) {
  const way = subtract(target, root);
  const far = Math.min(upper + lower - 1e-6, Math.max(Math.abs(upper - lower) + 1e-6, length(way)));
  const along = unit(way);
  const end = add(root, scale(along, far));
  const share = (upper * upper - lower * lower + far * far) / (2 * far);
  const off = Math.sqrt(Math.max(0, upper * upper - share * share));
  const aside = unit(subtract(to, scale(along, dot(to, along))), [0, 0, 1]);
  return { joint: add(root, add(scale(along, share), scale(aside, off))), end };
}

const mirrored: Record<keyof Points, keyof Points> = {
  fingersR: 'fingersL',
  fingersL: 'fingersR',
  pelvis: 'pelvis',
  spine: 'spine',
  neck: 'neck',
  head: 'head',
  shoulderR: 'shoulderL',
  shoulderL: 'shoulderR',
  elbowR: 'elbowL',
  elbowL: 'elbowR',
  handR: 'handL',
  handL: 'handR',
  hipR: 'hipL',
  hipL: 'hipR',
  kneeR: 'kneeL',
  kneeL: 'kneeR',
  ankleR: 'ankleL',
  ankleL: 'ankleR',
  toeR: 'toeL',
  toeL: 'toeR',
};

/** The same pose with left and right exchanged. */
export function mirrorPoints(points: Points): Points {
  const flipped = Object.entries(points).map(([joint, [x, y, z]]) => [
    mirrored[joint as keyof Points],
    [x, y, -z],
  ]);
  return Object.fromEntries(flipped) as Points;
}

// The toes of a flat foot lie lower than the ankle.
const footSlope = (Math.asin((ankleHeight - 3) / bones.foot) * 180) / Math.PI;

/** From the ankle to the toes. */
function toesOf(
  pose: Pose,
  world: (a: Vector) => Vector,
  pick: (value: Both) => number,
  sign: 1 | -1,
): Vector {
  const way = direction(90 - footSlope + pick(pose.foot ?? 0), pick(pose.toes ?? 6), sign);
  return scale(world(way), bones.foot);
}

/** The body as the angles say, before anything is pinned or held; pelvis at the origin. */
function jointed(pose: Pose): Record<BodyPoint, Vector> {
  const { lean = 0, curve = 0, neck = 0, tilt = 0, side = 0, twist = 0, shrug = 0 } = pose;
  const { tip = 0, turn = 0 } = pose;
  const world = (a: Vector) => rotate(rotate(a, [1, 0, 0], tip), [0, 1, 0], turn);
  const up = (angle: number, aside = side): Vector =>
    world(rotate(direction(180 - angle, 0, 1), [1, 0, 0], aside));
  const pelvis: Vector = [0, 0, 0];
  const across = world([0, 0, 1]);
  const spine = add(pelvis, scale(up(lean), bones.lumbar));
  const chest = up(lean + curve);
  const top = add(spine, scale(chest, bones.thorax));
  const head = add(top, scale(up(lean + curve + neck, side + tilt), bones.head));
  const shoulders = rotate(rotate(across, world([1, 0, 0]), side), chest, twist);
  const points: Record<string, Vector> = { pelvis, spine, neck: top, head };
  const base = add(top, scale(chest, shrug - 4));
  for (const [name, pick, sign] of [
    ['R', right, 1],
    ['L', left, -1],
  ] as const) {
    const hip = scale(across, bones.halfHips * sign);
    const open = pick(pose.open ?? 3);
    const thigh = pick(pose.hip ?? 0);
    const knee = add(hip, scale(world(direction(thigh, open, sign)), bones.thigh));
    const shin = direction(thigh - pick(pose.knee ?? 0), pick(pose.shin ?? pose.open ?? 3), sign);
    const ankle = add(knee, scale(world(shin), bones.shank));
    const shoulder = add(base, scale(shoulders, bones.halfShoulders * sign));
    const spread = pick(pose.spread ?? 6);
    const arm = pick(pose.arm ?? 0);
    const armWay = rotate(world(direction(arm, spread, sign)), chest, twist);
    const foreWay = direction(
      arm + pick(pose.elbow ?? 0),
      pick(pose.fore ?? pose.spread ?? 6),
      sign,
    );
    const elbow = add(shoulder, scale(armWay, bones.upperArm));
    points[`hip${name}`] = hip;
    points[`knee${name}`] = knee;
    points[`ankle${name}`] = ankle;
    points[`shoulder${name}`] = shoulder;
    points[`elbow${name}`] = elbow;
    points[`hand${name}`] = add(elbow, scale(rotate(world(foreWay), chest, twist), bones.forearm));
    points[`toe${name}`] = add(ankle, toesOf(pose, world, pick, sign));
  }
  return points as Record<BodyPoint, Vector>;
}

/** Where elbows and knees of held limbs point to unless a pose says otherwise. */
export const usual = {
  elbowsTo: [-1, -0.3, 0.4],
  kneesTo: [1, 0.2, 0.15],
} as const satisfies Pick<Pose, 'elbowsTo' | 'kneesTo'>;

/** Bends arms and legs to where hands and ankles are held, and sets the feet. */
function held(points: Record<BodyPoint, Vector>, pose: Pose): Points {
  const opened: { fingersR?: Vector; fingersL?: Vector } = {};
  const { reach = {}, tip = 0, turn = 0 } = pose;
  const world = (a: Vector) => rotate(rotate(a, [1, 0, 0], tip), [0, 1, 0], turn);
  for (const [name, pick, sign] of [
    ['R', right, 1],
    ['L', left, -1],
  ] as const) {
    const hand = reach[`hand${name}`];
    if (hand) {
      const [x, y, z] = pose.elbowsTo ?? usual.elbowsTo;
      const to = world([x, y, z * sign]);
      const arm = bend(points[`shoulder${name}`], hand, [bones.upperArm, bones.forearm], to);
      points[`elbow${name}`] = arm.joint;
      points[`hand${name}`] = arm.end;
    }
    const foot = reach[`ankle${name}`];
    if (foot) {
      const [x, y, z] = pose.kneesTo ?? usual.kneesTo;
      const to = world([x, y, z * sign]);
      const leg = bend(points[`hip${name}`], foot, [bones.thigh, bones.shank], to);
      points[`knee${name}`] = leg.joint;
      points[`ankle${name}`] = leg.end;
    }
    points[`toe${name}`] = add(points[`ankle${name}`], toesOf(pose, world, pick, sign));
    if (pose.wrist === undefined && pose.fingers === undefined) continue;
    const forearm = unit(subtract(points[`hand${name}`], points[`elbow${name}`]));
    const up = rotate(forearm, [0, 0, 1], pick(pose.wrist ?? 0));
    const way = rotate(up, [0, 1, 0], -sign * pick(pose.fingers ?? 0));
    opened[`fingers${name}`] = add(points[`hand${name}`], scale(way, bones.fingers));
  }
  return { ...points, ...opened };
}

/** A joint that stays where it is; without a z it keeps the one that the pose gives it. */
export interface Pin {
  readonly joint: BodyPoint;
  readonly at: readonly [x: number, y: number, z?: number];
}

function shiftTo({ joint, at: [x, y, z] }: Pin, points: Points): Vector {
  const [fromX, fromY, fromZ] = points[joint];
  return [x - fromX, y - fromY, z === undefined ? 0 : z - fromZ];
}

/** Where every joint is. With a pin the body moves around that joint. */
export function solve(pose: Pose, pin?: Pin): Points {
  const points = jointed(pose);
  const shift = pin ? shiftTo(pin, points) : (pose.at ?? [0, 95, 0]);
  for (const joint of Object.keys(points) as BodyPoint[]) points[joint] = add(points[joint], shift);
  return held(points, pose);
}
