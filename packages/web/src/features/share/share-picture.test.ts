// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { composePicture, linesOf } from './share-picture.ts';

test('a title breaks between words, and a long one is cut', () => {
  expect(linesOf('Jumps for you')).toEqual(['Jumps for you']);
  expect(linesOf('Upper body strength with two dumbbells')).toEqual([
    'Upper body strength',
    'with two dumbbells',
  ]);
  const long = linesOf('word '.repeat(40).trim());
  expect(long).toHaveLength(3);
  expect(long.at(-1)).toMatch(/…$/);
});

test('the picture has the title as text, the figure, and a bar for each step', () => {
  const figure = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  figure.innerHTML = '<path class="near" d="M0 0"/>';
  const svg = composePicture({
    title: 'A <b>title</b>',
    facts: '10 min',
    steps: [
      { name: 'a', type: 'exercise', duration: 30 },
      { name: 'b', type: 'rest', duration: 30 },
    ],
    figure,
  });
  expect(svg.textContent).toContain('A <b>title</b>');
  expect(svg.querySelector('b')).toBeNull();
  expect(svg.querySelectorAll('svg path')).toHaveLength(1);
  expect(svg.querySelectorAll('rect')).toHaveLength(3);
});
