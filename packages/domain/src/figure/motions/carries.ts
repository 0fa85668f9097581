import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import { fromTheFront, type View } from '../view.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { chair, column, post, wall, wayAhead } from './rooms.ts';

/** Walking on the spot: one step, then the other. */
function walk({ arms, things = [] }: hold.Hold, more: Pose = {}, extra: readonly Thing[] = []) {
  const poses: readonly Pose[] = [
    { at: [0, 91, 0], ...arms, hip: [22, -18], knee: [4, 14], foot: [10, -24], ...more },
    { at: [0, 93, 0], ...arms, hip: [2, 16], knee: [2, 46], foot: [0, -16], ...more },
  ];
  return made([...poses, ...poses.map(otherLeg)], {
    ms: [320, 320, 320, 320],
    linear: true,
    things: [...things, ...extra, wayAhead(44, 92)],
  });
}
/** The same with the other leg; what the hands hold stays where it is. */
function otherLeg(pose: Pose): Pose {
  const swapped = (['hip', 'knee', 'foot'] as const).flatMap((name) => {
    const value = pose[name];
    return typeof value === 'object' ? [[name, [value[1], value[0]]] as const] : [];
  });
  return { ...pose, ...Object.fromEntries(swapped) };
}
/** Slow high knees. */
function march({ arms, things = [] }: hold.Hold): Figure {
  const up: Pose = { at: [0, 94, 0], ...arms, hip: [88, 0], knee: [90, 0], foot: [-10, 0] };
  const stood: Pose = { at: [0, 94, 0], ...arms };
  return made([up, stood, otherLeg(up), stood], { ms: [700, 700, 700, 700], things });
}
const oneSide = (thing: Thing): hold.Hold => ({ arms: { arm: 2, spread: 10 }, things: [thing] });
const oneUp = (thing: Thing): hold.Hold => ({
  arms: { arm: [178, 4], elbow: [0, 6], spread: [6, 10] },
  things: [thing],
});
const bell = (hangs: 'down' | 'up' | 'arm'): Thing => ({ kind: 'kettlebell', at: 'handR', hangs });
const dumbbell: Thing = { kind: 'dumbbell', at: 'handR', along: 'forward' };

const ball: readonly Thing[] = [{ kind: 'ball', at: 'hands', r: 14 }];
/** The way a ball flies once it is let go. */
const flies = (from: Vector, to: Vector): Thing => ({ kind: 'arrow', from, to });
const toWall: readonly Thing[] = [wall(120)];
const together: Pose = { spread: -12 };

/** Something held in both hands moved from one place to another, with the trunk turning. */
function turn(from: Pose, to: Pose, options: Made = {}): Figure {
  return made([from, to], { ms: [1100, 1300], pin: feet, view: fromTheFront, ...options });
}
const chopHigh: Pose = { arm: 150, spread: -12, twist: -34, hip: 6, knee: 10 };
const chopLow: Pose = { arm: 36, spread: -12, twist: 34, lean: 26, hip: 26, knee: 36 };
const fromColumn = (y: number): Thing[] => [
  ...column(0, y, 110),
  { kind: 'rod', from: [0, y, 110], to: 'hands', of: 'cable' },
];
const band = (y: number): Thing[] => [
  post(0, 110),
  { kind: 'rod', from: [0, Math.min(y, 186), 110], to: 'hands', of: 'band' },
];
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };
const leanBack: Pose = {
  at: [0, 13, 0],
  lean: -36,
  hip: 132,
  knee: 100,
  arm: 64,
  elbow: 34,
  spread: -10,
};
const seatedTwist = (things: readonly Thing[]): Figure =>
  made(
    [
      { ...leanBack, twist: 62 },
      { ...leanBack, twist: -62 },
    ],
    { ms: [900, 900], view: { turned: 62, tilted: 24 }, things },
  );
const atChest: Pose = { arm: 16, elbow: 118, spread: 12, fore: -22 };
const out: Pose = { arm: 84, elbow: 0, spread: -12 };
const squat: Pose = { lean: 26, hip: 96, knee: 126, neck: -14 };
/** Arms straight ahead and what pulls from the side, both in sight. */
const aslant: View = { turned: 34, tilted: 20 };
const sideways: View = { turned: 60, tilted: 9 };

