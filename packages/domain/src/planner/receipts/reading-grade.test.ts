import { expect, test } from 'vitest';
import { readingGrade } from './reading-grade.ts';

test('short plain sentences read at the first grades', () => {
  expect(readingGrade('Sit down. Stand up. Keep your back long.')).toBeLessThan(2);
});

test('a long sentence of long words reads far above the eighth grade', () => {
  const text =
    'Simultaneously maintaining appropriate intra-abdominal pressurisation facilitates ' +
    'considerable neuromuscular coordination throughout the eccentric component.';
  expect(readingGrade(text)).toBeGreaterThan(15);
});

// Worked by hand: 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
test.each([
  ['The cat sat on the mat.', 0.39 * 6 + 11.8 * 1 - 15.59],
  ['Bend your knees. Breathe out.', 0.39 * 2.5 + 11.8 * 1 - 15.59],
  ['Lower the dumbbell slowly.', 0.39 * 4 + 11.8 * (7 / 4) - 15.59],
])('%s', (text, grade) => {
  expect(readingGrade(text)).toBeCloseTo(grade, 5);
});

test('no words, no grade', () => {
  expect(readingGrade('')).toBe(0);
  expect(readingGrade(' … ')).toBe(0);
});
