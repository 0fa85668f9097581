import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { barAbove, bench, chair, column, tower } from './rooms.ts';

const mat = { joint: 'pelvis', at: [0, 13] } as const;
const slow = [1300, 1500] as const;
const onBack: Pose = { lean: -90, neck: 4 };
const kneesBent: Pose = { hip: 132, knee: 104 };
const tableTop: Pose = { hip: 178, knee: 90, foot: 20 };
const legsLong: Pose = { hip: 92, knee: 2, foot: 50 };
const armsUp: Pose = { arm: 180, spread: 4 };
const armsBeside: Pose = { arm: 88, spread: 14 };
const byEars: Pose = { arm: 210, elbow: 120, spread: 50, fore: -30 };

/** Lying on the back, hips where they are. */
function lying(poses: readonly [Pose, ...Pose[]], options: Made = {}): Figure {
  const [first, ...rest] = poses.map((pose): Pose => ({ ...onBack, ...pose }));
  return made([first ?? onBack, ...rest], { ms: slow, pin: mat, ...options });
}

/** One limb after the other: both sides in turn. */
const inTurn: Made = { ms: [1100, 1100], mirrored: true };
const deadBug = (arms: readonly [Pose, Pose], things: readonly Thing[] = []): Figure =>
  lying(
    [
      { ...tableTop, ...arms[0] },
      { hip: [178, 100], knee: [90, 4], foot: [20, 50], ...arms[1] },
    ],
    { ...inTurn, things },
  );
const ballAbove: readonly Thing[] = [{ kind: 'ball', at: 'hands', r: 11 }];
const dumbbellAbove: readonly Thing[] = [{ kind: 'dumbbell', at: 'hands', along: 'across' }];
const together: Pose = { arm: 180, spread: -12 };

const high = 226;
const grip = { handR: [0, high, 26] as Vector, handL: [0, high, -26] as Vector };
const theBar = barAbove(high);
const below = (legs: Pose, more: Pose = {}): Pose => ({
  at: [0, 124, 0],
  foot: -30,
  elbowsTo: [0.2, -1, 0.8],
  reach: grip,
  ...legs,
  ...more,
});
const straight: Pose = { hip: 0, knee: 4 };
/** Hanging from a bar: the legs come up. */
const hanging = (up: Pose, options: Made = {}): Figure =>
  made([below(straight), up], { ms: [1100, 1600], things: theBar, ...options });

/** Level below a bar with long arms. */
const lever = (legs: Pose): Figure =>
  made(
    [
      {
        at: [34, 172, 0],
        lean: -94,
        neck: 8,
        foot: 0,
        ...legs,
        reach: { handR: [0, high, 22], handL: [0, high, -22] },
      },
    ],
    { things: theBar },
  );

const bars: readonly Thing[] = [
  ...[26, -26].flatMap((z): Thing[] => [
    { kind: 'rod', from: [-40, 46, z], to: [40, 46, z] },
    { kind: 'rod', from: [-30, 46, z], to: [-30, 0, z] },
    { kind: 'rod', from: [30, 46, z], to: [30, 0, z] },
    { kind: 'rod', from: [-44, 1, z], to: [-16, 1, z] },
    { kind: 'rod', from: [16, 1, z], to: [44, 1, z] },
  ]),
];
const held = { handR: [0, 48, 26] as Vector, handL: [0, 48, -26] as Vector };
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };

const behindHead = { handR: [-86, 50, 12] as Vector, handL: [-86, 50, -12] as Vector };

/** Feet in straps, hands on the floor. */
function inStraps(end: Pose, nearer = 0): Figure {
  const hands = { handR: [62, 4, 20] as Vector, handL: [62, 4, -20] as Vector };
  const ankles = (x: number) => ({ ankleR: [x, 40, 8] as Vector, ankleL: [x, 40, -8] as Vector });
  const start: Pose = {
    at: [16, 46, 0],
    lean: 76,
    foot: -60,
    neck: -6,
    kneesTo: [0.4, -1, 0.1],
    reach: { ...hands, ...ankles(-68) },
  };
  const to = { ...hands, ...ankles(nearer - 68) };
  return made([start, { ...start, ...end, reach: to }], {
    ms: [1200, 1500],
    things: [
      { kind: 'rod', from: [-50, 225, 6], to: 'ankleR', of: 'strap' },
      { kind: 'rod', from: [-50, 225, -6], to: 'ankleL', of: 'strap' },
    ],
  });
}

