import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import { type Made, made } from './made.ts';
import { chair } from './rooms.ts';

/** Somewhat from above: one hand before the other. */
export const aslant: View = { turned: 34, tilted: 30 };
const front: View = { turned: 74, tilted: 12 };
const half: View = { turned: 44, tilted: 10 };
/** Near the front edge of a chair, feet flat. */
const sitting: Pose = { at: [8, 53, 0], hip: 90, knee: 86, arm: 20, elbow: 34 };
const inTurn: Made = { ms: [420, 420], mirrored: true };

function seated(poses: readonly Pose[], options: Made = {}): Figure {
  const all = poses.map((pose): Pose => ({ ...sitting, ...pose }));
  return made(all, {
    ms: [1500, 1800],
    ...options,
    things: [...chair(0), ...(options.things ?? [])],
  });
}
const fists: Pose = { arm: 26, elbow: 128, spread: 10, fore: -4 };
/** Arms over the chest. */
export const crossed: Pose = { arm: 34, elbow: 96, spread: 8, fore: -44 };
/** Arms straight out to the sides in a circle: four quarters and the start again. */
export const circling = (size: number): Pose[] =>
  [0, 90, 180, 270, 360].map((arm): Pose => ({ arm, spread: 90 - size, elbow: 0 }));
/** Both hands go round, out to the sides. */
export const handsRound: readonly Thing[] = (['handR', 'handL'] as const).map((at) => ({
  kind: 'round',
  at,
  axis: [0, 0, 1],
  r: 14,
}));
/** Both shoulders go up, back and down. */
export const shouldersRound = ([x]: Vector): Thing[] => [
  { kind: 'round', at: [x, x > 0 ? 102 : 143, 22], axis: [0, 0, -1], r: 15 },
];
export const aCircle = [600, 600, 600, 600, 0] as const;
/** Shoulders up, back and down. */
export const rolling: readonly Pose[] = [
  { curve: 8 },
  { curve: 5, shrug: 6 },
  { curve: -6, shrug: 5 },
  { curve: -6 },
];
const legOut: Pose = { hip: [98, 90], knee: [22, 86], arm: -10, elbow: 16 };
/** Palms on the knees. */
const onKnees: Pose = { reach: { handR: [46, 62, 11], handL: [46, 62, -11] } };
/** Hands on the back of the chair. */
const onBackrest: Pose = {
  elbowsTo: [-0.4, -0.2, 1],
  reach: { handR: [-22, 78, 21], handL: [-22, 78, -21] },
};
const onSeat: Vector = [0, 48, -22];
const lifted: Pose = { hip: [118, 90], knee: [96, 86], foot: [-8, 0] };
/** One arm across the chest, the other hand above its elbow. */
export const acrossChest = (x: number, y: number): Pose => ({
  elbowsTo: [0.6, -0.5, 0.6],
  reach: { handR: [x + 20, y + 2, -36], handL: [x + 24, y - 8, -2] },
});
/** One arm out, the other hand at its fingers. */
export const atWrist = (x: number, y: number, bent: number): Pose => {
  const angle = (bent * Math.PI) / 180;
  const tip: Vector = [x + 50 + 11 * Math.cos(angle), y + 11 * Math.sin(angle), 0];
  return {
    elbowsTo: [-0.2, -1, 0.3],
    wrist: [bent, 0],
    reach: { handR: [x + 50, y, 0], handL: [tip[0], tip[1], -3] },
  };
};

