import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startAssessment, viewAssessment } from './assessment.ts';
import { norms } from './norms.ts';
import { confidenceOf, scoresOf } from './profile.ts';
import { dimensions, type Evidence } from './types.ts';

const now = '2026-11-15T09:00:00.000Z';
const nowMs = Date.parse(now);
const nobody = { tags: [], trainedDays: 0, liftsLogged: 0 };

describe('norms', () => {
  test.each([
    ['push_ups', 22, 25, 'male', 50],
    ['push_ups', 36, 29, 'male', 90],
    ['push_ups', 15, 22, 'female', 50],
    ['push_ups', 12, 66, 'female', 70],
    ['twelve_minutes', 2200, 25, 'male', 50],
    ['twelve_minutes', 1700, 35, 'female', 50],
    ['plank', 106, 20, 'male', 50],
    ['plank', 63, 22, 'female', 25],
    ['chair_stand', 14, 62, 'male', 25],
    ['chair_stand', 16, 67, 'female', 75],
    ['step_test', 84, 20, 'male', 70],
    ['step_test', 118, 50, 'female', 50],
  ] as const)('%s %d at %d, %s: %d', (test_, value, age, sex, score) => {
    expect(norms[test_](value, age, sex).score).toBeCloseTo(score, 5);
  });

  test('more is never worse, but for the pulse', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('push_ups', 'plank', 'twelve_minutes', 'chair_stand', 'step_test' as const),
        fc.integer({ min: 14, max: 95 }),
        fc.option(fc.constantFrom('female', 'male' as const), { nil: undefined }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 500 }),
        (name, age, sex, value, more) => {
          const [less, greater] = [value, value + more].map(
            (one) => norms[name](one, age, sex).score,
          );
          const gain = (greater ?? 0) - (less ?? 0);
          expect(name === 'step_test' ? -gain : gain).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('without age or sex, or where norms do not reach, a test is worth less', () => {
    expect(norms.push_ups(20, undefined, undefined).worth).toBeLessThan(
      norms.push_ups(20, 30, 'male').worth,
    );
    expect(norms.plank(100, 50, 'male').worth).toBeLessThan(norms.plank(100, 20, 'male').worth);
  });
});

describe('confidence and scores', () => {
  const evidence: fc.Arbitrary<Evidence> = fc.record({
    dimension: fc.constantFrom(...dimensions),
    score: fc.integer({ min: 0, max: 100 }),
    quality: fc.double({ min: 0, max: 0.9, noNaN: true }),
    at: fc
      .integer({ min: 0, max: 400 })
      .map((days) => new Date(nowMs - days * 86_400_000).toISOString()),
    from: fc.constant('x'),
  });

  test('more evidence never makes us less sure, and never quite sure', () => {
    fc.assert(
      fc.property(fc.array(evidence), evidence, (known, more) => {
        const before = confidenceOf(known, nowMs);
        const after = confidenceOf([...known, more], nowMs);
        for (const dimension of dimensions) {
          expect(after[dimension]).toBeGreaterThanOrEqual(before[dimension]);
          expect(after[dimension]).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('scores lie within what the evidence says', () => {
    fc.assert(
      fc.property(fc.array(evidence, { minLength: 1 }), (known) => {
        const scores = scoresOf(known, nowMs);
        for (const dimension of dimensions) {
          const about = known.filter((one) => one.dimension === dimension && one.quality > 0);
          if (about.length === 0) continue;
          const all = about.map(({ score }) => score);
          expect(scores[dimension]).toBeGreaterThanOrEqual(Math.min(...all, 50) - 1e-9);
          expect(scores[dimension]).toBeLessThanOrEqual(Math.max(...all, 50) + 1e-9);
        }
      }),
    );
  });

  test('two months halve what an answer tells', () => {
    const old = {
      dimension: 'cardio',
      score: 80,
      quality: 0.6,
      at: new Date(nowMs - 60 * 86_400_000).toISOString(),
      from: 'x',
    } as const;
    expect(confidenceOf([old], nowMs).cardio).toBeCloseTo(0.3, 5);
  });

  test('logged sessions count without any answer', () => {
    const so = startAssessment('a', now);
    const { confidence } = viewAssessment(
      so,
      { ...nobody, trainedDays: 12, liftsLogged: 8 },
      nowMs,
    );
    expect(confidence.consistency).toBeGreaterThan(0.8);
    expect(confidence.consistency).toBeLessThanOrEqual(0.9);
  });
});
