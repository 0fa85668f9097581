import type { Figure } from '../figure.ts';
import type { Pose, Reach } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import * as hold from './holds.ts';
import { type Made, made } from './made.ts';
import { chair, wall } from './rooms.ts';

const half: View = { turned: 44, tilted: 9 };
/** On the left foot. */
const onLeft = (poses: readonly Pose[], options: Made = {}): Figure =>
  made(poses, { pin: { joint: 'ankleL', at: [0, 7] }, view: half, ...options });
const wide: Pose = { spread: 44, elbow: 10 };
/** Palms together before the chest. */
const palmsTogether: Pose = { arm: 22, elbow: 112, spread: 18, fore: -36 };

const hands = { handR: [0, 4, 18] as Vector, handL: [0, 4, -18] as Vector };
/** On the hands; legs up. */
const inverted = (legs: Pose, lean = 180, x = 0): Pose => ({
  at: [x, 108, 0],
  lean,
  neck: -14,
  hip: 180,
  knee: 0,
  foot: 60,
  elbowsTo: [1, 0, 0.4],
  reach: hands,
  ...legs,
});
const kick = (at: Vector, lean: number, legs: Pose): Pose => ({
  at,
  lean,
  neck: -14,
  elbowsTo: [1, 0, 0.4],
  reach: hands,
  ...legs,
});
/** Heels to the wall behind, toes away from it. */
const heelsBack = (hip: number, lean: number): Pose => inverted({ hip, foot: 128 }, lean, 2);
const lie: Pose = { at: [0, 13, 0], lean: -90, neck: 4 };
const inLine = (right: number, left: Vector): Pose => ({
  at: [4, 92, 0],
  ...wide,
  reach: { ankleR: [right, 7, 1], ankleL: left },
});
const floorLine: Thing = { kind: 'rod', from: [-56, 0.5, 0], to: [72, 0.5, 0] };
/** Strokes on the floor at the hours that the free foot reaches for. */
const clockMarks: readonly Thing[] = [-90, -45, 0, 45, 90].map((degrees) => {
  const cos = Math.sin((degrees * Math.PI) / -180);
  const sin = Math.cos((degrees * Math.PI) / 180);
  return {
    kind: 'rod',
    from: [cos * 56, 0.5, -9 + sin * 56],
    to: [cos * 74, 0.5, -9 + sin * 74],
  };
});
const breathe = [2600, 3600] as const;
/** In, wait, out, wait: the four sides of a square before the face. */
const aSquare: readonly Thing[] = [
  { kind: 'arrow', from: [58, 92, 0], to: [58, 126, 0] },
  { kind: 'arrow', from: [62, 130, 0], to: [96, 130, 0] },
  { kind: 'arrow', from: [100, 126, 0], to: [100, 92, 0] },
  { kind: 'arrow', from: [96, 88, 0], to: [62, 88, 0] },
];
const belly = (x: number, y: number): Reach => ({ handR: [x, y, 3] });

