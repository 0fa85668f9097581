import type { Figure } from '../figure.ts';
import type { Pose, Reach } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import type { View } from '../view.ts';
import { grounded, type Made, made } from './made.ts';

/** Where the hands circle, from the pelvis. */
const around: Vector = [16, 6, 0];
const rope: readonly Thing[] = [{ kind: 'skippingRope', around }];
const look: View = { turned: 46, tilted: 9 };
const ways = { up: [0, 4], ahead: [4, 0], under: [0, -4], behind: [-4, 0] } as const;
type Way = keyof typeof ways;

/** The hands at one quarter of the turn, over feet that are this high above the floor. */
function turned(way: Way, lift: number, legs: Pose): Pose {
  const pose = grounded(legs, lift);
  const [x, y, z] = pose.at ?? [0, 94, 0];
  const [dx, dy] = ways[way];
  const hand = (side: 1 | -1): Vector => [x + around[0] + dx, y + around[1] + dy, z + 34 * side];
  return {
    ...pose,
    elbowsTo: [-1, -0.3, 0.1],
    reach: { handR: hand(1), handL: hand(-1) },
  };
}

const onToes: Pose = { hip: 6, knee: 12, foot: -34 };
const hopping: readonly [Way, number][] = [
  ['up', 0.5],
  ['ahead', 4],
  ['under', 12],
  ['behind', 4],
];
function skip(
  turns: readonly (readonly [Way, number])[],
  legs: (index: number) => Pose,
  options: Made = {},
): Figure {
  const poses = turns.map(([way, lift], index) => turned(way, lift, legs(index)));
  return made(poses, {
    ms: turns.map(() => 120),
    linear: true,
    things: rope,
    view: look,
    ...options,
  });
}
const bounce = (index: number): Pose => (index === 2 ? { ...onToes, foot: -50 } : onToes);
/** Weight from one foot to the other; the free one is a little off the floor. */
const shifted = (index: number): Pose => stepping(index, 1);
function stepping(index: number, on: 1 | -1): Pose {
  const sides = (a: number, b: number): [number, number] => (on === 1 ? [a, b] : [b, a]);
  const high = index === 0;
  return { hip: sides(6, high ? 26 : 18), knee: sides(12, high ? 48 : 36), foot: sides(-34, -40) };
}
/** From foot to foot, the free one well off the floor. */
const phantomStep = (index: number): Pose => ({
  hip: [2, index < 2 ? 30 : 22],
  knee: [4, index < 2 ? 74 : 54],
  foot: [-10, -50],
});
const kneeHigh = (index: number): Pose => ({
  ...onToes,
  hip: [4, index < 2 ? 88 : 50],
  knee: [8, index < 2 ? 100 : 70],
  foot: [-34, -20],
});
/** The wrists go round without a rope. */
const wrists: readonly Thing[] = (['handR', 'handL'] as const).map((at) => ({
  kind: 'round',
  at,
  axis: [0, 0, 1],
  r: 13,
}));
const low = hopping.map(([way, lift]): [Way, number] => [way, lift / 4]);

/** One hand turns the rope at the side; the second turn is on the other foot. */
const quarters: readonly Way[] = ['up', 'ahead', 'under', 'behind'];
const sideSwing = [0, 1, 2, 3, 4, 5, 6, 7].map((index): Pose => {
  const legs = stepping(index % 4, index < 4 ? 1 : -1);
  const pose = turned(quarters[index % 4] ?? 'up', 0, legs);
  const handR = pose.reach?.handR ?? [0, 0, 0];
  return { ...pose, reach: { handR: [handR[0], handR[1] + 6, 50], handL: [2, 92, -30] } };
});
const whip: Pose = { lean: 24, neck: -10, at: [-18, 74, 0] };
const arms = (right: number, left: number): Reach => ({
  ankleR: [0, 7, 16],
  ankleL: [0, 7, -16],
  handR: [40, right, 16],
  handL: [40, left, -16],
});

export const ropes = (): Record<string, Figure> => ({
  'jump-rope-bounce': skip(hopping, bounce),
  'double-under': skip(
    [
      ['up', 0.5],
      ['ahead', 12],
      ['under', 20],
      ['behind', 26],
      ['up', 28],
      ['ahead', 26],
      ['under', 20],
      ['behind', 10],
    ],
    (index) => (index === 0 ? onToes : { hip: 2, knee: 6, foot: -56 }),
    { ms: Array.from({ length: 8 }, () => 80) },
  ),
  'boxer-step': skip(hopping, shifted, { mirrored: true }),
  'jump-rope-high-knees': skip(hopping, kneeHigh, { mirrored: true }),
  'phantom-rope-bounce': skip(hopping, bounce, { things: wrists }),
  'phantom-rope-step': skip(low, phantomStep, { mirrored: true, things: wrists }),
  'rope-side-swing-step': made(sideSwing, {
    ms: sideSwing.map(() => 130),
    linear: true,
    things: [{ kind: 'skippingRope', around: [16, 12, 50], hand: 'handR' }],
    view: { turned: 56, tilted: 9 },
    stills: [2, 3, 4],
  }),
  'battle-rope-wave': made([{ ...whip, reach: arms(118, 74) }], {
    ms: [300],
    mirrored: true,
    things: [
      { kind: 'wave', from: 'handR', to: [190, 3, 10] },
      { kind: 'wave', from: 'handL', to: [190, 3, -10] },
    ],
  }),
});
