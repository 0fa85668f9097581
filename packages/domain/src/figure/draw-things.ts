import type { FigurePart, FigureTone } from './part.ts';
import type { Points } from './pose.ts';
import {
  circlePath,
  disc,
  drumPath,
  type Flat,
  hullPath,
  linePath,
  outlinePath,
} from './shapes.ts';
import {
  acrossShoulders,
  barOf,
  bellOf,
  beltOf,
  type Cord,
  chestFront,
  cornersOf,
  type FigureSign,
  packOf,
  padOf,
  placeOf,
  ropeWave,
  roundOf,
  sackOf,
  skippingRope,
  type Thing,
} from './things.ts';
import { add, scale, unit, type Vector } from './vector.ts';
import { project, type Spot, type View } from './view.ts';

/** Everything but a second person, who is drawn as a body. */
export type Held = Exclude<Thing, { kind: 'partner' }>;

interface Drum {
  readonly r: number;
  /** Half of its thickness. */
  readonly half: number;
}

interface Drawn {
  readonly depth: number;
  readonly parts: FigurePart[];
}

/** A disc of some thickness around an axis: two ellipses and what joins them. */
function drum(at: Vector, axis: Vector, { r, half }: Drum, view: View): string {
  const right = project(add(at, scale(axis, half)), view);
  const left = project(add(at, scale(axis, -half)), view);
  return drumPath(right, left, r, project(axis, view));
}

function line(from: Vector, to: Vector, view: View): string {
  const a = project(from, view);
  const b = project(to, view);
  return linePath([
    [a.x, a.y],
    [b.x, b.y],
  ]);
}

const part = (tone: FigureTone, path: string): FigurePart => ({ tone, path });
const depthOf = (at: Vector, view: View): number => project(at, view).near;

/** Sewn from panels: two seams that bend away from each other. */
function drawBall({ x, y }: Spot, r: number): FigurePart[] {
  const seam = (side: 1 | -1): string =>
    linePath(
      [-0.9, -0.45, 0, 0.45, 0.9].map((share) => {
        const aside = side * r * (0.28 + 0.42 * share * share);
        return [x + aside * 0.9 + share * r * 0.3, y + share * r - aside * 0.3];
      }),
    );
  const outline = circlePath({ x, y, r });
  // A pad of a machine has none.
  if (r < 9) return [part('solid', outline)];
  return [part('weight', outline), part('cable', seam(1) + seam(-1))];
}

/** Two strokes for a pause, a clock for slowness, moving air for the breath. */
function signPath(of: FigureSign, { x, y }: Spot): string {
  const stroke = (fromX: number, fromY: number, toX: number, toY: number): string =>
    linePath([
      [x + fromX, y + fromY],
      [x + toX, y + toY],
    ]);
  if (of === 'breath')
    return [-8, 0, 8].map((row) => puff(x + Math.abs(row) / 4, y + row)).join('');
  if (of === 'pause') return stroke(-5, -9, -5, 9) + stroke(5, -9, 5, 9);
  return circlePath({ x, y, r: 11 }) + stroke(0, 0, 0, -7) + stroke(0, 0, 5, 2);
}

/** A line of air that curls at its end. */
function puff(x: number, y: number): string {
  const curl = [-90, -30, 30, 90, 150, 210].map((degrees): Flat => {
    const angle = (-degrees * Math.PI) / 180;
    return [x + 22 + 3.4 * Math.cos(angle), y - 3.4 + 3.4 * Math.sin(angle)];
  });
  return linePath([[x, y], ...curl]);
}

/** A handle with a disc at each end. */
function weights(at: Vector, along: Vector, reach: number, disc: Drum, view: View): FigurePart[] {
  const right = add(at, scale(along, reach));
  const left = add(at, scale(along, -reach));
  return [
    part('line', line(left, right, view)),
    part('solid', drum(right, along, disc, view)),
    part('solid', drum(left, along, disc, view)),
  ];
}

