import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import * as hold from './holds.ts';
import { type Made, made } from './made.ts';
import { bench, wall } from './rooms.ts';

const low: View = { turned: 14, tilted: 12 };
const toes = { joint: 'ankleR', at: [-64, 14] } as const;
const palms = (x: number, y = 4, z = 20) => ({
  handR: [x, y, z] as Vector,
  handL: [x, y, -z] as Vector,
});
/** In one line over the toes. */
const line = (lean: number, more: Pose = {}): Pose => ({
  lean,
  hip: -lean,
  foot: -40,
  neck: -6,
  ...more,
});
const highPlank: Pose = line(69, { reach: palms(62) });
const onForearms: Pose = line(81, { arm: 2, elbow: 88, fore: -4 });
const hold1 = (pose: Pose, options: Made = {}): Figure => made([pose], { view: low, ...options });

const fours: Pose = {
  at: [0, 52, 0],
  lean: 84,
  hip: 6,
  knee: 96,
  foot: -166,
  reach: palms(48, 4, 17),
};

/** Kneeling: hands roll away on a wheel or a bar. */
function rollOut(things: readonly Thing[]): Figure {
  const pose = (lean: number, thigh: number, x: number): Pose => ({
    lean,
    hip: thigh,
    knee: 90 + thigh,
    foot: -160,
    neck: -4,
    elbowsTo: [0, -1, 0.1],
    reach: palms(x, 10, 10),
  });
  return made([pose(64, 4, 62), pose(78, -46, 136)], {
    ms: [2000, 1800],
    pin: { joint: 'kneeR', at: [0, 7] },
    view: low,
    things,
  });
}

const strapsAtFeet: readonly Thing[] = [
  { kind: 'rod', from: [-70, 225, 6], to: 'ankleR', of: 'strap' },
  { kind: 'rod', from: [-70, 225, -6], to: 'ankleL', of: 'strap' },
];
const handles = hold.linesFrom('strap', (side) => [-30, 235, 8 * side]);

/** On one forearm, seen from the front. */
const sideView: View = { turned: 78, tilted: 10 };
const sidePlank = (
  at: Vector,
  tip: number,
  more: Pose = {},
  things: readonly Thing[] = [],
  view = sideView,
): Figure =>
  made(
    [
      {
        at,
        tip,
        arm: [0, 0],
        spread: [90 - tip + 90 - 78, 80],
        elbow: 0,
        fore: [0, 80],
        foot: 0,
        open: 0,
        ...more,
      },
    ],
    { view, things },
  );

