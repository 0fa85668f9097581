import { expect, test } from 'vitest';
import { stripImage } from './strip-image.ts';
import { segmentsOf } from './strip-segments.ts';

const segments = segmentsOf([
  { name: 'Squat', type: 'exercise', duration: 30 },
  { name: 'Rest', type: 'rest', duration: 10 },
]);

test('each step has its colour over its share of the time, with a gap behind it', () => {
  expect(stripImage(segments, false, undefined)).toBe(
    'linear-gradient(90deg, ' +
      'var(--work) 0% calc(75% - max(0px, min(2px, 37.5% - 2px))), ' +
      'transparent calc(75% - max(0px, min(2px, 37.5% - 2px))) 75%, ' +
      'var(--rest) 75% 100%)',
  );
});

test('what was not done is faded', () => {
  const image = stripImage(segments, false, new Set([1]));
  expect(image).toContain('color-mix(in srgb, var(--rest) 34%, transparent) 75% 100%');
  expect(image).toContain('var(--work) 0%');
});

test('on a page of one colour it is drawn in that of the text', () => {
  expect(stripImage(segments, true, undefined)).not.toContain('var(');
});

test('steps without a length make a picture all the same', () => {
  const none = segmentsOf([{ name: 'Run', type: 'exercise', duration: 0 }]);
  expect(stripImage(none, false, undefined)).toBe('linear-gradient(90deg, var(--work) 0% 0%)');
});
