import { expect, it } from 'vitest';
import { leftOutIn } from './left-out.ts';

it.each([
  ['my physio cleared me for everything except pressing above my head', 'attribute', 'overhead'],
  ['signed off, all good apart from running or jumping', 'attribute', 'running'],
  ['anything is fine other than burpees', 'family', 'burpee'],
])('keeps out what is left out: %s', (text, slot, value) => {
  expect(leftOutIn(text)).toContainEqual(
    expect.objectContaining({ slot, value, polarity: 'refuses' }),
  );
});

it.each(['everything went well except for the weather', 'no burpees', 'all good'])(
  'finds nothing left out in: %s',
  (text) => {
    expect(leftOutIn(text)).toEqual([]);
  },
);
