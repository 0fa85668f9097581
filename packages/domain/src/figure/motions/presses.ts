import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { bench, box, chair, column, post, rails, tower, wall } from './rooms.ts';
import { seatAhead } from './steps.ts';

const low: View = { turned: 14, tilted: 12 };
/** Where the distance of the hands is what matters. */
const fromAhead: View = { turned: 58, tilted: 14 };
const fromAbove: View = { turned: 40, tilted: 26 };
/** Along the body of somebody who lies on the back. */
const fromTheHead: View = { turned: -64, tilted: 22 };
const lower = [1900, 1000] as const;

/** Both hands at one place, this far from the middle. */
const hands = (x: number, y: number, z: number) => ({
  handR: [x, y, z] as Vector,
  handL: [x, y, -z] as Vector,
});

interface PushUp extends Made {
  /** Half the distance of the hands, and how far in front of the ankles they are. */
  readonly apart?: number;
  readonly ahead?: number;
  /** Height of hands and ankles. */
  readonly handsAt?: number;
  readonly feetAt?: number;
  /** Lean of the body at the top and at the bottom. */
  readonly top: number;
  readonly bottom: number;
  readonly elbowsTo?: Vector;
  /** Knees on the floor instead of the feet. */
  readonly onKnees?: boolean;
}

/** The body in one line around the feet (or knees), hands that stay. */
function pushUp(options: PushUp): Figure {
  const { apart = 24, ahead = 128, handsAt = 4, feetAt = 14, top, bottom, onKnees } = options;
  const { elbowsTo = [-1, 0, 0.7], ...more } = options;
  const pose = (lean: number): Pose => ({
    lean,
    neck: -6,
    hip: -lean,
    knee: onKnees ? 100 - lean : 0,
    foot: onKnees ? -150 : -40,
    elbowsTo,
    reach: hands(ahead - 64, handsAt, apart),
  });
  return made([pose(top), pose(bottom)], {
    ms: lower,
    view: low,
    pin: { joint: onKnees ? 'kneeR' : 'ankleR', at: [-64, feetAt] },
    ...more,
  });
}
const floorPushUp = (options: Partial<PushUp> = {}): Figure =>
  pushUp({ top: 69, bottom: 84, ...options });

/** On the back with the knees bent: what the hands press goes up and down. */
function press(height: number, room: readonly Thing[], held: readonly Thing[], at: Press): Figure {
  const { top = { arm: 180, spread: 10 }, bottom, ms = lower, view } = at;
  const legs: Pose = height > 20 ? { hip: 82, knee: 80 } : { hip: 132, knee: 104 };
  const lying: Pose = { lean: -90, neck: 4, ...legs };
  return made(
    [
      { ...lying, ...top },
      { ...lying, ...bottom },
    ],
    {
      ms,
      pin: { joint: 'pelvis', at: [0, height] },
      things: [...room, ...held],
      ...(view && { view }),
    },
  );
}
interface Press {
  readonly top?: Pose;
  readonly bottom: Pose;
  readonly ms?: readonly number[];
  readonly view?: View;
}
const pause: Thing = { kind: 'sign', of: 'pause', at: [40, 122, 0] };
const onBench = 55;
const onFloor = 13;
const flat = bench(-76, 14);
const barBottom: Pose = { arm: 96, spread: 48, elbow: 84, fore: 2 };
const wideBottom: Pose = { arm: 100, spread: 56, elbow: 80, fore: 4 };
const wideTop: Pose = { arm: 180, spread: 22 };
const closeBottom: Pose = { arm: 76, spread: 14, elbow: 104, fore: 4 };
const floorBottom: Pose = { arm: 88, spread: 46, elbow: 92, fore: 2 };
const bar: readonly Thing[] = [hold.barInHands];
const across = hold.dumbbellsHeld('across');
const bandBelow = hold.linesFrom('band', (side) => [-46, 4, 12 * side]);

