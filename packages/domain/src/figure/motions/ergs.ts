import type { Figure } from '../figure.ts';
import type { Pose, Reach } from '../pose.ts';
import type { Thing } from '../things.ts';
import { radians, type Vector } from '../vector.ts';
import { type Made, made } from './made.ts';
import * as station from './stations.ts';

/** A mirrored half turn in equal steps. */
const turning: Made = { mirrored: true, linear: true };
const steps = 6;

/** Both pedals at an angle from the front one level; the left is half a turn behind. */
function pedals(degrees: number): Reach {
  const place = (angle: number, z: number): Vector => [
    17 * Math.cos(radians(angle)),
    46 - 17 * Math.sin(radians(angle)),
    z,
  ];
  return { ankleR: place(degrees, 10), ankleL: place(degrees + 180, -10) };
}

/** On a saddle: the legs turn, the hands hold or drive. */
function ride(things: readonly Thing[], lean: number, hands: (share: number) => Reach): Figure {
  const poses = Array.from({ length: steps }, (_, index): Pose => {
    const share = index / steps;
    return {
      at: [-24, 106, 0],
      lean,
      neck: -lean / 2,
      foot: -15,
      kneesTo: [1, 0.4, 0],
      elbowsTo: [-0.3, -1, 0.5],
      reach: { ...pedals(share * 180 - 90), ...hands(share) },
    };
  });
  return made(poses, { ...turning, ms: poses.map(() => 70), things });
}
const onBar = (x: number, y: number) => (): Reach => ({
  handR: [x, y, 18],
  handL: [x, y, -18],
});

/** Stands on pedals that swing in a flat oval; the handles go against the feet. */
function stride(index: number): Pose {
  const angle = radians((index / steps) * 180);
  const foot = (sign: 1 | -1): Vector => [
    22 * Math.cos(angle) * sign - 4,
    28 + 8 * Math.sin(angle) * sign,
    10 * sign,
  ];
  const hand = (sign: 1 | -1): Vector => [38 - 13 * Math.cos(angle) * sign, 118, 20 * sign];
  return {
    at: [-4, 104, 0],
    lean: 5,
    foot: -8,
    kneesTo: [1, 0, 0.1],
    elbowsTo: [-0.3, -1, 0.4],
    reach: { ankleR: foot(1), ankleL: foot(-1), handR: hand(1), handL: hand(-1) },
  };
}

/** On a seat that rolls: how far back the hips are, the lean and where the hands are. */
const rowing = (x: number, lean: number, hand: readonly [number, number]): Pose => ({
  at: [x, 37, 0],
  lean,
  foot: 38,
  kneesTo: [0.3, 1, 0.1],
  elbowsTo: [-1, -0.4, 0.3],
  reach: {
    handR: [hand[0], hand[1], 12],
    handL: [hand[0], hand[1], -12],
    ankleR: [27, 26, 9],
    ankleL: [27, 26, -9],
  },
});

const planted: Pose = { reach: { ankleR: [0, 7, 12], ankleL: [0, 7, -12] } };

const climb = (right: Vector, left: Vector): Pose => ({
  at: [-2, 112, 0],
  lean: 10,
  kneesTo: [1, 0.2, 0.1],
  elbowsTo: [-1, -0.5, 0.3],
  reach: { ankleR: right, ankleL: left, handR: [30, 130, 30], handL: [30, 130, -30] },
});

const afloat: Pose = {
  at: [0, station.waterHeight - 5, 0],
  lean: 88,
  neck: -10,
  foot: -70,
  elbowsTo: [0, 0.3, 1],
};
const stroke = (right: Vector, left: Vector, kick: readonly [number, number]): Pose => ({
  ...afloat,
  hip: [-90 + kick[0], -90 + kick[1]],
  knee: 8,
  reach: { handR: right, handL: left },
});

export const ergMotions = (): Record<string, Figure> => ({
  'stationary-bike': ride(station.gymBike, 30, onBar(46, 117)),
  'outdoor-ride': ride(station.roadBike, 44, onBar(50, 103)),
  'air-bike': ride(station.airBike, 16, (share) => ({
    handR: [38 + 13 * Math.cos(Math.PI * share), 118, 22],
    handL: [38 - 13 * Math.cos(Math.PI * share), 118, -22],
  })),
  'elliptical-trainer': made(
    Array.from({ length: steps }, (_, index) => stride(index)),
    { ...turning, ms: Array.from({ length: steps }, () => 100), things: station.elliptical },
  ),
  'rowing-machine': made(
    [
      rowing(-20, 26, [46, 62]),
      rowing(-54, 14, [8, 64]),
      rowing(-57, -22, [-50, 62]),
      rowing(-54, 14, [8, 64]),
    ],
    { ms: [450, 350, 500, 700], things: station.rower, view: { turned: 16, tilted: 9 } },
  ),
  'ski-erg': made(
    [
      { ...planted, at: [0, 93, 0], lean: 4, arm: 152, elbow: 8 },
      { ...planted, at: [-12, 86, 0], lean: 30, arm: 62, elbow: 70 },
      { ...planted, at: [-20, 80, 0], lean: 46, arm: -12, elbow: 6 },
    ],
    { ms: [350, 350, 900], things: station.skiErg },
  ),
  'stair-climber': made([climb([26, 57, 10], [0, 37, -10]), climb([13, 47, 10], [6, 62, -10])], {
    ms: [320, 320],
    mirrored: true,
    linear: true,
    things: station.stairs,
  }),
  'lap-swim': made(
    [
      stroke([98, 44, 15], [-8, 44, -20], [6, -2]),
      stroke([72, 8, 12], [24, 66, -34], [-2, 6]),
      stroke([20, 14, 14], [76, 64, -20], [6, -2]),
    ],
    { ms: [420, 420, 420], mirrored: true, things: station.pool, view: { turned: 14, tilted: 9 } },
  ),
  'swim-kick': made([{ ...afloat, lean: 84, neck: -34, hip: [-84, -92], knee: [4, 10], arm: 88 }], {
    ms: [300],
    mirrored: true,
    view: { turned: 14, tilted: 9 },
    things: [
      ...station.pool,
      {
        kind: 'block',
        from: [78, station.waterHeight - 3, -16],
        to: [122, station.waterHeight + 2, 16],
      },
    ],
  }),
});
