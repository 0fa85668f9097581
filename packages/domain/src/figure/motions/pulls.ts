import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Cord, Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import { fromBehind, type View } from '../view.ts';
import * as hold from './holds.ts';
import { feet, made } from './made.ts';
import { barAbove, box, chair, column, post, seat, tower, wall } from './rooms.ts';

const high = 226;
const pull = [1000, 2000] as const;
const theBar = barAbove(high);
const grip = (half: number, x = 0, y = high) => ({
  handR: [x, y, half] as Vector,
  handL: [x, y, -half] as Vector,
});

interface Hang {
  readonly half?: number;
  readonly legs?: Pose;
  /** Height of the pelvis at the two ends. */
  readonly from?: number;
  readonly to?: number;
  readonly lean?: number;
  readonly x?: number;
  readonly things?: readonly Thing[];
  readonly view?: View;
  readonly ms?: readonly number[];
  readonly elbowsTo?: Vector;
}
const loose: Pose = { hip: -6, knee: 26, foot: -50 };

/** Hanging from a bar at one height of the body and another. */
function hang(options: Hang = {}): Figure {
  const { half = 30, legs = loose, from = 124, to = 164, lean = -10, x = -6 } = options;
  const { things = theBar, view = fromBehind, ms = pull, elbowsTo = [0.2, -1, 0.8] } = options;
  const pose = (y: number, tilt: number, ahead: number): Pose => ({
    ...legs,
    at: [ahead, y, 0],
    lean: tilt,
    elbowsTo,
    reach: grip(half),
  });
  const poses: readonly [Pose, ...Pose[]] =
    from === to ? [pose(from, lean, x)] : [pose(from, 0, 0), pose(to, lean, x)];
  return made(poses, { ms, view, things });
}
const still = (options: Hang = {}): Figure => hang({ to: 124, lean: 0, x: 0, ...options });

const side: View = { turned: 24, tilted: 9 };
const chairBelow = chair(34, 44);
const kneel: Pose = { hip: 0, knee: 90, foot: -160, open: 4 };
const onKnees = { joint: 'kneeR', at: [0, 7] } as const;

/** Hands from overhead to the chest, against something above. */
function pullDown(base: Pose, things: readonly Thing[], spread: number, options = {}): Figure {
  return made(
    [
      { ...base, arm: 168, spread },
      { ...base, arm: 14, elbow: 146, spread: spread + 12, fore: spread / 2 },
    ],
    { ms: pull, view: { turned: 34, tilted: 9 }, things, ...options },
  );
}
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88, lean: -8 };
const sittingTall: Pose = { ...sitting, lean: 0 };
/** What is held between the hands, from overhead to the chest: how far apart they are. */
function toChest(base: Pose, [high, low]: readonly [number, number], things: readonly Thing[]) {
  const y = base.at?.[1] ?? 94;
  const elbowsTo: Vector = [-0.3, -1, 0.5];
  return made(
    [
      { ...base, elbowsTo, reach: grip(high, 2, y + 98) },
      { ...base, elbowsTo, reach: grip(low, 20, y + 36) },
    ],
    { ms: pull, view: { turned: 56, tilted: 10 }, things },
  );
}
const stack: readonly Thing[] = [
  ...seat(0),
  ...tower(40, 225),
  { kind: 'rod', from: [40, 225, 0], to: [10, 225, 0] },
  { kind: 'rod', from: [10, 225, 0], to: 'hands', of: 'cable' },
  { kind: 'rod', from: 'handR', to: 'handL' },
  { kind: 'block', from: [14, 68, -16], to: [26, 76, 16] },
];
const pulledDown = (['handR', 'handL'] as const).map(
  (at): Thing => ({ kind: 'push', at, way: [0, -46, 0] }),
);
const tight = (of: Cord): Thing => ({ kind: 'rod', from: 'handR', to: 'handL', of });
const rings = hold.rings(0, 260, 22);

/** From a hang over the bar to straight arms above it. */
function muscleUp(things: readonly Thing[], y: number, half: number): Figure {
  const reach = grip(half, 0, y);
  const pose = (at: Vector, lean: number, elbowsTo: Vector): Pose => ({
    ...loose,
    at,
    lean,
    elbowsTo,
    reach,
  });
  return made(
    [
      pose([0, y - 101, 0], 0, [-0.4, -1, 0.5]),
      pose([-30, y - 38, 0], -8, [-1, -0.4, 0.4]),
      pose([-18, y - 4, 0], 30, [-1, 0.4, 0.3]),
      pose([-8, y + 10, 0], 6, [-1, 0.2, 0.2]),
    ],
    { ms: [700, 600, 700, 1800], view: side, things },
  );
}