/** Half lying on a bench that is set to a slope. */
function slope(held: readonly Thing[], room: readonly Thing[] = []): Figure {
  const seated: Pose = { at: [0, 55, 0], lean: -52, neck: 8, hip: 84, knee: 82 };
  const seat: Thing[] = [
    { kind: 'block', from: [-12, 38, -15], to: [22, 44, 15] },
    { kind: 'rod', from: [-14, 42, 12], to: [-56, 78, 12] },
    { kind: 'rod', from: [-14, 42, -12], to: [-56, 78, -12] },
    { kind: 'rod', from: [4, 38, 0], to: [4, 0, 0] },
  ];
  return made(
    [
      { ...seated, arm: 166, spread: 22 },
      { ...seated, arm: 66, spread: 46, elbow: 98, fore: 2 },
    ],
    { ms: lower, things: [...seat, ...room, ...held] },
  );
}

/** Seated or standing tall, hands pushed straight ahead. */
function ahead(base: Pose, things: readonly Thing[], options: Made = {}, angle = 84): Figure {
  const near: Pose = { ...base, arm: angle - 70, elbow: 84, spread: 30, fore: 6 };
  return made([near, { ...base, arm: angle, elbow: 4, spread: 4 }], {
    ms: [1000, 1800],
    things,
    ...options,
  });
}
const standing: Pose = { hip: [14, -12], knee: [14, 6], lean: 4 };
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };
const machineSeat: readonly Thing[] = [
  { kind: 'block', from: [-18, 38, -18], to: [20, 44, 18] },
  { kind: 'block', from: [-24, 50, -16], to: [-16, 108, 16] },
  { kind: 'rod', from: [0, 38, 0], to: [0, 0, 0] },
];
const levers = (y: number): Thing[] => [...tower(-56, 165), ...hold.levers(-50, y, 30)];

/** Held up by the arms between two bars; the body sinks and rises. */
function dip(
  things: readonly Thing[],
  legs: Pose = { hip: -10, knee: 70 },
  z = 26,
  view?: View,
): Figure {
  const at = (y: number, lean: number): Pose => ({
    ...legs,
    at: [-6, y, 0],
    lean,
    foot: -50,
    elbowsTo: [-1, 0.2, 0.2],
    reach: hands(0, 118, z),
  });
  return made([at(128, 6), at(98, 24)], { ms: lower, things, ...(view && { view }) });
}
const twoBars: readonly Thing[] = [
  { kind: 'rod', from: [-40, 118, 26], to: [40, 118, 26] },
  { kind: 'rod', from: [-40, 118, -26], to: [40, 118, -26] },
  { kind: 'rod', from: [36, 118, 26], to: [36, 0, 26] },
  { kind: 'rod', from: [36, 118, -26], to: [36, 0, -26] },
];
const rings: readonly Thing[] = hold.rings(0, 230, 24);

/** Leaning into straps from an anchor above and behind. */
function intoStraps(
  lean: readonly [number, number],
  arms: readonly [Pose, Pose],
  view?: View,
): Figure {
  const pose = (tilt: number, arm: Pose): Pose => ({ lean: tilt, hip: -tilt, foot: -12, ...arm });
  return made([pose(lean[0], arms[0]), pose(lean[1], arms[1])], {
    ms: lower,
    pin: { joint: 'ankleR', at: [-60, 9] },
    things: hold.linesFrom('strap', (side) => [-40, 235, 10 * side]),
    ...(view && { view }),
  });
}

/** One arm presses the end of a bar, or both do. */
function landminePress(both: boolean, base: Pose = standing, pin: Made['pin'] = feet): Figure {
  const arm = (angle: number, elbow: number): Pose =>
    both
      ? { arm: angle, elbow, spread: 0, fore: -12 }
      : { arm: [angle, -10], elbow: [elbow, 20], spread: [2, 14] };
  const place = both ? 'hands' : 'handR';
  return made(
    [
      { ...base, ...arm(10, 130) },
      { ...base, ...arm(132, 6), lean: 10 },
    ],
    {
      ms: [1000, 1800],
      ...(pin && { pin }),
      things: [
        { kind: 'rod', from: [150, 4, 8], to: place },
        { kind: 'wheel', at: place, r: 11 },
      ],
    },
  );
}

