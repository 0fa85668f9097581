import { describe, expect, it } from 'vitest';
import { exerciseLibrary } from '../exercise/library.ts';
import { drawnIds, figureOf } from './all.ts';
import type { Figure } from './figure.ts';
import { durationMs, type Motion, poseAt } from './motion.ts';
import type { Points } from './pose.ts';
import { boneList, type Joint, joints, limits } from './skeleton.ts';
import { dot, length, subtract, unit } from './vector.ts';

const instants = Array.from({ length: 60 }, (_, index) => index / 60);
const all: (readonly [string, Figure])[] = drawnIds.flatMap((id) => {
  const shown = figureOf(id);
  return shown ? [[id, shown] as const] : [];
});

function bendOf(points: Points, [a, b, c]: readonly [Joint, Joint, Joint]): number {
  const before = unit(subtract(points[b], points[a]));
  const after = unit(subtract(points[c], points[b]));
  return (Math.acos(Math.min(1, Math.max(-1, dot(before, after)))) * 180) / Math.PI;
}

/** Joints that every key holds in one and the same place. */
function planted({ keys, pin, mirrored }: Motion): Joint[] {
  const held = (['handR', 'handL', 'ankleR', 'ankleL'] as const).filter((joint) => {
    const places = keys.map(({ pose }) => JSON.stringify(pose.reach?.[joint]));
    return places[0] !== undefined && places.every((place) => place === places[0]);
  });
  return mirrored ? [] : pin ? [...held, pin.joint] : held;
}

/** What a figure does wrong at any instant, in words. */
function faultsOf({ motion }: Figure): string[] {
  const start = poseAt(motion, 0);
  const end = poseAt(motion, 1 - 1e-6);
  const still = planted(motion);
  const faults = new Set<string>();
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
      if (elbow > limits.elbow[1]) faults.add(`elbow${side} bends ${elbow.toFixed(0)}°`);
    }
    for (const joint of joints) {
      if (points[joint][1] < -1) faults.add(`${joint} is under the floor`);
    }
    for (const joint of still) {
      const target = motion.keys[0].pose.reach?.[joint as 'handR'] ?? start[joint];
      if (length(subtract(points[joint], target)) > 1) faults.add(`${joint} slides`);
    }
  }
  const opens = joints.filter((joint) => length(subtract(end[joint], start[joint])) > 1);
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
    expect(drawnIds.filter((id) => !known.has(id))).toEqual([]);
  });
});
