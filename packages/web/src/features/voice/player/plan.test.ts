import { priorities } from '@cadence/domain/voice/line';
import type { Clip } from '@cadence/domain/voice/queue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planAhead } from './plan.ts';

function clip(id: string, dueMs: number, changes: Partial<Clip> = {}): Clip {
  const latestStartMs = dueMs + 2000;
  return { id, priority: priorities.normal, dueMs, latestStartMs, durationMs: 1000, ...changes };
}

const plan = (clips: Clip[], fromMs = 0) =>
  planAhead(clips, fromMs).map(({ clip: { id }, startMs, endMs }) => [id, startMs, endMs]);

describe('clips laid out ahead', () => {
  test('begin when they are due', () => {
    expect(plan([clip('b', 9000), clip('a', 3000)])).toEqual([
      ['a', 3000, 4000],
      ['b', 9000, 10_000],
    ]);
  });

  test('wait for the one before and a gap of 300 ms', () => {
    expect(plan([clip('a', 0), clip('b', 500)])).toEqual([
      ['a', 0, 1000],
      ['b', 1300, 2300],
    ]);
  });

  test('that cannot begin in time are dropped', () => {
    expect(plan([clip('a', 0, { durationMs: 5000 }), clip('b', 500)])).toEqual([['a', 0, 5000]]);
    expect(plan([clip('old', 0)], 2001)).toEqual([]);
    expect(plan([clip('late', 0)], 1500)).toEqual([['late', 1500, 2500]]);
  });

  test('are cut off by a critical one', () => {
    const critical = clip('three', 700, { priority: priorities.critical });
    expect(plan([clip('a', 0), critical])).toEqual([
      ['a', 0, 700],
      ['three', 700, 1700],
    ]);
  });

  test('wait for what is being said already', () => {
    const playing = { clip: clip('now', 0, { durationMs: 3000 }), endMs: 3000 };
    const [next] = planAhead([clip('next', 2000)], 1000, playing);
    expect(next?.startMs).toBe(3300);
  });
});

test('nothing overlaps, is early, or is late, whatever comes', () => {
  const anyClip = fc.record({
    dueMs: fc.integer({ min: -2000, max: 60_000 }),
    patienceMs: fc.nat(8000),
    durationMs: fc.integer({ min: 50, max: 6000 }),
    priority: fc.constantFrom(...Object.values(priorities)),
  });
  fc.assert(
    fc.property(fc.array(anyClip, { maxLength: 40 }), (drawn) => {
      const clips = drawn.map(({ patienceMs, ...rest }, index) => ({
        ...rest,
        id: `${index}`,
        latestStartMs: rest.dueMs + patienceMs,
      }));
      const planned = planAhead(clips, 0);
      planned.forEach(({ clip: one, startMs, endMs }, index) => {
        expect(startMs).toBeGreaterThanOrEqual(Math.max(0, one.dueMs));
        expect(startMs).toBeLessThanOrEqual(one.latestStartMs);
        const next = planned[index + 1];
        if (next) expect(next.startMs).toBeGreaterThanOrEqual(endMs);
      });
      expect(new Set(planned.map(({ clip: one }) => one.id)).size).toBe(planned.length);
    }),
  );
});
