import { expect, it } from 'vitest';
import { shortTitle } from './words.ts';

it.each([
  ['Squat @70 % · bench volume: back squat 4×8, 4 left', 'Squat @70 % · bench volume'],
  ['Marathon: the day', 'Marathon: the day'],
  ['Test: squat and bench, best single', 'Test: squat and bench, best single'],
  ['6 × 800 m hard', '6 × 800 m hard'],
])('%s is short beside its lifts', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
