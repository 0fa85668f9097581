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

describe('every drawn exercise', () => {
  it.each(all)('%s: bones keep their length and knees and elbows their range', (_, { motion }) => {
    for (const share of instants) {
      const points = poseAt(motion, share);
      for (const [from, to, cm] of boneList) {
        const drawn = length(subtract(points[to], points[from]));
        expect(Math.abs(drawn - cm), `${from}–${to}`).toBeLessThan(0.1);
      }
      for (const side of ['R', 'L'] as const) {
        const knee = bendOf(points, [`hip${side}`, `knee${side}`, `ankle${side}`]);
        const elbow = bendOf(points, [`shoulder${side}`, `elbow${side}`, `hand${side}`]);
        expect(knee).toBeLessThanOrEqual(limits.knee[1]);
        expect(elbow).toBeLessThanOrEqual(limits.elbow[1]);
      }
    }
  });

  it.each(all)('%s: what is planted stays where it is', (_, { motion }) => {
    const start = poseAt(motion, 0);
    for (const joint of planted(motion)) {
      const target = motion.keys[0].pose.reach?.[joint as 'handR'];
      for (const share of instants) {
        const at = poseAt(motion, share)[joint];
        expect(length(subtract(at, start[joint])), joint).toBeLessThan(1);
        if (target) expect(length(subtract(at, target)), `${joint} reaches`).toBeLessThan(1);
      }
    }
  });

  it.each(all)('%s: no joint is under the floor, and the repetition closes', (_, { motion }) => {
    for (const share of instants) {
      const points = poseAt(motion, share);
      for (const joint of joints) expect(points[joint][1], joint).toBeGreaterThan(-1);
    }
    const start = poseAt(motion, 0);
    const end = poseAt(motion, 1 - 1e-6);
    for (const joint of joints) {
      expect(length(subtract(end[joint], start[joint])), joint).toBeLessThan(1);
    }
    expect(durationMs(motion)).toBeGreaterThan(200);
  });

  it('is one of the library', () => {
    const known = new Set(exerciseLibrary.map(({ id }) => id));
    expect(drawnIds.filter((id) => !known.has(id))).toEqual([]);
  });
});
