import { describe, expect, test } from 'vitest';
import { detectStyle } from './detect-style.ts';

const phases = [{ name: 'Main', exercises: [{ name: 'Squat' }] }];

describe('the style of a plan', () => {
  test.each([
    ['EMOM', 'emom'],
    ['Pyramid', 'pyramid'],
    ['Tabata', 'tabata'],
    ['Compound', 'compound'],
    ['Circuit', 'circuit'],
  ])('is found by the word %s in any of the three texts, whatever its case', (word, style) => {
    for (const field of ['referencePattern', 'workoutType', 'workoutStructure']) {
      expect(detectStyle({ [field]: `a ${word.toUpperCase()} for you` })).toBe(style);
      expect(detectStyle({ [field]: `my${word.toLowerCase()}s` })).toBe(style);
    }
  });

  test.each(['Flow', 'continuous'])('is Compound for %s in the structure only', (word) => {
    expect(detectStyle({ workoutStructure: `one ${word} set` })).toBe('compound');
    expect(detectStyle({ workoutType: word })).toBe('rounds');
    expect(detectStyle({ referencePattern: word })).toBe('rounds');
  });

  test('is checked in the order structured, EMOM, Pyramid, Tabata, Compound, Circuit', () => {
    const rest = ['emom', 'pyramid', 'tabata', 'compound', 'circuit'];
    expect(detectStyle({ isStructured: true, workoutType: rest.join(' '), phases })).toBe(
      'structured',
    );
    while (rest.length > 0) {
      expect(detectStyle({ workoutType: [...rest].reverse().join(' '), phases })).toBe(
        rest.shift(),
      );
    }
  });

  test('ranks flow before Circuit and after Tabata', () => {
    expect(detectStyle({ workoutStructure: 'flow', workoutType: 'circuit' })).toBe('compound');
    expect(detectStyle({ workoutStructure: 'flow', workoutType: 'tabata' })).toBe('tabata');
  });

  test('is phases when nothing matched and phases are present', () => {
    expect(detectStyle({ workoutType: 'Strength', phases })).toBe('phases');
    expect(detectStyle({ phases })).toBe('phases');
  });

  test('is not phases when the phases hold nothing', () => {
    expect(detectStyle({ phases: [{ name: 'Main', exercises: [] }] })).toBe('sets');
  });

  test('is Rounds when a plan type is given but nothing matched', () => {
    expect(detectStyle({ workoutType: 'Strength' })).toBe('rounds');
    expect(detectStyle({ referencePattern: '5x5' })).toBe('rounds');
  });

  test('is the set expansion with neither type nor phases', () => {
    expect(detectStyle({})).toBe('sets');
    expect(detectStyle({ workoutType: '  ' })).toBe('sets');
    expect(detectStyle(null)).toBe('sets');
  });
});
