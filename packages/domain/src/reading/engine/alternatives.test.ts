import { expect, it } from 'vitest';
import { expandAlternatives } from './alternatives.ts';

it('writes a form out once for each alternative, and leaves a plain one as it is', () => {
  expect(expandAlternatives('{work,my job} {suffocates,chokes} me')).toEqual([
    'work suffocates me',
    'work chokes me',
    'my job suffocates me',
    'my job chokes me',
  ]);
  expect(expandAlternatives('crash mat')).toEqual(['crash mat']);
});