/** A dumbbell hides what is behind it: the farther head first, then the handle, then the nearer. */
function dumbbell(at: Vector, along: Vector, view: View): FigurePart[] {
  const heads = [1, -1]
    .map((side) => add(at, scale(along, 10.5 * side)))
    .sort((a, b) => depthOf(a, view) - depthOf(b, view))
    .map((head) => part('weight', drum(head, along, { r: 7.6, half: 4 }, view)));
  const [right, left] = [6.5, -6.5].map((far) => project(add(at, scale(along, far)), view));
  if (!right || !left) return heads;
  const grip = part('weight', hullPath([disc(right, 1.6), disc(left, 1.6)]));
  return [...heads.slice(0, 1), grip, ...heads.slice(1)];
}

function drawBlock(block: Extract<Thing, { kind: 'block' }>, view: View): Drawn {
  const corners = cornersOf(block).map((corner) => project(corner, view));
  const depth = Math.min(...corners.map(({ near }) => near)) - 6;
  return { depth, parts: [part('solid', outlinePath(corners.map(({ x, y }) => [x, y])))] };
}

function kettlebell(thing: Extract<Thing, { kind: 'kettlebell' }>, points: Points, view: View) {
  const hand = placeOf(thing.at, points);
  const ball = bellOf(thing, points);
  return {
    depth: Math.max(depthOf(ball, view), depthOf(hand, view)) + (thing.at === 'hands' ? 16 : 6),
    parts: [
      part('weight', handle(hand, ball, view)),
      part('weight', circlePath(disc(project(ball, view), 10.5))),
    ],
  };
}

/** A bow from the ball around the hand: its outer edge, and the opening in it. */
function handle(hand: Vector, ball: Vector, view: View): string {
  const top = project(hand, view);
  const low = project(ball, view);
  const far = Math.hypot(top.x - low.x, top.y - low.y);
  // Seen from above the ball hides its handle: the bow is then drawn upright.
  const [upX, upY] = far < 6 ? [0, -1] : [(top.x - low.x) / far, (top.y - low.y) / far];
  const high = Math.max(far, 15);
  const at = (up: number, aside: number): Flat => [
    low.x + upX * up - upY * aside,
    low.y + upY * up + upX * aside,
  ];
  const bow = (edge: number): Flat[] => {
    const [wide, tall] = [9.4 - edge, high + 2.8 - edge];
    const corners: Flat[] = [
      at(0, wide - 1),
      at(tall - 4, wide),
      at(tall, wide - 3),
      at(tall, 3 - wide),
      at(tall - 4, -wide),
      at(0, 1 - wide),
    ];
    return edge > 0 ? corners.reverse() : corners;
  };
  return `${linePath(bow(0))}z${linePath(bow(3.2))}z`;
}

/** A hexagon around the person, a handle at each side of it and plates outside. */
function trapBar(points: Points, view: View): Drawn {
  const { at, along } = barOf('hands', points);
  const ahead = unit([along[2], 0, -along[0]]);
  const spot = (forward: number, aside: number): Vector =>
    add(at, add(scale(ahead, forward), scale(along, aside)));
  const ring: Vector[] = [
    spot(38, 0),
    spot(20, 27),
    spot(-20, 27),
    spot(-38, 0),
    spot(-20, -27),
    spot(20, -27),
    spot(38, 0),
  ];
  const plates = [36, -36].map((aside) => {
    const path = drum(spot(0, aside), along, { r: 18, half: 1.5 }, view);
    return part('solid', path);
  });
  return { depth: depthOf(at, view) + 4, parts: [part('line', pathOf(ring, view)), ...plates] };
}

