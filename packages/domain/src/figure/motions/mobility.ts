import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import { wallBeside } from './balances.ts';
import { aCircle, circling, crossed, handsRound, rolling, shouldersRound } from './chairs.ts';
import { folded, fours } from './crawls.ts';
import * as hold from './holds.ts';
import { feet, type Made, made, reaching } from './made.ts';
import { wall } from './rooms.ts';
import { chestLow, floor, plank, seatAhead, stood } from './steps.ts';

const slow: Made = { ms: [1600, 1800] };
const half: View = { turned: 48, tilted: 9 };
const front: View = { turned: 82, tilted: 10 };
const above: View = { turned: 54, tilted: 30 };
const onLeft = { joint: 'ankleL', at: [0, 7] } as const;

/** On hands and knees, feet flat on the mat. */
const kneeling = (more: Pose = {}): Pose => ({
  at: [0, 52, 0],
  lean: 84,
  hip: 6,
  knee: 96,
  foot: -166,
  ...more,
  reach: { handR: [48, 4, 17], handL: [48, 4, -17], ...more.reach },
});
const lie: Pose = { at: [0, 13, 0], lean: -90, neck: 4 };
/** Sitting on the floor, hands behind. */
const propped: Pose = {
  at: [0, 13, 0],
  lean: -18,
  neck: 6,
  reach: { handR: [-34, 4, 24], handL: [-34, 4, -24] },
};
const squat: Pose = { lean: 22, neck: -12, hip: 112, knee: 140, open: 26, shin: 8 };
const prayer: Pose = { arm: 30, elbow: 104, spread: 26, fore: -40 };

/** Hands on the thighs, knees soft. */
const bow = (trunk: Pose): Pose => ({
  hip: 30,
  knee: 40,
  ...trunk,
  reach: { handR: [14, 64, 14], handL: [14, 64, -14] },
  elbowsTo: [-0.4, 0.2, 1],
});
const rings = 196;
/** Hanging in rings, the trunk rolled back this far. */
const rolled = (lean: number, legs: Pose): Pose => ({
  lean,
  neck: 8,
  foot: 0,
  ...legs,
  elbowsTo: [0, -0.2, 1],
  reach: { handR: [0, rings, 20], handL: [0, rings, -20] },
});
const ringLines: readonly Thing[] = [20, -20].flatMap((z): Thing[] => [
  { kind: 'rod', from: [0, rings + 46, z], to: [0, rings + 10, z], of: 'strap' },
  { kind: 'wheel', at: [0, rings + 2, z], r: 8 },
]);
const tuck = rolled(0, { hip: 104, knee: 122 });
const level = rolled(-98, { hip: 204, knee: 128 });
const upside = rolled(-178, { hip: 284, knee: 128 });
const through = rolled(-242, { hip: 336, knee: 60 });
/** Held to a long lunge. */
const lunge = (more: Pose): Pose => ({
  at: [-2, 42, 0],
  lean: 74,
  neck: -8,
  foot: [0, -40],
  ...more,
  reach: { ankleR: [40, 7, 18], ankleL: [-84, 14, -9], handL: [46, 4, -14], ...more.reach },
});
const upDog: Pose = {
  ...plank(floor),
  at: [-9.2, 18, 0],
  lean: 44,
  curve: -16,
  neck: -10,
  kneesTo: [0.4, -1, 0.2],
};
const downDog: Pose = { ...plank(floor), at: [-30, 86, 0], lean: 130, neck: 6, foot: -10 };

/** Half way down, arms long ahead. */
const bowing: Pose = {
  ...folded(30),
  at: [-10, 92, 0],
  lean: 60,
  reach: { ...folded(30).reach, handR: [82, 115, 20], handL: [82, 115, -20] },
};