/** Hanging with the feet on a high seat. */
const onSeat = (x: number, y: number, lean: number): Pose => ({
  at: [x, y, 0],
  lean,
  elbowsTo: [0.2, -1, 0.8],
  kneesTo: [1, 0.4, 0.1],
  reach: { ...grip(30), ankleR: [28, 79, 9], ankleL: [28, 79, -9] },
});

/** On the board of a campus ladder, which hangs over: the higher, the nearer to the climber. */
const edge = (y: number, z: number): Vector => [44 - 0.14 * y, y, z];

/** Feet on the lowest edge, one hand on each of two others. */
const campus = (right: number, left: number): Pose => ({
  at: [-16, 99 + (left - 158) / 9, 0],
  lean: -2,
  neck: -14,
  foot: 6,
  kneesTo: [0.4, 0.6, 0.5],
  elbowsTo: [-0.6, -1, 0.4],
  reach: {
    handR: edge(right, 15),
    handL: edge(left, -15),
    ankleR: [32, 42, 11],
    ankleL: [32, 42, -11],
  },
});

export const pulls = (): Record<string, Figure> => ({
  'pull-up': hang(),
  'wide-grip-pull-up': hang({ half: 44, from: 130 }),
  'chin-up': hang({ half: 20, view: side, elbowsTo: [1, -0.6, 0.2] }),
  'neutral-grip-pull-up': hang({
    half: 22,
    view: side,
    elbowsTo: [0.8, -0.8, 0.3],
    things: [
      { kind: 'rod', from: [-22, high, 22], to: [22, high, 22] },
      { kind: 'rod', from: [-22, high, -22], to: [22, high, -22] },
    ],
  }),
  'chest-to-bar-pull-up': hang({
    to: 177,
    lean: -18,
    x: -1,
    view: { turned: 34, tilted: 9 },
    elbowsTo: [-1, -0.5, 0.5],
  }),
  'explosive-pull-up': hang({ to: 180, lean: -18, x: -18, ms: [450, 1800] }),
  'kipping-pull-up': made(
    [
      {
        at: [4, 126, 0],
        lean: -12,
        hip: -24,
        knee: 10,
        foot: -50,
        reach: grip(30),
        elbowsTo: [0.2, -1, 0.8],
      },
      {
        at: [-10, 127, 0],
        lean: 12,
        hip: 26,
        knee: 4,
        foot: -40,
        reach: grip(30),
        elbowsTo: [0.2, -1, 0.8],
      },
      {
        at: [-12, 163, 0],
        lean: -12,
        hip: 10,
        knee: 14,
        foot: -50,
        reach: grip(30),
        elbowsTo: [0.2, -1, 0.8],
      },
    ],
    { ms: [500, 500, 700], view: side, things: theBar },
  ),
  'l-sit-pull-up': hang({ legs: { hip: 88, knee: 2, foot: 20 }, view: side, x: -8 }),
  'weighted-pull-up': hang({
    view: { turned: 40, tilted: 9 },
    legs: { hip: -4, knee: 34, foot: -50 },
    things: [...theBar, { kind: 'belt' }],
  }),
  'typewriter-pull-up': made(
    [
      { ...loose, at: [-6, 160, 24], reach: grip(44), elbowsTo: [0.2, -1, 0.8] },
      { ...loose, at: [-6, 160, -24], reach: grip(44), elbowsTo: [0.2, -1, 0.8] },
    ],
    { ms: [1600, 1600], view: fromBehind, things: theBar },
  ),
  'commando-pull-up': made(
    [
      { ...loose, at: [0, 125, 0], reach: { handR: [10, high, 4], handL: [-10, high, -4] } },
      {
        ...loose,
        at: [0, 160, 12],
        elbowsTo: [0, -1, 0.8],
        reach: { handR: [10, high, 4], handL: [-10, high, -4] },
      },
    ],
    {
      ms: pull,
      view: { turned: 60, tilted: 9 },
      things: [{ kind: 'rod', from: [-60, high, 0], to: [60, high, 0] }],
    },
  ),
  'negative-pull-up': made(
    [
      { ...loose, at: [-6, 162, 0], lean: -10, reach: grip(28), elbowsTo: [0.2, -1, 0.8] },
      { ...loose, at: [0, 124, 0], reach: grip(28), elbowsTo: [0.2, -1, 0.8] },
    ],
    { ms: [4000, 900], view: side, things: [...theBar, ...chairBelow] },
  ),
  'band-assisted-pull-up': hang({
    things: [
      ...theBar,
      { kind: 'rod', from: [0, high, 0], to: 'kneeR', of: 'band' },
      { kind: 'rod', from: [0, high, 0], to: 'kneeL', of: 'band' },
    ],
    legs: { hip: 6, knee: 90, foot: -100 },
    view: side,
  }),
  'assisted-pull-up-machine': hang({
    legs: { hip: 2, knee: 92, foot: -150 },
    view: side,
    things: [
      ...theBar,
      ...tower(50, high),
      { kind: 'rod', from: [46, 60, 0], to: 'kneeR', of: 'lever' },
      { kind: 'rod', from: 'kneeR', to: 'ankleR', of: 'lever' },
    ],
  }),
  'foot-assisted-pull-up': made([onSeat(0, 124, 0), onSeat(-6, 158, -8)], {
    ms: pull,
    view: side,
    things: [...theBar, ...seat(32, 72)],
  }),
  'jumping-pull-up': made(
    [
      { at: [-4, 126, 0], hip: 40, knee: 62, lean: 6, reach: grip(28), elbowsTo: [0.2, -1, 0.8] },
      { at: [-6, 164, 0], lean: -8, foot: -50, reach: grip(28), elbowsTo: [0.2, -1, 0.8] },
    ],
    { ms: [500, 2200], view: side, things: [...theBar, box(-30, 30, 38)] },
  ),
  'scapular-pull-up': made(
    [
      { ...loose, at: [0, 124, 0], shrug: 5, reach: grip(30) },
      {
        ...loose,
        at: [-2, 132, 0],
        shrug: -5,
        lean: -6,
        reach: grip(30),
        elbowsTo: [0.2, -1, 0.8],
      },
    ],
    { ms: [900, 1200], view: fromBehind, things: theBar },
  ),
  'dead-hang': still({ from: 122, to: 122, legs: { ...loose, shrug: 5 } }),
  'active-hang': still({
    from: 132,
    to: 132,
    legs: { ...loose, shrug: -6 },
    things: [
      ...theBar,
      { kind: 'push', at: 'shoulderR', way: [0, -34, 14] },
      { kind: 'push', at: 'shoulderL', way: [0, -34, -14] },
    ],
  }),
  'towel-hang': still({
    half: 8,
    things: [
      { kind: 'rod', from: [0, high + 16, -55], to: [0, high + 16, 55] },
      { kind: 'rod', from: [0, high + 16, 8], to: 'handR', of: 'towel' },
      { kind: 'rod', from: [0, high + 16, -8], to: 'handL', of: 'towel' },
    ],
  }),
  'false-grip-hang': still({
    half: 22,
    things: rings,
    view: side,
    legs: { ...loose, wrist: -84 },
  }),
  'flexed-arm-hang': still({
    from: 162,
    to: 162,
    lean: -8,
    x: -6,
    view: side,
    half: 24,
    elbowsTo: [1, -0.6, 0.2],
  }),
  'foot-assisted-hang': made(
    [{ at: [0, 138, 0], hip: 8, knee: 14, reach: grip(26, 0, 240), foot: 0 }],
    { view: side, things: [...barAbove(240), ...seat(2, 46)] },
  ),
  'bar-muscle-up': muscleUp(theBar, high, 28),
  'ring-muscle-up': muscleUp(rings, 214, 28),
  'ring-muscle-up-transition': made(
    [
      {
        at: [-10, 82, 0],
        lean: -40,
        hip: 70,
        knee: 60,
        reach: grip(20, 10, 134),
        elbowsTo: [-1, 0.1, 0.3],
      },
      {
        at: [-10, 104, 0],
        lean: 10,
        hip: 34,
        knee: 50,
        reach: grip(20, 10, 134),
        elbowsTo: [-1, 0.3, 0.3],
      },
      {
        at: [0, 140, 0],
        lean: 8,
        hip: 4,
        knee: 20,
        foot: -40,
        reach: grip(20, 10, 134),
        elbowsTo: [-1, 0.3, 0.3],
      },
    ],
    {
      ms: [900, 900, 1600],
      view: side,
      things: hold.rings(8, 250, 20),
    },
  ),
  'rope-climb': made(
    [
      {
        at: [-10, 112, 0],
        hip: 80,
        knee: 100,
        foot: -20,
        reach: { handR: [8, 210, 3], handL: [8, 186, -3] },
      },
      {
        at: [-8, 140, 0],
        hip: 20,
        knee: 40,
        foot: -30,
        reach: { handR: [8, 206, 3], handL: [8, 228, -3] },
      },
    ],
    {
      ms: [900, 900],
      view: side,
      things: [{ kind: 'rod', from: [8, 0, 0], to: [8, 260, 0], of: 'rope' }],
    },
  ),
  'feet-on-campus-ladder': made([campus(176, 158), campus(176, 194)], {
    ms: [900, 900],
    view: { turned: -38, tilted: 8 },
    things: [
      { kind: 'rod', from: edge(16, -36), to: edge(234, -36) },
      { kind: 'rod', from: edge(16, 36), to: edge(234, 36) },
      ...[34, 104, 122, 140, 158, 176, 194, 212].map(
        (y): Thing => ({ kind: 'rod', from: edge(y, -36), to: edge(y, 36) }),
      ),
    ],
  }),
  'lat-pulldown': pullDown(sitting, stack, 30),
  'reverse-grip-pulldown': made(
    [
      { ...sitting, arm: 164, spread: 2 },
      { ...sitting, lean: -14, arm: 34, elbow: 122, spread: 4, fore: -2 },
    ],
    {
      ms: pull,
      view: { turned: 26, tilted: 9 },
      things: [...stack, { kind: 'barbell', on: 'hands', plate: 2.4, half: 40 }],
    },
  ),
  'neutral-grip-pulldown': pullDown(sitting, stack, 4),
  'machine-high-row': pullDown(
    { ...sitting, lean: 6 },
    [
      ...seat(0),
      { kind: 'block', from: [22, 66, -14], to: [29, 112, 14] },
      ...tower(76, 215),
      ...hold.levers(70, 205, 16),
    ],
    14,
  ),
  'band-lat-pulldown': pullDown(
    kneel,
    [post(30), ...hold.linesFrom('band', () => [30, 186, 0])],
    14,
    { pin: onKnees },
  ),
  'one-arm-cable-pulldown': made(
    [
      { ...kneel, arm: [160, -6], spread: [8, 12] },
      { ...kneel, arm: [-4, -6], elbow: [130, 10], spread: [20, 12] },
    ],
    {
      ms: pull,
      pin: onKnees,
      things: [...column(70, 205), { kind: 'rod', from: [70, 205, 0], to: 'handR', of: 'cable' }],
    },
  ),
  'band-straight-arm-pulldown': made(
    [
      { lean: 10, hip: 8, knee: 12, arm: 118 },
      { lean: 10, hip: 8, knee: 12, arm: 2 },
    ],
    { ms: pull, pin: feet, things: [post(80), ...hold.linesFrom('band', () => [80, 186, 0])] },
  ),
  'band-overhead-pull-apart': toChest({ at: [0, 94, 0] }, [20, 52], [tight('band')]),
  'towel-lat-pulldown': toChest({ at: [0, 94, 0] }, [38, 38], [tight('towel')]),
  'seated-band-pulldown': toChest(sittingTall, [32, 54], [...chair(0), tight('band')]),
  'seated-towel-pulldown': toChest(sittingTall, [36, 36], [...chair(0), tight('towel')]),
  'wall-lat-press': made([{ arm: 96, elbow: 70, lean: 4, spread: 6 }], {
    pin: feet,
    things: [wall(52), ...pulledDown],
  }),
  'dumbbell-pullover': made(
    [
      { lean: -90, hip: 132, knee: 104, arm: 180, spread: -12 },
      { lean: -90, hip: 132, knee: 104, arm: 262, spread: -12 },
    ],
    {
      ms: [1900, 1200],
      pin: { joint: 'pelvis', at: [0, 13] },
      things: [{ kind: 'dumbbell', at: 'hands', along: 'up' }],
    },
  ),
  'superman-lat-pull': made(
    [
      { at: [0, 13, 0], lean: 78, hip: -90, foot: -160, neck: -4, arm: 96, spread: 12 },
      {
        at: [0, 13, 0],
        lean: 78,
        hip: -90,
        foot: -160,
        neck: -4,
        arm: -10,
        elbow: 100,
        spread: 60,
      },
    ],
    { ms: [1100, 1300], view: { turned: 34, tilted: 52 } },
  ),
});
