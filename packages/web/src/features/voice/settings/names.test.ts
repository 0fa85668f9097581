import { expect, test } from 'vitest';
import { addName } from './names.ts';

const ten = Array.from({ length: 10 }, (_, index) => `Name ${index}`);

test.each([
  ['trims it', ['Max'], '  Ada  ', { names: ['Max', 'Ada'], name: 'Ada' }],
  ['refuses a blank', [], '   ', { refused: 'Type a name first.' }],
  ['refuses a double', ['Ada'], ' ada ', { refused: 'Ada is on your list already.' }],
  ['refuses one too many', ten, 'Ada', { refused: '10 names are the most. Remove one first.' }],
])('%s', (_, names, typed, outcome) => {
  expect(addName(names, typed)).toEqual(outcome);
});
