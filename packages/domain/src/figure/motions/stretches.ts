import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import { wallBeside } from './balances.ts';
import { acrossChest, aslant, atWrist } from './chairs.ts';
import { straps } from './holds.ts';
import { feet, holding, type Made, made } from './made.ts';
import { wall } from './rooms.ts';
import { seatAhead } from './steps.ts';

const slow: Made = { ms: [1800, 3000] };
const half: View = { turned: 48, tilted: 9 };
const front: View = { turned: 80, tilted: 9 };
const above: View = { turned: 46, tilted: 34 };
const onLeft = { joint: 'ankleL', at: [0, 7] } as const;
const betweenHands: Thing = { kind: 'rod', from: 'handR', to: 'handL' };

/** Standing, feet where they are. */
const standing = (poses: readonly Pose[], options: Made = {}): Figure =>
  made(poses, { ...slow, pin: feet, ...options });
const onBack: Pose = { at: [0, 13, 0], lean: -90, neck: 4 };
const ownHand = { handR: ['handR', 'handR', 0] } as const;
/** On the back. */
const lying = (poses: readonly Pose[], options: Made = {}): Figure => {
  const all = poses.map((pose): Pose => ({ ...onBack, ...pose }));
  return made(all, { ...slow, ...options });
};
/** Sitting on the floor. */
const onFloor = (poses: readonly Pose[], options: Made = {}): Figure => {
  const all = poses.map((pose): Pose => ({ at: [0, 13, 0], ...pose }));
  return made(all, { ...slow, ...options });
};
const hands = (x: number, y: number, z: number) => ({
  handR: [x, y, z] as Vector,
  handL: [x, y, -z] as Vector,
});
const behind = (arm: number, lean: number): Pose => ({ arm, spread: 12, lean, curve: lean * 2 });

/** One leg up with something around its foot. */
const legUp = (hip: number): Pose => ({
  hip: [hip, 92],
  knee: [8, 4],
  foot: [80, 40],
  arm: 150,
  elbow: 20,
  spread: 4,
});
const aroundFoot = (of: 'band' | 'towel'): Thing[] => [
  { kind: 'rod', from: 'toeR', to: 'handR', of },
  { kind: 'rod', from: 'toeR', to: 'handL', of },
];
const soles = (lean: number): Pose => ({
  lean,
  neck: -lean / 3,
  hip: 84,
  knee: 2,
  open: 56,
  shin: -66,
  foot: 10,
  elbowsTo: [-0.3, 0.1, 1],
  reach: hands(38, 16, 5),
});
/** Face down, the trunk lifted from the hips. */
const prone = (lean: number, curve: number, more: Pose): Pose => ({
  at: [0, 12, 0],
  lean,
  curve,
  hip: -90,
  foot: -166,
  ...more,
});
/** The right knee on the floor, the left foot ahead. */
const halfKneeling = (thigh: number, more: Pose = {}): Pose => ({
  hip: [thigh, 0],
  knee: [thigh + 90, 0],
  foot: [-166, 0],
  arm: 28,
  elbow: 40,
  ...more,
  reach: { ankleL: [42, 7, -9], ...more.reach },
});
const kneeDown = { joint: 'kneeR', at: [0, 7] } as const;
/** Split stance: where feet and pelvis are. */
const split = (at: Vector, ahead: number, back: number, more: Pose = {}): Pose => ({
  at,
  ...more,
  reach: { ankleR: [back, 7, 9], ankleL: [ahead, 7, -9], ...more.reach },
});
const pigeon = (lean: number, hand: number): Pose => ({
  at: [0, 17, 0],
  lean,
  neck: -lean / 3,
  hip: [86, -84],
  knee: [0, 2],
  open: [34, 0],
  shin: [-66, 0],
  foot: [0, -160],
  reach: hands(hand, 5, 20),
});

