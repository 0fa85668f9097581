import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockText,
  elapsedSeconds,
  presentPhases,
  segmentAt,
  segmentsOf,
  summaryOf,
  totalSeconds,
} from './strip-segments.ts';

function step(type: StepType, duration: number, name = type): TimerStep {
  return { type, duration, name };
}

const short = segmentsOf([step('pre-workout', 10), step('exercise', 40), step('rest', 20)]);

describe('segments', () => {
  test('stand one after the other, one per step', () => {
    expect(short.map(({ phase, startSeconds }) => [phase, startSeconds])).toEqual([
      ['intro', 0],
      ['work', 10],
      ['rest', 50],
    ]);
    expect(totalSeconds(short)).toBe(70);
  });

  test('a step without a usable duration takes no room', () => {
    const segments = segmentsOf([step('rest', Number.NaN), step('rest', -5), step('exercise', 30)]);
    expect(totalSeconds(segments)).toBe(30);
  });

  test('no steps have no length', () => {
    expect(totalSeconds(segmentsOf([]))).toBe(0);
  });
});

describe('the segment at a second', () => {
  test.each([
    [-1, 0],
    [0, 0],
    [9.9, 0],
    [10, 1],
    [49, 1],
    [50, 2],
    [70, 2],
    [999, 2],
  ])('%d s is in segment %d', (seconds, index) => {
    expect(segmentAt(short, seconds)?.index).toBe(index);
  });

  test('is nothing when there are no steps', () => {
    expect(segmentAt([], 3)).toBeUndefined();
  });

  test('always holds that second', () => {
    const durations = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 600 });
    fc.assert(
      fc.property(durations, fc.double({ min: 0, max: 0.999, noNaN: true }), (all, share) => {
        const segments = segmentsOf(all.map((seconds) => step('exercise', seconds)));
        const seconds = share * totalSeconds(segments);
        const found = segmentAt(segments, seconds);
        expect(found?.startSeconds).toBeLessThanOrEqual(seconds);
        expect((found?.startSeconds ?? 0) + (found?.seconds ?? 0)).toBeGreaterThan(seconds);
      }),
    );
  });
});

describe('elapsed seconds', () => {
  test.each([
    [{ stepIndex: 0, stepSeconds: 0 }, 0],
    [{ stepIndex: 1, stepSeconds: 15 }, 25],
    [{ stepIndex: 1, stepSeconds: 500 }, 50],
    [{ stepIndex: 3, stepSeconds: 0 }, 70],
    [{ stepIndex: -1, stepSeconds: 9 }, 0],
  ])('at %o are %d', (position, seconds) => {
    expect(elapsedSeconds(short, position)).toBe(seconds);
  });
});

describe('words', () => {
  test.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [1780, '29:40'],
    [3600, '1:00:00'],
    [3905, '1:05:05'],
  ])('%d s read %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  test('the summary counts the steps of each kind in the order of a workout', () => {
    const segments = segmentsOf([
      step('pre-workout', 30),
      step('exercise', 40),
      step('phase_transition', 10),
      step('exercise', 40),
      step('warmup', 60),
    ]);
    expect(summaryOf(segments)).toBe(
      '5 steps, 3:00: 1 introduction, 1 warm-up, 2 work, 1 transition',
    );
    expect(presentPhases(segments)).toEqual(['intro', 'warm', 'work', 'shift']);
  });

  test('one step and no steps read naturally', () => {
    expect(summaryOf(segmentsOf([step('exercise', 5)]))).toBe('1 step, 0:05: 1 work');
    expect(summaryOf([])).toBe('No steps');
  });
});
