import type { Part, Tone } from './part.ts';
import type { Points } from './pose.ts';
import { circlePath, disc, type Flat, hullPath, linePath, outlinePath } from './shapes.ts';
import {
  acrossShoulders,
  barOf,
  beyondHand,
  chestFront,
  cornersOf,
  placeOf,
  ropeWave,
  skippingRope,
  type Thing,
} from './things.ts';
import { add, cross, radians, scale, unit, type Vector } from './vector.ts';
import { project, type View } from './view.ts';

interface Drum {
  readonly r: number;
  /** Half of its thickness. */
  readonly half: number;
}

interface Drawn {
  readonly depth: number;
  readonly parts: Part[];
}

/** Points of a circle in space around an axis. */
function ring(at: Vector, axis: Vector, r: number, view: View): Flat[] {
  const one = unit(cross(axis, [0.31, 0.95, 0.05]));
  const other = cross(axis, one);
  return Array.from({ length: 24 }, (_, index) => {
    const angle = radians(index * 15);
    const edge = add(scale(one, r * Math.cos(angle)), scale(other, r * Math.sin(angle)));
    const { x, y } = project(add(at, edge), view);
    return [x, y] as const;
  });
}

/** A disc of some thickness around an axis. */
function drum(at: Vector, axis: Vector, { r, half }: Drum, view: View): string {
  const rim = (side: number) => ring(add(at, scale(axis, half * side)), axis, r, view);
  return outlinePath([...rim(1), ...rim(-1)]);
}

function line(from: Vector, to: Vector, view: View): string {
  const a = project(from, view);
  const b = project(to, view);
  return linePath([
    [a.x, a.y],
    [b.x, b.y],
  ]);
}

const part = (tone: Tone, path: string): Part => ({ tone, path });
const depthOf = (at: Vector, view: View): number => project(at, view).near;

/** A handle with a disc at each end. */
function weights(at: Vector, along: Vector, reach: number, disc: Drum, view: View): Part[] {
  const right = add(at, scale(along, reach));
  const left = add(at, scale(along, -reach));
  return [
    part('line', line(left, right, view)),
    part('solid', drum(right, along, disc, view)),
    part('solid', drum(left, along, disc, view)),
  ];
}

function drawBlock(block: Extract<Thing, { kind: 'block' }>, view: View): Drawn {
  const corners = cornersOf(block).map((corner) => project(corner, view));
  const depth = Math.min(...corners.map(({ near }) => near)) - 6;
  return { depth, parts: [part('solid', hullPath(corners.map((spot) => disc(spot, 1.2))))] };
}

function kettlebell(thing: Extract<Thing, { kind: 'kettlebell' }>, points: Points, view: View) {
  const hand = placeOf(thing.at, points);
  const { at, hangs } = thing;
  const arm =
    at === 'handR' || at === 'handL' ? beyondHand(at, points, 14) : add(hand, [0, -14, 0]);
  const ball = hangs === 'arm' ? arm : add(hand, [0, hangs === 'up' ? 14 : -14, 0]);
  return {
    depth: depthOf(ball, view) + 3,
    parts: [
      part('line', line(hand, ball, view)),
      part('solid', circlePath(disc(project(ball, view), 9.5))),
    ],
  };
}

function drawRope(rope: readonly Vector[], view: View): Drawn {
  const spots = rope.map((place) => project(place, view));
  const depth = Math.max(...spots.map(({ near }) => near)) + 8;
  return { depth, parts: [part('line', linePath(spots.map(({ x, y }) => [x, y])))] };
}

/** One thing as paths, and how near it is. */
export function drawThing(thing: Thing, points: Points, view: View): Drawn {
  switch (thing.kind) {
    case 'barbell': {
      const { at, along } = barOf(thing.on, points);
      const parts = weights(at, along, 46, { r: thing.plate ?? 21, half: 1.5 }, view);
      return { depth: depthOf(at, view) + (thing.on === 'back' ? -4 : 4), parts };
    }
    case 'dumbbell': {
      const at = placeOf(thing.at, points);
      const along = {
        across: acrossShoulders(points),
        forward: chestFront(points),
        up: [0, 1, 0] as Vector,
      }[thing.along];
      return {
        depth: depthOf(at, view) + 3,
        parts: weights(at, along, 9, { r: 6.5, half: 3.5 }, view),
      };
    }
    case 'kettlebell':
      return kettlebell(thing, points, view);
    case 'ball': {
      const at = placeOf(thing.at, points);
      const path = circlePath(disc(project(at, view), thing.r));
      return { depth: depthOf(at, view) + 2, parts: [part('solid', path)] };
    }
    case 'wheel': {
      const at = placeOf(thing.at, points);
      const path = drum(at, [0, 0, 1], { r: thing.r, half: 2 }, view);
      return { depth: depthOf(at, view), parts: [part('solid', path)] };
    }
    case 'block':
      return drawBlock(thing, view);
    case 'rod': {
      const from = placeOf(thing.from, points);
      const to = placeOf(thing.to, points);
      const ends = [depthOf(from, view), depthOf(to, view)];
      // A band or cable is seen before the body, a bar or lever behind it.
      const depth = thing.thin ? Math.max(...ends) + 8 : Math.min(...ends);
      return { depth, parts: [part(thing.thin ? 'thread' : 'line', line(from, to, view))] };
    }
    case 'skippingRope':
      return drawRope(skippingRope(thing, points), view);
    case 'wave':
      return drawRope(ropeWave(thing, points), view);
  }
}