export const carries = (): Record<string, Figure> => ({
  'dumbbell-farmer-carry': walk(hold.atSides),
  'kettlebell-farmer-carry': walk(hold.sideBells),
  'dumbbell-farmer-march': march(hold.atSides),
  'farmer-march': march({
    ...hold.free,
    things: [
      { kind: 'push', at: 'handR', way: [0, -40, 0] },
      { kind: 'push', at: 'handL', way: [0, -40, 0] },
    ],
  }),
  'suitcase-march': march({
    arms: { arm: [2, -25], elbow: [0, 70], spread: [12, 35], fore: [12, -35] },
    things: [{ kind: 'push', at: 'handR', way: [0, -40, 0] }],
  }),
  'dumbbell-suitcase-carry': walk(oneSide(dumbbell)),
  'kettlebell-suitcase-carry': walk(oneSide(bell('down'))),
  'kettlebell-suitcase-march': march(oneSide(bell('down'))),
  'dumbbell-overhead-carry': walk(oneUp(dumbbell)),
  'kettlebell-overhead-carry': walk(oneUp(bell('down'))),
  'overhead-march': march(hold.overhead),
  'front-rack-carry': walk(hold.rackBell),
  'medicine-ball-bear-hug-march': march(hold.hugBall),
  'sandbag-bear-hug-carry': walk(hold.hugBag),
  'trap-bar-carry': walk({
    arms: { arm: 0, spread: 14 },
    things: [{ kind: 'barbell', on: 'hands', trap: true }],
  }),
  'ruck-march': walk({ arms: { arm: [-16, 16], elbow: 40 } }, { lean: 6 }, [{ kind: 'pack' }]),
  'lateral-sled-drag': made(
    [
      {
        at: [-10, 76, 10],
        lean: 16,
        ...hold.onHips.arms,
        reach: { ankleR: [0, 7, 34], ankleL: [0, 7, -22] },
      },
      {
        at: [-10, 76, 18],
        lean: 16,
        ...hold.onHips.arms,
        reach: { ankleR: [0, 7, 34], ankleL: [0, 10, 8] },
      },
    ],
    {
      ms: [600, 600],
      view: fromTheFront,
      things: [
        { kind: 'block', from: [-24, 0, -150], to: [16, 20, -110] },
        { kind: 'rod', from: [-4, 16, -112], to: 'pelvis', of: 'strap' },
      ],
    },
  ),
});

export const throws = (): Record<string, Figure> => ({
  'medicine-ball-slam': made(
    [
      { arm: 172, ...together, foot: 0 },
      { arm: 10, ...together, lean: 54, hip: 70, knee: 92, neck: -12 },
    ],
    { ms: [350, 1100], pin: feet, things: [...ball, flies([64, 150, 0], [64, 60, 0])] },
  ),
  'air-slam': made([{ arm: 172 }, { arm: -10, lean: 44, hip: 60, knee: 82, neck: -12 }], {
    ms: [350, 1000],
    pin: feet,
  }),
  'wall-ball': made(
    [
      { ...atChest, ...squat },
      { arm: 158, elbow: 4, spread: -4 },
    ],
    {
      ms: [700, 900],
      pin: feet,
      things: [...ball, ...toWall, flies([54, 196, 0], [92, 232, 0])],
    },
  ),
  'medicine-ball-chest-pass': made(
    [
      { ...atChest, hip: 12, knee: 18 },
      { ...out, lean: 8 },
    ],
    {
      ms: [350, 900],
      pin: feet,
      things: [...ball, ...toWall, flies([80, 138, 0], [116, 138, 0])],
    },
  ),
  'overhead-throw': made(
    [
      { arm: 200, ...together, elbow: 20, lean: -8 },
      { arm: 96, ...together, lean: 22, hip: 12, knee: 16 },
    ],
    {
      ms: [350, 1000],
      pin: feet,
      things: [...ball, ...toWall, flies([84, 128, 0], [118, 112, 0])],
    },
  ),
  'medicine-ball-scoop-toss': made(
    [
      { arm: -2, ...together, lean: 56, hip: 58, knee: 78, neck: -16 },
      { arm: 128, ...together, lean: -10 },
    ],
    { ms: [400, 1100], pin: feet, things: [...ball, flies([60, 190, 0], [104, 234, 0])] },
  ),
  'rotational-throw': turn(
    { arm: 40, elbow: 50, spread: -10, twist: -56, hip: 24, knee: 34, lean: 12 },
    { arm: 80, spread: -12, twist: 40, hip: 8, knee: 10 },
    { ms: [350, 1100], view: sideways, things: [...ball, flies([40, 130, -62], [40, 130, -112])] },
  ),
  'medicine-ball-shot-put-throw': turn(
    { arm: [16, 70], elbow: [144, 20], spread: [26, 4], twist: -24, hip: 24, knee: 34 },
    { arm: [96, 20], elbow: [0, 90], spread: 4, twist: 46 },
    {
      ms: [350, 1100],
      view: sideways,
      things: [
        { kind: 'ball', at: 'handR', r: 12 },
        { kind: 'block', from: [0, 0, -150], to: [60, 200, -146] },
        flies([40, 140, -70], [40, 146, -120]),
      ],
    },
  ),
  'rotational-punch': turn(
    { arm: 30, elbow: 130, spread: 10, twist: -40, hip: 14, knee: 20 },
    { arm: [92, 30], elbow: [0, 130], spread: 4, twist: 44, hip: 8, knee: 12 },
    { ms: [350, 800], view: { turned: 30, tilted: 9 } },
  ),
  'explosive-wall-push-up': made(
    [
      { lean: 28, hip: -28, foot: -12, arm: 20, elbow: 96, spread: 34, fore: 8 },
      { lean: 3, hip: -3, foot: -2, arm: 58, elbow: 44 },
    ],
    {
      ms: [350, 900],
      pin: { joint: 'ankleR', at: [-50, 10] },
      things: [wall(28), flies([24, 160, 20], [-16, 160, 20])],
    },
  ),
});

