// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readinessText } from './readiness.ts';
import { forgetFailures, mayTryBrowser, noteRung, useVoiceRung } from './rung.ts';

afterEach(forgetFailures);

const rung = () => renderHook(() => useVoiceRung()).result.current;

test('the server speaks until it cannot, then the browser, then tones', () => {
  expect(rung()).toEqual({ rung: 'server', reason: null });
  noteRung('server', 'No engine');
  expect(rung()).toEqual({ rung: 'browser', reason: 'No engine' });
  noteRung('browser', 'No voice');
  expect(rung()).toEqual({ rung: 'tones', reason: 'No engine' });
  noteRung('server', null);
  expect(rung()).toEqual({ rung: 'server', reason: null });
});

test('a page sees the change', () => {
  const { result } = renderHook(() => useVoiceRung());
  act(() => noteRung('server', 'No engine'));
  expect(result.current.rung).toBe('browser');
});

test('what had failed is tried anew when asked for', () => {
  noteRung('server', 'No engine');
  noteRung('browser', 'No voice');
  expect(mayTryBrowser()).toBe(false);
  forgetFailures();
  expect(rung().rung).toBe('server');
  expect(mayTryBrowser()).toBe(true);
});

test.each([
  ['off', { rung: 'server', reason: null }, 'Getting the voice ready'],
  ['getting', { rung: 'server', reason: null }, 'Getting the voice ready, 12 of 40'],
  ['ready', { rung: 'server', reason: null }, 'Voice ready'],
  [
    'waiting',
    { rung: 'browser', reason: 'No engine' },
    "Voice: your browser's own, the server cannot speak: No engine",
  ],
  ['waiting', { rung: 'tones', reason: 'x' }, 'Voice: tones only, the server cannot speak: x'],
] as const)('%s on a rung is told in a line', (status, stands, text) => {
  expect(readinessText({ status, done: 12, total: 40 }, stands)).toBe(text);
});
