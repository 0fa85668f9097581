import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Cord, Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import * as hold from './holds.ts';
import { feet, type Made, made, reaching } from './made.ts';
import { bench, chair, column, post, seat, tower } from './rooms.ts';

const effort = [1000, 1700] as const;
const front: View = { turned: 66, tilted: 9 };
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };
const bar: readonly Thing[] = [hold.barInHands];
const smallBar: readonly Thing[] = [{ kind: 'barbell', on: 'hands', plate: 11 }];
const forward = hold.dumbbellsHeld('forward');
const across = hold.dumbbellsHeld('across');
const tight: Thing = { kind: 'rod', from: 'handR', to: 'handL', of: 'band' };
const handle: Thing = { kind: 'rod', from: 'handR', to: 'handL' };

/** The arms from one place to another, standing. */
const standing = (from: Pose, to: Pose, options: Made = {}): Figure =>
  made([from, to], { ms: effort, pin: feet, ...options });
const seated = (from: Pose, to: Pose, options: Made = {}): Figure =>
  made(
    [
      { ...sitting, ...from },
      { ...sitting, ...to },
    ],
    {
      ms: effort,
      ...options,
      things: [...chair(0), ...(options.things ?? [])],
    },
  );

const long: Pose = { arm: 4, spread: 8 };
const curled: Pose = { arm: 8, elbow: 132, spread: 8 };
const low: Pose = { arm: 4, spread: 8 };
const wide: Pose = { arm: 6, elbow: 6, spread: 84 };
const halfWide: Pose = { arm: 6, elbow: 6, spread: 52 };
const behindHead: Pose = { arm: 172, elbow: 118, spread: -4 };
const overhead: Pose = { arm: 176, spread: -10 };
const lineTo = (from: Vector, to: 'hands' | 'handR' = 'hands', of: Cord = 'cable'): Thing => ({
  kind: 'rod',
  from,
  to,
  of,
});
const lowPulley = [...column(60, 14), lineTo([60, 14, 0])];
const highPulley = [...column(54, 205), lineTo([54, 205, 0])];
const sidePulleys = (y: number): Thing[] => [
  ...column(-10, y, 120),
  ...column(-10, y, -120),
  ...hold.linesFrom('cable', (side) => [-10, y, 120 * side]),
];
const open: Pose = { arm: 76, spread: 74, elbow: 10 };
const closed: Pose = { arm: 78, spread: -10, elbow: 8 };

/** Lying on the back, elbows bend and straighten. */
const skull = (height: number, things: readonly Thing[]): Figure => {
  const legs: Pose = height > 20 ? { hip: 82, knee: 80 } : { hip: 132, knee: 104 };
  return made(
    [
      { lean: -90, neck: 4, ...legs, arm: 184, spread: 4 },
      { lean: -90, neck: 4, ...legs, arm: 196, elbow: 108, spread: 4 },
    ],
    { ms: [1700, 1000], pin: { joint: 'pelvis', at: [0, height] }, things },
  );
};

const elbowsIn: Pose = { arm: 4, elbow: 88, spread: 6, fore: -16 };
const turnedOut: Pose = { arm: 4, elbow: 88, spread: 6, fore: 52 };
const bent: Pose = { lean: 62, hip: 30, knee: 42, neck: -22 };

/** Leaning from straps, only the elbows move. */
const fromStraps = (lean: number, from: Pose, to: Pose, x: number): Figure =>
  made(
    [
      { lean, hip: -lean, foot: lean > 0 ? -12 : 12, ...from },
      { lean: lean * 0.7, hip: -lean * 0.7, foot: lean > 0 ? -8 : 8, ...to },
    ],
    {
      ms: effort,
      pin: { joint: 'ankleR', at: [lean > 0 ? -56 : 24, 10] },
      things: [hold.beam(x, 232), ...hold.linesFrom('strap', (side) => [x, 232, 6 * side])],
    },
  );
