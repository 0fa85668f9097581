/** Centimetres: x forward, y up, z to the person's right. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
export const middle = (a: Vector, b: Vector): Vector => scale(add(a, b), 0.5);
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vector, otherwise: Vector = [1, 0, 0]): Vector {
  const long = length(a);
  return long < 1e-9 ? otherwise : scale(a, 1 / long);
}

export const mix = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Turns `a` by an angle around a unit axis through the origin. */
export function rotate(a: Vector, axis: Vector, degrees: number): Vector {
  if (degrees === 0) return a;
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return add(add(scale(a, cos), scale(cross(axis, a), sin)), scale(axis, dot(axis, a) * (1 - cos)));
}
