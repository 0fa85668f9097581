import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import { fromTheFront, type View } from '../view.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { bench, chair, column, post, rails, seat, tower, wall } from './rooms.ts';

const effort = [1000, 1700] as const;
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };
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

const toes = { joint: 'toeR', at: [17, 3] } as const;
/** Heels up and down over toes that stay. */
function calf(held: hold.Hold, options: Made & { step?: number; one?: boolean } = {}): Figure {
  const { step = 0, one = false, things = [], ...more } = options;
  const { arms, grip, things: own = [] } = held;
  const legs: Pose = one ? { hip: [0, 20], knee: [0, 80] } : {};
  const heels = (foot: number): Pose => ({ ...arms, ...legs, foot: one ? [foot, -40] : foot });
  return made([heels(step > 0 ? 20 : 0), heels(-54)], {
    ms: [1000, 1700],
    pin: { ...toes, at: [17, 3 + step] },
    ...(grip && { grip }),
    ...more,
    things: [...own, ...things],
  });
}
const low = 12;
const stepUnder: Thing = { kind: 'block', from: [10, 0, -26], to: [44, low, 26] };
const fingertips: hold.Hold = { arms: { arm: 70, elbow: 10 } };
const wallAhead = wall(62);

/** Seated heels: the knees rise. */
const seatedCalf = (things: readonly Thing[], arms: Pose = { arm: 24, elbow: 30 }): Figure =>
  made(
    [
      { ...sitting, ...arms },
      { ...sitting, ...arms, hip: 104, knee: 102, foot: -52 },
    ],
    { ms: effort, things: [...chair(0), ...things] },
  );

const machineSeat: readonly Thing[] = [
  ...seat(0),
  { kind: 'block', from: [-24, 48, -18], to: [-18, 104, 18] },
];
/** A lever from the knee with a roll at the ankle. */
const shinPads = (sides: readonly ('R' | 'L')[]): Thing[] =>
  sides.flatMap((side): Thing[] => [
    { kind: 'rod', from: `knee${side}`, to: `ankle${side}`, of: 'lever' },
    { kind: 'ball', at: `ankle${side}`, r: 7 },
  ]);
const leanIn: Pose = { lean: -8, arm: -8, elbow: 14, spread: 14 };
const onFront: Pose = { lean: 88, neck: -8, hip: -92, foot: -160, arm: 60, elbow: 60 };
const support: Pose = { arm: [4, 46], elbow: [4, 26], spread: [8, 16] };
const chairBeside = hold.onChair.things ?? [];

/** Standing on the left leg with a hold. */
const onLeft = (from: Pose, to: Pose, options: Made = {}): Figure =>
  made([from, to], { ms: effort, pin: { joint: 'ankleL', at: [0, 7] }, ...options });

const sideView: View = { turned: 82, tilted: 12 };
/** On the right side: legs told as angles of somebody standing. */
const onSide = (from: Pose, to: Pose, things: readonly Thing[] = []): Figure =>
  made(
    [
      {
        at: [0, 22, 0],
        tip: 90,
        arm: [176, 40],
        elbow: [10, 60],
        spread: [-10, 4],
        open: 0,
        ...from,
      },
      {
        at: [0, 22, 0],
        tip: 90,
        arm: [176, 40],
        elbow: [10, 60],
        spread: [-10, 4],
        open: 0,
        ...to,
      },
    ],
    { ms: effort, view: sideView, things },
  );
/** Hands that press on the outside of the knees. */
const handsOnKnees: Pose = { lean: 18, arm: 26, elbow: 34, spread: 24, fore: 6 };
const loop: Thing = { kind: 'rod', from: 'kneeR', to: 'kneeL', of: 'band' };

/** Both knees push out (1) or in (-1). */
const kneesPush = (way: 1 | -1): Thing[] =>
  (['kneeR', 'kneeL'] as const).map((at) => {
    const out = at === 'kneeR' ? 34 : -34;
    return { kind: 'push', at, way: [0, 0, out * way] };
  });

/** Small steps against a band around the legs. */
function bandWalk(
  from: Pose['reach'],
  to: Pose['reach'],
  view: View,
  way: readonly Thing[],
): Figure {
  const pose = (reach: Pose['reach'], z: number): Pose => ({
    at: [-10, 80, z],
    lean: 20,
    ...hold.onHips.arms,
    kneesTo: [1, 0.1, 0.3],
    ...(reach && { reach }),
  });
  return made([pose(from, 0), pose(to, 8)], { ms: [600, 600], view, things: [loop, ...way] });
}
const fours: Pose = {
  at: [0, 52, 0],
  lean: 84,
  hip: 6,
  knee: 96,
  foot: -166,
  reach: { handR: [48, 4, 17], handL: [48, 4, -17] },
};