/** A cord between two places, told apart by what it is made of. */
function drawCord(of: Cord, from: Vector, to: Vector, view: View, held: readonly Vector[]): Drawn {
  const depth = Math.max(depthOf(from, view), depthOf(to, view)) + 8;
  const path = line(from, to, view);
  if (of === 'towel') {
    const ends = [from, to].map((end) => disc(project(end, view), 4));
    // Its ends hang down from the hands: no stick does that.
    const tails = held.map((end) =>
      hullPath([disc(project(end, view), 3), disc(project(add(end, [0, -15, 0]), view), 5)]),
    );
    return { depth, parts: [...tails, hullPath(ends)].map((path) => part('weight', path)) };
  }
  if (of === 'lever') {
    const ends = [from, to].map((end) => disc(project(end, view), 2.6));
    return {
      depth: Math.min(depthOf(from, view), depthOf(to, view)),
      parts: [part('solid', hullPath(ends))],
    };
  }
  // A loop of rubber is seen as two lines, with a gap to what is behind.
  if (of === 'band') {
    return { depth, parts: [part('halo', path), part('band', path), part('core', path)] };
  }
  return { depth, parts: [part(of, path)] };
}

/** With a head at its end: on the floor, or before everything. */
function drawArrow(from: Vector, to: Vector, view: View, depth = -1000): Drawn {
  const tail = project(from, view);
  const tip = project(to, view);
  const far = Math.hypot(tip.x - tail.x, tip.y - tail.y) || 1;
  const [alongX, alongY] = [(tip.x - tail.x) / far, (tip.y - tail.y) / far];
  const barb = (aside: number): Flat => [
    tip.x - alongX * 9 - alongY * aside,
    tip.y - alongY * 9 + alongX * aside,
  ];
  const head = linePath([barb(6), [tip.x, tip.y], barb(-6)]);
  return { depth, parts: [part('hint', line(from, to, view)), part('hint', head)] };
}

const pathOf = (places: readonly Vector[], view: View): string =>
  linePath(
    places.map((place) => {
      const { x, y } = project(place, view);
      return [x, y];
    }),
  );

/** The outline around discs of one size. */
function drawHull(
  middles: readonly Vector[],
  r: number,
  view: View,
  tone: FigureTone = 'solid',
): Drawn {
  const depth = middles.reduce((sum, at) => sum + depthOf(at, view), 0) / middles.length;
  return {
    depth,
    parts: [part(tone, hullPath(middles.map((at) => disc(project(at, view), r))))],
  };
}

/** A belt with a chain at both hips and a plate between the thighs. */
function drawBelt(points: Points, view: View): Drawn {
  const { hips, plate, across } = beltOf(points);
  const { x, y, near } = project(plate, view);
  const chain = hips.map((hip) => line(hip, plate, view)).join('');
  const strap = line(hips[0], hips[1], view);
  const iron = drum(plate, across, { r: 15, half: 2 }, view);
  return {
    depth: near + 60,
    parts: [
      part('halo', chain + strap),
      part('strap', chain),
      part('line', strap),
      part('weight', iron),
      part('weight', circlePath({ x, y, r: 3 })),
    ],
  };
}

function drawRope(rope: readonly Vector[], view: View): Drawn {
  const spots = rope.map((place) => project(place, view));
  const depth = Math.max(...spots.map(({ near }) => near)) + 8;
  return { depth, parts: [part('line', linePath(spots.map(({ x, y }) => [x, y])))] };
}

/** Whether it stands where it is, whatever the body does. */
function isFixed(thing: Thing): boolean {
  if (thing.kind === 'block' || thing.kind === 'arrow' || thing.kind === 'sign') return true;
  if (thing.kind === 'rod') return typeof thing.from !== 'string' && typeof thing.to !== 'string';
  return (thing.kind === 'wheel' || thing.kind === 'round') && typeof thing.at !== 'string';
}

const standing = new WeakMap<Thing, { readonly view: View; readonly drawn: Drawn }>();