export const mobilityMotions = (): Record<string, Figure> => ({
  '90-90-hip-switch': made(
    [
      { ...propped, hip: 132, knee: 104, open: 16, shin: 16 },
      {
        ...propped,
        hip: [86, 106],
        knee: [0, 176],
        open: [50, -6],
        shin: [-64, 66],
        foot: [24, 60],
      },
    ],
    { ms: [900, 1100], mirrored: true, view: above },
  ),
  'ankle-rock': made([rock([-12, 87, 0], 2), rock([8, 84, 0], 0)], {
    ms: [1200, 1200],
    things: [wall(46)],
  }),
  'arm-circle': made(circling(16), {
    ms: aCircle,
    linear: true,
    view: half,
    things: handsRound,
  }),
  'band-pass-through': made(
    [36, 180, 290, 180].map((arm): Pose => ({ arm, spread: 38 })),
    {
      ms: [1200, 1000, 1000, 1200],
      view: half,
      things: [{ kind: 'rod', from: 'handR', to: 'handL', of: 'band' }],
    },
  ),
  'cat-cow': made(
    [kneeling({ lean: 56, curve: 52, neck: 34 }), kneeling({ lean: 100, curve: -30, neck: -30 })],
    slow,
  ),
  'standing-cat-cow': made(
    [bow({ lean: 22, curve: 54, neck: 30 }), bow({ lean: 56, curve: -26, neck: -26 })],
    { ...slow, pin: feet },
  ),
  'deep-squat-hold': made([{ ...squat, ...prayer }], { pin: feet, view: half }),
  'supported-deep-squat': made(
    [{ ...squat, lean: 14, reach: { handR: [28, 36, 16], handL: [28, 36, -16] } }],
    { pin: feet, things: seatAhead },
  ),
  'prying-goblet-squat': made([{ ...squat, ...hold.gobletBell.arms, side: 9, open: [36, 20] }], {
    ms: [1200],
    mirrored: true,
    view: front,
    pin: { joint: 'pelvis', at: [0, 45, 0] },
    things: hold.gobletBell.things ?? [],
  }),
  'downward-dog': made([fours(), fours({ at: [0, 86, 0], lean: 126, neck: 6 })], {
    ms: [1600, 2600],
  }),
  'hip-cars': made(
    [
      kneeling({ hip: [50, 6], knee: [120, 96] }),
      kneeling({ hip: [10, 6], knee: [96, 96], open: [66, 3], shin: [26, 3] }),
      kneeling({ hip: [-60, 6], knee: [90, 96], open: [30, 3], shin: [10, 3] }),
      kneeling({ hip: [-30, 6], knee: [90, 96] }),
    ],
    {
      ms: [900, 900, 900, 900],
      view: { turned: -48, tilted: 14 },
      things: [{ kind: 'round', at: [-10, 50, 34], axis: [0, 0, 1], r: 26 }],
    },
  ),
  'knee-hug': made(
    [
      { arm: 6, elbow: 10 },
      {
        hip: [122, 0],
        knee: [130, 0],
        foot: [-10, 0],
        lean: -4,
        arm: 42,
        elbow: [30, 30],
        spread: [6, -6],
        fore: [-6, -16],
      },
    ],
    { ms: [800, 1100], mirrored: true, pin: { joint: 'pelvis', at: [0, 94] } },
  ),
  'knee-wiper': made(
    [
      { ...lie, hip: 132, knee: 104, open: 14, arm: 90, spread: 60 },
      {
        ...lie,
        hip: [122, 128],
        knee: [62, 124],
        open: [54, -48],
        shin: [-36, 60],
        arm: 90,
        spread: 60,
      },
    ],
    { ms: [1200, 1400], mirrored: true, view: above },
  ),
  'leg-swing': made(
    [
      { lean: -4, hip: [62, 0], knee: [16, 2], foot: [6, 0], arm: [-20, 40], spread: [10, 44] },
      { lean: 8, hip: [-36, 0], knee: [18, 2], foot: [6, 0], arm: [24, 40], spread: [10, 44] },
    ],
    { ms: [700, 700], pin: onLeft, things: [wallBeside()] },
  ),
  'open-book': made([bookPose(4, 0), bookPose(146, 44)], {
    ms: [1800, 1800],
    view: { turned: 80, tilted: 38 },
  }),
  'puppy-pose': made(
    [
      kneeling(),
      kneeling({
        at: [-6, 51, 0],
        lean: 117,
        hip: 6,
        neck: -4,
        reach: { handR: [82, 4, 17], handL: [82, 4, -17] },
      }),
    ],
    { ms: [1600, 2600] },
  ),
  'shoulder-roll': made(
    rolling.map((pose) => ({ ...pose, arm: 2 })),
    {
      ms: [600, 600, 600, 600],
      pin: feet,
      things: shouldersRound([0, 0, 0]),
    },
  ),
  'skin-the-cat': made([tuck, level, upside, through, upside, level], {
    ms: [900, 900, 900, 1400, 900, 900],
    pin: { joint: 'neck', at: [0, 143, 0] },
    things: ringLines,
  }),
  'standing-hip-circle': made(
    [
      { ...hold.onChair.arms, hip: [86, 0], knee: [92, 0] },
      { ...hold.onChair.arms, hip: [60, 0], knee: [90, 0], open: [52, 3], shin: [10, 3] },
      {
        ...hold.onChair.arms,
        hip: [-14, 0],
        knee: [84, 0],
        open: [24, 3],
        shin: [10, 3],
        foot: [-40, 0],
      },
    ],
    {
      ms: [900, 900, 900],
      pin: onLeft,
      view: half,
      things: [
        ...(hold.onChair.things ?? []),
        { kind: 'round', at: [16, 70, 34], axis: [0, 1, 0], r: 26 },
      ],
    },
  ),
  'sun-salutation': made(
    [
      stood,
      reaching({ at: [0, 94, 0], arm: 100, open: 4 }),
      reaching({ at: [0, 94, 0], arm: 178, lean: -4, open: 4 }),
      bowing,
      folded(30),
      plank(floor),
      chestLow,
      upDog,
      downDog,
      folded(30),
    ],
    { ms: [500, 600, 600, 600, 900, 700, 700, 1000, 1000, 1000], stills: [2, 7, 8] },
  ),
  'thread-the-needle': made(
    [
      kneeling({ lean: 92, twist: 40, neck: 10, reach: { handR: [34, 8, -42] } }),
      kneeling({ lean: 88, reach: { handR: [44, 50, 70] } }),
      kneeling({ lean: 84, twist: -40, reach: { handR: [44, 122, 34] } }),
      kneeling({ lean: 88, reach: { handR: [44, 50, 70] } }),
    ],
    { ms: [900, 900, 1100, 900], view: { turned: 40, tilted: 14 } },
  ),
  'torso-rotation': made([{ ...crossed, spread: 62, twist: 58, open: 8 }], {
    ms: [1300],
    mirrored: true,
    view: { turned: 62, tilted: 16 },
    pin: { joint: 'pelvis', at: [0, 94] },
    things: [{ kind: 'round', at: [0, 128, 0], axis: [0, 1, 0], r: 46 }],
  }),
  'wall-slide': made(
    [
      { arm: 0, spread: 70, elbow: 180, fore: 16 },
      { arm: 0, spread: 152, elbow: 180, fore: 14 },
    ],
    { ...slow, pin: feet, view: { turned: 62, tilted: 9 }, things: [wall(-14)] },
  ),
  'warrior-ii': made(
    [{ at: [0, 71, 0], open: [62, 43], shin: [0, 43], arm: 0, spread: 90, hip: 4 }],
    {
      view: { turned: 86, tilted: 10 },
    },
  ),
  'worlds-greatest-stretch': made(
    [
      lunge({ twist: 14, reach: { handR: [42, 12, 0] } }),
      lunge({ reach: { handR: [36, 50, 64] } }),
      lunge({ twist: -20, reach: { handR: [34, 122, 34] } }),
      lunge({ reach: { handR: [36, 50, 64] } }),
    ],
    { ms: [800, 900, 1200, 900], view: { turned: 26, tilted: 12 } },
  ),
  'wrist-circle': made(
    [
      [48, 0],
      [0, 44],
      [-48, 0],
      [0, -30],
    ].map(
      ([wrist = 0, fingers = 0]): Pose => ({
        wrist,
        fingers,
        elbowsTo: [-0.4, -1, 0.4],
        reach: { handR: [40, 118, 20], handL: [40, 118, -20] },
      }),
    ),
    {
      ms: [450, 450, 450, 450],
      pin: feet,
      linear: true,
      view: { turned: 36, tilted: 12 },
      things: (['handR', 'handL'] as const).map((at) => ({
        kind: 'round',
        at,
        axis: [1, 0, 0],
        r: 17,
      })),
    },
  ),
});

/** Right foot ahead, hands on the wall. */
function rock(at: Vector, lean: number): Pose {
  return {
    at,
    lean: 6 + lean,
    foot: [0, -24],
    reach: {
      ankleR: [20, 7, 9],
      ankleL: [-34, 13, -9],
      handR: [42, 124, 16],
      handL: [42, 124, -16],
    },
  };
}
/** On the right side, the upper arm opened this far. */
function bookPose(open: number, twist: number): Pose {
  return {
    at: [0, 22, 0],
    tip: 90,
    hip: 72,
    knee: 84,
    open: 0,
    arm: 90,
    spread: [4, open],
    twist,
  };
}
