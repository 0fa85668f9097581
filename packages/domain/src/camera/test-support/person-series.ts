import type { Figure } from '../../figure/figure.ts';
import { poseAt } from '../../figure/motion.ts';
import { project } from '../../figure/view.ts';
import type { Movement } from '../movements.ts';
import { instantsOf, turnTo } from './landmark-series.ts';
import { type Camera, type Picture, personPicture } from './person-picture.ts';

const instants = 12;
/** Of the picture: what the whole movement fills at most. */
const filled = 0.85;

/** A camera that has the whole movement in its picture. */
export function cameraFor(
  { motion }: Figure,
  movement: Movement,
  { width, height, off }: { width: number; height: number; off: number },
): Camera {
  const turned = turnTo(movement) + off;
  const spots = Array.from({ length: instants }, (_, index) =>
    Object.values(poseAt(motion, index / instants)).map((at) => project(at, { turned, tilted: 4 })),
  ).flat();
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - 14, Math.max(...xs) + 14];
  const [top, bottom] = [Math.min(...ys) - 16, Math.max(...ys) + 10];
  const pixelsPerCm = filled * Math.min(width / (right - left), height / (bottom - top));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { width, height, turned, pixelsPerCm, middle };
}

/** So many repetitions of somebody in a room, picture by picture. */
export function* personSeries(
  figure: Figure,
  camera: Camera,
  { reps, perSecond }: { reps: number; perSecond: number },
  dice: () => number,
): Generator<{ ms: number; picture: Picture }> {
  for (const { ms, points } of instantsOf(figure, reps, perSecond, dice)) {
    yield { ms, picture: personPicture(points, camera) };
  }
}
