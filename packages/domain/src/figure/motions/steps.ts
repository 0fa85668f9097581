import type { Figure } from '../figure.ts';
import type { Pose, Reach } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import { feet, grounded, type Made, made, reaching } from './made.ts';
import { box, chair } from './rooms.ts';
import { ladderMotion } from './stations.ts';

const front: View = { turned: 80, tilted: 10 };
const low: View = { turned: 16, tilted: 12 };

/** Feet at these places, pelvis above or beside them. */
const on = (right: Vector, left: Vector, at: Vector, more: Pose = {}): Pose => ({
  at,
  kneesTo: [1, 0, 0.15],
  ...more,
  reach: { ankleR: right, ankleL: left, ...more.reach },
});
const palms = (x: number, y = 4, z = 20) => ({
  handR: [x, y, z] as Vector,
  handL: [x, y, -z] as Vector,
});
const ankles = (x: number, y = 7, z = 11) => ({
  ankleR: [x, y, z] as Vector,
  ankleL: [x, y, -z] as Vector,
});

/** Hands on the floor or a seat: where they are and how high. */
interface Support {
  readonly x: number;
  readonly y: number;
}
export const floor: Support = { x: 30, y: 4 };
const seat: Support = { x: 46, y: 47 };
/** In one line from head to heels over the hands. */
export function plank({ x, y }: Support, legs: Reach = {}): Pose {
  const high = y > 20;
  const back = x - (high ? 114 : 126);
  return {
    at: [x - (high ? 44 : 46), high ? 66 : 46, 0],
    lean: high ? 52 : 69,
    neck: -6,
    foot: high ? -24 : -40,
    kneesTo: [0.4, -1, 0.1],
    reach: { ...palms(x, y), ...ankles(back, high ? 11 : 14), ...legs },
  };
}
export const stood: Pose = reaching({ at: [0, 94, 0], arm: 4, elbow: 8, open: 4 });
const crouched: Pose = {
  at: [-26, 42, 0],
  lean: 68,
  neck: -14,
  kneesTo: [1, 0.3, 0.3],
  reach: { ...palms(30), ...ankles(0, 7, 14) },
};
/** Low on the feet, arms ahead: before and after the leap. */
const ready: Pose = reaching(grounded({ lean: 24, hip: 48, knee: 66, arm: 66, elbow: 10 }));
const leapt: Pose = reaching(grounded({ arm: 168, elbow: 10, foot: -55 }, 26));
export const chestLow: Pose = {
  ...plank(floor),
  at: [-9.2, 18, 0],
  lean: 83,
  kneesTo: [0.4, -1, 0.2],
  elbowsTo: [-1, 0.5, 0.5],
};
const bentToSeat: Pose = {
  at: [-14, 84, 0],
  lean: 70,
  neck: -14,
  reach: { ...palms(46, 47), ...ankles(0) },
};

/** A plank with one knee stepped in, then the other. */
function climber(support: Support, ms: number, things: readonly Thing[] = []): Figure {
  const y = support.y > 20 ? 40 : 22;
  const knee = plank(support, { ankleR: [support.x - 52, y, 9] });
  const change = plank(support, { ankleR: [support.x - 92, y - 2, 9] });
  const change2: Pose = { ...change, kneesTo: [1, -0.6, 0] };
  return made([{ ...knee, kneesTo: [1, -0.6, 0] }, change2], {
    ms: [ms, ms],
    mirrored: true,
    view: low,
    things,
  });
}
export const seatAhead = chair(62).map(facingBack);

/** The seat of a chair whose back is away from the person. */
function facingBack(thing: Thing): Thing {
  if (thing.kind !== 'block' || thing.to[1] < 60) return thing;
  return { ...thing, from: [82, thing.from[1], -20], to: [86, thing.to[1], 20] };
}

const sideStep: Made = { ms: [420, 420], mirrored: true, view: front };
const swing: Pose = { arm: 10, elbow: 70, spread: 16 };
const down: Pose = { arm: 0, spread: 10 };
const raised: Pose = { arm: 0, spread: 164 };

const guard: Pose = { arm: [34, 44], elbow: 128, spread: 10, fore: -6 };
const stance: Pose = on([-22, 11, 12], [22, 7, -12], [0, 88, 0], { lean: 8, foot: [-20, 0] });
const inSquare = (right: Vector, left: Vector, z = 0): Pose =>
  on(right, left, [-6, 87, z], { lean: 12, neck: -6, arm: 14, elbow: 80, foot: -14 });