export const stretches = (): Record<string, Figure> => ({
  'band-chest-stretch': standing([behind(-22, 0), behind(-46, -4)], {
    things: [{ kind: 'rod', from: 'handR', to: 'handL', of: 'band' }],
    view: { turned: -40, tilted: 9 },
  }),
  'chest-opener': standing([behind(-18, 0), behind(-52, -5)], { things: [betweenHands] }),
  'cross-body-shoulder-stretch': standing([acrossChest(0, 136)], { view: half }),
  'neck-side-stretch': standing(
    [{ arm: 2 }, { arm: [60, 2], elbow: [150, 0], spread: [80, 8], fore: [-46, 8], tilt: 40 }],
    {
      mirrored: true,
      view: front,
      pin: { joint: 'pelvis', at: [0, 94] },
    },
  ),
  'overhead-triceps-stretch': standing(
    [
      {
        arm: [172, 0],
        elbow: [146, 0],
        spread: [4, 6],
        fore: [-14, 6],
        elbowsTo: [0, 0.4, 1],
        reach: { handL: [2, 170, 10] },
      },
    ],
    { view: { turned: -58, tilted: 9 } },
  ),
  'wrist-stretch': standing([atWrist(0, 132, 10), atWrist(0, 132, 96)], { view: aslant }),
  'standing-side-stretch': standing(
    [
      { arm: 0, spread: [120, 8] },
      { arm: 0, spread: [204, 8], side: -26 },
    ],
    { view: front },
  ),
  'wall-chest-stretch': made([chestAtWall(0), chestAtWall(34)], {
    ...slow,
    view: half,
    things: [{ kind: 'block', from: [-40, 0, 40], to: [20, 200, 44] }],
  }),
  'standing-calf-stretch': made(
    [
      split([-8, 87, 0], 14, -30, { lean: 8, reach: hands(50, 124, 16) }),
      split([4, 80, 0], 14, -42, { lean: 20, reach: hands(50, 124, 16) }),
    ],
    { ...slow, things: [wall(54)] },
  ),
  'standing-hip-flexor-stretch': made(
    [
      split([-8, 86, 0], 26, -40, { arm: 4, foot: [-14, 0] }),
      {
        ...split([0, 74, 0], 26, -54, { arm: 4, lean: -4, foot: [-40, 0] }),
        reach: { ankleR: [-54, 14, 9], ankleL: [26, 7, -9] },
      },
    ],
    slow,
  ),
  'standing-hamstring-stretch': made(
    [
      {
        at: [0, 92, 0],
        arm: 10,
        elbow: 30,
        foot: [20, 0],
        reach: { ankleR: [30, 9, 9], ankleL: [0, 7, -9] },
      },
      {
        at: [-18, 84, 0],
        lean: 48,
        neck: -14,
        arm: 30,
        elbow: 6,
        foot: [34, 0],
        reach: { ankleR: [34, 9, 9], ankleL: [0, 7, -9] },
      },
    ],
    slow,
  ),
  'standing-quad-stretch': made(
    [
      holding({ arm: [2, 60], spread: [6, 30], elbow: [0, 10] }, ownHand, onLeft),
      holding(
        { hip: [-4, 0], knee: [140, 0], foot: [-70, 0], arm: [0, 60], spread: 30, elbow: [0, 10] },
        { handR: ['kneeR', 'ankleR', 0.96] },
        onLeft,
      ),
    ],
    { ...slow, pin: onLeft, things: [wallBeside()] },
  ),
  'suspension-chest-stretch': made(
    [
      split([-4, 92, 0], 0, 0, { arm: -10, spread: 34 }),
      split([10, 86, 0], 34, -26, { lean: 8, arm: -46, spread: 44 }),
    ],
    { ...slow, things: straps(-80), view: half },
  ),
  'suspension-lat-stretch': made(
    [
      split([0, 94, 0], 0, 0, { lean: 4, reach: hands(46, 120, 14) }),
      split([-34, 78, 0], 0, 0, { lean: 74, neck: 6, reach: hands(64, 104, 14) }),
    ],
    { ...slow, things: straps(110) },
  ),
  'band-hamstring-stretch': lying([legUp(124), legUp(174)], { things: aroundFoot('band') }),
  'supine-hamstring-stretch': lying([legUp(118), legUp(168)], { things: aroundFoot('towel') }),
  'figure-four-stretch': lying([crossedLegs(140, 92), crossedLegs(190, 104)], {
    view: { turned: 30, tilted: 12 },
  }),
  'happy-baby': lying(
    [
      holding(
        { ...onBack, hip: 242, knee: 64, open: 30, shin: 8, foot: 70 },
        { handR: ['kneeR', 'ankleR', 0.78], handL: ['kneeL', 'ankleL', 0.78] },
      ),
    ],
    { view: { turned: -56, tilted: 22 } },
  ),
  'knees-to-chest': lying([hugged(200, 122), hugged(232, 140)]),
  'supine-twist': lying(
    [
      { hip: 170, knee: 92, arm: 90, spread: 84, open: 0 },
      {
        hip: [140, 136],
        knee: [50, 50],
        open: [74, -66],
        shin: 0,
        arm: 90,
        spread: 84,
      },
    ],
    { ms: [1600, 2600], mirrored: true, view: above },
  ),
  'butterfly-stretch': onFloor([soles(2), soles(24)], { view: { turned: 62, tilted: 14 } }),
  'seated-forward-fold': onFloor([
    { hip: 90, knee: 6, foot: 76, arm: 62, elbow: 4 },
    { lean: 42, curve: 26, neck: 4, hip: 90, knee: 8, foot: 76, arm: 78, elbow: 4 },
  ]),
  'calf-stretch': onFloor(
    [68, 98].map(
      (foot): Pose => ({
        lean: foot > 80 ? -4 : 6,
        hip: [90, 134],
        knee: [3, 106],
        foot: [foot, 0],
        arm: 48,
        elbow: foot > 80 ? 44 : 26,
        spread: 2,
      }),
    ),
    { things: aroundFoot('towel') },
  ),
  'childs-pose': made(
    [
      {
        at: [-39, 24, 0],
        lean: 98,
        curve: 10,
        neck: 4,
        hip: 67,
        knee: 157,
        foot: -166,
        reach: hands(60, 4, 18),
      },
    ],
    { view: { turned: 18, tilted: 12 } },
  ),
  cobra: made(
    [
      prone(86, 0, { neck: -4, reach: hands(30, 4, 24), elbowsTo: [-1, 0.5, 0.2] }),
      prone(62, -18, { neck: -16, reach: hands(30, 4, 24), elbowsTo: [-1, 0.5, 0.2] }),
    ],
    slow,
  ),
  sphinx: made([prone(60, -14, { neck: -10, arm: 0, elbow: 90, spread: 4, fore: -2 })]),
  'couch-stretch': made([couch(30), couch(-2)], { ...slow, pin: kneeDown, things: [wall(-26)] }),
  'half-kneeling-hip-flexor-stretch': made([halfKneeling(4), halfKneeling(-18, { lean: -4 })], {
    ...slow,
    pin: kneeDown,
  }),
  'kneeling-lat-stretch': made(
    [
      { hip: 2, knee: 92, foot: -166, lean: 66, neck: -4, arm: 78, elbow: 90, spread: 10, fore: 0 },
      {
        hip: 22,
        knee: 112,
        foot: -166,
        lean: 92,
        neck: -4,
        arm: 92,
        elbow: 90,
        spread: 10,
        fore: 0,
      },
    ],
    { ...slow, pin: kneeDown, things: seatAhead },
  ),
  'pigeon-pose': made([pigeon(38, 38), pigeon(66, 58)], {
    ...slow,
    view: { turned: 40, tilted: 14 },
  }),
  'side-lying-quad-stretch': made(
    [
      holding(onSide(4, 60), { handL: ['handL', 'handL', 0] }),
      holding(onSide(-10, 138), { handL: ['kneeL', 'ankleL', 0.96] }),
    ],
    { ...slow, view: { turned: 110, tilted: 20 } },
  ),
});

