import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import { fromTheSide, type View } from '../view.ts';
import * as hold from './holds.ts';
import { made } from './made.ts';
import { bench, chair, column, rails, tower, wall } from './rooms.ts';

const shoulders = { joint: 'neck', at: [-50, 12] } as const;
const up: Vector = [0.2, 1, 0.1];
const ankles = (x: number, y = 7) => ({
  ankleR: [x, y, 9] as Vector,
  ankleL: [x, y, -9] as Vector,
});
const lying: Pose = { arm: 86, spread: 18, kneesTo: up };

/** On the back: hips down and up between shoulders and feet that stay. */
function bridge(things: readonly Thing[] = [], arms: Pose = {}, view?: View): Figure {
  return made(
    [
      { ...lying, ...arms, lean: -90, neck: 6, reach: ankles(36) },
      { ...lying, ...arms, lean: -117, neck: 28, reach: ankles(36) },
    ],
    { ms: [1000, 1800], pin: shoulders, things, ...(view && { view }) },
  );
}

/** Shoulders on a bench, hips up to their height. */
function thrust(things: readonly Thing[], room: readonly Thing[] = bench(-74, -34)): Figure {
  const arms: Pose = { arm: 20, elbow: 30, spread: 14, kneesTo: up };
  return made(
    [
      { ...arms, lean: -52, neck: 12, reach: ankles(46) },
      { ...arms, lean: -91, neck: 24, reach: ankles(46) },
    ],
    {
      ms: [1000, 1800],
      pin: { joint: 'neck', at: [-46, 55] },
      things: [...room, ...things],
    },
  );
}

/** Heels in straps, hips off the floor. */
function inStraps(from: number, to: number, lean: readonly [number, number]): Figure {
  const pose = (x: number, tilt: number): Pose => ({
    ...lying,
    lean: tilt,
    neck: 12,
    foot: 70,
    reach: ankles(x, 32),
  });
  return made([pose(from, lean[0]), pose(to, lean[1])], {
    ms: [1400, 1600],
    pin: shoulders,
    things: [
      { kind: 'rod', from: [40, 220, 6], to: 'ankleR', of: 'strap' },
      { kind: 'rod', from: [40, 220, -6], to: 'ankleL', of: 'strap' },
    ],
  });
}

/** On one leg, the other one pushed back. */
function kickback(things: readonly Thing[], lean = 12, back = -34): Figure {
  const arms: Pose = { arm: 62, elbow: 20 };
  return made(
    [
      { ...arms, lean: lean / 2, hip: [4, 0], knee: [8, 0] },
      { ...arms, lean, hip: [back, 0], knee: [6, 4], foot: [-30, 0] },
    ],
    { ms: [1000, 1600], pin: { joint: 'ankleL', at: [0, 7] }, things },
  );
}

const lain: Pose = { lean: 90, hip: -90, foot: -166, at: [0, 12, 0] };

