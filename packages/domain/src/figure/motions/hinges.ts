import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import { fromTheSide } from '../view.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { chair, column, post, rails, wall } from './rooms.ts';

const bar: readonly Thing[] = [hold.barInHands];
const bellInHands: readonly Thing[] = [{ kind: 'kettlebell', at: 'hands', hangs: 'down' }];
/** Arms long and close, both hands on one thing. */
const together: Pose = { arm: 2, spread: -13 };
const apart: Pose = { arm: 2, spread: 9 };

interface Pull extends Made {
  readonly lean?: number;
  readonly hip?: number;
  readonly shin?: number;
  readonly open?: number;
  readonly arms?: Pose;
}

/** From the floor to standing tall. */
function deadlift(things: readonly Thing[], options: Pull = {}): Figure {
  const { lean = 58, hip = 76, shin = 23, open = 5, arms = apart, ...more } = options;
  const low: Pose = { ...arms, open, lean, hip, knee: hip + shin, neck: -lean / 2.6 };
  const { view = fromTheSide } = more;
  return made([low, { ...arms, open }], { ms: [1100, 1900], pin: feet, ...more, view, things });
}

/** Hips back with soft knees, and forward again. */
function fold(held: hold.Hold, options: Pull = {}): Figure {
  const { lean = 68, hip = 24, shin = 2, open = 4, things = [], ...more } = options;
  const { arms, grip, things: own = [] } = held;
  const low: Pose = { ...arms, open, lean, hip, knee: hip + shin, neck: -lean / 3 };
  return made([{ ...arms, open }, low], {
    ms: [1900, 1100],
    pin: feet,
    ...(grip && { grip }),
    ...more,
    things: [...own, ...things],
  });
}

/** Standing on one leg, the other reaching back. */
function oneLegged(arms: Pose, things: readonly Thing[] = []): Figure {
  const low: Pose = {
    ...arms,
    lean: 76,
    neck: -22,
    hip: [14, -76],
    knee: [16, 4],
    foot: [0, -60],
  };
  return made([{ ...arms, hip: [0, -4], knee: [4, 12] }, low], {
    ms: [1900, 1200],
    pin: feet,
    things,
  });
}

/** Kneeling with the feet held, the body in one line. */
const nordic = (lean: number, arms: Pose): Pose => ({
  ...arms,
  lean,
  hip: -lean,
  knee: 90 - lean,
  foot: -166,
  open: 4,
});

const landmineLow: readonly Thing[] = [
  { kind: 'rod', from: [150, 4, 0], to: 'hands' },
  { kind: 'wheel', at: 'hands', r: 14 },
];
const wideFoot = { turned: 78, tilted: 9 };
const trapBar: readonly Thing[] = [{ kind: 'barbell', on: 'hands', trap: true }];
const pause: Thing = { kind: 'sign', of: 'pause', at: [56, 118, 0] };
/** Two pins at the height of the bar, on posts behind the plates. */
const pins = (x: number, y: number): Thing[] =>
  [34, -34].flatMap((z): Thing[] => [
    { kind: 'rod', from: [x - 30, y, z], to: [x + 30, y, z], of: 'lever' },
    { kind: 'rod', from: [x + 30, y + 14, z], to: [x + 30, 0, z] },
    { kind: 'rod', from: [x - 30, y, z], to: [x - 30, 0, z] },
  ]);
const pullThrough = (things: readonly Thing[]): Figure =>
  made(
    [
      { lean: 66, hip: 26, knee: 30, neck: -20, arm: -34, spread: -13 },
      { arm: -4, spread: -13, elbow: 4 },
    ],
    { ms: [1000, 1800], pin: feet, things },
  );

