import { describe, expect, it } from 'vitest';
import { builtDanger, builtHarmless } from './safety/test-support/data/built-sentences.ts';
import { readSafety } from './safety.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');

describe('danger by the build of a sentence', () => {
  it('is heard in every one of them', () => {
    expect(linesOf(builtDanger).filter((text) => readSafety(text, {}) === null)).toEqual([]);
  });

  it('is not heard in figures of speech and wishes', () => {
    expect(linesOf(builtHarmless).filter((text) => readSafety(text, {}) !== null)).toEqual([]);
  });

  it.each([
    ['I think about killing myself', 'self-harm'],
    ['nobody would notice if I was gone', 'self-harm'],
    ['ich denke oft daran, mich umzubringen', 'self-harm'],
    ['my pulse is 150 and I am lying in bed', 'palpitations'],
    ['my forearm bends the wrong way', 'injury'],
  ])('"%s" stops (%s)', (text, id) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'stop', id });
  });

  it.each([
    ['I never allow myself to eat', 'eating'],
    ['I am in 5th grade and want muscles', 'child'],
    ['the cardiologist told me to stay off the gym until my scan', 'told-not-to'],
    ['I have not eaten since Monday', 'fasting'],
  ])('"%s" holds (%s)', (text, id) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'hold', id });
  });

  it.each([
    "I don't want to die, I want to live long",
    'I used to cut myself years ago',
    'my friend wants to die',
    'my son is in 5th grade',
    'the cardiologist told me to go to the gym',
  ])('"%s" is no sign of today', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });
});
