import type { JointName, Movement } from './movements.ts';
import type { CameraFrame, PointPlace } from './types.ts';

/** One repetition, as it was timed. It is counted and timed; nothing is said about its form. */
export interface Rep {
  readonly endedMs: number;
  readonly outSeconds: number;
  readonly backSeconds: number;
}

export interface Counting {
  readonly reps: readonly Rep[];
  /** The last angles that were seen: one that jumps between them is none. */
  readonly recent: readonly { readonly angle: number; readonly ms: number }[];
  /** Smoothed; null until enough was seen. */
  readonly angle: number | null;
  readonly seenMs: number;
  /** On the way out of the home end, or back to it. */
  readonly way: 'out' | 'back';
  /** The utmost of this way, and when it was there. */
  readonly turn: { readonly angle: number; readonly ms: number } | null;
  /** Where and when the way out began. */
  readonly begun: { readonly angle: number; readonly ms: number } | null;
  /** How far the last repetitions went. */
  readonly swings: readonly number[];
}

export const notCounted: Counting = {
  reps: [],
  recent: [],
  angle: null,
  seenMs: 0,
  way: 'out',
  turn: null,
  begun: null,
  swings: [],
};

const leastSure = 0.5;
export const isSure = ({ sure }: Pick<PointPlace, 'sure'>): boolean => sure >= leastSure;
const recentFrames = { least: 3, most: 9 };
/** Of the quickest repetition: so long the angles are that are weighed for one that jumps. */
const recentShare = 0.4;
/** Of the same: in this time two thirds of a change have come through. */
const smoothShare = 0.12;
/** Longer than this without a body, what was on its way is forgotten. */
const lostMs = 2500;

function angleAt(from: PointPlace, at: PointPlace, to: PointPlace): number {
  const one = Math.atan2(from.y - at.y, from.x - at.x);
  const other = Math.atan2(to.y - at.y, to.x - at.x);
  const degrees = Math.abs(((one - other) * 180) / Math.PI) % 360;
  return degrees > 180 ? 360 - degrees : degrees;
}

/** Of the side that is seen; of both where both are. */
function angleIn({ places }: CameraFrame, { angle: [from, at, to] }: Movement): number | null {
  const ofSide = (side: 'R' | 'L') => {
    const found = [from, at, to].map((joint: JointName) => places[`${joint}${side}`]);
    const [a, b, c] = found;
    if (!a || !b || !c) return null;
    const sure = Math.min(a.sure, b.sure, c.sure);
    return isSure({ sure }) ? { degrees: angleAt(a, b, c), sure } : null;
  };
  const sides = [ofSide('R'), ofSide('L')].filter((side) => side !== null);
  const sum = sides.reduce((all, { sure }) => all + sure, 0);
  return sum === 0 ? null : sides.reduce((all, one) => all + one.degrees * one.sure, 0) / sum;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a turn back has to be for a turn: part of how far this athlete goes, once that is known. */
function neededSwing({ swing }: Movement, swings: readonly number[]): number {
  return swings.length === 0 ? swing : Math.max(swing * 0.7, medianOf(swings) * 0.5);
}

/** Takes one more picture in. The angle goes up on the way out; `home: 'open'` is turned over. */
export function countFrame(counting: Counting, frame: CameraFrame, movement: Movement): Counting {
  const seen = angleIn(frame, movement);
  if (seen === null) return counting;
  const isLost = frame.ms - counting.seenMs > lostMs;
  const before = isLost
    ? { ...notCounted, reps: counting.reps, swings: counting.swings }
    : counting;
  const out = movement.home === 'open' ? 180 - seen : seen;
  const quickestMs = movement.quickest * 1000;
  const isRecent = (ms: number) => ms > frame.ms - quickestMs * recentShare;
  const recent = [...before.recent, { angle: out, ms: frame.ms }]
    .slice(-recentFrames.most)
    .filter(({ ms }, at, all) => isRecent(ms) || at >= all.length - recentFrames.least);
  const middle = medianOf(recent.map((one) => one.angle));
  const through = 1 - Math.exp((before.seenMs - frame.ms) / (quickestMs * smoothShare));
  const angle = before.angle === null ? middle : before.angle + (middle - before.angle) * through;
  const now = { ...before, recent, angle, seenMs: frame.ms };
  if (recent.length < recentFrames.least) return now;
  return turned(now, { angle, ms: frame.ms }, movement);
}

type At = NonNullable<Counting['turn']>;

function turned(now: Counting, here: At, movement: Movement): Counting {
  const { turn, begun, way, swings } = now;
  const needed = neededSwing(movement, swings);
  if (way === 'out') {
    // The lowest is where the way out begins; far enough from it, it is one.
    const low = begun === null || here.angle <= begun.angle ? here : begun;
    if (here.angle - low.angle < needed) return { ...now, begun: low };
    return { ...now, begun: low, way: 'back', turn: here };
  }
  const top = turn === null || here.angle >= turn.angle ? here : turn;
  const far = top.angle - (begun?.angle ?? top.angle);
  const came = top.angle - here.angle;
  if (came < Math.max(needed, far * 0.6)) return { ...now, turn: top };
  const began = begun ?? top;
  const next: Counting = { ...now, way: 'out', begun: here, turn: null };
  // It is counted on the way back, before it has ended.
  if (here.ms - began.ms < movement.quickest * 500) return next;
  const rep: Rep = {
    endedMs: here.ms,
    outSeconds: (top.ms - began.ms) / 1000,
    backSeconds: (here.ms - top.ms) / 1000,
  };
  return { ...next, reps: [...now.reps, rep], swings: [...swings, far].slice(-5) };
}

export function countAll(frames: readonly CameraFrame[], movement: Movement): Counting {
  return frames.reduce((counting, frame) => countFrame(counting, frame, movement), notCounted);
}