export const rotations = (): Record<string, Figure> => ({
  'air-woodchop': turn(chopHigh, chopLow),
  'cable-woodchop': turn(chopHigh, chopLow, { things: fromColumn(200) }),
  'band-woodchop': turn(chopHigh, chopLow, { things: band(200) }),
  'medicine-ball-woodchop': turn(chopHigh, chopLow, { things: ball }),
  'dumbbell-woodchop': turn(
    { ...chopLow, twist: -34 },
    { ...chopHigh, twist: 34 },
    {
      things: [{ kind: 'dumbbell', at: 'hands', along: 'across' }],
    },
  ),
  'cable-lift': turn(
    { ...chopLow, twist: -34 },
    { ...chopHigh, twist: 34 },
    {
      things: fromColumn(20),
    },
  ),
  'seated-dumbbell-woodchop': made(
    [
      { ...sitting, arm: 34, spread: -12, twist: -36 },
      { ...sitting, arm: 138, spread: -12, twist: 36 },
    ],
    {
      ms: [1100, 1300],
      view: sideways,
      things: [...chair(0), { kind: 'dumbbell', at: 'hands', along: 'across' }],
    },
  ),
  'band-rotation': turn(
    { arm: 80, spread: -12, twist: -58 },
    { arm: 80, spread: -12, twist: 58 },
    {
      view: { turned: 66, tilted: 24 },
      things: [...band(126), { kind: 'round', at: [0, 96, 0], axis: [0, 1, 0], r: 40 }],
    },
  ),
  'landmine-rotation': turn(
    { arm: 70, spread: -12, twist: -44, lean: 8 },
    { arm: 70, spread: -12, twist: 44, lean: 8 },
    {
      things: [
        { kind: 'rod', from: [120, 4, 0], to: 'hands' },
        { kind: 'wheel', at: 'hands', r: 11 },
      ],
    },
  ),
  'russian-twist': seatedTwist([]),
  'dumbbell-russian-twist': seatedTwist([{ kind: 'dumbbell', at: 'hands', along: 'across' }]),
  'seated-twist-reach': made(
    [
      { ...sitting, arm: 84, spread: 4 },
      { ...sitting, arm: [80, 88], spread: [86, -12], twist: -64 },
    ],
    {
      ms: [1500, 1500],
      view: { turned: 24, tilted: 26 },
      things: [...chair(0), { kind: 'round', at: [0, 112, 0], axis: [0, -1, 0], r: 36 }],
    },
  ),
  'standing-cross-body-crunch': made(
    [
      { arm: 150, elbow: 140, spread: 48, fore: -38, at: [0, 94, 0] },
      {
        arm: 120,
        elbow: 140,
        spread: 40,
        fore: -38,
        at: [0, 94, 0],
        lean: 10,
        curve: 20,
        twist: 40,
        hip: [0, 104],
        knee: [2, 110],
        foot: [0, -20],
      },
    ],
    { ms: [700, 700], mirrored: true, view: sideways },
  ),
  'figure-8-pass': turn(
    { lean: 56, hip: 56, knee: 72, open: 20, neck: -18, arm: [-12, 16], spread: [-6, 6], elbow: 4 },
    { lean: 56, hip: 56, knee: 72, open: 20, neck: -18, arm: [16, -12], spread: [6, -6], elbow: 4 },
    {
      ms: [700, 700],
      things: [
        { kind: 'kettlebell', at: 'passed', hangs: 'down' },
        { kind: 'round', at: [0, 34, 26], axis: [0, 1, 0], r: 22 },
        { kind: 'round', at: [0, 34, -26], axis: [0, -1, 0], r: 22 },
      ],
      view: { turned: 66, tilted: 20 },
    },
  ),
  'around-the-world': turn(
    { arm: [40, -20], elbow: [60, 50], spread: [0, 20], fore: [-30, -10] },
    { arm: [-30, 30], elbow: [50, 60], spread: [20, 0], fore: [-20, -30] },
    {
      ms: [800, 800],
      things: [bell('down'), { kind: 'round', at: [0, 96, 0], axis: [0, 1, 0], r: 40 }],
      view: { turned: 60, tilted: 18 },
    },
  ),
  'kettlebell-halo': turn(
    { arm: 100, elbow: 120, spread: 20, fore: -48, twist: -6 },
    { arm: 170, elbow: 120, spread: 34, fore: -66, twist: 6 },
    {
      ms: [1100, 1100],
      things: [
        { kind: 'kettlebell', at: 'hands', hangs: 'up' },
        { kind: 'round', at: 'head', axis: [0, 1, 0], r: 34 },
      ],
      view: { turned: 60, tilted: 18 },
    },
  ),
  'cable-pallof-press': turn(
    { ...atChest, hip: 10, knee: 16 },
    { ...out, hip: 10, knee: 16 },
    {
      view: aslant,
      things: fromColumn(124),
    },
  ),
  'pallof-press': turn(
    { ...atChest, hip: 10, knee: 16 },
    { ...out, hip: 10, knee: 16 },
    {
      view: aslant,
      things: band(124),
    },
  ),
  'pallof-hold': made([{ ...out, hip: 10, knee: 16 }], {
    pin: feet,
    view: aslant,
    things: band(124),
  }),
  'palm-press-march': {
    ...march({ arms: { arm: 52, elbow: 44, spread: 26, fore: -76 }, things: hold.palmsPress }),
    view: { turned: 66, tilted: 12 },
  },
  'standing-side-crunch': made(
    [
      { at: [0, 94, 0], arm: [150, 4], elbow: [140, 4], spread: [48, 10], fore: [-38, 10] },
      {
        at: [0, 94, 0],
        side: 30,
        arm: [110, 4],
        elbow: [140, 4],
        spread: [50, 10],
        fore: [-38, 10],
        hip: [70, 0],
        open: [44, 3],
        knee: [100, 0],
        foot: [-20, 0],
      },
    ],
    { ms: [700, 900], view: fromTheFront },
  ),
  'seated-side-bend-reach': made(
    [
      { ...sitting, arm: 4, spread: 10 },
      { ...sitting, side: 40, arm: 4, spread: [-26, 50] },
    ],
    { ms: [1300, 1300], mirrored: true, view: fromTheFront, things: chair(0) },
  ),
  'kettlebell-windmill': made(
    [
      { arm: [178, 4], spread: [6, 8], open: 14, at: [0, 92, 0] },
      {
        arm: [180, 4],
        spread: [6, 4],
        open: 14,
        side: -66,
        twist: -30,
        at: [-4, 91, 12],
      },
    ],
    { ms: [1900, 1500], view: fromTheFront, things: [bell('down')] },
  ),
  'half-turkish-get-up': made(getUp(false), {
    ms: [1400, 1400, 2000],
    things: [bell('up')],
    view: { turned: 24, tilted: 14 },
  }),
  'turkish-get-up': made(getUp(true), {
    ms: [1400, 1400, 1400, 1600, 2600],
    stills: [0, 3, 4],
    things: [bell('up')],
    view: { turned: 24, tilted: 14 },
  }),
});