export const planks = (): Record<string, Figure> => ({
  'high-plank': hold1(highPlank, { pin: toes }),
  'forearm-plank': hold1(onForearms, { pin: toes }),
  'knee-plank': hold1(
    { lean: 72, hip: -72, knee: 28, foot: -150, neck: -6, arm: 2, elbow: 88, fore: -4 },
    { pin: { joint: 'kneeR', at: [-40, 8] } },
  ),
  'bear-hold': hold1({ ...fours, at: [0, 58, 0], hip: 20, knee: 104, foot: -30, lean: 86 }),
  'slow-mountain-climber': made([climber(-64, 14), climber(8, 20)], {
    ms: [900, 900],
    mirrored: true,
    view: low,
  }),
  'plank-shoulder-tap': made(
    [
      { ...highPlank, open: 12 },
      {
        ...highPlank,
        open: 12,
        elbowsTo: [0.3, -1, 0.6],
        reach: { handR: [64, 58, -18], handL: [62, 4, -20] },
      },
    ],
    {
      ms: [600, 600],
      mirrored: true,
      view: { turned: 62, tilted: 14 },
      pin: { joint: 'pelvis', at: [16, 46] },
    },
  ),
  'bird-dog': made(
    [
      fours,
      {
        ...fours,
        hip: [6, -86],
        knee: [96, 2],
        foot: [-166, -60],
        reach: { handR: [104, 66, 17], handL: [48, 4, -17] },
        elbowsTo: [0, -1, 0],
      },
    ],
    { ms: [1200, 1200], mirrored: true },
  ),
  'quadruped-arm-reach': made(
    [
      fours,
      { ...fours, reach: { handR: [104, 66, 17], handL: [48, 4, -17] }, elbowsTo: [0, -1, 0] },
    ],
    { ms: [1200, 1200], mirrored: true },
  ),
  'ab-wheel-rollout': rollOut([{ kind: 'wheel', at: 'hands', r: 9 }]),
  'barbell-rollout': rollOut([{ kind: 'barbell', on: 'hands', plate: 12 }]),
  'wall-plank': hold1(line(24, { foot: -10, arm: 66, elbow: 60 }), {
    pin: { joint: 'ankleR', at: [-50, 10] },
    things: [wall(40)],
    view: { turned: 18, tilted: 9 },
  }),
  'wall-shoulder-tap': made(
    [
      line(16, { foot: -6, arm: 80 }),
      line(16, { foot: -6, arm: [56, 80], elbow: [124, 0], fore: [-66, 6] }),
    ],
    {
      ms: [700, 700],
      pin: { joint: 'ankleR', at: [-50, 9] },
      things: [wall(42)],
      view: { turned: 30, tilted: 9 },
    },
  ),
  'suspension-plank': hold1(
    { ...onForearms, lean: 88, hip: -88, at: [0, 36, 0], foot: -60 },
    { things: strapsAtFeet },
  ),
  'suspension-body-saw': made(
    [
      { ...onForearms, lean: 88, hip: -88, at: [4, 36, 0], foot: -60, arm: 4 },
      { ...onForearms, lean: 84, hip: -88, at: [-26, 31, 0], foot: -60, arm: 42, elbow: 48 },
    ],
    { ms: [1400, 1400], view: low, things: strapsAtFeet },
  ),
  'suspension-fallout': made(
    [line(26, { arm: 60, foot: -10 }), line(46, { arm: 132, foot: -20 })],
    {
      ms: [1800, 1300],
      pin: { joint: 'ankleR', at: [-56, 12] },
      things: handles,
    },
  ),
  'suspension-standing-plank': hold1(line(30, { arm: 66, foot: -12 }), {
    pin: { joint: 'ankleR', at: [-56, 12] },
    things: handles,
    view: { turned: 20, tilted: 9 },
  }),
  'side-plank': sidePlank([0, 44, 0], 68),
  'knee-side-plank': sidePlank([0, 42, 0], 66, { knee: 90, foot: -120 }, [], {
    turned: 58,
    tilted: 26,
  }),
  'suspension-side-plank': sidePlank([0, 44, 0], 78, {}, [
    { kind: 'rod', from: [0, 225, -84], to: 'ankleR', of: 'strap' },
  ]),
  'copenhagen-plank': sidePlank([0, 48, 0], 84, { open: [0, -22] }, [
    ...bench(-16, 16, 44).map(besideFeet),
  ]),
});

/** A plank with one foot stepped towards the hands. */
function climber(x: number, y: number): Pose {
  return {
    at: [18, 46, 0],
    lean: 69,
    neck: -6,
    foot: -40,
    kneesTo: [0.5, -0.6, 0],
    reach: { ...palms(62), ankleR: [x, y, 9], ankleL: [-64, 14, -9] },
  };
}

/** A bench across the way, where the feet of somebody lying on the side are. */
function besideFeet(thing: Thing): Thing {
  const move = ([x, y, z]: Vector): Vector => [z, y, -78 + x];
  if (thing.kind === 'block') return { ...thing, from: move(thing.from), to: move(thing.to) };
  if (thing.kind === 'rod' && typeof thing.from !== 'string' && typeof thing.to !== 'string') {
    return { ...thing, from: move(thing.from), to: move(thing.to) };
  }
  return thing;
}
