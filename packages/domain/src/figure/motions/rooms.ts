import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';

/** Things that stand in the room; x and y in centimetres from the middle of the feet. */
export const seat = (x: number, height = 44): Thing[] => [
  { kind: 'block', from: [x - 20, height - 5, -20], to: [x + 20, height, 20] },
  { kind: 'rod', from: [x - 18, height - 5, -18], to: [x - 18, 0, -18] },
  { kind: 'rod', from: [x + 18, height - 5, 18], to: [x + 18, 0, 18] },
  { kind: 'rod', from: [x - 18, height - 5, 18], to: [x - 18, 0, 18] },
];
/** A seat with a back to lean on. */
export const chair = (x: number, height = 44): Thing[] => [
  ...seat(x, height),
  { kind: 'block', from: [x - 24, height, -20], to: [x - 20, height + 42, 20] },
];
export const box = (from: number, to: number, height: number, half = 24): Thing => ({
  kind: 'block',
  from: [from, 0, -half],
  to: [to, height, half],
});
/** A flat bench along the body: its top is at `height`. */
export const bench = (from: number, to: number, height = 44): Thing[] => [
  { kind: 'block', from: [from, height - 7, -14], to: [to, height, 14] },
  { kind: 'rod', from: [from + 12, height - 7, 0], to: [from + 12, 0, 0] },
  { kind: 'rod', from: [to - 12, height - 7, 0], to: [to - 12, 0, 0] },
];
/** A wall behind (negative x) or in front of the person. */
export const wall = (x: number): Thing => ({
  kind: 'block',
  from: [x, 0, -34],
  to: [x + (x < 0 ? -4 : 4), 200, 34],
});
/** A bar to hang from. */
export const barAbove = (y: number, x = 0, half = 55): Thing[] => [
  { kind: 'rod', from: [x, y, -half], to: [x, y, half] },
];
/** An upright with a pulley at the given height and a stack of weights behind it. */
export const column = (x: number, pulley: number, z = 0): Thing[] => [
  ...tower(x, 215, z),
  { kind: 'wheel', at: [x, pulley, z], r: 5 },
];
/** The frame of a machine with its stack of weights. */
export const tower = (x: number, height = 150, z = 0): Thing[] => {
  const away: Vector = z === 0 ? [Math.sign(x) * 14, 0, 0] : [0, 0, Math.sign(z) * 14];
  return [
    { kind: 'rod', from: [x, 0, z], to: [x, height, z] },
    ...[0, 1, 2, 3].map(
      (slab): Thing => ({
        kind: 'block',
        from: [x + away[0] - 8, slab * 9, z + away[2] - 8],
        to: [x + away[0] + 8, slab * 9 + 8, z + away[2] + 8],
      }),
    ),
  ];
};
/** The two rails of a Smith machine. */
export const rails = (x: number, height = 205): Thing[] =>
  [49, -49].map((z) => ({ kind: 'rod', from: [x, 0, z], to: [x, height, z] }));
/** The way ahead on the floor, from beside the feet. */
export const wayAhead = (from = 34, to = 84): Thing => ({
  kind: 'arrow',
  from: [from, 0.5, 26],
  to: [to, 0.5, 26],
});
/** Stairs of three steps that begin here. */
export const stairsThing = (x: number): Thing[] =>
  [0, 1, 2].map((step) => ({
    kind: 'block',
    from: [x + step * 30, 0, -26],
    to: [x + step * 30 + 30, 18 * (step + 1), 26],
  }));
export const cone = (x: number, z: number): Thing[] => [
  { kind: 'block', from: [x - 6, 0, z - 6], to: [x + 6, 2, z + 6] },
  { kind: 'block', from: [x - 3, 2, z - 3], to: [x + 3, 16, z + 3] },
];
/** A post that a band is tied to. */
export const post = (x: number, z = 0): Thing => ({
  kind: 'block',
  from: [x - 4, 0, z - 4],
  to: [x + 4, 190, z + 4],
});
