// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNext } from '../../features/program/data/has-next.ts';
import { addRecent } from '../../features/workout/current-workout.ts';
import { useExamplePlace } from './use-example-place.ts';

let isWide = false;

beforeEach(() => {
  isWide = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => renderHook(useExamplePlace).result;
const learn = (next: boolean) => act(() => void hasNext.write(next));

test.each([
  [true, 'last'],
  [false, 'first'],
] as const)('on a new device it is open until the account has said: %s', (next, place) => {
  const result = open();
  expect(result.current).toBeNull();
  learn(next);
  expect(result.current).toBe(place);
});

test('an answer that does not come is not waited for', () => {
  vi.useFakeTimers();
  const result = open();
  act(() => vi.runAllTimers());
  expect(result.current).toBe('first');
  learn(true);
  expect(result.current).toBe('first');
});

test('what was trained here says enough', () => {
  addRecent({ id: 'w1', source: 'ai', workout: [] });
  expect(open().current).toBe('last');
});

test('once decided it stays', () => {
  hasNext.write(false);
  const result = open();
  learn(true);
  expect(result.current).toBe('first');
});

test('a wide page waits for nobody', () => {
  isWide = true;
  expect(open().current).toBe('first');
});