/** One thing as paths, and how near it is; what does not move is drawn once. */
export function drawThing(thing: Held, points: Points, view: View): Drawn {
  if (!isFixed(thing)) return drawOf(thing, points, view);
  const known = standing.get(thing);
  if (known?.view === view) return known.drawn;
  const drawn = drawOf(thing, points, view);
  standing.set(thing, { view, drawn });
  return drawn;
}

function drawOf(thing: Held, points: Points, view: View): Drawn {
  switch (thing.kind) {
    case 'barbell': {
      if (thing.trap) return trapBar(points, view);
      const { at, along } = barOf(thing.on, points);
      const parts = weights(at, along, thing.half ?? 46, { r: thing.plate ?? 21, half: 1.5 }, view);
      return { depth: depthOf(at, view) + (thing.on === 'back' ? -4 : 4), parts };
    }
    case 'dumbbell': {
      const at = placeOf(thing.at, points);
      const along = {
        across: acrossShoulders(points),
        forward: chestFront(points),
        up: [0, 1, 0] as Vector,
      }[thing.along];
      // What both hands hold is before the nearer one.
      const before = thing.at === 'hands' ? 26 : 3;
      return { depth: depthOf(at, view) + before, parts: dumbbell(at, along, view) };
    }
    case 'kettlebell':
      return kettlebell(thing, points, view);
    case 'ball': {
      const at = placeOf(thing.at, points);
      return { depth: depthOf(at, view) + 2, parts: drawBall(project(at, view), thing.r) };
    }
    case 'ring': {
      const spot = project(placeOf(thing.at, points), view);
      const hole = circlePath({ x: spot.x, y: spot.y - 6, r: 8 });
      return { depth: spot.near + 9, parts: [part('line', hole)] };
    }
    case 'push': {
      const at = placeOf(thing.at, points);
      const [near, far] = [add(at, scale(thing.way, 0.3)), add(at, thing.way)];
      return thing.inward ? drawArrow(far, near, view, 1000) : drawArrow(near, far, view, 1000);
    }
    case 'sign':
      return { depth: -1000, parts: [part('hint', signPath(thing.of, project(thing.at, view)))] };
    case 'wheel': {
      const at = placeOf(thing.at, points);
      if (thing.isUnder) {
        const path = drum([at[0], 1, at[2]], [0, 1, 0], { r: thing.r, half: 1 }, view);
        return { depth: depthOf(at, view) - 40, parts: [part('solid', path)] };
      }
      const path = drum(at, [0, 0, 1], { r: thing.r, half: 2 }, view);
      return { depth: depthOf(at, view), parts: [part('solid', path)] };
    }
    case 'block':
      return drawBlock(thing, view);
    case 'rod': {
      const from = placeOf(thing.from, points);
      const to = placeOf(thing.to, points);
      // A cord is seen before the body, a bar or lever behind it.
      if (thing.of) {
        const held = [thing.from, thing.to].filter((end) => end === 'handR' || end === 'handL');
        return drawCord(
          thing.of,
          from,
          to,
          view,
          held.map((end) => placeOf(end, points)),
        );
      }
      const depth = Math.min(depthOf(from, view), depthOf(to, view));
      return { depth, parts: [part('line', line(from, to, view))] };
    }
    case 'pack':
      return drawHull(packOf(points), 8, view);
    case 'belt':
      return drawBelt(points, view);
    case 'pad':
      return drawHull([padOf(thing, points)], 6, view);
    case 'sack':
      return drawHull(sackOf(thing.at, points), 12, view, 'weight');
    case 'arrow':
      return drawArrow(thing.from, thing.to, view);
    case 'round': {
      const { arc, head } = roundOf(thing, points);
      return {
        depth: 1000,
        parts: [part('hint', pathOf(arc, view)), part('hint', pathOf(head, view))],
      };
    }
    case 'skippingRope':
      return drawRope(skippingRope(thing, points), view);
    case 'wave':
      return drawRope(ropeWave(thing, points), view);
  }
}