export const hinges = (): Record<string, Figure> => ({
  'conventional-deadlift': deadlift(bar),
  'paused-deadlift': deadlift([...bar, pause]),
  'deficit-deadlift': deadlift([...bar, { kind: 'block', from: [-26, 0, -24], to: [36, 14, 24] }], {
    hip: 92,
    lean: 60,
    shin: 26,
    pin: { joint: 'ankleR', at: [0, 21] },
  }),
  'rack-pull': deadlift([...bar, ...pins(22, 52)], { hip: 36, shin: 6, lean: 50 }),
  'snatch-grip-deadlift': deadlift(bar, {
    lean: 64,
    hip: 80,
    arms: { arm: 2, spread: 32 },
    view: { turned: 60, tilted: 11 },
  }),
  'sumo-deadlift': deadlift(bar, {
    lean: 44,
    hip: 74,
    shin: 12,
    open: 26,
    arms: { arm: 2, spread: -4 },
    view: wideFoot,
  }),
  'trap-bar-deadlift': deadlift(trapBar, { lean: 46, hip: 78, arms: { arm: 0, spread: 14 } }),
  'landmine-deadlift': deadlift(landmineLow, { lean: 52, arms: together }),
  'dumbbell-deadlift': deadlift(hold.dumbbellsHeld('forward'), { lean: 52, hip: 82, shin: 28 }),
  'dumbbell-sumo-deadlift': deadlift([{ kind: 'dumbbell', at: 'hands', along: 'up' }], {
    lean: 54,
    hip: 84,
    open: 26,
    arms: together,
    view: { turned: 56, tilted: 9 },
  }),
  'kettlebell-deadlift': deadlift(bellInHands, { arms: together, lean: 56, hip: 68 }),
  'kettlebell-sumo-deadlift': deadlift(bellInHands, {
    arms: together,
    lean: 54,
    hip: 80,
    open: 26,
    view: { turned: 56, tilted: 9 },
  }),
  'kettlebell-suitcase-deadlift': deadlift([{ kind: 'kettlebell', at: 'handR', hangs: 'down' }], {
    lean: 44,
    hip: 78,
    shin: 28,
    arms: { arm: [2, -10], spread: [12, 34], elbow: [0, 20] },
    view: { turned: 60, tilted: 9 },
  }),
  'barbell-romanian-deadlift': fold({ arms: apart, things: bar }),
  'smith-romanian-deadlift': fold({ arms: apart, things: [...bar, ...rails(14)] }),
  'dumbbell-romanian-deadlift': fold({ arms: apart, things: hold.dumbbellsHeld('across') }),
  'kettlebell-romanian-deadlift': fold({ arms: together, things: bellInHands }),
  'band-romanian-deadlift': fold({ arms: apart, things: hold.bandUnderFeet }),
  'medicine-ball-romanian-deadlift': fold(hold.hugBall),
  'barbell-good-morning': fold(hold.backBar, { lean: 62 }),
  'band-good-morning': fold({
    arms: { arm: 20, elbow: 140, spread: 14 },
    things: [
      { kind: 'rod', from: 'ankleR', to: 'neck', of: 'band' },
      { kind: 'rod', from: 'ankleL', to: 'neck', of: 'band' },
    ],
  }),
  'bodyweight-good-morning': fold(hold.onHips),
  'wall-hip-hinge': fold(hold.onHips, { lean: 54, hip: 24, things: [wall(-46)] }),
  'kickstand-good-morning': made(
    [
      { ...hold.onHips.arms, at: [0, 92, 0], reach: { ankleR: [0, 7, 9], ankleL: [-24, 14, -9] } },
      {
        ...hold.onHips.arms,
        at: [-16, 88, 0],
        lean: 62,
        neck: -20,
        reach: { ankleR: [0, 7, 9], ankleL: [-24, 14, -9] },
      },
    ],
    { ms: [1900, 1100] },
  ),
  'bodyweight-single-leg-rdl': oneLegged({ arm: 20, spread: 20 }),
  'dumbbell-single-leg-rdl': oneLegged({ arm: 4 }, [
    { kind: 'dumbbell', at: 'handL', along: 'across' },
  ]),
  'kettlebell-single-leg-rdl': oneLegged({ arm: 4 }, [
    { kind: 'kettlebell', at: 'handL', hangs: 'down' },
  ]),
  'landmine-single-leg-rdl': oneLegged({ arm: 8 }, [
    { kind: 'rod', from: [150, 4, 0], to: 'handL' },
    { kind: 'wheel', at: 'handL', r: 12 },
  ]),
  'cable-pull-through': pullThrough([
    ...column(-120, 18),
    { kind: 'rod', from: [-120, 18, 0], to: 'hands', of: 'cable' },
  ]),
  'band-pull-through': pullThrough([
    { kind: 'rod', from: [-120, 12, 0], to: 'hands', of: 'band' },
    post(-120),
  ]),
  'seated-hip-hinge': made(
    [
      { at: [0, 53, 0], hip: 90, knee: 88, arm: 30, elbow: 120, fore: -30 },
      { at: [0, 53, 0], hip: 90, knee: 88, lean: 48, neck: -14, arm: 40, elbow: 110, fore: -30 },
    ],
    { ms: [1800, 1200], things: chair(0) },
  ),
  'nordic-hamstring-curl': made(
    [nordic(0, { arm: 30, elbow: 90 }), nordic(58, { arm: 70, elbow: 70 })],
    {
      ms: [3000, 1500],
      pin: { joint: 'kneeR', at: [0, 7] },
      things: [{ kind: 'block', from: [-52, 12, -16], to: [-42, 22, 16] }],
    },
  ),
  'glute-ham-raise': made(
    [
      { at: [0, 96, 0], lean: 90, neck: -14, hip: -90, knee: 0, foot: -80, arm: 60, elbow: 120 },
      { at: [-24, 122, 0], lean: 22, hip: -22, knee: 68, foot: -80, arm: 40, elbow: 120 },
    ],
    {
      ms: [1300, 2200],
      things: [
        { kind: 'wheel', at: [-40, 84, 0], r: 12 },
        { kind: 'rod', from: [-40, 80, 0], to: [-40, 0, 0] },
        { kind: 'block', from: [-98, 80, -16], to: [-94, 112, 16] },
        { kind: 'rod', from: [-96, 84, 0], to: [-96, 0, 0] },
      ],
    },
  ),
  'slider-leg-curl': made(
    [
      {
        lean: -106,
        neck: 18,
        arm: 88,
        spread: 20,
        kneesTo: [0.2, 1, 0.1],
        foot: 30,
        reach: { ankleR: [38, 9, 9], ankleL: [38, 9, -9] },
      },
      {
        lean: -98,
        neck: 12,
        arm: 88,
        spread: 20,
        kneesTo: [0.2, 1, 0.1],
        foot: 60,
        reach: { ankleR: [78, 9, 9], ankleL: [78, 9, -9] },
      },
    ],
    {
      ms: [1800, 1400],
      pin: { joint: 'neck', at: [-50, 11] },
      things: [
        { kind: 'wheel', at: 'ankleR', r: 13, isUnder: true },
        { kind: 'wheel', at: 'ankleL', r: 13, isUnder: true },
        { kind: 'arrow', from: [44, 0.5, 26], to: [100, 0.5, 26] },
      ],
    },
  ),
});
