import { describe, expect, test } from 'vitest';
import { cameFrom, placeOf } from './return-path.ts';

test('a place keeps its query and its hash', () => {
  expect(placeOf({ pathname: '/profile', search: '?view=completion', hash: '#a' })).toBe(
    '/profile?view=completion#a',
  );
});

describe('after signing in', () => {
  test.each([
    ['/calendar', '/calendar'],
    ['/profile?view=completion', '/profile?view=completion'],
    ['/', '/home'],
    ['/login', '/home'],
    ['/register?x=1', '/home'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['https://evil.example', '/home'],
    [7, '/home'],
  ])('%s leads to %s', (from, to) => expect(cameFrom({ from })).toBe(to));

  test.each([null, undefined, 'text', {}])('%s leads home', (state) => {
    expect(cameFrom(state)).toBe('/home');
  });
});
