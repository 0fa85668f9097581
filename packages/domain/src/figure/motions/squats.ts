import { type Figure, figure } from '../figure.ts';
import type { Motion } from '../motion.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import { fromTheFront, fromTheSide, type View } from '../view.ts';
import * as hold from './holds.ts';
import { made } from './made.ts';
import { box, chair, post, rails, seat, tower, wall } from './rooms.ts';

const toes = { joint: 'toeR', at: [17, 3] } as const;
const feet = { joint: 'ankleR', at: [0, 7] } as const;

interface Squat {
  /** How wide the knees open, and how far the trunk leans at the bottom. */
  readonly open?: number;
  readonly lean?: number;
  /** Thigh at the bottom: 90 is level; the shin leans by what the knee bends further. */
  readonly depth?: number;
  readonly shin?: number;
  readonly ms?: readonly [down: number, up: number];
  readonly view?: View;
  /** What else stands there. */
  readonly room?: readonly Thing[];
  /** The arms at the bottom, where they move. */
  readonly low?: Pose;
  /** The heels leave the floor. */
  readonly onToes?: boolean;
  /** Under the heels, in centimetres. */
  readonly heels?: number;
  /** A third place after standing up. */
  readonly last?: Pose;
}

/** Down between the feet and up again. */
function squat({ arms, grip, things = [] }: hold.Hold, options: Squat = {}): Figure {
  const { open = 6, lean = 36, depth = 100, shin = 30, ms = [2000, 1000], room = [] } = options;
  const { heels = 0 } = options;
  const top: Pose = { ...arms, open, ...(heels > 0 && { foot: -28 }) };
  const knee = depth + shin;
  const low: Pose = { ...top, lean, hip: depth, knee, neck: -lean / 2.4, ...options.low };
  const motion: Motion = {
    pin: options.onToes ? toes : { ...feet, at: [0, 7 + heels] },
    ...(grip && { grip }),
    keys: [
      { pose: top, ms: ms[0] },
      { pose: low, ms: ms[1] },
      ...(options.last ? [{ pose: { ...top, ...options.last }, ms: 500 }] : []),
    ],
  };
  return figure(motion, { view: options.view ?? fromTheSide, things: [...things, ...room] });
}

/** On one leg, the other one where it is told to be. */
function oneLeg(
  { arms, things = [] }: hold.Hold,
  free: { hip: number; knee: number; depth?: number; lean?: number; room?: readonly Thing[] },
): Figure {
  const { depth = 112, lean = 42, room = [] } = free;
  const motion: Motion = {
    pin: feet,
    keys: [
      { pose: { ...arms, hip: [0, free.hip / 3], knee: [0, free.knee / 3] }, ms: 2200 },
      {
        pose: {
          ...arms,
          lean,
          neck: -16,
          hip: [depth, free.hip],
          knee: [depth + 32, free.knee],
          foot: [0, free.hip > 40 ? 60 : -50],
        },
        ms: 1400,
      },
    ],
  };
  return figure(motion, { view: fromTheSide, things: [...things, ...room] });
}

const chairBehind = chair(-42, 44);
const boxBehind = box(-62, -24, 42);

function still(pose: Pose, things: readonly Thing[], view = fromTheSide): Figure {
  return figure({ pin: feet, keys: [{ pose, ms: 1000 }] }, { view, things });
}

/** Seated on a sled or platform that is pushed away by the feet. */
function legPress(one: boolean): Figure {
  const side = (value: number, other: number) => (one ? ([value, other] as const) : value);
  const pose = (hip: number, knee: number): Pose => ({
    at: [0, 52, 0],
    lean: -48,
    neck: 20,
    arm: -20,
    elbow: 15,
    spread: 12,
    hip: side(hip, 84),
    knee: side(knee, 80),
    foot: side(55, 0),
    open: 5,
  });
  return figure(
    {
      keys: [
        { pose: pose(118, 10), ms: 2000 },
        { pose: pose(146, 98), ms: 1000 },
      ],
    },
    {
      view: fromTheSide,
      things: [
        { kind: 'block', from: [-22, 36, -18], to: [16, 42, 18] },
        { kind: 'rod', from: [-20, 40, 18], to: [-62, 84, 18] },
        { kind: 'rod', from: [-20, 40, -18], to: [-62, 84, -18] },
        { kind: 'rod', from: [30, 30, 20], to: [124, 128, 20] },
        { kind: 'rod', from: [30, 30, -20], to: [124, 128, -20] },
        { kind: 'rod', from: [124, 128, 20], to: [124, 0, 20] },
        { kind: 'rod', from: [-4, 36, 0], to: [-4, 0, 0] },
        { kind: 'rod', from: [-30, 0, 0], to: [124, 0, 0] },
        { kind: 'rod', from: 'ankleR', to: 'toeR', of: 'lever' },
        { kind: 'wheel', at: 'toeR', r: 15 },
      ],
    },
  );
}

