import { expect, test } from 'vitest';
import { isOwnVoice, noteOwnVoice } from './own-voice.ts';

test('the own voice sounds from the beginning of a clip to its end', () => {
  const nowMs = performance.now();
  noteOwnVoice(1, 2);
  expect(isOwnVoice(nowMs)).toBe(false);
  expect(isOwnVoice(nowMs + 1500)).toBe(true);
  expect(isOwnVoice(nowMs + 3500)).toBe(false);
});

test('a clip that is taken back does not sound', () => {
  const nowMs = performance.now();
  const takeBack = noteOwnVoice(0, 2);
  expect(isOwnVoice(nowMs + 1000)).toBe(true);
  takeBack();
  expect(isOwnVoice(nowMs + 1000)).toBe(false);
});
