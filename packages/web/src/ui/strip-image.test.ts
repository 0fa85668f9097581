import { expect, test } from 'vitest';
import { stripImage } from './strip-image.ts';
import { segmentsOf } from './strip-segments.ts';

const segments = segmentsOf([
  { name: 'Squat', type: 'exercise', duration: 30 },
  { name: 'Rest', type: 'rest', duration: 10 },
]);
const wide = { mono: false, mostPixels: 720 };

test('each step has its colour over its share of the time, with a gap behind it', () => {
  expect(stripImage(segments, wide)).toBe(
    'linear-gradient(90deg, ' +
      'var(--work) 0 clamp(75% - 2px, 37.5% + 2px, 75%), ' +
      'transparent 0 75%, ' +
      'var(--rest) 0 100%)',
  );
});

test('where there is no room for a gap none is reckoned out, and like colours are one', () => {
  const many = segmentsOf(
    ['exercise', 'exercise', 'rest', 'exercise'].map((type) => ({
      name: 'Row',
      type: type as 'exercise' | 'rest',
      duration: 25,
    })),
  );
  expect(stripImage(many, { mono: false, mostPixels: 16 })).toBe(
    'linear-gradient(90deg, var(--work) 0 50%, var(--rest) 0 75%, var(--work) 0 100%)',
  );
  expect(stripImage(many, { mono: false, mostPixels: 17 }).match(/clamp/g)).toHaveLength(3);
});

test('what was not done is faded', () => {
  const image = stripImage(segments, { ...wide, undone: new Set([1]) });
  expect(image).toContain('color-mix(in srgb, var(--rest) 34%, transparent) 0 100%');
  expect(image).toContain('var(--work) 0 ');
});

test('of like steps the one that was not done stands apart', () => {
  const two = segmentsOf([
    { name: 'Row', type: 'exercise', duration: 10 },
    { name: 'Row', type: 'exercise', duration: 10 },
  ]);
  const image = stripImage(two, { mono: false, mostPixels: 4, undone: new Set([0]) });
  expect(image).toBe(
    'linear-gradient(90deg, color-mix(in srgb, var(--work) 34%, transparent) 0 50%, var(--work) 0 100%)',
  );
});

test('on a page of one colour it is drawn in that of the text', () => {
  expect(stripImage(segments, { ...wide, mono: true })).not.toContain('var(');
});

test('steps without a length make a picture all the same', () => {
  const none = segmentsOf([{ name: 'Run', type: 'exercise', duration: 0 }]);
  expect(stripImage(none, wide)).toBe('linear-gradient(90deg, var(--work) 0 0%)');
});