export const trunkMotions = (): Record<string, Figure> => ({
  crunch: lying([
    { ...kneesBent, ...byEars },
    { ...kneesBent, arm: 236, elbow: 120, spread: 50, fore: -30, curve: 34, neck: 12 },
  ]),
  'sit-up': lying(
    [
      { ...kneesBent, arm: 170, elbow: 10 },
      { ...kneesBent, lean: -6, curve: 14, arm: 84, elbow: 4 },
    ],
    { ms: [1300, 1900] },
  ),
  'mcgill-curl-up': lying([
    { hip: [132, 92], knee: [104, 2], foot: [0, 50], arm: 84, elbow: 20 },
    { hip: [132, 92], knee: [104, 2], foot: [0, 50], arm: 84, elbow: 20, curve: 16, neck: 8 },
  ]),
  'reverse-crunch': made(
    [
      { ...onBack, ...tableTop, ...armsBeside },
      { ...onBack, lean: -108, hip: 222, knee: 110, foot: 20, ...armsBeside },
    ],
    { ms: slow, pin: { joint: 'neck', at: [-50, 12] } },
  ),
  'leg-lower': lying(
    [
      { hip: 176, knee: 2, foot: 60, ...armsBeside },
      { hip: 102, knee: 2, foot: 40, ...armsBeside },
    ],
    { ms: [2200, 1300] },
  ),
  'flutter-kick': lying(
    [
      { hip: [118, 98], knee: 2, foot: 10, ...armsBeside },
      { hip: [98, 118], knee: 2, foot: 10, ...armsBeside },
    ],
    { ms: [350, 350] },
  ),
  'heel-slide': lying(
    [
      { ...kneesBent, ...armsBeside },
      { hip: [132, 98], knee: [104, 14], foot: [0, 30], ...armsBeside },
    ],
    inTurn,
  ),
  'toe-tap': lying(
    [
      { ...tableTop, ...armsBeside },
      { hip: [178, 138], knee: [90, 104], foot: [20, 0], ...armsBeside },
    ],
    inTurn,
  ),
  'dead-bug': deadBug([armsUp, { arm: [262, 180], spread: 4 }]),
  'weighted-dead-bug': deadBug([together, together], dumbbellAbove),
  'medicine-ball-dead-bug': deadBug([together, together], ballAbove),
  'band-dead-bug': deadBug(
    [together, together],
    [{ kind: 'rod', from: [-130, 60, 0], to: 'hands', of: 'band' }],
  ),
  'kettlebell-dead-bug-pullover': lying(
    [
      { ...tableTop, ...together },
      { ...tableTop, arm: 252, spread: -12 },
    ],
    { things: [{ kind: 'kettlebell', at: 'hands', hangs: 'up' }] },
  ),
  'hollow-hold': lying([
    { ...legsLong, hip: 108, foot: 20, curve: 22, neck: 10, arm: 228, spread: 8 },
  ]),
  'hollow-rock': made(
    [
      { lean: -72, curve: 20, neck: 8, hip: 122, knee: 2, foot: 20, arm: 242, spread: 8 },
      { lean: -98, curve: 20, neck: 8, hip: 96, knee: 2, foot: 20, arm: 216, spread: 8 },
    ],
    { ms: [700, 700], pin: { joint: 'pelvis', at: [0, 14] } },
  ),
  'pilates-hundred': lying(
    [
      { ...tableTop, curve: 34, neck: 10, arm: 82, spread: 6 },
      { ...tableTop, curve: 34, neck: 10, arm: 112, spread: 6 },
    ],
    {
      ms: [300, 300],
      things: [
        { kind: 'push', at: 'handR', way: [6, 26, 0] },
        { kind: 'push', at: 'handR', way: [6, -20, 0] },
      ],
    },
  ),
  'pilates-roll-up': lying(
    [
      { ...legsLong, arm: 250, spread: 8 },
      { ...legsLong, lean: 8, curve: 46, neck: 12, arm: 84, spread: 6 },
    ],
    { ms: [2400, 2400] },
  ),
  'v-up': lying(
    [
      { ...legsLong, arm: 262, spread: 8 },
      { hip: 138, knee: 2, foot: 20, lean: -40, curve: 20, arm: 112, spread: 4 },
    ],
    { ms: [1100, 1500] },
  ),
  'bicycle-crunch': lying(
    [
      {
        hip: [206, 108],
        knee: [108, 4],
        foot: 10,
        curve: 28,
        neck: 10,
        twist: -30,
        arm: 232,
        elbow: 120,
        spread: 50,
        fore: -30,
      },
    ],
    { ms: [800], mirrored: true },
  ),
  'dragon-flag': made(
    [
      { lean: -160, hip: 160, knee: 0, foot: 20, neck: 62, reach: behindHead },
      { lean: -104, hip: 104, knee: 0, foot: 20, neck: 14, reach: behindHead },
    ],
    { ms: [2400, 1800], pin: { joint: 'neck', at: [-50, 56] }, things: bench(-96, 20) },
  ),
  'mat-knee-tuck': made(
    [
      { at: [0, 13, 0], lean: -34, hip: 100, knee: 12, foot: 20, arm: -40, elbow: 6 },
      { at: [0, 13, 0], lean: -22, hip: 150, knee: 120, foot: 0, arm: -36, elbow: 6 },
    ],
    { ms: slow },
  ),
  'ghd-sit-up': made(
    [
      { at: [0, 92, 0], lean: -92, neck: 6, hip: 88, knee: 8, foot: 60, arm: 196 },
      { at: [0, 92, 0], lean: 30, curve: 10, hip: 88, knee: 8, foot: 60, arm: 70 },
    ],
    {
      ms: [1300, 1700],
      things: [
        { kind: 'wheel', at: [-2, 76, 0], r: 10 },
        { kind: 'rod', from: [0, 72, 0], to: [0, 0, 0] },
        { kind: 'block', from: [86, 78, -14], to: [92, 108, 14] },
        { kind: 'rod', from: [88, 80, 0], to: [88, 0, 0] },
      ],
    },
  ),
  'kneeling-cable-crunch': made(
    [
      { hip: 8, knee: 98, foot: -160, lean: 20, arm: 120, elbow: 110, fore: -10 },
      {
        hip: 22,
        knee: 112,
        foot: -160,
        lean: 44,
        curve: 46,
        neck: 10,
        arm: 60,
        elbow: 110,
        fore: -10,
      },
    ],
    {
      ms: slow,
      pin: { joint: 'kneeR', at: [0, 7] },
      things: [...column(80, 200), { kind: 'rod', from: [80, 200, 0], to: 'hands', of: 'cable' }],
    },
  ),
  'machine-crunch': made(
    [
      { ...sitting, lean: -6, arm: 150, elbow: 110, spread: 12 },
      { ...sitting, lean: 14, curve: 34, neck: 8, arm: 110, elbow: 110, spread: 12 },
    ],
    {
      ms: slow,
      things: [...chair(0), ...tower(-46, 170), ...hold.levers(-40, 150, 24)],
    },
  ),
  'hanging-knee-raise': hanging(below({ hip: 112, knee: 118 }, { lean: -8 })),
  'hanging-leg-raise': hanging(below({ hip: 90, knee: 2 }, { lean: -8, foot: 0 })),
  'hanging-march': made([below(straight), below({ hip: [92, 0], knee: [100, 4] })], {
    ms: [800, 800],
    mirrored: true,
    things: theBar,
  }),
  'hanging-oblique-raise': made(
    [below(straight), below({ hip: 108, knee: 116, open: [30, -20] }, { side: 8, lean: -8 })],
    { ms: [1100, 1600], mirrored: true, view: { turned: 62, tilted: 9 }, things: theBar },
  ),
  'knees-to-elbow': hanging(
    below({ hip: 176, knee: 118 }, { at: [-4, 150, 0], lean: -54, curve: 40, neck: 20 }),
  ),
  'toes-to-bar': hanging(
    below({ hip: 166, knee: 4 }, { at: [-8, 140, 0], lean: -34, curve: 20, foot: 10 }),
  ),
  'tuck-front-lever': lever({ hip: 216, knee: 140 }),
  'advanced-tuck-front-lever': lever({ hip: 178, knee: 104 }),
  'l-sit': made(
    [{ at: [-6, 59, 0], hip: 92, knee: 0, foot: 10, elbowsTo: [-1, 0, 0.2], reach: held }],
    {
      things: bars,
    },
  ),
  'tuck-l-sit': made(
    [{ at: [-6, 59, 0], hip: 138, knee: 146, foot: -20, elbowsTo: [-1, 0, 0.2], reach: held }],
    { things: bars },
  ),
  'suspension-knee-tuck': inStraps({ at: [10, 54, 0], lean: 84 }, 60),
  'suspension-pike': inStraps({ at: [16, 94, 0], lean: 150, neck: 4, foot: -40 }, 17),
  'seated-knee-lift': made(
    [
      { ...sitting, lean: -6, arm: -14, elbow: 20 },
      { ...sitting, lean: -6, hip: [124, 90], knee: [96, 88], foot: [10, 0], arm: -14, elbow: 20 },
    ],
    { ...inTurn, things: chair(0) },
  ),
  'seated-goblet-march': made(
    [
      { ...sitting, arm: 20, elbow: 135, fore: -22 },
      { ...sitting, hip: [120, 90], knee: [96, 88], foot: [10, 0], arm: 20, elbow: 135, fore: -22 },
    ],
    { ...inTurn, things: [...chair(0), { kind: 'dumbbell', at: 'hands', along: 'up' }] },
  ),
  'seated-lean-back': made(
    [
      { ...sitting, at: [14, 53, 0], arm: 30, elbow: 120, fore: -30 },
      { ...sitting, at: [14, 53, 0], lean: -28, arm: 14, elbow: 120, fore: -30 },
    ],
    { ms: [1500, 1300], things: chair(0) },
  ),
  'standing-knee-drive': made(
    [
      { arm: 168, lean: 6, hip: [-24, 4], knee: [10, 6], foot: [-30, 0] },
      { arm: 60, elbow: 80, lean: 4, hip: [100, 0], knee: [104, 4], foot: [-20, 0] },
    ],
    { ms: [500, 700], pin: { joint: 'ankleL', at: [0, 7] } },
  ),
  'standing-roll-down': made(
    [{ arm: 4 }, { lean: 74, curve: 64, neck: 26, hip: 8, knee: 14, arm: 6 }],
    { ms: [2400, 2400], pin: feet },
  ),
});
