import type { CameraFrame, Landmark } from '@cadence/domain/camera/types';

/** Pictures are looked at in this size, in pixels each way. */
export const lookedAt = 192;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is looked at; it may reach beyond it. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Seen {
  readonly places: CameraFrame['places'];
  /** Where to look next: closer, once there is somebody. */
  readonly next: Square;
}

/** MoveNet gives seventeen points, each with its y, x and score; the first five are of the face. */
const points = 17;
const joints: readonly Landmark[] = [
  'shoulderL',
  'shoulderR',
  'elbowL',
  'elbowR',
  'handL',
  'handR',
  'hipL',
  'hipR',
  'kneeL',
  'kneeR',
  'ankleL',
  'ankleR',
];
const firstJoint = points - joints.length;

/** Its scores are low: at 0.3 a joint is mostly where it says, which here is one half. */
const scoreOfSure = 0.6;
/** Of these a body's whereabouts are made up. */
const leastScore = 0.2;
const leastPoints = 6;
/** Around the joints are hands, feet and the next movement. */
const around = 1.5;

export function wholeOf({ width, height }: Size): Square {
  const size = Math.max(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

function squareAround(found: readonly { x: number; y: number }[], picture: Size): Square {
  const whole = wholeOf(picture);
  if (found.length < leastPoints) return whole;
  const xs = found.map(({ x }) => x);
  const ys = found.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const size = around * Math.max(right - left, bottom - top);
  if (size >= whole.size) return whole;
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, size };
}

/** What the model says of a square, in pixels of the whole picture. */
export function readJoints(values: ArrayLike<number>, { x, y, size }: Square, picture: Size): Seen {
  const all = Array.from({ length: points }, (_, index) => ({
    x: x + (values[index * 3 + 1] ?? 0) * size,
    y: y + (values[index * 3] ?? 0) * size,
    score: values[index * 3 + 2] ?? 0,
  }));
  const places = Object.fromEntries(
    all.slice(firstJoint).map((at, index) => {
      return [joints[index], { x: at.x, y: at.y, sure: Math.min(1, at.score / scoreOfSure) }];
    }),
  );
  const found = all.filter(({ score }) => score >= leastScore);
  return { places, next: squareAround(found, picture) };
}