export const legMotions = (): Record<string, Figure> => ({
  'standing-calf-raise': calf(hold.free),
  'dumbbell-calf-raise': calf(hold.atSides),
  'barbell-calf-raise': calf(hold.backBar),
  'bar-in-hands-calf-raise': calf({ arms: { arm: 14, spread: 8 }, things: [hold.barInHands] }),
  'suspension-calf-raise': calf(hold.holdStraps, { one: true }),
  'single-leg-calf-raise': calf(fingertips, { one: true, things: [wallAhead] }),
  'standing-calf-machine': calf(
    { arms: { arm: 20, elbow: 130, spread: 14 } },
    {
      step: low,
      things: [
        stepUnder,
        ...tower(-70, 170),
        { kind: 'rod', from: [-66, 146, 12], to: 'shoulderR', of: 'lever' },
        { kind: 'rod', from: [-66, 146, -12], to: 'shoulderL', of: 'lever' },
      ],
    },
  ),
  'calf-raise-hold': made([{ ...fingertips.arms, foot: -54 }], { pin: toes, things: [wallAhead] }),
  'heavy-calf-isometric': made([{ ...hold.backBar.arms, foot: -36 }], {
    pin: { ...toes, at: [17, 3 + low] },
    grip: { on: 'back', half: 26 },
    things: [stepUnder, { kind: 'barbell', on: 'back' }, ...rails(-6)],
  }),
  'seated-calf-raise': seatedCalf([]),
  'seated-dumbbell-calf-raise': seatedCalf(hold.dumbbellsHeld('across'), { arm: 34, elbow: 20 }),
  'seated-calf-machine': seatedCalf([
    { kind: 'block', from: [26, 66, -18], to: [44, 74, 18] },
    ...tower(96, 90),
    { kind: 'rod', from: [38, 70, 0], to: [92, 30, 0], of: 'lever' },
  ]),
  'leg-press-calf-raise': made([pressed(60), pressed(18)], {
    ms: effort,
    things: [
      { kind: 'block', from: [-22, 36, -18], to: [16, 42, 18] },
      { kind: 'rod', from: [-20, 40, 18], to: [-62, 84, 18] },
      { kind: 'rod', from: [-20, 40, -18], to: [-62, 84, -18] },
      { kind: 'rod', from: 'toeR', to: [118, 118, 9] },
    ],
  }),
  'wall-toe-raise': made(
    [
      { lean: -8, hip: 8, knee: 0, arm: 2, foot: 0 },
      { lean: -8, hip: 8, knee: 0, arm: 2, foot: 40 },
    ],
    { ms: [900, 1300], pin: { joint: 'ankleR', at: [14, 7] }, things: [wall(-26)] },
  ),
  'leg-extension': made(
    [
      { ...sitting, ...leanIn },
      { ...sitting, ...leanIn, knee: 8, foot: 60 },
    ],
    { ms: effort, things: [...machineSeat, ...tower(-46, 140), ...shinPads(['R', 'L'])] },
  ),
  'single-leg-extension': made(
    [
      { ...sitting, ...leanIn },
      { ...sitting, ...leanIn, knee: [8, 88], foot: [60, 0] },
    ],
    { ms: effort, things: [...machineSeat, ...tower(-46, 140), ...shinPads(['R'])] },
  ),
  'knee-straightener': seated(
    { arm: -10, elbow: 16 },
    { arm: -10, elbow: 16, knee: [6, 88], foot: [60, 0] },
  ),
  'seated-leg-curl': made(
    [
      { ...sitting, ...leanIn, knee: 10, foot: 50 },
      { ...sitting, ...leanIn, knee: 112, foot: -20 },
    ],
    {
      ms: effort,
      things: [
        ...machineSeat,
        ...tower(-46, 140),
        { kind: 'block', from: [22, 64, -18], to: [40, 72, 18] },
        ...shinPads(['R', 'L']),
      ],
    },
  ),
  'lying-leg-curl': prone(bench(-46, 62, 56), [...tower(92, 130), ...shinPads(['R', 'L'])], 67),
  'dumbbell-leg-curl': prone(
    bench(-46, 62, 56),
    [{ kind: 'dumbbell', at: 'soles', along: 'up' }],
    67,
  ),
  'band-hamstring-curl': prone(
    [],
    [post(-170), { kind: 'rod', from: [-170, 8, 0], to: 'ankleR', of: 'band' }],
    14,
  ),
  'standing-hamstring-curl': onLeft(
    support,
    { ...support, hip: [-4, 0], knee: [96, 2], foot: [-60, 0] },
    {
      things: chairBeside,
    },
  ),
  'standing-machine-leg-curl': onLeft(
    { arm: 60, elbow: 20, lean: 8 },
    { arm: 60, elbow: 20, lean: 8, hip: [-2, 2], knee: [104, 4], foot: [-50, 0] },
    {
      things: [
        { kind: 'block', from: [14, 60, -16], to: [20, 100, 16] },
        { kind: 'rod', from: [18, 60, 0], to: [18, 0, 0] },
        ...tower(58, 130),
        ...shinPads(['R']),
      ],
    },
  ),
  'reverse-nordic': made(
    [
      { hip: 0, knee: 90, foot: -166, arm: 10, elbow: 20 },
      { lean: -34, hip: 34, knee: 124, foot: -166, arm: 30, elbow: 20 },
    ],
    { ms: [2000, 1500], pin: { joint: 'kneeR', at: [0, 7] } },
  ),
  'terminal-knee-extension': made(
    [
      { hip: [24, -6], knee: [34, 2], ...hold.onHips.arms },
      { hip: [0, -6], knee: [0, 2], ...hold.onHips.arms },
    ],
    {
      ms: effort,
      pin: feet,
      things: [post(110, 9), { kind: 'rod', from: [110, 46, 9], to: 'kneeR', of: 'band' }],
    },
  ),
  'hip-abduction-machine': opener(4, 30, kneePads(10)),
  'hip-adduction-machine': opener(30, 2, kneePads(-8)),
  'seated-band-knee-opener': opener(4, 26, [loop]),
  'seated-knee-push-out': opener(6, 18, kneesPush(1), handsOnKnees),
  'seated-knee-squeeze': opener(14, 4, kneesPush(-1)),
  'seated-heel-drag': seated(
    { hip: [86, 90], knee: [54, 88], foot: [20, 0], arm: -10, elbow: 16 },
    { hip: [90, 90], knee: [108, 88], foot: [-14, 0], arm: -10, elbow: 16 },
  ),
  'standing-side-leg-raise': onLeft(
    support,
    { ...support, open: [36, 3] },
    {
      view: fromTheFront,
      things: chairBeside,
    },
  ),
  'cable-hip-abduction': onLeft(
    { ...hold.onHips.arms, open: [-4, 3] },
    { ...hold.onHips.arms, open: [34, 3] },
    {
      view: fromTheFront,
      things: [
        ...column(0, 12, -90),
        { kind: 'rod', from: [0, 12, -90], to: 'ankleR', of: 'cable' },
      ],
    },
  ),
  'lateral-band-walk': bandWalk(
    { ankleR: [0, 7, 18], ankleL: [0, 7, -18] },
    { ankleR: [0, 7, 40], ankleL: [0, 7, -18] },
    fromTheFront,
    [{ kind: 'arrow', from: [30, 0.5, 34], to: [30, 0.5, 90] }],
  ),
  'monster-walk': bandWalk(
    { ankleR: [0, 7, 24], ankleL: [-26, 7, -24] },
    { ankleR: [26, 10, 24], ankleL: [-26, 7, -24] },
    { turned: 44, tilted: 9 },
    [{ kind: 'arrow', from: [44, 0.5, 0], to: [96, 0.5, 0] }],
  ),
  'fire-hydrant': made([fours, { ...fours, open: [62, 3], shin: [20, 3] }], {
    ms: effort,
    view: { turned: -60, tilted: 12 },
  }),
  clamshell: onSide({ hip: 48, knee: 90 }, { hip: 48, knee: 90, open: [0, 40], shin: [0, -30] }),
  'banded-clamshell': onSide(
    { hip: 48, knee: 90 },
    { hip: 48, knee: 90, open: [0, 40], shin: [0, -30] },
    [loop],
  ),
  'side-lying-leg-raise': onSide(
    { hip: [40, -4], knee: [80, 0] },
    { hip: [40, -8], knee: [80, 0], open: [0, 38], shin: [0, 38] },
  ),
  'side-lying-inner-thigh-raise': onSide(
    { hip: [0, 60], knee: [0, 90] },
    { hip: [0, 60], knee: [0, 90], open: [-22, 0], shin: [-22, 0] },
  ),
});