const board = (y: number): Thing[] => [
  { kind: 'block', from: [6, y - 6, -34], to: [12, y + 14, 34] },
];
const hang = (more: Pose = {}): Pose => ({
  at: [0, 122, 0],
  hip: -4,
  knee: 14,
  foot: -40,
  reach: { handR: [4, 222, 24], handL: [4, 222, -24] },
  ...more,
});
const machine = ([x, y]: Vector, height = 165): Thing[] => [
  ...tower(-52, height),
  ...hold.levers(x, y, 30),
];
const bothHands = (way: (side: 1 | -1) => Vector): Thing[] => [
  { kind: 'push', at: 'handR', way: way(1) },
  { kind: 'push', at: 'handL', way: way(-1) },
];
const letGo: Pose = reaching({ at: [0, 95, 0], arm: 4, spread: 8 });
const armsAhead: Pose = reaching({ at: [0, 95, 0], arm: 80, spread: 8 });
const selfLow: Pose = { arm: [4, 10], elbow: [20, 24], spread: 4, fore: [-10, -28] };
const selfHigh: Pose = { arm: [6, 20], elbow: [110, 96], spread: 4, fore: [-16, -34] };

export const arms = (): Record<string, Figure> => ({
  'dumbbell-curl': standing(long, curled, { things: across }),
  'hammer-curl': standing(long, curled, { things: forward }),
  'dumbbell-reverse-curl': standing(
    { ...long, wrist: -70 },
    { ...curled, elbow: 112, wrist: -70 },
    {
      things: (['fingersR', 'fingersL'] as const).map((at) => ({
        kind: 'dumbbell',
        at,
        along: 'across',
      })),
    },
  ),
  'barbell-curl': standing(long, curled, { things: bar }),
  'ez-bar-curl': standing(long, curled, { things: smallBar }),
  'band-curl': standing(long, curled, { things: hold.bandUnderFeet }),
  'cable-curl': standing(long, curled, { things: [...lowPulley, handle] }),
  'rope-hammer-curl': standing(
    { ...long, spread: -8 },
    { ...curled, fore: -10 },
    {
      things: lowPulley,
    },
  ),
  'seated-dumbbell-curl': seated(long, curled, { things: across }),
  'seated-hammer-curl': seated(long, curled, { things: forward }),
  'seated-band-curl': seated(long, curled, { things: hold.bandUnderFeet }),
  'incline-dumbbell-curl': made(
    [
      { at: [0, 53, 0], lean: -38, neck: 8, hip: 86, knee: 84, arm: 0 },
      { at: [0, 53, 0], lean: -38, neck: 8, hip: 86, knee: 84, arm: 4, elbow: 128 },
    ],
    {
      ms: effort,
      things: [
        { kind: 'block', from: [-12, 36, -15], to: [22, 42, 15] },
        { kind: 'rod', from: [-14, 42, 12], to: [-48, 88, 12] },
        { kind: 'rod', from: [-14, 42, -12], to: [-48, 88, -12] },
        ...across,
      ],
    },
  ),
  'machine-preacher-curl': made(
    [
      { ...sitting, lean: 10, arm: 52, elbow: 12, spread: 0 },
      { ...sitting, lean: 10, arm: 52, elbow: 112, spread: 0 },
    ],
    {
      ms: effort,
      things: [
        ...seat(0),
        ...tower(92, 130),
        { kind: 'block', from: [18, 60, -18], to: [42, 84, 18] },
        { kind: 'rod', from: [36, 60, 0], to: [36, 0, 0] },
        { kind: 'rod', from: 'elbowR', to: 'handR', of: 'lever' },
        { kind: 'rod', from: [36, 84, 0], to: 'hands', of: 'lever' },
        handle,
      ],
    },
  ),
  'self-resisted-curl': standing(selfLow, selfHigh, { view: { turned: 44, tilted: 9 } }),
  'self-resisted-curl-hold': made([{ ...selfHigh, elbow: [88, 78] }], {
    pin: feet,
    view: { turned: 44, tilted: 9 },
  }),
  'seated-hand-resisted-curl': seated(
    { ...selfLow, arm: [20, 24], elbow: [60, 60], lean: 10 },
    { ...selfHigh, arm: [20, 26], lean: 10 },
    { view: { turned: 40, tilted: 9 } },
  ),
  'self-resisted-triceps-press': standing(selfHigh, selfLow, { view: { turned: 44, tilted: 9 } }),
  'suspension-biceps-curl': fromStraps(
    -38,
    { arm: 88, spread: 4 },
    { arm: 88, elbow: 112, spread: 4 },
    60,
  ),
  'suspension-triceps-extension': fromStraps(
    34,
    { arm: 100, elbow: 96, spread: 2 },
    { arm: 78, spread: 2 },
    -40,
  ),
  'triceps-pushdown': standing(
    { arm: 8, elbow: 112, spread: 2 },
    { arm: 4, elbow: 4, spread: 2 },
    {
      things: highPulley,
    },
  ),
  'band-triceps-pressdown': standing(
    { arm: 8, elbow: 112, spread: 2 },
    { arm: 4, elbow: 4, spread: 2 },
    { things: [post(40), lineTo([40, 186, 0], 'hands', 'band')] },
  ),
  'overhead-triceps-extension': standing(behindHead, overhead, {
    things: [{ kind: 'dumbbell', at: 'hands', along: 'up' }],
  }),
  'seated-overhead-triceps-extension': seated(behindHead, overhead, {
    things: [{ kind: 'dumbbell', at: 'hands', along: 'up' }],
  }),
  'overhead-cable-triceps-extension': standing(
    { ...behindHead, arm: 150, lean: 18, hip: [16, -10], knee: [18, 6] },
    { ...overhead, arm: 140, lean: 18, hip: [16, -10], knee: [18, 6] },
    { things: [...column(-70, 190), lineTo([-70, 190, 0])] },
  ),
  'triceps-kickback': standing(
    { ...bent, arm: -62, elbow: 74 },
    { ...bent, arm: -66, elbow: 6 },
    { things: forward },
  ),
  'barbell-skull-crusher': skull(55, [...bench(-76, 14), ...smallBar]),
  'ez-bar-skull-crusher': skull(55, [...bench(-76, 14), ...smallBar]),
  'dumbbell-skull-crusher': skull(13, forward),
  'dead-stop-skull-crusher': skull(13, smallBar),
  'machine-triceps-press': seated(
    { arm: -30, elbow: 94, spread: 8 },
    { arm: 0, elbow: 6, spread: 8 },
    {
      things: machine([-46, 70, 0], 120),
    },
  ),
  'bench-dip': made([offSeat(50), offSeat(28)], { ms: [1600, 1000], things: chair(-34) }),
  'lateral-raise': standing(low, wide, { view: front, things: forward }),
  'band-lateral-raise': standing(low, wide, { view: front, things: hold.bandUnderFeet }),
  'seated-lateral-raise': seated(low, wide, { view: front, things: forward }),
  'seated-band-lateral-raise': seated(low, wide, {
    view: front,
    things: hold.linesFrom('band', (side) => [0, 46, 16 * side]),
  }),
  'machine-lateral-raise': seated(
    { arm: 4, elbow: 84, spread: 10, fore: 4 },
    { arm: 4, elbow: 84, spread: 82, fore: 10 },
    {
      view: front,
      things: [
        ...tower(-52, 150),
        { kind: 'rod', from: [-24, 124, 16], to: 'elbowR', of: 'lever' },
        { kind: 'rod', from: [-24, 124, -16], to: 'elbowL', of: 'lever' },
      ],
    },
  ),
  'cable-lateral-raise': standing(
    { arm: 4, spread: [6, 8] },
    { arm: 6, elbow: 6, spread: [84, 8] },
    { view: front, things: [...column(0, 12, -90), lineTo([0, 12, -90], 'handR')] },
  ),
  'arm-raise-hold': made([{ ...wide, spread: 78 }], { pin: feet, view: front }),
  'arm-raise-pulse': standing({ ...wide, spread: 78 }, halfWide, {
    view: front,
    ms: [900, 900],
    things: bothHands(() => [0, 34, 0]),
  }),
  'seated-arm-pulse': seated(
    { ...wide, spread: 80 },
    { ...wide, spread: 68 },
    {
      view: front,
      ms: [500, 500],
      things: [...bothHands(() => [0, 28, 0]), ...bothHands(() => [0, -28, 0])],
    },
  ),
  'seated-front-raise': seated({ arm: 24, spread: 6 }, { arm: 90, spread: 6 }, { things: across }),
  'barbell-shrug': standing(
    { ...low, shrug: -3 },
    { ...low, shrug: 9 },
    { view: { turned: 40, tilted: 9 }, things: [...bar, ...hold.shouldersUp] },
  ),
  'shoulder-shrug': standing(
    { ...low, shrug: -3 },
    { ...low, shrug: 10 },
    { view: { turned: 90, tilted: 6 }, things: hold.shouldersUp },
  ),
  'cable-fly': standing(
    { ...open, lean: 8 },
    { ...closed, lean: 8 },
    {
      view: front,
      things: sidePulleys(140),
    },
  ),
  'low-to-high-cable-fly': standing(
    { arm: 20, spread: 40, elbow: 8 },
    { arm: 108, spread: -8, elbow: 8 },
    { view: front, things: sidePulleys(12) },
  ),
  'cable-rear-delt-fly': standing(
    { arm: 84, spread: -6 },
    { arm: 84, spread: 78 },
    {
      view: front,
      things: crossed(150),
    },
  ),
  'cable-y-raise': standing(
    { arm: 40, spread: -4 },
    { arm: 150, spread: 30 },
    {
      view: front,
      things: crossed(12),
    },
  ),
  'cable-straight-arm-pulldown': standing(
    { lean: 22, hip: 14, knee: 20, arm: 126, spread: 4 },
    { lean: 16, hip: 14, knee: 20, arm: 6, spread: 4 },
    { things: [...column(90, 205), lineTo([90, 205, 0]), handle] },
  ),
  'pec-deck-fly': seated(
    { arm: 82, spread: 74 },
    { arm: 82, spread: -8 },
    {
      view: front,
      things: machine([-24, 180, 0], 190),
    },
  ),
  'reverse-pec-deck': seated(
    { arm: 82, spread: -6 },
    { arm: 82, spread: 80 },
    {
      view: front,
      things: [
        { kind: 'block', from: [18, 70, -14], to: [24, 116, 14] },
        ...machine([0, 180, 0], 190),
      ],
    },
  ),
  'seated-reverse-fly': seated(
    { lean: 54, neck: -16, arm: 4 },
    { lean: 54, neck: -16, arm: 6, spread: 80 },
    {
      view: front,
      things: forward,
    },
  ),
  'band-external-rotation': standing(elbowsIn, turnedOut, { view: front, things: [tight] }),
  'seated-band-external-rotation': seated(elbowsIn, turnedOut, { view: front, things: [tight] }),
  'elbow-in-rotation': standing(elbowsIn, turnedOut, { view: front }),
  'cable-external-rotation': standing(
    { arm: 4, elbow: [88, 10], spread: 6, fore: [-40, 8] },
    { arm: 4, elbow: [88, 10], spread: 6, fore: [48, 8] },
    { view: front, things: [...column(0, 112, -90), lineTo([0, 112, -90], 'handR')] },
  ),
  'side-lying-arm-rotation': made([sideLying([-12, -20]), sideLying([-12, 70])], {
    ms: effort,
    view: { turned: 80, tilted: 12 },
  }),
  'dumbbell-wrist-curl': seated(
    { lean: 24, arm: [30, 20], elbow: [62, 50], wrist: [-50, 0] },
    { lean: 24, arm: [30, 20], elbow: [62, 50], wrist: [60, 0] },
    { things: [{ kind: 'dumbbell', at: 'fingersR', along: 'across' }] },
  ),
  'towel-wring': standing(
    { arm: [44, 58], elbow: [56, 36], spread: -2 },
    { arm: [58, 44], elbow: [36, 56], spread: -2 },
    {
      view: front,
      things: [
        { kind: 'rod', from: 'handR', to: 'handL', of: 'towel' },
        { kind: 'round', at: 'hands', axis: [0, 0, 1], r: 16 },
      ],
    },
  ),
  'fist-squeeze': made(
    [
      { ...sitting, arm: 70, elbow: 14, spread: 10, wrist: 4, fingers: 10 },
      { ...sitting, arm: 70, elbow: 14, spread: 10, wrist: -172 },
    ],
    {
      ms: [900, 900],
      stills: [0, 0, 1],
      view: { turned: 36, tilted: 14 },
      things: [
        ...chair(0),
        { kind: 'push', at: 'handR', way: [4, 30, 0], inward: true },
        { kind: 'push', at: 'handR', way: [4, -30, 0], inward: true },
      ],
    },
  ),
  'finger-extensor-band': standing(
    { arm: [30, 4], elbow: [84, 6], wrist: [-60, 0] },
    { arm: [30, 4], elbow: [84, 6], wrist: [16, 0] },
    { things: [{ kind: 'ring', at: 'fingersR' }] },
  ),
  'neck-isometric': made(
    [
      {
        ...sitting,
        arm: [70, 20],
        elbow: [144, 30],
        spread: [70, 8],
        fore: [-34, 8],
        elbowsTo: [0, -0.4, 1],
        reach: { handR: [4, 126, 14] },
      },
    ],
    {
      view: { turned: 84, tilted: 8 },
      things: [
        ...chair(0),
        { kind: 'arrow', from: [0, 126, 66], to: [0, 126, 34] },
        { kind: 'arrow', from: [0, 126, -46], to: [0, 126, -16] },
      ],
    },
  ),
  'max-hang': made([hang()], { things: board(222), view: { turned: 30, tilted: 9 } }),
  'repeater-hang': made([reaching(hang()), armsAhead, letGo, armsAhead], {
    ms: [2500, 400, 1500, 400],
    things: [...board(222), { kind: 'sign', of: 'slow', at: [70, 190, 0] }],
    view: { turned: 30, tilted: 9 },
  }),
  'pinch-block-lift': standing(
    { lean: 52, hip: 70, knee: 90, neck: -18, arm: [4, -8], wrist: [0, 0] },
    { arm: [2, -4], spread: 10, wrist: [0, 0] },
    {
      things: [
        { kind: 'wheel', at: 'fingersR', r: 15 },
        { kind: 'wheel', at: 'fingersR', r: 4 },
      ],
    },
  ),
});

/** Hands on the edge of a seat behind, heels ahead. */
function offSeat(y: number): Pose {
  return {
    at: [8, y, 0],
    foot: 10,
    elbowsTo: [-1, 0.2, 0.2],
    reach: {
      handR: [-12, 44, 20],
      handL: [-12, 44, -20],
      ankleR: [66, 8, 9],
      ankleL: [66, 8, -9],
    },
  };
}
/** Each hand holds the handle of the other side. */
function crossed(y: number): Thing[] {
  return [
    ...column(30, y, 100),
    ...column(30, y, -100),
    { kind: 'rod', from: [30, y, -100], to: 'handR', of: 'cable' },
    { kind: 'rod', from: [30, y, 100], to: 'handL', of: 'cable' },
  ];
}
/** On the right side, the left arm on top. */
function sideLying(fore: readonly [number, number]): Pose {
  return {
    at: [0, 22, 0],
    tip: 90,
    hip: 40,
    knee: 70,
    arm: [100, 10],
    elbow: [20, 88],
    spread: [-12, 6],
    fore,
    open: 0,
  };
}
