import type { Figure } from '../../figure/figure.ts';
import { durationMs, poseAt } from '../../figure/motion.ts';
import type { Points } from '../../figure/pose.ts';
import { rotate, subtract } from '../../figure/vector.ts';
import type { Movement } from '../movements.ts';
import { type CameraFrame, type Landmark, landmarks, type PointPlace } from '../types.ts';

export interface Trouble {
  /** Centimetres by which every landmark trembles, of a person of 180. */
  jitterCm: number;
  /** Shares of pictures in which nobody is found, and of landmarks that are somewhere else. */
  lost: number;
  wrong: number;
  framesPerSecond: number;
  /** Degrees by which the camera stands off. */
  off: number;
}

/** A picture of a body from `turned` degrees around it, with the nearer half larger. */
function pictureOf(
  points: Points,
  turned: number,
  { jitterCm, wrong }: Trouble,
  dice: () => number,
) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
  const places: Partial<Record<Landmark, PointPlace>> = {};
  const middle = points.pelvis;
  for (const name of landmarks) {
    const [x, y, z] = rotate(subtract(points[name], middle), [0, 1, 0], turned);
    const nearer = 300 / (300 - z);
    const isWrong = dice() < wrong;
    const far = isWrong ? 40 : jitterCm;
    // The far side is hidden behind the near one, and guessed.
    const isHidden = z < -6;
    places[name] = {
      x: x * nearer + normal() * far * (isHidden ? 2 : 1),
      y: y * nearer + normal() * far * (isHidden ? 2 : 1),
      sure: isHidden ? 0.3 + dice() * 0.5 : 0.8 + dice() * 0.2,
    };
  }
  return places;
}

/** When someone is seen who gets ready, does so many repetitions in their own time, and stops. */
export function* instantsOf(
  { motion, ends: [start] }: Figure,
  reps: number,
  framesPerSecond: number,
  dice: () => number,
): Generator<{ ms: number; points: Points }> {
  const whole = durationMs(motion);
  const stepMs = 1000 / framesPerSecond;
  let ms = 0;
  function* show(share: number) {
    yield { ms: Math.round(ms), points: poseAt(motion, share) };
    ms += stepMs * (0.8 + dice() * 0.4);
  }
  function* rest(seconds: number) {
    const until = ms + seconds * 1000;
    while (ms < until) yield* show(start);
  }
  const pace = 0.8 + dice() * 0.9;
  yield* rest(1 + dice() * 2);
  for (let rep = 0; rep < reps; rep += 1) {
    const repMs = whole * pace * (0.85 + dice() * 0.3);
    const begin = ms;
    while (ms < begin + repMs) yield* show(start + (ms - begin) / repMs);
    if (dice() < 0.3) yield* rest(dice() * 1.5);
  }
  yield* rest(1 + dice());
}

/** Of a figure that looks along x, a camera that sees its side looks along z. */
export const turnTo = ({ from }: Movement): number => (from === 'side' ? 0 : 90);

export function seriesOf(
  figure: Figure,
  movement: Movement,
  reps: number,
  trouble: Trouble,
  dice: () => number,
): CameraFrame[] {
  const frames: CameraFrame[] = [];
  const turned = turnTo(movement) + (dice() * 2 - 1) * trouble.off;
  for (const { ms, points } of instantsOf(figure, reps, trouble.framesPerSecond, dice)) {
    if (dice() < trouble.lost) continue;
    frames.push({ ms, places: pictureOf(points, turned, trouble, dice) });
  }
  return frames;
}

export const noTrouble: Trouble = { jitterCm: 0, lost: 0, wrong: 0, framesPerSecond: 30, off: 0 };

/** What a telephone on the floor of a room has to cope with. */
export const drawTrouble = (dice: () => number): Trouble => ({
  jitterCm: 1 + dice() * 2.5,
  lost: dice() * 0.15,
  wrong: 0.02,
  framesPerSecond: 12 + dice() * 18,
  off: 20,
});
