import type { Figure } from './figure.ts';
import { type Motion, poseAt } from './motion.ts';
import {
  barOf,
  beltOf,
  cornersOf,
  packOf,
  partnerOf,
  placeOf,
  ropeWave,
  roundOf,
  sackOf,
  skippingRope,
  type Thing,
} from './things.ts';
import { add, scale, type Vector } from './vector.ts';
import { project, type View } from './view.ts';

/** The part of the drawing that holds every instant: an SVG viewBox. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const instants = 12;
/** Around a joint, and around a weight that reaches farther than the hand that holds it. */
const around = { body: 14, weight: 24 };

function thingPlaces(thing: Thing, points: ReturnType<typeof poseAt>): readonly Vector[] {
  switch (thing.kind) {
    case 'block':
      return cornersOf(thing);
    case 'skippingRope':
      return skippingRope(thing, points);
    case 'wave':
      return ropeWave(thing, points);
    case 'rod':
    case 'arrow':
      return [placeOf(thing.from, points), placeOf(thing.to, points)];
    case 'pack':
      return packOf(points);
    case 'belt':
      return [beltOf(points).plate];
    case 'partner':
      return Object.values(partnerOf(thing, points));
    case 'pad':
      return [points[thing.at]];
    case 'sack':
      return sackOf(thing.at, points);
    case 'push':
      return [add(placeOf(thing.at, points), thing.way)];
    case 'round':
      return roundOf(thing, points).arc;
    case 'barbell': {
      const { at, along } = barOf(thing.on, points);
      const half = thing.half ?? 46;
      return [add(at, scale(along, half)), add(at, scale(along, -half))];
    }
    default:
      return [placeOf(thing.at, points)];
  }
}

/** How far a thing reaches around its places. */
function reachOf(thing: Thing): number {
  switch (thing.kind) {
    case 'block':
    case 'rod':
    case 'skippingRope':
    case 'wave':
    case 'arrow':
    case 'round':
    case 'push':
      return 4;
    case 'pack':
    case 'pad':
    case 'sack':
    case 'ring':
      return 13;
    case 'partner':
      return around.body;
    case 'sign':
      return thing.of === 'breath' ? 30 : 13;
    case 'belt':
      return 17;
    case 'kettlebell':
      return 31;
    case 'barbell':
      return (thing.plate ?? 21) + 3;
    case 'ball':
    case 'wheel':
      return thing.r + 3;
    default:
      return around.weight;
  }
}

/** Where a drawing of these instants begins and ends. */
function frame(
  { motion, view, things }: { motion: Motion; view: View; things: readonly Thing[] },
  shares: readonly number[],
): Frame {
  const spots = shares.flatMap((share) => {
    const points = poseAt(motion, share);
    const body = Object.values(points).map((at) => ({ ...project(at, view), r: around.body }));
    const held = things.flatMap((thing) =>
      thingPlaces(thing, points).map((at) => {
        return { ...project(at, view), r: reachOf(thing) };
      }),
    );
    return [...body, ...held];
  });
  const x = Math.min(...spots.map((spot) => spot.x - spot.r));
  const y = Math.min(...spots.map((spot) => spot.y - spot.r));
  // The floor is always part of the picture.
  const bottom = Math.max(10, ...spots.map((spot) => spot.y + spot.r / 2));
  const right = Math.max(...spots.map((spot) => spot.x + spot.r));
  return { x, y, width: right - x, height: bottom - y };
}

export const frameOf = (figure: Figure): Frame =>
  frame(figure, [
    ...Array.from({ length: instants }, (_, index) => index / instants),
    ...figure.ends,
    figure.between,
  ]);

/** The frame of one instant, for a still. */
export const frameAt = (figure: Figure, share: number): Frame => frame(figure, [share]);