export const chairs = (): Record<string, Figure> => ({
  'seated-march': seated(
    [
      { arm: 4, elbow: 80 },
      { ...lifted, arm: [-20, 40], elbow: 80 },
    ],
    inTurn,
  ),
  'seated-cross-body-knee-tap': seated(
    [
      { arm: 20, elbow: 80 },
      {
        ...lifted,
        hip: [124, 90],
        lean: 8,
        twist: -24,
        arm: [0, 52],
        elbow: [70, 20],
        spread: [8, -18],
      },
    ],
    { ...inTurn, view: half },
  ),
  'seated-jack': seated(
    [
      { arm: 0, elbow: 0, spread: 10 },
      { arm: 0, elbow: 0, spread: 150, open: 26, shin: 12 },
    ],
    { ms: [420, 420], view: front },
  ),
  'seated-punches': seated(
    [
      fists,
      { ...fists, arm: [88, 26], elbow: [2, 128], spread: [20, 10], fore: [20, -4], twist: 20 },
    ],
    { ms: [220, 220], mirrored: true, view: half },
  ),
  'seated-uppercuts': seated(
    [
      { ...fists, arm: [-6, 26], elbow: [76, 128], lean: 6, twist: -14 },
      { ...fists, arm: [58, 26], elbow: [104, 128], lean: 2, twist: 22 },
    ],
    { ms: [320, 320], mirrored: true, view: half },
  ),
  'seated-toe-tap': seated(
    [{ knee: 86 }, { hip: [66, 90], knee: [14, 86], foot: [-6, 0] }],
    inTurn,
  ),
  'ankle-circle': seated(
    [
      { ...legOut, foot: [72, 0] },
      { ...legOut, foot: [24, 0], toes: [52, 6] },
      { ...legOut, foot: [-26, 0] },
      { ...legOut, foot: [24, 0], toes: [-40, 6] },
    ],
    {
      ms: [500, 500, 500, 500],
      view: half,
      things: [{ kind: 'round', at: 'ankleR', axis: [1, 0, 0], r: 22 }],
    },
  ),
  'seated-arm-circle': seated(circling(14), {
    ms: aCircle,
    linear: true,
    view: half,
    things: handsRound,
  }),
  'seated-cat-cow': seated([
    { ...onKnees, lean: 22, curve: -44, neck: -34 },
    { ...onKnees, lean: -26, curve: 66, neck: 40 },
  ]),
  'seated-overhead-reach': seated(
    [{ arm: [176, 150], elbow: [2, 70], spread: 8, side: -5, shrug: 3 }],
    { ms: [1100], mirrored: true, view: half },
  ),
  'seated-shoulder-roll': seated(rolling, {
    ms: [700, 700, 700, 700],
    things: shouldersRound([8, 0, 0]),
  }),
  'seated-trunk-turn': seated([{ ...crossed, twist: 40 }], {
    ms: [1500],
    mirrored: true,
    view: half,
  }),
  'seated-chest-opener': seated([
    { ...onBackrest, lean: -2, curve: 12, neck: 6 },
    { ...onBackrest, lean: 8, curve: -34, neck: -24 },
  ]),
  'seated-figure-four-stretch': seated(
    [0, 34].map(
      (lean): Pose => ({
        lean,
        hip: [84, 90],
        knee: [6, 86],
        open: [46, 3],
        shin: [-62, 3],
        foot: [-20, 0],
        arm: lean + 24,
        elbow: 20,
      }),
    ),
    { view: { turned: 66, tilted: 14 } },
  ),
  'seated-hamstring-stretch': seated([
    { at: [14, 53, 0], hip: [66, 90], knee: [4, 86], foot: [40, 0], arm: 24, elbow: 20 },
    {
      at: [14, 53, 0],
      lean: 44,
      neck: -10,
      hip: [66, 90],
      knee: [4, 86],
      foot: [40, 0],
      arm: 40,
      elbow: 6,
    },
  ]),
  'seated-neck-stretch': seated(
    [
      { reach: { handL: onSeat }, spread: [10, 20] },
      {
        reach: { handL: onSeat },
        arm: [60, 20],
        elbow: [150, 34],
        spread: [80, 20],
        fore: [-46, 20],
        tilt: 40,
        side: 3,
      },
    ],
    { view: front },
  ),
  'seated-shoulder-stretch': seated([acrossChest(8, 96)], { view: front }),
  'seated-side-stretch': seated(
    [
      { arm: [0, 0], spread: [120, 20], elbow: 0, reach: { handL: onSeat } },
      { arm: [0, 0], spread: [204, 20], elbow: 0, side: -26, reach: { handL: onSeat } },
    ],
    { view: front },
  ),
  'seated-wrist-stretch': seated([atWrist(8, 94, 10), atWrist(8, 94, 96)], { view: aslant }),
});
