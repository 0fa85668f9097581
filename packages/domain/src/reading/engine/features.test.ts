import { expect, test } from 'vitest';
import { when, whose } from './features.ts';
import { scan } from './scan.ts';

function spanOf(text: string, word: string) {
  const scanned = scan(text);
  const from = scanned.tokens.findIndex((token) => token.text === word);
  return { scanned, span: { from, to: from + 1 } };
}

test.each([
  ['my knee hurts', 'knee', 'me'],
  ['my wife has a bad knee', 'knee', 'other'],
  ['I promised my wife to fix my back', 'back', 'me'],
  ['dad had a stroke so I want my heart checked', 'heart', 'me'],
  ['mein Vater hat Asthma', 'asthma', 'other'],
  ['mi hermano tiene asma', 'asma', 'other'],
  ['workout for my mother, she has asthma', 'asthma', 'me'],
])('%s: %s is of %s', (text, word, owner) => {
  const { scanned, span } = spanOf(text, word);
  expect(whose(scanned, span)).toBe(owner);
});

test.each([
  ['broke my wrist in 1998', 'wrist', 'past'],
  ['sprained my ankle 3 weeks ago', 'ankle', 'now'],
  ['sprained my ankle 3 years ago', 'ankle', 'past'],
  ['asthma since 2010', 'asthma', 'now'],
  ['als Kind Asthma gehabt', 'asthma', 'past'],
  ['knee surgery next week', 'surgery', 'future'],
])('%s: %s is %s', (text, word, time) => {
  const { scanned, span } = spanOf(text, word);
  expect(when(scanned, span)).toBe(time);
});
