import { expect, test } from 'vitest';
import { findCircle } from './circles.ts';

const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files that share what they need are no circle', () => {
  const files = [file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')];
  expect(findCircle(files)).toBeNull();
});

test('a file that needs one which needs it is found, however far the way', () => {
  const files = [
    file('page', 'b'),
    file('b', 'c', 'base'),
    file('base'),
    file('c', 'd'),
    file('d', 'b'),
  ];
  expect(findCircle(files)).toEqual(['b', 'c', 'd', 'b']);
});