const pause: Thing = { kind: 'sign', of: 'pause', at: [60, 140, 0] };
const clock: Thing = { kind: 'sign', of: 'slow', at: [60, 150, 0] };

export const squats = (): Record<string, Figure> => ({
  'air-squat': squat(hold.free, { low: hold.forward.arms, lean: 34 }),
  'tempo-squat': squat(hold.free, {
    low: hold.forward.arms,
    lean: 34,
    ms: [3000, 1200],
    room: [clock],
  }),
  'sit-to-stand': squat(hold.free, {
    depth: 88,
    shin: 8,
    lean: 30,
    room: chairBehind,
    low: { arm: 50, elbow: 20 },
  }),
  'wall-sit': still({ hip: 90, knee: 90, arm: 4, neck: 0 }, [wall(-56)]),
  'prisoner-squat': squat(hold.behindHead, { lean: 30, view: { turned: 40, tilted: 9 } }),
  'half-squat': squat(hold.free, { depth: 48, shin: 20, lean: 22, low: { arm: 40 } }),
  'squat-to-calf-raise': squat(hold.free, {
    depth: 80,
    lean: 32,
    low: { arm: 70 },
    last: { foot: -32 },
    onToes: true,
  }),
  'pistol-squat': oneLeg(hold.forward, { hip: 88, knee: 2 }),
  'shrimp-squat': oneLeg(hold.forward, { hip: 14, knee: 128, depth: 88, lean: 38 }),
  'single-leg-chair-squat': oneLeg(hold.forward, {
    hip: 70,
    knee: 10,
    depth: 88,
    lean: 34,
    room: chairBehind,
  }),
  'box-pistol-squat': figure(
    {
      pin: { joint: 'ankleR', at: [0, 49] },
      keys: [
        { pose: { ...hold.forward.arms, hip: [0, 0] }, ms: 2000 },
        {
          pose: { ...hold.forward.arms, lean: 40, neck: -16, hip: [92, 30], knee: [120, 10] },
          ms: 1200,
        },
      ],
    },
    { view: fromTheSide, things: [{ kind: 'block', from: [-24, 0, 2], to: [24, 42, 40] }] },
  ),
  'dumbbell-goblet-squat': squat(hold.gobletDumbbell, { lean: 26, open: 10 }),
  'dumbbell-box-squat': squat(hold.gobletDumbbell, {
    depth: 88,
    shin: 8,
    lean: 32,
    room: chairBehind,
  }),
  'dumbbell-front-squat': squat(hold.shoulderDumbbells, { lean: 26 }),
  'heel-elevated-goblet-squat': squat(hold.gobletDumbbell, {
    lean: 16,
    shin: 40,
    heels: 9,
    room: [{ kind: 'block', from: [-16, 0, -24], to: [5, 9, 24] }],
  }),
  'goblet-squat': squat(hold.gobletBell, { lean: 26, open: 10 }),
  'goblet-box-squat': squat(hold.gobletBell, {
    depth: 88,
    shin: 8,
    lean: 32,
    room: chairBehind,
  }),
  'kettlebell-front-rack-squat': squat(hold.rackBell, { lean: 24 }),
  'double-kettlebell-front-squat': squat(hold.rackBells, { lean: 24 }),
  'back-squat': squat(hold.backBar),
  'pause-back-squat': squat(hold.backBar, { depth: 104, room: [pause] }),
  'barbell-box-squat': squat(hold.backBar, { depth: 88, shin: 8, lean: 40, room: seat(-44) }),
  'front-squat': squat(hold.frontBar, { lean: 24 }),
  'zercher-squat': squat(hold.elbowBar, { lean: 28 }),
  'overhead-squat': squat(hold.overheadBar, { lean: 28, low: { arm: 172, spread: 32 } }),
  'snatch-balance': made(
    [
      { arm: 20, elbow: 152, spread: 62, fore: 24, open: 6 },
      { arm: 20, elbow: 152, spread: 62, fore: 24, open: 6, lean: 4, hip: 40, knee: 66 },
      { arm: 172, spread: 40, open: 6, lean: 28, neck: -12, hip: 100, knee: 130 },
      { arm: 176, spread: 40, open: 6 },
    ],
    { ms: [500, 300, 900, 900], pin: feet, things: [hold.barInHands], stills: [0, 1, 2] },
  ),
  'landmine-squat': squat(hold.landmine, { lean: 24 }),
  'band-squat': squat(hold.bandAtShoulders, { lean: 30 }),
  'band-front-squat': squat(
    {
      arms: { arm: 88, elbow: 132, spread: 4, fore: -40 },
      things: [
        { kind: 'rod', from: 'ankleR', to: 'shoulderR', of: 'band' },
        { kind: 'rod', from: 'ankleL', to: 'shoulderL', of: 'band' },
      ],
    },
    { lean: 20, view: { turned: 34, tilted: 9 } },
  ),
  'suspension-assisted-squat': squat(hold.holdStraps, {
    lean: 16,
    shin: 14,
    low: { arm: 112, elbow: 4 },
  }),
  'medicine-ball-squat': squat(hold.hugBall, { lean: 28 }),
  'medicine-ball-box-squat': squat(hold.hugBall, {
    depth: 88,
    shin: 8,
    lean: 32,
    room: [boxBehind],
  }),
  'sandbag-bear-hug-squat': squat(hold.hugBag, { lean: 28 }),
  'spanish-squat-hold': still({ hip: 80, knee: 82, lean: 14, arm: 70, elbow: 20 }, [
    post(110),
    { kind: 'rod', from: [110, 48, 0], to: 'kneeR', of: 'band' },
  ]),
  'smith-squat': squat(hold.backBar, { lean: 22, shin: 12, room: rails(-6) }),
  'safety-bar-squat': squat(
    { ...hold.backBar, arms: { arm: 30, elbow: 120, fore: 0 }, grip: undefined },
    { lean: 30 },
  ),
  'hack-squat': squat(
    { arms: { arm: 10, elbow: 135, spread: 14 } },
    {
      lean: -14,
      depth: 74,
      shin: 10,
      low: { neck: 6 },
      room: [
        { kind: 'rod', from: [24, 0, 22], to: [-72, 200, 22] },
        { kind: 'rod', from: [24, 0, -22], to: [-72, 200, -22] },
        { kind: 'pack' },
        { kind: 'block', from: [-14, 0, -26], to: [30, 3, 26] },
      ],
    },
  ),
  'pendulum-squat': squat(
    { arms: { arm: 20, elbow: 130, spread: 14 } },
    {
      lean: 6,
      depth: 104,
      shin: 20,
      room: [
        { kind: 'rod', from: [-110, 190, 0], to: 'neck' },
        { kind: 'rod', from: [-110, 0, 0], to: [-110, 190, 0] },
        { kind: 'wheel', at: [-110, 190, 0], r: 6 },
        { kind: 'pack' },
        { kind: 'block', from: [-16, 0, -26], to: [30, 3, 26] },
      ],
    },
  ),
  'belt-squat': squat(
    { arms: { arm: 60, elbow: 20 } },
    {
      lean: 20,
      room: [
        { kind: 'rod', from: 'hipR', to: [14, 16, 12], of: 'strap' },
        { kind: 'rod', from: 'hipL', to: [14, 16, -12], of: 'strap' },
        { kind: 'rod', from: [14, 16, 0], to: [84, 24, 0], of: 'lever' },
        { kind: 'rod', from: [52, 0, 0], to: [52, 112, 0] },
        { kind: 'rod', from: [52, 112, -24], to: [52, 112, 24] },
        ...tower(88, 110),
      ],
    },
  ),
  'leg-press': legPress(false),
  'single-leg-leg-press': legPress(true),
  'landmine-thruster': squat(hold.landmine, {
    lean: 26,
    last: { arm: 138, elbow: 10, spread: 4, lean: 8 },
  }),
  'suspension-squat-to-row': squat(hold.holdStraps, {
    lean: 14,
    shin: 14,
    low: { arm: 108, elbow: 4 },
    last: { arm: -20, elbow: 100 },
  }),
  'suspension-single-leg-squat': oneLeg(
    { ...hold.holdStraps, arms: { arm: 100, elbow: 4 } },
    { hip: 84, knee: 6, lean: 20, depth: 100 },
  ),
  'cossack-squat': figure(
    {
      keys: [
        { pose: wide([0, 76, 0], 4), ms: 1600 },
        { pose: { ...wide([-8, 32, 36], 30), foot: [0, 62] }, ms: 1400 },
      ],
    },
    { view: fromTheFront },
  ),
});

/** Wide feet that stay, and hips that move over one of them. */
function wide(at: readonly [number, number, number], lean: number): Pose {
  return {
    at,
    lean,
    neck: -lean / 2.4,
    ...(lean > 10 ? hold.forward.arms : hold.free.arms),
    kneesTo: [1, 0.2, 0.5],
    reach: { ankleR: [0, 7, 54], ankleL: [0, 7, -54] },
  };
}
