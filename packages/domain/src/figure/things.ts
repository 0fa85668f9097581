import type { Points } from './pose.ts';
import { type BodyPoint, bones } from './skeleton.ts';
import { add, cross, middle, mix, rotate, scale, subtract, unit, type Vector } from './vector.ts';

/**
 * A joint, a place, the middle between both hands, ankles or soles, the back of a shoulder blade, or
 * the hand nearer to the middle, which has what is passed from one to the other.
 */
export type ThingPlace =
  | BodyPoint
  | 'hands'
  | 'feet'
  | 'soles'
  | 'fingersR'
  | 'fingersL'
  | 'bladeR'
  | 'bladeL'
  | 'passed'
  | Vector;

/** What a line is made of, where it is no plain bar: each is drawn so that it is told apart. */
export type Cord = 'band' | 'towel' | 'cable' | 'strap' | 'rope' | 'lever';

export type FigureSign = 'pause' | 'slow' | 'breath';

/** What is drawn beside the body: in the hands, on the back, or standing in the room. */
export type Thing =
  | {
      readonly kind: 'barbell';
      readonly on: 'hands' | 'back' | 'front' | 'hips';
      readonly plate?: number;
      /** Half its length. */
      readonly half?: number;
      /** A frame around the person with a handle at each side. */
      readonly trap?: boolean;
    }
  | {
      readonly kind: 'dumbbell';
      readonly at: ThingPlace;
      /** The way its handle points. */
      readonly along: 'across' | 'forward' | 'up';
    }
  | { readonly kind: 'kettlebell'; readonly at: ThingPlace; readonly hangs: 'down' | 'up' | 'arm' }
  | { readonly kind: 'ball'; readonly at: ThingPlace; readonly r: number }
  /** A ring to hold, on a strap. */
  | { readonly kind: 'ring'; readonly at: ThingPlace }
  /** A disc that turns around an axis across: wheels and single plates. */
  | {
      readonly kind: 'wheel';
      readonly at: ThingPlace;
      readonly r: number;
      /** Flat on the floor under a foot. */
      readonly isUnder?: boolean;
    }
  /** Benches, boxes, pads, seats, steps, walls: from one corner to the opposite one. */
  | { readonly kind: 'block'; readonly from: Vector; readonly to: Vector }
  /** A bar or lever, or a cord of what it is said to be. */
  | { readonly kind: 'rod'; readonly from: ThingPlace; readonly to: ThingPlace; readonly of?: Cord }
  /** A pack or a pad on the back; a sack in both arms. */
  | { readonly kind: 'pack' }
  /** A plate that hangs from a belt. */
  | { readonly kind: 'belt' }
  | { readonly kind: 'sack'; readonly at: ThingPlace }
  /** A pad of a machine this far outside of a joint. */
  | { readonly kind: 'pad'; readonly at: 'kneeR' | 'kneeL'; readonly aside: number }
  /** The way somebody travels, on the floor; and the way in which something goes round. */
  | { readonly kind: 'arrow'; readonly from: Vector; readonly to: Vector }
  | { readonly kind: 'round'; readonly at: ThingPlace; readonly axis: Vector; readonly r: number }
  /** The way in which a part of the body pushes, from where it is. */
  | {
      readonly kind: 'push';
      readonly at: ThingPlace;
      readonly way: Vector;
      /** Towards it, from that side. */
      readonly inward?: boolean;
    }
  /** Held still for a moment; slowly; with the breath. */
  | { readonly kind: 'sign'; readonly of: FigureSign; readonly at: Vector }
  /** Somebody who does the same, face to face across this place. */
  | { readonly kind: 'partner'; readonly x: number }
  /**
   * A skipping rope. The hands circle around a point that goes with the pelvis; the rope points
   * where they are on that circle. With one hand both ends are in it.
   */
  | { readonly kind: 'skippingRope'; readonly around: Vector; readonly hand?: 'handR' }
  /** A heavy rope from a hand to the floor, in waves that follow the height of the hand. */
  | { readonly kind: 'wave'; readonly from: 'handR' | 'handL'; readonly to: Vector };

