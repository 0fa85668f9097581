import { expect, test } from 'vitest';
import { findSounding } from './sounding.ts';

const rate = 1000;
const samples = (...parts: [seconds: number, level: number][]) =>
  new Float32Array(parts.flatMap(([seconds, level]) => Array(seconds * rate).fill(level)));

test('the silence around a voice is left out, but for a little', () => {
  const { offsetSeconds, seconds } = findSounding(samples([0.2, 0], [0.5, 0.3], [0.4, 0]), rate);
  expect(offsetSeconds).toBeCloseTo(0.17);
  expect(seconds).toBeCloseTo(0.56);
});

test('pauses within it stay', () => {
  const { seconds } = findSounding(samples([0.1, 0.3], [2, 0], [0.1, 0.3]), rate);
  expect(seconds).toBeCloseTo(2.2);
});

test('silence alone is nothing', () => {
  expect(findSounding(samples([1, 0.001]), rate).seconds).toBe(0);
  expect(findSounding(new Float32Array(), rate).seconds).toBe(0);
});