export const balances = (): Record<string, Figure> => ({
  'single-leg-stand': onLeft(
    [{ arm: [0, 30], spread: [26, 30], elbow: 6, hip: [62, 0], knee: [88, 0], foot: [-10, 0] }],
    { view: { turned: 26, tilted: 9 }, things: [wallBeside()] },
  ),
  'supported-single-leg-stand': onLeft(
    [{ ...hold.onChair.arms, hip: [62, 0], knee: [88, 0], foot: [-10, 0] }],
    { view: { turned: 26, tilted: 9 }, things: hold.onChair.things ?? [] },
  ),
  'tandem-stand': made([inLine(14, [-11, 7, 0])], { view: half, things: [floorLine] }),
  'heel-to-toe-walk': made([inLine(18, [-7, 7, -1]), inLine(5, [6, 15, -10])], {
    ms: [600, 500],
    mirrored: true,
    view: half,
    things: [floorLine],
  }),
  'clock-reach': onLeft(
    [
      { ...wide, lean: 2, hip: [48, 30], knee: [4, 46], foot: [0, 0] },
      { ...wide, lean: 12, hip: [10, 30], knee: [4, 46], open: [50, 3], shin: [48, 3] },
      { ...wide, lean: 30, neck: -14, hip: [-44, 30], knee: [4, 46], foot: [-30, 0] },
      { ...wide, lean: 12, hip: [10, 30], knee: [4, 46], open: [50, 3], shin: [48, 3] },
    ],
    { ms: [1000, 1000, 1000, 1000], stills: [0, 1, 2], things: clockMarks },
  ),
  'tree-pose': onLeft(
    [
      {
        ...palmsTogether,
        hip: [14, 0],
        knee: [14, 0],
        open: [50, 2],
        shin: [-62, 2],
        foot: [-70, 0],
      },
    ],
    { view: { turned: 80, tilted: 9 } },
  ),
  'eagle-pose': onLeft(
    [
      {
        lean: 14,
        hip: [58, 34],
        knee: [84, 58],
        open: [-12, 0],
        shin: [-26, 0],
        foot: [-50, 0],
        arm: 58,
        elbow: 100,
        spread: [-16, -10],
        fore: [4, -14],
      },
    ],
    { view: { turned: 58, tilted: 9 } },
  ),
  'crow-pose': made(
    [
      {
        at: [-32, 46, 0],
        lean: 76,
        neck: -20,
        hip: 74,
        knee: 148,
        foot: -60,
        open: 14,
        shin: 0,
        elbowsTo: [-1, 0.2, 0.3],
        reach: hands,
      },
    ],
    { view: { turned: 24, tilted: 10 } },
  ),
  'freestanding-handstand': made([inverted({ hip: 176 }, 178, 1), inverted({ hip: 184 }, 183, 0)], {
    ms: [900, 900],
  }),
  'handstand-heel-pull': made([heelsBack(164, 182), heelsBack(180, 180)], {
    ms: [1000, 1400],
    things: [wall(32)],
  }),
  'handstand-kick-up': made(
    [
      kick([-42, 88, 0], 128, { hip: [-34, 2], knee: [4, 26], foot: [-40, 0] }),
      kick([-22, 102, 0], 160, { hip: [-132, -40], knee: [2, 40], foot: -30 }),
      kick([1, 108, 0], 180, { hip: -192, knee: 0, foot: -290 }),
    ],
    { ms: [420, 420, 1600], things: [wall(32)] },
  ),
});

const resting = (shown: Figure): Figure => ({ ...shown, atRest: true });
const breath = (at: Vector): Thing => ({ kind: 'sign', of: 'breath', at });

export const breaths = (): Record<string, Figure> => ({
  'box-breathing': made(
    [
      { at: [0, 53, 0], hip: 90, knee: 88, arm: 22, elbow: 34, reach: belly(16, 66) },
      { at: [0, 53, 0], hip: 90, knee: 88, arm: 22, elbow: 34, shrug: 2, reach: belly(20, 67) },
    ],
    { ms: [4000, 4000], things: [...chair(0), ...aSquare, breath([16, 120, 0])] },
  ),
  'corpse-pose': resting(
    made(
      [
        {
          ...lie,
          at: [0, 12, 0],
          hip: 90,
          knee: 0,
          foot: 66,
          toes: 34,
          open: 9,
          arm: 91,
          spread: 17,
        },
      ],
      { view: { turned: 16, tilted: 24 } },
    ),
  ),
  'diaphragmatic-breathing': made(
    [
      { ...lie, hip: 132, knee: 104, arm: 88, spread: 14, reach: belly(-14, 24) },
      { ...lie, hip: 132, knee: 104, arm: 88, spread: 14, reach: belly(-14, 30) },
    ],
    {
      ms: breathe,
      things: [{ kind: 'arrow', from: [-14, 42, 0], to: [-14, 66, 0] }, breath([-96, 40, 0])],
    },
  ),
  'legs-up-the-wall': resting(
    made([{ ...lie, hip: 176, knee: 2, foot: 80, arm: 90, spread: 50 }], {
      things: [wall(18)],
      view: { turned: 26, tilted: 14 },
    }),
  ),
  'long-exhale-breathing': made(
    [
      { at: [0, 94, 0], arm: 2, curve: 6, reach: belly(16, 104) },
      { at: [0, 94, 0], arm: 2, lean: -3, curve: -3, shrug: 2, reach: belly(19, 105) },
    ],
    {
      ms: [4000, 6000],
      view: half,
      things: [{ kind: 'arrow', from: [52, 156, 0], to: [104, 150, 0] }, breath([18, 158, 0])],
    },
  ),
});

/** A wall at the left hand. */
export function wallBeside(): Thing {
  return { kind: 'block', from: [-34, 0, -56], to: [34, 200, -52] };
}