/** On the right side, the upper leg bent back. */
function onSide(thigh: number, knee: number): Pose {
  return {
    at: [0, 22, 0],
    tip: 90,
    open: 0,
    hip: [10, thigh],
    knee: [14, knee],
    foot: [-20, -knee / 2],
    arm: [150, -10],
    elbow: [110, 10],
    spread: [-20, 6],
  };
}
/** The right forearm stays on a wall while the body turns away. */
function chestAtWall(turn: number): Pose {
  return {
    at: [0, 94, 0],
    turn,
    arm: 4,
    elbowsTo: [-0.6, -1, 0.6],
    reach: { handR: [10, 160, 38] },
  };
}
/** Both shins held in the hands. */
function hugged(hip: number, knee: number): Pose {
  const grip = { handR: ['kneeR', 'ankleR', 0.3], handL: ['kneeL', 'ankleL', 0.3] } as const;
  return holding({ ...onBack, hip, knee, foot: 10, elbowsTo: [0, -0.3, 1] }, grip);
}
/** One ankle on the other knee, the lower leg drawn in. */
function crossedLegs(thigh: number, knee: number): Pose {
  const legs: Pose = {
    ...onBack,
    hip: [thigh - 4, thigh],
    knee: [40, knee],
    open: [44, 2],
    shin: [-66, 2],
    foot: [40, 10],
  };
  return holding(legs, { handR: ['hipL', 'kneeL', 0.8], handL: ['hipL', 'kneeL', 0.76] });
}
/** One shin up a wall behind, the other foot ahead. */
function couch(lean: number): Pose {
  return halfKneeling(-8, {
    lean,
    knee: [148, 0],
    foot: [-230, 0],
    arm: lean > 10 ? 34 : 20,
    elbow: lean > 10 ? 20 : 40,
  });
}
