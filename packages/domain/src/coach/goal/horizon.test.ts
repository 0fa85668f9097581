import { expect, it } from 'vitest';
import { readHorizonWeeks } from './horizon.ts';

const now = '2026-11-15T10:00:00.000Z';

it.each([
  ['a half marathon on 20 April 2027', 22],
  ['my race is on the 14th of june', 30],
  ['first muscle-up by march 1st', 15],
  ['a triathlon on 2027-06-05', 28],
  ['10 pull-ups in 12 weeks', 12],
  ['stronger by June', 28],
])('reads when it is to be: %s', (text, weeks) => {
  expect(readHorizonWeeks(text, now)).toBe(weeks);
});

it.each(['squat 140 kg', 'may I get stronger', '5 x 5 at 80'])('reads no date into %s', (text) => {
  expect(readHorizonWeeks(text, now)).toBeNull();
});