export const bridges = (): Record<string, Figure> => ({
  'glute-bridge': bridge(),
  'glute-bridge-hold': made([{ ...lying, lean: -117, neck: 28, reach: ankles(36) }], {
    pin: shoulders,
  }),
  'band-glute-bridge': bridge(
    [{ kind: 'rod', from: 'kneeR', to: 'kneeL', of: 'band' }],
    { open: 10 },
    { turned: 58, tilted: 18 },
  ),
  'barbell-glute-bridge': bridge([{ kind: 'barbell', on: 'hips', plate: 17 }]),
  'dumbbell-glute-bridge': bridge([{ kind: 'barbell', on: 'hips', plate: 9, half: 15 }], {
    arm: 96,
    elbow: 24,
    spread: -4,
  }),
  'glute-bridge-march': made(
    [
      { ...lying, lean: -117, neck: 28, reach: ankles(36) },
      {
        ...lying,
        lean: -117,
        neck: 28,
        reach: { ankleR: [20, 62, 9], ankleL: [36, 7, -9] },
      },
    ],
    { ms: [900, 900], pin: shoulders },
  ),
  'single-leg-glute-bridge': made(
    [
      {
        ...lying,
        lean: -90,
        neck: 6,
        hip: [110, 0],
        knee: 0,
        foot: [60, 0],
        reach: { ankleL: [36, 7, -9] },
      },
      {
        ...lying,
        lean: -115,
        neck: 26,
        hip: [118, 0],
        knee: 0,
        foot: [60, 0],
        reach: { ankleL: [36, 7, -9] },
      },
    ],
    { ms: [1000, 1800], pin: shoulders },
  ),
  'hamstring-walkout': made(
    [
      { ...lying, lean: -116, neck: 26, foot: 20, reach: ankles(36) },
      {
        ...lying,
        lean: -112,
        neck: 22,
        foot: [50, 20],
        reach: { ankleR: [62, 8, 9], ankleL: [36, 7, -9] },
      },
      { ...lying, lean: -101, neck: 12, foot: 55, reach: ankles(76, 8) },
      {
        ...lying,
        lean: -112,
        neck: 22,
        foot: [20, 50],
        reach: { ankleR: [36, 7, 9], ankleL: [62, 8, -9] },
      },
    ],
    { ms: [900, 900, 900, 900], pin: shoulders, stills: [0, 1, 2] },
  ),
  'barbell-hip-thrust': thrust([{ kind: 'barbell', on: 'hips' }]),
  'smith-hip-thrust': thrust([{ kind: 'barbell', on: 'hips', plate: 17 }, ...rails(6, 170)]),
  'dumbbell-hip-thrust': thrust([{ kind: 'barbell', on: 'hips', plate: 9, half: 15 }]),
  'chair-hip-thrust': thrust([], chair(-54)),
  'machine-hip-thrust': thrust([
    ...tower(-92, 120),
    { kind: 'rod', from: [-80, 24, 26], to: 'hipR', of: 'lever' },
    { kind: 'barbell', on: 'hips', plate: 8, half: 20 },
  ]),
  'suspension-hip-bridge': inStraps(34, 34, [-90, -116]),
  'suspension-hamstring-curl': inStraps(78, 42, [-106, -116]),
  '45-degree-back-extension': made(
    [
      { at: [0, 84, 0], lean: 128, neck: -6, hip: -48, foot: 20, arm: 60, elbow: 120 },
      { at: [0, 84, 0], lean: 46, neck: -6, hip: -48, foot: 20, arm: 20, elbow: 120 },
    ],
    {
      ms: [1300, 1900],
      things: [
        { kind: 'wheel', at: [8, 72, 0], r: 9 },
        { kind: 'rod', from: [6, 68, 0], to: [6, 0, 0] },
        { kind: 'rod', from: [-70, 20, 0], to: [6, 60, 0] },
        { kind: 'wheel', at: [-70, 30, 0], r: 6 },
      ],
    },
  ),
  'prone-back-extension': made(
    [
      { ...lain, arm: -88, spread: 10 },
      { ...lain, lean: 70, neck: -6, arm: -100, spread: 10 },
    ],
    { ms: [1100, 1500], view: { turned: 14, tilted: 12 } },
  ),
  'reverse-hyper': made(
    [
      { at: [0, 101, 0], lean: 90, hip: 8, foot: -30, arm: 30, elbow: 10 },
      { at: [0, 101, 0], lean: 90, hip: -84, foot: -60, arm: 30, elbow: 10 },
    ],
    {
      ms: [1200, 1600],
      things: [
        { kind: 'block', from: [0, 83, -16], to: [62, 90, 16] },
        { kind: 'rod', from: [20, 83, 0], to: [20, 0, 0] },
        { kind: 'rod', from: [52, 83, 0], to: [52, 0, 0] },
      ],
    },
  ),
  'donkey-kick': made(
    [
      { at: [0, 52, 0], lean: 84, hip: 6, knee: 96, foot: -166, arm: 4 },
      { at: [0, 52, 0], lean: 84, hip: [-82, 6], knee: [86, 96], foot: [-10, -166], arm: 4 },
    ],
    { ms: [1000, 1400] },
  ),
  'standing-kickback': kickback(hold.onChair.things ?? []),
  'standing-band-kickback': kickback([
    wall(56),
    { kind: 'rod', from: 'ankleR', to: 'ankleL', of: 'band' },
  ]),
  'cable-kickback': kickback([
    ...column(80, 16),
    { kind: 'rod', from: [80, 16, 0], to: 'ankleR', of: 'cable' },
  ]),
  'machine-glute-kickback': kickback(
    [
      { kind: 'block', from: [30, 96, -18], to: [38, 140, 18] },
      { kind: 'rod', from: [36, 96, 0], to: [36, 0, 0] },
      ...tower(70, 160),
      { kind: 'rod', from: [20, 60, 0], to: 'ankleR', of: 'lever' },
    ],
    30,
    -56,
  ),
  'seated-glute-squeeze': made(
    [
      { at: [0, 53, 0], hip: 90, knee: 88, arm: 24, elbow: 40 },
      { at: [0, 55, 0], hip: 88, knee: 88, arm: 24, elbow: 40 },
    ],
    {
      ms: [1500, 1500],
      things: [
        ...chair(0),
        { kind: 'push', at: 'head', way: [0, 40, 0] },
        { kind: 'arrow', from: [-50, 52, 30], to: [-18, 52, 30] },
      ],
      view: fromTheSide,
    },
  ),
});