export function placeOf(place: ThingPlace, points: Points): Vector {
  if (place === 'hands') return middle(points.handR, points.handL);
  if (place === 'feet') return middle(points.ankleR, points.ankleL);
  if (place === 'soles') return middle(points.toeR, points.toeL);
  if (place === 'fingersR') return points.fingersR ?? points.handR;
  if (place === 'fingersL') return points.fingersL ?? points.handL;
  if (place === 'passed') return points[passingHand(points)];
  if (place === 'bladeR') return bladeOf(points, 13);
  if (place === 'bladeL') return bladeOf(points, -13);
  return typeof place === 'string' ? points[place] : place;
}

const passingHand = ({ handR, handL }: Points): 'handR' | 'handL' =>
  Math.abs(handR[2]) <= Math.abs(handL[2]) ? 'handR' : 'handL';

/** On the back, this far to the right of the spine. */
function bladeOf(points: Points, aside: number): Vector {
  const skin = add(scale(chestFront(points), -10), scale(acrossShoulders(points), aside));
  return add(mix(points.spine, points.neck, 0.74), skin);
}

/** To the person's right, at the height of the shoulders. */
export const acrossShoulders = (points: Points): Vector =>
  unit(subtract(points.shoulderR, points.shoulderL), [0, 0, 1]);

export const acrossHips = (points: Points): Vector =>
  unit(subtract(points.hipR, points.hipL), [0, 0, 1]);

/** The way the chest faces. */
export function chestFront(points: Points): Vector {
  return unit(cross(subtract(points.neck, points.spine), acrossShoulders(points)));
}

/** Middle and direction of a barbell that lies where it is said to. */
export function barOf(
  on: Extract<Thing, { kind: 'barbell' }>['on'],
  points: Points,
): { readonly at: Vector; readonly along: Vector } {
  const shoulders = acrossShoulders(points);
  const chest = unit(subtract(points.neck, points.spine));
  if (on === 'hands') {
    const apart = subtract(points.handR, points.handL);
    return { at: placeOf('hands', points), along: unit(apart, shoulders) };
  }
  if (on === 'hips') {
    const front = unit(cross(subtract(points.spine, points.pelvis), acrossHips(points)));
    return { at: add(points.pelvis, scale(front, 12)), along: acrossHips(points) };
  }
  const side = on === 'back' ? -10 : 11;
  const below = add(points.neck, scale(chest, -5));
  return { at: add(below, scale(chestFront(points), side)), along: shoulders };
}

const bellFar = 17;

/** Where the ball of a kettlebell is: under or over the hand, beyond it, or on the forearm. */
export function bellOf(
  { at, hangs }: Extract<Thing, { kind: 'kettlebell' }>,
  points: Points,
): Vector {
  const hand = placeOf(at, points);
  const holder = at === 'passed' ? passingHand(points) : at;
  if (holder !== 'handR' && holder !== 'handL') {
    return add(hand, [0, hangs === 'up' ? bellFar : -bellFar, 0]);
  }
  const side = holder === 'handR' ? 'R' : 'L';
  const elbow = points[`elbow${side}`];
  if (hangs === 'arm') return mix(elbow, hand, 1 + bellFar / bones.forearm);
  if (hangs === 'up') return add(hand, [0, bellFar, 0]);
  // With the hand over the elbow it lies against the forearm: in front of it in the rack, behind it
  // overhead.
  const upright = Math.max(0, (hand[1] - elbow[1]) / bones.forearm);
  const over = (hand[1] - points[`shoulder${side}`][1]) / bones.forearm;
  const ahead = upright * Math.max(-1, Math.min(1, 1 - over * 1.4));
  const aside = scale(chestFront(points), ahead);
  const ball = unit(add(scale(aside, 0.75), [0, -1 + Math.abs(ahead) * 0.35, 0]));
  return add(hand, scale(ball, bellFar));
}