const quadruped: Pose = { at: [0, 52, 0], hip: 6, knee: 96, foot: -166 };
const support: Pose = { foot: -50, reach: hands(0, 118, 24), elbowsTo: [-1, 0, 0.2] };
const parallettes: readonly Thing[] = [
  { kind: 'rod', from: [46, 16, 24], to: [82, 16, 24] },
  { kind: 'rod', from: [46, 16, -24], to: [82, 16, -24] },
];

/** Chest on the floor, hands lifted from it. */
const handsOff: Pose = { ...pushUpPose(87, 4), reach: hands(44, 20, 34) };

export const presses = (): Record<string, Figure> => ({
  'push-up': floorPushUp(),
  'hand-release-push-up': made([pushUpPose(69, 4), pushUpPose(86, 4), handsOff], {
    ms: [1300, 500, 700],
    view: low,
    pin: { joint: 'ankleR', at: [-64, 14] },
  }),
  'close-grip-push-up': floorPushUp({ apart: 8, elbowsTo: [-1, 0, 0.3], view: fromAhead }),
  'weighted-push-up': floorPushUp({ things: [{ kind: 'pack' }] }),
  'band-resisted-push-up': floorPushUp({
    things: [
      { kind: 'rod', from: 'handL', to: 'bladeL', of: 'band' },
      { kind: 'rod', from: 'bladeL', to: 'bladeR', of: 'band' },
      { kind: 'rod', from: 'handR', to: 'bladeR', of: 'band' },
    ],
    view: { turned: 34, tilted: 22 },
  }),
  'pseudo-planche-push-up': floorPushUp({ ahead: 98, top: 75, bottom: 86, elbowsTo: [-1, 0, 0.2] }),
  'deficit-push-up': floorPushUp({
    handsAt: 20,
    top: 63,
    bottom: 85,
    things: [24, -24].map((z) => ({ kind: 'block', from: [50, 0, z - 9], to: [78, 16, z + 9] })),
  }),
  'plyo-push-up': made([pushUpPose(68, 4), pushUpPose(84, 4), { ...pushUpPose(62, 18), arm: 0 }], {
    ms: [1100, 350, 350],
    view: low,
    pin: { joint: 'ankleR', at: [-64, 14] },
  }),
  'archer-push-up': made(
    [
      { ...pushUpPose(71, 4), reach: hands(64, 4, 42) },
      { ...pushUpPose(84, 4), side: 12, reach: hands(64, 4, 42) },
    ],
    { ms: lower, view: { turned: 58, tilted: 14 }, pin: { joint: 'ankleR', at: [-64, 14] } },
  ),
  'one-arm-push-up': made(
    [
      { ...pushUpPose(69, 4), open: 16, arm: -88, reach: { handR: [64, 4, 10] } },
      { ...pushUpPose(83, 4), open: 16, arm: -88, reach: { handR: [64, 4, 10] } },
    ],
    { ms: lower, view: low, pin: { joint: 'ankleR', at: [-64, 14] } },
  ),
  'planche-lean': made([{ ...pushUpPose(75, 4), reach: hands(34, 4, 20) }], {
    view: low,
    pin: { joint: 'ankleR', at: [-64, 14] },
  }),
  'knee-push-up': pushUp({
    onKnees: true,
    ahead: 84,
    feetAt: 7,
    top: 56,
    bottom: 82,
  }),
  'decline-push-up': floorPushUp({
    top: 90,
    bottom: 105,
    feetAt: 58,
    ahead: 128,
    things: chair(-64, 46),
  }),
  'incline-push-up': pushUp({
    top: 52,
    bottom: 64,
    handsAt: 46,
    ahead: 108,
    things: seatAhead,
  }),
  'box-incline-push-up': pushUp({
    top: 56,
    bottom: 68,
    handsAt: 38,
    ahead: 112,
    things: [box(36, 82, 36)],
  }),
  'wall-push-up': pushUp({
    top: 14,
    bottom: 30,
    handsAt: 126,
    ahead: 84,
    feetAt: 14,
    things: [wall(22)],
    view: { turned: 16, tilted: 9 },
  }),
  'suspension-push-up': floorPushUp({
    handsAt: 18,
    top: 64,
    bottom: 82,
    things: hold.linesFrom('strap', (side) => [62, 230, 20 * side]),
  }),
  'ring-push-up': floorPushUp({
    handsAt: 20,
    top: 63,
    bottom: 82,
    things: hold.rings(64, 230, 22),
  }),
  'scapular-push-up': made(
    [
      { ...quadruped, lean: 94, curve: -8, neck: -18, reach: hands(48, 4, 17) },
      { ...quadruped, lean: 78, curve: 10, neck: -10, reach: hands(48, 4, 17) },
    ],
    { ms: [1200, 1200], things: [{ kind: 'push', at: 'neck', way: [-6, 34, 0] }] },
  ),
  'tuck-planche': made(
    [
      {
        at: [8, 71, 0],
        lean: 86,
        curve: 8,
        neck: -20,
        hip: 64,
        knee: 140,
        foot: -80,
        elbowsTo: [-1, 0, 0.1],
        reach: hands(42, 16, 22),
      },
    ],
    { things: parallettes.map(shifted(-24)) },
  ),
  'bench-press': press(onBench, flat, bar, { top: wideTop, bottom: wideBottom }),
  'paused-bench-press': press(onBench, flat, [...bar, pause], {
    top: wideTop,
    bottom: wideBottom,
    ms: [2200, 1000],
  }),
  'close-grip-bench-press': press(onBench, flat, bar, {
    top: { arm: 180, spread: -10 },
    bottom: { ...closeBottom, fore: -14 },
    view: fromTheHead,
  }),
  'smith-bench-press': press(onBench, flat, [...bar, ...rails(-46)], {
    top: wideTop,
    bottom: wideBottom,
  }),
  'dumbbell-bench-press': press(onBench, flat, across, { bottom: barBottom }),
  'dumbbell-fly': press(onBench, flat, hold.dumbbellsHeld('forward'), {
    top: { arm: 180, spread: 4, elbow: -6, fore: -6 },
    bottom: { arm: 180, spread: 84, elbow: 10, fore: 72 },
    view: fromTheHead,
  }),
  'barbell-floor-press': press(onFloor, [], bar, { top: wideTop, bottom: floorBottom }),
  'dumbbell-floor-press': press(onFloor, [], across, { bottom: floorBottom }),
  'dumbbell-squeeze-press': press(onFloor, [], hold.dumbbellsHeld('forward'), {
    top: { arm: 180, spread: -9 },
    bottom: { arm: 84, spread: 26, elbow: 96, fore: -48 },
    view: fromAbove,
  }),
  'kettlebell-floor-press': press(onFloor, [], hold.kettlebellsHeld('down'), {
    bottom: floorBottom,
  }),
  'one-arm-kettlebell-floor-press': press(
    onFloor,
    [],
    [{ kind: 'kettlebell', at: 'handR', hangs: 'down' }],
    {
      top: { arm: [180, 86], spread: [8, 30] },
      bottom: { arm: [88, 86], spread: [46, 30], elbow: [92, 0], fore: [2, 30] },
    },
  ),
  'band-floor-press': press(onFloor, [], bandBelow, { bottom: floorBottom }),
  'incline-bench-press': slope(bar),
  'dumbbell-incline-press': slope(across),
  'smith-incline-press': slope([...bar, ...rails(-22)]),
  'machine-chest-press': ahead(sitting, [...machineSeat, ...levers(150)]),
  'machine-incline-press': ahead(
    { ...sitting, lean: -18 },
    [...machineSeat, ...levers(60)],
    {},
    120,
  ),
  'cable-chest-press': ahead(
    standing,
    [...column(-100, 128), ...hold.linesFrom('cable', (side) => [-100, 128, 4 * side])],
    {
      pin: feet,
    },
  ),
  'band-chest-press': ahead(
    standing,
    [post(-100), ...hold.linesFrom('band', (side) => [-96, 128, 4 * side])],
    {
      pin: feet,
    },
  ),
  'air-chest-press': ahead(standing, [], { pin: feet }),
  'seated-band-chest-press': ahead(sitting, [
    ...chair(0),
    ...hold.linesFrom('band', (side) => [-24, 84, 20 * side]),
  ]),
  'seated-palm-press': squeeze([]),
  'seated-squeeze-press': squeeze([{ kind: 'dumbbell', at: 'hands', along: 'up' }]),
  'landmine-press': landminePress(false),
  'two-hand-landmine-press': landminePress(true),
  'half-kneeling-landmine-press': landminePress(
    false,
    { hip: [0, 88], knee: [88, 90], foot: [-150, 0] },
    { joint: 'kneeR', at: [0, 7] },
  ),
  'parallel-bar-dip': dip(twoBars),
  'weighted-dip': dip([...twoBars, { kind: 'belt' }], { hip: -22, knee: 60 }, 26, {
    turned: 34,
    tilted: 9,
  }),
  'band-assisted-dip': dip([
    ...twoBars,
    { kind: 'rod', from: [-6, 118, 26], to: 'kneeR', of: 'band' },
    { kind: 'rod', from: [-6, 118, -26], to: 'kneeL', of: 'band' },
  ]),
  'assisted-dip-machine': dip(
    [
      ...twoBars,
      ...tower(64, 190),
      { kind: 'rod', from: [60, 60, 0], to: 'kneeR', of: 'lever' },
      { kind: 'rod', from: 'kneeR', to: 'ankleR', of: 'lever' },
    ],
    { hip: 4, knee: 92 },
  ),
  'ring-dip': dip(rings, { hip: -6, knee: 40 }, 24, { turned: 36, tilted: 9 }),
  'straight-bar-dip': dip(
    [
      { kind: 'rod', from: [0, 118, -60], to: [0, 118, 60] },
      { kind: 'rod', from: [0, 118, -60], to: [0, 0, -60] },
      { kind: 'rod', from: [0, 118, 60], to: [0, 0, 60] },
    ],
    { hip: 20, knee: 60 },
    26,
    { turned: 42, tilted: 9 },
  ),
  'ring-support-hold': made([{ ...support, at: [-4, 128, 0], hip: 4 }], {
    things: rings,
    view: { turned: 40, tilted: 9 },
  }),
  'suspension-chest-press': intoStraps(
    [22, 34],
    [
      { arm: 76, spread: 8 },
      { arm: 24, elbow: 82, spread: 34, fore: 8 },
    ],
  ),
  'suspension-chest-fly': intoStraps(
    [18, 26],
    [
      { arm: 78, spread: 4 },
      { arm: 78, spread: 76, elbow: 8 },
    ],
    { turned: 64, tilted: 9 },
  ),
});

function pushUpPose(lean: number, y: number): Pose {
  return {
    lean,
    neck: -6,
    hip: -lean,
    foot: -40,
    elbowsTo: [-1, 0, 0.7],
    reach: hands(64, y, 24),
  };
}

/** Seated with both palms together, pushed ahead. */
function squeeze(held: readonly Thing[]): Figure {
  return made(
    [
      { ...sitting, arm: 20, elbow: 80, spread: 26, fore: -74 },
      { ...sitting, arm: 76, elbow: 14, spread: 8, fore: -46 },
    ],
    {
      ms: [1100, 1500],
      view: { turned: 62, tilted: 12 },
      things: [...chair(0), ...held, ...hold.palmsPress],
    },
  );
}

function shifted(x: number): (thing: Thing) => Thing {
  return (thing) =>
    thing.kind === 'rod' && typeof thing.from !== 'string' && typeof thing.to !== 'string'
      ? {
          ...thing,
          from: [thing.from[0] + x, thing.from[1], thing.from[2]],
          to: [thing.to[0] + x, thing.to[1], thing.to[2]],
        }
      : thing;
}