export const steps = (): Record<string, Figure> => ({
  burpee: made(
    [stood, crouched, plank(floor), chestLow, plank(floor), crouched, ready, leapt, ready],
    {
      ms: [300, 320, 340, 340, 320, 260, 220, 300, 300],
      stills: [1, 3, 7],
    },
  ),
  'no-jump-burpee': made(
    [
      stood,
      crouched,
      {
        ...crouched,
        at: [-22, 46, 0],
        foot: [-40, 0],
        reach: { ...crouched.reach, ankleR: [-96, 14, 11] },
      },
      plank(floor),
      {
        ...crouched,
        at: [-22, 46, 0],
        foot: [0, -40],
        reach: { ...crouched.reach, ankleL: [-96, 14, -11] },
      },
      crouched,
    ],
    { ms: [600, 420, 420, 500, 420, 600] },
  ),
  'incline-burpee': made(
    [
      stood,
      bentToSeat,
      {
        ...plank(seat),
        at: [-6, 72, 0],
        foot: [-24, 0],
        reach: { ...bentToSeat.reach, ankleR: [-68, 11, 11] },
      },
      plank(seat),
    ],
    { ms: [600, 420, 420, 900], things: seatAhead },
  ),
  'mountain-climber': climber(floor, 170),
  'incline-mountain-climber': climber(seat, 420, seatAhead),
  'jumping-jack': made(
    [
      grounded({ ...down, foot: -20, knee: 4, hip: 2 }),
      grounded({ ...raised, open: 20, foot: -20, knee: 4, hip: 2 }),
    ],
    { ms: [320, 320], view: front },
  ),
  'step-jack': made(
    [on([0, 7, 9], [0, 7, -9], [0, 94, 0], down), on([0, 7, 56], [0, 7, -9], [0, 91, 2], raised)],
    {
      ...sideStep,
      things: [
        { kind: 'arrow', from: [20, 0.5, 30], to: [20, 0.5, 74] },
        { kind: 'arrow', from: [20, 0.5, -30], to: [20, 0.5, -74] },
      ],
    },
  ),
  'step-touch': made(
    [
      on([0, 7, -14], [0, 7, -32], [0, 92, -24], { ...swing, arm: [30, 30] }),
      on([0, 7, 32], [0, 7, -32], [0, 85, 0], { ...swing, arm: [-20, -20] }),
    ],
    sideStep,
  ),
  'hamstring-curl-step': made(
    [
      on([0, 7, 20], [-42, 60, 6], [0, 93, 16], { ...swing, foot: [0, -100], arm: -30, elbow: 90 }),
      on([0, 7, 20], [0, 7, -20], [0, 91, 0], { ...swing, arm: 50, elbow: 30 }),
    ],
    {
      ...sideStep,
      view: { turned: 52, tilted: 12 },
      things: [
        { kind: 'arrow', from: [34, 0.5, 24], to: [34, 0.5, 66] },
        { kind: 'arrow', from: [34, 0.5, -24], to: [34, 0.5, -66] },
      ],
    },
  ),
  'skater-step': made(
    [
      on([0, 7, 40], [-44, 14, 62], [-18, 66, 24], {
        lean: 46,
        neck: -20,
        side: 10,
        twist: 30,
        arm: [-50, 50],
        elbow: 20,
        spread: [14, -14],
        foot: [0, -40],
      }),
      on([0, 7, 34], [0, 7, -34], [-10, 80, 0], { lean: 24, neck: -10, arm: 10, elbow: 40 }),
    ],
    {
      ms: [560, 420],
      mirrored: true,
      view: front,
      things: [
        { kind: 'arrow', from: [40, 0.5, 10], to: [40, 0.5, 66] },
        { kind: 'arrow', from: [40, 0.5, -10], to: [40, 0.5, -66] },
      ],
    },
  ),
  carioca: made(
    [
      on([0, 7, -14], [0, 7, -50], [-4, 86, -32], { lean: 8, spread: 60, elbow: 30 }),
      on([0, 7, -14], [22, 7, 6], [-2, 87, -8], {
        lean: 8,
        spread: 60,
        elbow: 30,
        turn: 22,
        twist: -22,
      }),
      on([0, 7, 28], [14, 7, 6], [-4, 86, 16], { lean: 8, spread: 60, elbow: 30 }),
      on([0, 7, 28], [-24, 7, 44], [-6, 87, 34], {
        lean: 8,
        spread: 60,
        elbow: 30,
        turn: -22,
        twist: 22,
      }),
      on([0, 7, 62], [-8, 7, 44], [-4, 86, 50], { lean: 8, spread: 60, elbow: 30 }),
    ],
    {
      ms: [240, 240, 240, 240, 300],
      mirrored: true,
      view: front,
      stills: [1, 2, 3],
      things: [{ kind: 'arrow', from: [30, 0.5, 40], to: [30, 0.5, 104] }],
    },
  ),
  'ladder-in-out': made(
    [
      inSquare([0, 8, 34], [0, 8, -34]),
      inSquare([0, 12, 10], [0, 8, -34], 2),
      inSquare([0, 8, 9], [0, 8, -9]),
      inSquare([0, 12, 34], [0, 8, -9], 2),
    ],
    {
      ms: [170, 170, 170, 170],
      view: { turned: 76, tilted: 26 },
      stills: [0, 1, 2],
      things: [...ladderMotion, { kind: 'arrow', from: [46, 0.5, 0], to: [84, 0.5, 0] }],
    },
  ),
  'icky-shuffle': made(
    [
      inSquare([10, 16, 6], [0, 8, -38], -20),
      inSquare([6, 8, 10], [10, 14, -10], 0),
      inSquare([0, 8, 38], [6, 8, -8], 16),
    ],
    {
      ms: [200, 200, 200],
      mirrored: true,
      view: { turned: 76, tilted: 30 },
      stills: [0, 1, 2],
      things: [
        ...ladderMotion,
        { kind: 'arrow', from: [22, 0.5, -44], to: [22, 0.5, 2] },
        { kind: 'arrow', from: [30, 0.5, 4], to: [58, 0.5, 44] },
        { kind: 'arrow', from: [66, 0.5, 44], to: [66, 0.5, -2] },
      ],
    },
  ),
  'shadow-boxing': made(
    [
      { ...stance, ...guard },
      { ...stance, arm: [34, 88], elbow: [128, 2], spread: [10, 14], fore: [-6, 14], twist: -16 },
      { ...stance, ...guard },
      {
        ...stance,
        arm: [88, 44],
        elbow: [2, 128],
        spread: [26, 10],
        fore: [26, -6],
        twist: 32,
      },
    ],
    { ms: [200, 260, 200, 320], stills: [0, 1, 3], view: { turned: 34, tilted: 9 } },
  ),
  'squat-to-reach': made(
    [
      { lean: 30, neck: -12, hip: 82, knee: 108, arm: 20 },
      { arm: 176, elbow: 2, neck: -6 },
    ],
    { ms: [1000, 1300], pin: feet },
  ),
  'alternating-box-step': made(
    [
      on([0, 7, 9], [0, 7, -9], [0, 94, 0], { arm: 4, elbow: 30 }),
      on([42, 27, 9], [0, 7, -9], [10, 93, 0], { lean: 12, arm: [-20, 24], elbow: 50 }),
      on([42, 27, 9], [42, 27, -9], [42, 114, 0], { arm: 4, elbow: 30 }),
      on([0, 16, 9], [42, 27, -9], [14, 96, 0], {
        lean: 10,
        arm: [20, -20],
        elbow: 50,
        foot: [-30, 0],
      }),
    ],
    {
      ms: [420, 420, 420, 420],
      mirrored: true,
      stills: [1, 2, 3],
      things: [
        box(26, 74, 20),
        { kind: 'arrow', from: [96, 22, 0], to: [96, 66, 0] },
        { kind: 'arrow', from: [110, 66, 0], to: [110, 22, 0] },
      ],
    },
  ),
  'box-toe-tap': made(
    [
      on([26, 36, 9], [0, 7, -9], [-4, 93, 0], {
        lean: 4,
        arm: [-24, 30],
        elbow: 70,
        foot: [-30, 0],
      }),
      on([4, 22, 9], [0, 9, -9], [-4, 95, 0], { lean: 4, arm: 4, elbow: 70, foot: [-20, -10] }),
    ],
    { ms: [240, 240], mirrored: true, things: [box(30, 76, 24)] },
  ),
});