/** Half lying in a press with nearly straight legs. */
function pressed(foot: number): Pose {
  return {
    at: [0, 52, 0],
    lean: -48,
    neck: 20,
    arm: -20,
    elbow: 15,
    spread: 12,
    hip: 118,
    knee: 8,
    foot,
    open: 5,
  };
}
/** Face down: heels to the seat. */
function prone(room: readonly Thing[], things: readonly Thing[], y: number): Figure {
  return made(
    [
      { ...onFront, knee: 4 },
      { ...onFront, knee: 100, foot: -80 },
    ],
    {
      ms: effort,
      pin: { joint: 'pelvis', at: [0, y] },
      things: [...room, ...things],
    },
  );
}
/** Levers from the seat with a pad at each knee, outside or inside of it. */
function kneePads(aside: number): Thing[] {
  return [
    ...tower(-46, 140),
    { kind: 'rod', from: [6, 30, 10], to: 'kneeR', of: 'lever' },
    { kind: 'rod', from: [6, 30, -10], to: 'kneeL', of: 'lever' },
    { kind: 'pad', at: 'kneeR', aside },
    { kind: 'pad', at: 'kneeL', aside },
    { kind: 'rod', from: [6, 30, -10], to: [6, 30, 10] },
    { kind: 'rod', from: [6, 30, 0], to: [6, 0, 0] },
  ];
}
/** Seated: knees apart and together. */
function opener(
  from: number,
  to: number,
  things: readonly Thing[] = [],
  arms: Pose = { arm: 10, elbow: 40 },
): Figure {
  const pose = (open: number): Pose => ({ open, shin: open / 3, ...arms });
  return seated(pose(from), pose(to), { view: fromTheFront, things });
}
