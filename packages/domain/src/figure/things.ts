import type { Points } from './pose.ts';
import { bones, type Joint } from './skeleton.ts';
import { add, cross, middle, mix, scale, subtract, unit, type Vector } from './vector.ts';

/** A joint, a place, or the middle between both hands. */
export type Place = Joint | 'hands' | 'feet' | Vector;

/** What is drawn beside the body: in the hands, on the back, or standing in the room. */
export type Thing =
  | {
      readonly kind: 'barbell';
      readonly on: 'hands' | 'back' | 'front' | 'hips';
      readonly plate?: number;
    }
  | {
      readonly kind: 'dumbbell';
      readonly at: Place;
      /** The way its handle points. */
      readonly along: 'across' | 'forward' | 'up';
    }
  | { readonly kind: 'kettlebell'; readonly at: Place; readonly hangs: 'down' | 'up' | 'arm' }
  | { readonly kind: 'ball'; readonly at: Place; readonly r: number }
  /** A disc that turns around an axis across: wheels and single plates. */
  | { readonly kind: 'wheel'; readonly at: Place; readonly r: number }
  /** Benches, boxes, pads, seats, steps, walls: from one corner to the opposite one. */
  | { readonly kind: 'block'; readonly from: Vector; readonly to: Vector }
  /** Bars, levers, straps, cables and bands. */
  | { readonly kind: 'rod'; readonly from: Place; readonly to: Place; readonly thin?: boolean };

export function placeOf(place: Place, points: Points): Vector {
  if (place === 'hands') return middle(points.handR, points.handL);
  if (place === 'feet') return middle(points.ankleR, points.ankleL);
  return typeof place === 'string' ? points[place] : place;
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

/** A point on the way from the elbow through the hand, where a kettlebell's ball is. */
export function beyondHand(hand: 'handR' | 'handL', points: Points, far: number): Vector {
  const elbow = points[hand === 'handR' ? 'elbowR' : 'elbowL'];
  return mix(elbow, points[hand], 1 + far / bones.forearm);
}
