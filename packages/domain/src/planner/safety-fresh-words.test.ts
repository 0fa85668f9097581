import { describe, expect, it } from 'vitest';
import { freshHarmless, freshStops } from './safety/test-support/data/fresh-sentences.ts';
import { readSafety } from './safety.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');

describe.each(Object.entries(freshStops))('%s inside a wish', (id, sentences) => {
  it.each(linesOf(sentences))('stops at "%s"', (text) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'stop', id });
  });
});

describe('a wish that only sounds like danger', () => {
  it.each(linesOf(freshHarmless))('"%s" raises no alarm', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });

  it.each([
    'my heart is fine, not dizzy, 20 min',
    'no palpitations or dizziness',
    'no numbness between my legs',
    'not suicidal',
    'no tengo fiebre ni me falta el aire sentado',
  ])('"%s" is a denial', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });
});

describe('numbers that are told of the body', () => {
  it.each([
    ['hypo, sugar 3.0', 'stop', 'hypo'],
    ['sugar is 65 and I feel shaky', 'stop', 'hypo'],
    ['sugar is 65', 'hold', 'glucose'],
    ["I'm at 38.9, quick core", 'stop', 'fever'],
    ["j'ai 38,5, yoga", 'stop', 'fever'],
    ['temp 39 and I feel hot', 'stop', 'fever'],
    ['day five of a water fast', 'hold', 'fasting'],
    ['Fasten, Tag 4', 'hold', 'fasting'],
  ])('"%s" is a %s (%s)', (text, kind, id) => {
    expect(readSafety(text, {})).toMatchObject({ kind, id });
  });

  it.each([
    'I have 38.5 kg dumbbells',
    '38 degrees, hot in here',
    'intermittent fasting, day 3 of my plan',
    'ich bin im 7. Semester, 20 Minuten',
  ])('"%s" is none', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });
});