/** From the back over elbow and hand to the seat, and further to standing. */
function getUp(whole: boolean): readonly [Pose, ...Pose[]] {
  const up: Vector = [0.3, 1, 0.1];
  const reach = (handR: Vector, handL: Vector): NonNullable<Pose['reach']> => ({
    handR,
    handL,
    ankleR: [36, 7, 9],
    ankleL: [84, 9, -9],
  });
  const floor: Pose = { at: [0, 13, 0], foot: [0, 50], kneesTo: up };
  const lying: Pose = { ...floor, lean: -90, reach: reach([-46, 70, 17], [-20, 5, -40]) };
  const elbow: Pose = { ...floor, lean: -56, reach: reach([-36, 96, 17], [-34, 5, -38]) };
  const seated: Pose = { ...floor, lean: -26, reach: reach([-18, 112, 17], [-34, 5, -34]) };
  if (!whole) return [lying, elbow, seated];
  const kneel: Pose = {
    at: [0, 53, 0],
    foot: [0, -40],
    kneesTo: [1, -0.15, 0.1],
    reach: { handR: [0, 153, 17], handL: [-6, 47, -24], ankleR: [44, 7, 9], ankleL: [-42, 14, -9] },
  };
  const stand: Pose = {
    at: [0, 93, 0],
    foot: 0,
    kneesTo: [1, -0.15, 0.1],
    reach: { handR: [0, 194, 17], handL: [0, 86, -24], ankleR: [0, 7, 9], ankleL: [0, 7, -9] },
  };
  return [lying, elbow, seated, kneel, stand];
}
