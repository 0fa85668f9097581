import { describe, expect, it } from 'vitest';
import { exerciseLibrary } from '../exercise/library.ts';
import { runs } from '../test-support/by-night.ts';
import { drawnIds, figureOf } from './all.ts';
import type { Figure } from './figure.ts';
import { durationMs, type Motion, poseAt } from './motion.ts';
import type { Points } from './pose.ts';
import { type BodyPoint, bodyPoints, boneList, limits } from './skeleton.ts';
import { barOf, type Thing } from './things.ts';
import { cross, dot, length, subtract, unit } from './vector.ts';

/** Of a person of 180 cm. */
const onePercent = 1.8;
const instants = Array.from({ length: runs(12) }, (_, index) => index / runs(12));
const all: (readonly [string, Figure])[] = drawnIds().flatMap((id) => {
  const shown = figureOf(id);
  return shown ? [[id, shown] as const] : [];
});

function bendOf(points: Points, [a, b, c]: readonly [BodyPoint, BodyPoint, BodyPoint]): number {
  const before = unit(subtract(points[b], points[a]));
  const after = unit(subtract(points[c], points[b]));
  return (Math.acos(Math.min(1, Math.max(-1, dot(before, after)))) * 180) / Math.PI;
}

/** How far a knee gives way forwards, against the hinge; negative where it bends as knees do. */
function overstretchOf(points: Points, side: 'R' | 'L'): number {
  const thigh = unit(subtract(points[`knee${side}`], points[`hip${side}`]));
  const shank = unit(subtract(points[`ankle${side}`], points[`knee${side}`]));
  const hinge = unit(subtract(points.hipR, points.hipL));
  return (Math.asin(Math.min(1, Math.max(-1, dot(cross(thigh, shank), hinge)))) * 180) / Math.PI;
}

const degrees = (sine: number): number =>
  (Math.asin(Math.min(1, Math.max(-1, sine))) * 180) / Math.PI;

/** Where a limb points, by the part of the trunk that it hangs on: up, out to its side, forwards. */
function directionOf(
  points: Points,
  [from, to]: readonly [BodyPoint, BodyPoint],
  [low, high]: readonly [BodyPoint, BodyPoint],
  [left, right]: readonly [BodyPoint, BodyPoint],
) {
  const up = unit(subtract(points[high], points[low]));
  const across = subtract(points[right], points[left]);
  const lift = dot(across, up);
  const side = unit(subtract(across, [up[0] * lift, up[1] * lift, up[2] * lift]));
  const limb = unit(subtract(points[to], points[from]));
  const out = dot(limb, side) * (from.endsWith('R') ? 1 : -1);
  return { up: dot(limb, up), out, forwards: dot(limb, cross(up, side)) };
}

/** Beyond this a leg points so far to the side that forwards and behind say nothing. */
const sideways = 64;

/** What hips and shoulders do that no joint does. */
function socketFaults(points: Points, side: 'R' | 'L'): string[] {
  const faults: string[] = [];
  const thigh = directionOf(
    points,
    [`hip${side}`, `knee${side}`],
    ['pelvis', 'spine'],
    ['hipL', 'hipR'],
  );
  const bend = (Math.atan2(thigh.forwards, -thigh.up) * 180) / Math.PI;
  const spread = degrees(thigh.out);
  if (Math.abs(spread) < sideways && (bend < limits.hip[0] || bend > limits.hip[1])) {
    faults.push(`hip${side} bends ${bend.toFixed(0)}°`);
  }
  if (spread < limits.hipOut[0] || spread > limits.hipOut[1]) {
    faults.push(`hip${side} spreads ${spread.toFixed(0)}°`);
  }
  const arm = directionOf(
    points,
    [`shoulder${side}`, `elbow${side}`],
    ['spine', 'neck'],
    ['shoulderL', 'shoulderR'],
  );
  const back = degrees(-arm.forwards);
  const { shoulderBack, shoulderAcross } = limits;
  if (back > (arm.up > 0 ? shoulderBack.high : shoulderBack.low)) {
    faults.push(`shoulder${side} goes back ${back.toFixed(0)}°`);
  }
  const inwards = degrees(-arm.out);
  if (inwards > (back > 6 ? shoulderAcross.behind : shoulderAcross.before)) {
    faults.push(`shoulder${side} goes across ${inwards.toFixed(0)}°`);
  }
  return faults;
}

