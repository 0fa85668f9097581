import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import { made } from './made.ts';
import { floor, plank, stood } from './steps.ts';

const low: View = { turned: 20, tilted: 12 };

/** On hands and feet, hips low. */
const bear = (hands: readonly [Vector, Vector], feet: readonly [Vector, Vector], z = 0): Pose => ({
  at: [-20, 61, z],
  lean: 92,
  neck: -12,
  foot: -36,
  kneesTo: [1, -0.4, 0.1],
  reach: { handR: hands[0], handL: hands[1], ankleR: feet[0], ankleL: feet[1] },
});
const forward: Thing = { kind: 'arrow', from: [88, 0.5, 0], to: [136, 0.5, 0] };
const bearCrawl: Figure = made(
  [
    bear(
      [
        [44, 4, 18],
        [16, 4, -18],
      ],
      [
        [-54, 14, 10],
        [-28, 14, -10],
      ],
    ),
    bear(
      [
        [30, 4, 18],
        [28, 15, -18],
      ],
      [
        [-40, 22, 10],
        [-41, 14, -10],
      ],
    ),
  ],
  { ms: [380, 380], mirrored: true, view: low, things: [forward] },
);

/** The same to the side: a hand and the opposite foot first, then the others. */
const across = (at: number, right: number, left: number, legs: readonly [number, number]): Pose =>
  bear(
    [
      [30, 4, right],
      [30, 4, left],
    ],
    [
      [-40, 14, legs[0]],
      [-40, 14, legs[1]],
    ],
    at,
  );

/** On hands and knees with toes tucked under. */
export const fours = (more: Pose = {}): Pose => ({
  at: [0, 51, 0],
  lean: 84,
  neck: -6,
  foot: -36,
  kneesTo: [0.3, -1, 0],
  ...more,
  reach: {
    handR: [46, 4, 17],
    handL: [46, 4, -17],
    ankleR: [-41, 13, 9],
    ankleL: [-41, 13, -9],
    ...more.reach,
  },
});

/** On hands and knees, moving. */
const kneeling = (hands: readonly [Vector, Vector], thighs: readonly [number, number]): Pose => ({
  at: [0, 52, 0],
  lean: 84,
  neck: -10,
  hip: thighs,
  knee: [thighs[0] + 90, thighs[1] + 90],
  foot: -166,
  reach: { handR: hands[0], handL: hands[1] },
});

/** Face up on hands and feet. */
const crab = (hands: readonly [Vector, Vector], feet: readonly [Vector, Vector]): Pose => ({
  at: [0, 31, 0],
  lean: -52,
  neck: 22,
  kneesTo: [0.2, 1, 0.1],
  elbowsTo: [-1, 0, 0.2],
  reach: { handR: hands[0], handL: hands[1], ankleR: feet[0], ankleL: feet[1] },
});

const shifted = (pose: Pose, by: number): Pose => {
  const move = ([x, y, z]: Vector): Vector => [x + by, y, z];
  const reach = Object.fromEntries(
    Object.entries(pose.reach ?? {}).map(([limb, place]) => [limb, move(place)]),
  );
  return { ...pose, reach, ...(pose.at && { at: move(pose.at) }) };
};
/** Folded over feet that stand at x = 0, hands on the floor this far ahead. */
export const folded = (hand: number, more: Pose = {}): Pose => ({
  at: [-6, 84, 0],
  lean: 124,
  neck: 10,
  kneesTo: [1, 0.2, 0.15],
  ...more,
  reach: {
    handR: [hand, 4, 20],
    handL: [hand, 4, -20],
    ankleR: [0, 7, 11],
    ankleL: [0, 7, -11],
  },
});

export const crawls = (): Record<string, Figure> => ({
  'bear-crawl': bearCrawl,
  'turf-bear-crawl': bearCrawl,
  'lateral-crawl': made(
    [across(-18, 2, -38, [-8, -28]), across(0, 36, -38, [-8, -6]), across(18, 38, -2, [28, 8])],
    {
      ms: [420, 420, 420],
      mirrored: true,
      view: { turned: 66, tilted: 14 },
      things: [
        { kind: 'arrow', from: [0, 0.5, 66], to: [0, 0.5, 110] },
        { kind: 'arrow', from: [0, 0.5, -66], to: [0, 0.5, -110] },
      ],
    },
  ),
  'bear-hold-lift': made([fours(), fours({ at: [2, 60, 0], lean: 90 })], {
    ms: [1600, 1200],
    view: low,
  }),
  'hands-and-knees-crawl': made(
    [
      kneeling(
        [
          [72, 4, 17],
          [26, 4, -17],
        ],
        [-24, 30],
      ),
      kneeling(
        [
          [50, 4, 17],
          [58, 24, -17],
        ],
        [8, 0],
      ),
    ],
    {
      ms: [520, 520],
      mirrored: true,
      view: low,
      things: [{ kind: 'arrow', from: [84, 0.5, 0], to: [124, 0.5, 0] }],
    },
  ),
  'crab-walk': made(
    [
      crab(
        [
          [-38, 4, 18],
          [-52, 4, -18],
        ],
        [
          [38, 7, 12],
          [56, 7, -12],
        ],
      ),
      crab(
        [
          [-45, 4, 18],
          [-45, 10, -18],
        ],
        [
          [47, 14, 12],
          [47, 7, -12],
        ],
      ),
    ],
    { ms: [420, 420], mirrored: true, view: low, things: [forward] },
  ),
  inchworm: made(
    [
      shifted(stood, -56),
      shifted(folded(24), -56),
      shifted(folded(70, { at: [18, 80, 0], lean: 108 }), -56),
      shifted(plank(floor), 40),
      shifted(folded(70, { at: [18, 80, 0], lean: 108 }), -56),
      shifted(folded(24), -56),
    ],
    { ms: [800, 500, 500, 700, 500, 800], view: low },
  ),
});
