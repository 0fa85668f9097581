import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';

/** Machines and marked-out places of conditioning, drawn with few lines. */
const rod = (from: Vector, to: Vector): Thing => ({ kind: 'rod', from, to });
const pair = (make: (side: 1 | -1) => Thing): Thing[] => [make(1), make(-1)];
const block = (from: Vector, to: Vector): Thing => ({ kind: 'block', from, to });

/** Middle of the cranks of all bikes; a foot goes round at its toes. */
const crank: Vector = [15, 38, 0];
const cranks: readonly Thing[] = [
  { kind: 'rod', from: [crank[0], crank[1], 12], to: 'toeR' },
  { kind: 'rod', from: [crank[0], crank[1], -12], to: 'toeL' },
];
const saddle: readonly Thing[] = [
  block([-40, 90, -8], [-8, 95, 8]),
  rod([-24, 90, 0], crank),
  ...cranks,
];
export const gymBike: readonly Thing[] = [
  ...saddle,
  { kind: 'wheel', at: [62, 34, 0], r: 28 },
  rod(crank, [62, 34, 0]),
  rod([-24, 90, 0], [-40, 2, 0]),
  rod([-60, 1, 0], [90, 1, 0]),
  rod([62, 34, 0], [46, 114, 0]),
  rod([46, 116, -20], [46, 116, 20]),
];
export const roadBike: readonly Thing[] = [
  ...saddle,
  { kind: 'wheel', at: [-46, 34, 0], r: 33 },
  { kind: 'wheel', at: [80, 34, 0], r: 33 },
  rod([-46, 34, 0], crank),
  rod([-46, 34, 0], [-22, 84, 0]),
  rod([-22, 84, 0], [52, 88, 0]),
  rod(crank, [52, 88, 0]),
  rod([80, 34, 0], [50, 100, 0]),
  rod([50, 100, -20], [50, 100, 20]),
];
export const airBike: readonly Thing[] = [
  ...saddle,
  { kind: 'wheel', at: [64, 42, 0], r: 38 },
  { kind: 'wheel', at: [64, 42, 0], r: 12 },
  rod([-24, 90, 0], [-40, 2, 0]),
  rod([-60, 1, 0], [96, 1, 0]),
  rod(crank, [64, 42, 0]),
  { kind: 'rod', from: [48, 40, 22], to: 'handR' },
  { kind: 'rod', from: [48, 40, -22], to: 'handL' },
];
export const rower: readonly Thing[] = [
  block([-96, 22, -5], [40, 27, 5]),
  rod([-92, 22, 0], [-92, 0, 0]),
  rod([34, 22, 0], [34, 0, 0]),
  { kind: 'wheel', at: [62, 38, 0], r: 26 },
  block([34, 16, -16], [38, 44, 16]),
  { kind: 'rod', from: [56, 60, 0], to: 'hands', of: 'cable' },
  { kind: 'rod', from: 'handR', to: 'handL' },
];
export const skiErg: readonly Thing[] = [
  block([62, 0, -8], [70, 214, 8]),
  block([40, 0, -26], [84, 4, 26]),
  { kind: 'wheel', at: [66, 196, 0], r: 18 },
  ...pair((side) => ({
    kind: 'rod',
    from: [60, 206, 12 * side],
    to: side > 0 ? 'handR' : 'handL',
    of: 'cable',
  })),
];
/** How high the belt is. */
export const beltHeight = 12;
export const treadmill: readonly Thing[] = [
  block([-76, 0, -26], [72, beltHeight, 26]),
  ...pair((side) => rod([60, beltHeight, 27 * side], [72, 118, 27 * side])),
  ...pair((side) => rod([72, 112, 27 * side], [34, 104, 27 * side])),
  block([70, 112, -26], [76, 128, 26]),
];
export const elliptical: readonly Thing[] = [
  { kind: 'wheel', at: [-62, 32, 0], r: 26 },
  rod([-92, 1, 0], [80, 1, 0]),
  rod([60, 1, 0], [44, 92, 0]),
  rod([-62, 32, 12], [-40, 24, 12]),
  { kind: 'rod', from: [-62, 32, 12], to: 'toeR' },
  { kind: 'rod', from: [-62, 32, -12], to: 'toeL' },
  { kind: 'rod', from: [46, 26, 18], to: 'toeR' },
  { kind: 'rod', from: [46, 26, -18], to: 'toeL' },
  { kind: 'rod', from: [46, 26, 20], to: 'handR' },
  { kind: 'rod', from: [46, 26, -20], to: 'handL' },
];
export const stairs: readonly Thing[] = [
  block([-34, 0, -24], [-8, 10, 24]),
  block([-8, 0, -24], [18, 30, 24]),
  block([18, 0, -24], [44, 50, 24]),
  block([44, 0, -24], [66, 70, 24]),
  ...pair((side) => rod([-20, 96, 30 * side], [60, 150, 30 * side])),
  ...pair((side) => rod([60, 60, 30 * side], [60, 150, 30 * side])),
];
/** Water up to this height, with a wall of the pool at each end. */
export const waterHeight = 52;
export const pool: readonly Thing[] = [block([-104, 0, -40], [112, waterHeight, 40])];

/** A sled to push, with two poles. */
export const pushSled = (x: number, grip: number): Thing[] => [
  block([x - 14, 0, -30], [x + 54, 10, 30]),
  block([x + 10, 10, -16], [x + 36, 26, 16]),
  ...pair((side) => rod([x, 10, 18 * side], [x, grip + 12, 18 * side])),
];
/** A sled that is pulled, from its near edge. */
export const dragSled = (x: number): Thing[] => {
  const far = x < 0 ? -1 : 1;
  const [near, end] = [x, x + 50 * far].sort((a, b) => a - b) as [number, number];
  return [block([near, 0, -24], [end, 10, 24]), block([near + 14, 10, -14], [end - 14, 26, 14])];
};
/** Squares on the floor along the way of facing. */
export const ladderMotion: readonly Thing[] = [
  ...pair((side) => rod([-90, 0.5, 22 * side], [90, 0.5, 22 * side])),
  ...[-90, -45, 0, 45, 90].map((x) => rod([x, 0.5, -22], [x, 0.5, 22])),
];
/** Marks on the floor across the way. */
export const marks = (...places: readonly number[]): Thing[] =>
  places.map((x) => rod([x, 0.5, -30], [x, 0.5, 30]));
/** A slope that rises to the front. */
export const hill = (slope: number): Thing[] => [
  ...pair((side) => rod([-90, 0, 34 * side], [100, 190 * slope, 34 * side])),
  ...[-90, -42, 5, 52, 100].map((x) => rod([x, (x + 90) * slope, -34], [x, (x + 90) * slope, 34])),
  rod([100, 190 * slope, -34], [100, 0, -34]),
  rod([-90, 0, -34], [100, 0, -34]),
];
