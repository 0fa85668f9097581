import { describe, expect, it } from 'vitest';
import { figureOf } from './all.ts';
import type { Figure } from './figure.ts';
import { durationMs, poseAt } from './motion.ts';
import { atTempo } from './tempo.ts';

function shown(id: string): Figure {
  const found = figureOf(id);
  if (!found) throw new Error(`${id} has no figure.`);
  return found;
}
const hipHeight = ({ motion }: Figure, second: number): number =>
  poseAt(motion, (second * 1000) / durationMs(motion)).pelvis[1];

describe('atTempo', () => {
  it('goes down, waits, and comes up in the seconds of the set', () => {
    const squat = atTempo(shown('back-squat'), '3-2-1-1');
    expect(durationMs(squat.motion)).toBe(7000);
    const lowest = hipHeight(squat, 3);
    expect(lowest).toBeLessThan(hipHeight(squat, 0) - 30);
    expect(hipHeight(squat, 4.9)).toBeCloseTo(lowest);
    expect(hipHeight(squat, 6)).toBeCloseTo(hipHeight(squat, 0));
    expect(hipHeight(squat, 6.9)).toBeCloseTo(hipHeight(squat, 0));
  });

  it('starts with the way up where the lift does', () => {
    const lift = atTempo(shown('conventional-deadlift'), '4011');
    expect(durationMs(lift.motion)).toBe(6000);
    expect(hipHeight(lift, 1)).toBeGreaterThan(hipHeight(lift, 0) + 20);
    expect(hipHeight(lift, 1.9)).toBeCloseTo(hipHeight(lift, 1));
  });

  it('keeps the pace of what has no way down, and of a tempo that says nothing', () => {
    expect(atTempo(shown('run'), '3-1-1-0')).toBe(shown('run'));
    expect(atTempo(shown('back-squat'), 'slow')).toBe(shown('back-squat'));
    expect(atTempo(shown('back-squat'), undefined)).toBe(shown('back-squat'));
  });
});
