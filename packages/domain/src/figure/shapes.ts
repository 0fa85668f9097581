import type { Spot } from './view.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number): string => `${figure(x)} ${figure(y)}`;

export const disc = ({ x, y }: Spot, r: number): Disc => ({ x, y, r });

/** A full circle as a path. */
export function circlePath({ x, y, r }: Disc): string {
  const arc = `a${figure(r)} ${figure(r)} 0 1 1 `;
  return `M${pair(x - r, y)}${arc}${pair(2 * r, 0)}${arc}${pair(-2 * r, 0)}z`;
}

/** The outline around two circles: a rounded limb that gets thinner. */
export function limbPath(a: Disc, b: Disc): string {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = Math.hypot(dx, dy);
  if (far <= Math.abs(a.r - b.r) + 0.01) return circlePath(a.r > b.r ? a : b);
  const along = Math.atan2(dy, dx);
  const slope = Math.acos((a.r - b.r) / far);
  const at = (of: Disc, angle: number) =>
    pair(of.x + of.r * Math.cos(angle), of.y + of.r * Math.sin(angle));
  const arc = (r: number, large: boolean) => `A${figure(r)} ${figure(r)} 0 ${large ? 1 : 0} 1 `;
  return [
    `M${at(a, along + slope)}`,
    `${arc(a.r, a.r >= b.r)}${at(a, along - slope)}`,
    `L${at(b, along - slope)}`,
    `${arc(b.r, b.r > a.r)}${at(b, along + slope)}z`,
  ].join('');
}

/**
 * A disc with a rim, seen at a slant: `towards` is its axis as drawn, with how much of it points to
 * whoever looks.
 */
export function drumPath(one: Spot, other: Spot, r: number, towards: Spot): string {
  const far = Math.hypot(towards.x, towards.y);
  if (far < 0.02) return circlePath(disc(one, r));
  const [x, y] = [(-towards.y / far) * r, (towards.x / far) * r];
  const turn = figure((Math.atan2(towards.y, towards.x) * 180) / Math.PI);
  const flat = figure(Math.max(0.1, r * Math.abs(towards.near)));
  const arc = (to: string) => `A${flat} ${figure(r)} ${turn} 0 0 ${to}`;
  return [
    `M${pair(one.x + x, one.y + y)}`,
    arc(pair(one.x - x, one.y - y)),
    `L${pair(other.x - x, other.y - y)}`,
    `${arc(pair(other.x + x, other.y + y))}z`,
  ].join('');
}

const corners = 12;
/** Around a circle once, the same for every hull. */
const around = Array.from({ length: corners }, (_, index) => {
  const angle = (index * 2 * Math.PI) / corners;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** The outline around any number of circles, as a polygon that looks round. */
export function hullPath(discs: readonly Disc[]): string {
  const points = discs.flatMap(({ x, y, r }) =>
    around.map(([cos, sin]) => [x + r * cos, y + r * sin] as const),
  );
  return polygonPath(convexHull(points));
}

export type Flat = readonly [x: number, y: number];

const polygonPath = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}z`;

/** The outline around points. */
export const outlinePath = (points: readonly Flat[]): string => polygonPath(convexHull(points));

export const linePath = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}`;

/** Andrew's monotone chain. */
function convexHull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Flat[]): Flat[] => {
    const chain: Flat[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(chain: readonly Flat[], [x, y]: Flat): boolean {
  const [ax, ay] = chain.at(-2) ?? [0, 0];
  const [bx, by] = chain.at(-1) ?? [0, 0];
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
}