/** Joints that every key holds in one and the same place. */
function planted({ keys, pin, mirrored }: Motion): BodyPoint[] {
  const held = (['handR', 'handL', 'ankleR', 'ankleL'] as const).filter((joint) => {
    const places = keys.map(({ pose }) => JSON.stringify(pose.reach?.[joint]));
    return places[0] !== undefined && places.every((place) => place === places[0]);
  });
  // What swings from side to side lets go of each side in turn.
  return mirrored ? [] : pin ? [...held, pin.joint] : held;
}

/** A bar in both hands, or a stick between them. */
const isStiff = (thing: Thing): boolean =>
  (thing.kind === 'barbell' && thing.on === 'hands') ||
  (thing.kind === 'rod' && !thing.of && thing.from === 'handR' && thing.to === 'handL');
/** What two hands hold at one place, and how far apart they may be for it. */
const isBetween = (thing: Thing): boolean =>
  'at' in thing && thing.at === 'hands' && thing.kind !== 'round';
const reachAcross = 42;

/** What is wrong with what the hands hold: a bar that stretches, a weight that hangs in the air. */
function holdFaults({ motion, things }: Figure): string[] {
  const all = instants.map((share) => poseAt(motion, share));
  const apart = all.map(({ handR, handL }) => length(subtract(handR, handL)));
  const widest = Math.max(...apart);
  const faults: string[] = [];
  if (things.some(isStiff) && widest - Math.min(...apart) > onePercent) {
    faults.push('hands slide on the bar');
  }
  if (things.some(isBetween) && widest > reachAcross) faults.push('hands are off what they hold');
  const { grip } = motion;
  if (grip) {
    const off = all.flatMap((points) => {
      const { at, along } = barOf(grip.on, points);
      return [points.handR, points.handL].map((hand) => length(cross(subtract(hand, at), along)));
    });
    if (Math.max(...off) > onePercent) faults.push('hands are off the bar');
  }
  return faults;
}

/** What a figure does wrong at any instant, in words. */
function faultsOf(shown: Figure): string[] {
  const { motion } = shown;
  const start = poseAt(motion, 0);
  const end = poseAt(motion, 1 - 1e-6);
  const still = planted(motion);
  const faults = new Set(holdFaults(shown));
  for (const share of instants) {
    const points = poseAt(motion, share);
    for (const [from, to, cm] of boneList) {
      const drawn = length(subtract(points[to], points[from]));
      if (Math.abs(drawn - cm) > 0.1) faults.add(`${from}–${to} changes its length`);
    }
    for (const side of ['R', 'L'] as const) {
      const knee = bendOf(points, [`hip${side}`, `knee${side}`, `ankle${side}`]);
      const elbow = bendOf(points, [`shoulder${side}`, `elbow${side}`, `hand${side}`]);
      if (knee > limits.knee[1]) faults.add(`knee${side} bends ${knee.toFixed(0)}°`);
      const over = overstretchOf(points, side);
      if (over > -limits.knee[0]) faults.add(`knee${side} bends forwards by ${over.toFixed(0)}°`);
      if (elbow > limits.elbow[1]) faults.add(`elbow${side} bends ${elbow.toFixed(0)}°`);
      for (const fault of socketFaults(points, side)) faults.add(fault);
    }
    for (const joint of bodyPoints) {
      if (points[joint][1] < -1) faults.add(`${joint} is under the floor`);
    }
    for (const joint of still) {
      const target = motion.keys[0].pose.reach?.[joint as 'handR'] ?? start[joint];
      if (length(subtract(points[joint], target)) > onePercent) faults.add(`${joint} slides`);
    }
  }
  const opens = bodyPoints.filter((joint) => length(subtract(end[joint], start[joint])) > 1);
  return [...faults, ...opens.map((joint) => `${joint} jumps at the end`)];
}

describe('every drawn exercise', () => {
  it.each(all)('%s keeps its bones, contacts and the floor', (_, shown) => {
    expect(faultsOf(shown)).toEqual([]);
    expect(durationMs(shown.motion)).toBeGreaterThan(200);
  });

  it('leaves no exercise of the library without a figure', () => {
    const bare = exerciseLibrary.map(({ id }) => id).filter((id) => !figureOf(id));
    expect(bare).toEqual([]);
  });

  it('is one of the library', () => {
    const known = new Set(exerciseLibrary.map(({ id }) => id));
    expect(drawnIds().filter((id) => !known.has(id))).toEqual([]);
  });
});