/** Where a belt with a plate lies on the hips, and where its plate hangs. */
export function beltOf(points: Points) {
  const across = acrossHips(points);
  const front = unit(cross(subtract(points.spine, points.pelvis), across));
  const ahead = add(points.pelvis, scale(front, 9));
  return {
    hips: [add(ahead, scale(across, 11)), add(ahead, scale(across, -11))],
    plate: add(add(points.pelvis, scale(front, 15)), [0, -34, 0]),
    across,
  } as const;
}

/** Middles of the discs around which a pack is drawn: on the back, or against it. */
export function packOf(points: Points): Vector[] {
  const behind = scale(chestFront(points), -17);
  const across = acrossShoulders(points);
  return [0.15, 0.85].flatMap((share) =>
    [-8, 8].map((aside) =>
      add(add(mix(points.spine, points.neck, share), behind), scale(across, aside)),
    ),
  );
}

export function padOf({ at, aside }: Extract<Thing, { kind: 'pad' }>, points: Points): Vector {
  const out = aside * (at === 'kneeR' ? 1 : -1);
  return add(points[at], scale(acrossHips(points), out));
}

/** A long sack in both arms, upright before the chest. */
export function sackOf(at: ThingPlace, points: Points): Vector[] {
  const middleOf = placeOf(at, points);
  const chest = unit(subtract(points.neck, points.spine));
  return [-24, -4, 16].map((up) => add(middleOf, scale(chest, up)));
}

/** Three quarters of a circle around an axis, and the two strokes of its arrow head. */
export function roundOf(
  { at, axis, r }: Extract<Thing, { kind: 'round' }>,
  points: Points,
): { readonly arc: Vector[]; readonly head: Vector[] } {
  const centre = placeOf(at, points);
  const along = unit(axis);
  const one = unit(cross(along, Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]));
  const spot = (degrees: number, far: number) =>
    add(centre, scale(rotate(one, along, degrees), far));
  return {
    arc: Array.from({ length: 25 }, (_, index) => spot(40 + index * 11, r)),
    head: [spot(288, r + 5), spot(304, r), spot(284, r - 5)],
  };
}

/** All eight corners of a block. */
export const cornersOf = ({ from, to }: Extract<Thing, { kind: 'block' }>): Vector[] =>
  [from[0], to[0]].flatMap((x) =>
    [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): Vector => [x, y, z])),
  );

/** The line of a skipping rope. */
export function skippingRope(
  { around, hand }: Extract<Thing, { kind: 'skippingRope' }>,
  points: Points,
): Vector[] {
  const right = hand ? add(points[hand], [0, 0, 2]) : points.handR;
  const left = hand ? add(points[hand], [0, 0, -2]) : points.handL;
  const between = middle(right, left);
  const [x, y] = subtract(between, add(points.pelvis, around));
  const way = unit([x, y, 0], [0, -1, 0]);
  const far = hand ? 84 : 102;
  return Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    const bulge = Math.sin(Math.PI * share) ** 0.6;
    // Both ends in one hand: the rope opens to a loop in the plane in which it turns.
    const aside = hand ? 13 * Math.sin(2 * Math.PI * share) : 0;
    const out = add(scale(way, far * bulge), [-way[1] * aside, way[0] * aside, 0]);
    return add(mix(right, left, share), out);
  });
}

/** The line of a heavy rope that is whipped. */
export function ropeWave({ from, to }: Extract<Thing, { kind: 'wave' }>, points: Points): Vector[] {
  const hand = points[from];
  const swing = hand[1] - 92;
  return Array.from({ length: 41 }, (_, index) => {
    const share = index / 40;
    const height = swing * Math.sin(share * Math.PI * 5) * (1 - share) * -0.8;
    const [x, , z] = mix(hand, to, share);
    return [x, Math.max(1, hand[1] * (1 - share) ** 2 + to[1] * share + height), z];
  });
}

/** Where somebody is who stands opposite, across a place, and does the same. */
export function partnerOf(
  { x: across }: Extract<Thing, { kind: 'partner' }>,
  points: Points,
): Points {
  const faced = Object.entries(points).map(([joint, [x, y, z]]) => [joint, [2 * across - x, y, z]]);
  return Object.fromEntries(faced) as Points;
}
