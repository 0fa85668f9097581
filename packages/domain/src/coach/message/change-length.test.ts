import { expect, it } from 'vitest';
import { minutesChanged, minutesMeant } from './change-length.ts';

it.each([
  ["ok but drop 5 min off it, the dog's looking at me", -5],
  ['knock ten off', -10],
  ['can you make it 10 minutes shorter', -10],
  ['zehn Minuten weniger bitte', -10],
  ['quítale 5 minutos', -5],
  ['5 minutes de moins', -5],
  ['10 minuti in più', 10],
  ['mais longo, 10 minutos a mais', 10],
  ['the dog took my shoe', null],
  ['drop 5 kg off the bar', null],
])('reads by how much the length changes: %s', (text, minutes) => {
  expect(minutesChanged(text)).toBe(minutes);
});

it.each([
  ['zu lang doch. 20 reicht', 20],
  ['15 will do', 15],
  ['solo tengo 20', 20],
  ["j'ai que 10, 10 suffit", 10],
  ['make it to 30', 30],
  ['only 20 kg', null],
  ['got 12 reps', null],
])('reads the length that is meant: %s', (text, minutes) => {
  expect(minutesMeant(text)).toBe(minutes);
});
