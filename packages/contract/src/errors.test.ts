import { expect, it } from 'vitest';
import { errorBody } from './errors.ts';

const words = { message: 'Please see a doctor first.', suggestion: 'Rest today.' };

it('a code that speaks of the case at hand says it in the words of the case', () => {
  expect(errorBody('SAFETY_STOP', null, words)).toEqual({
    detail: words.message,
    error: { code: 'SAFETY_STOP', details: null, ...words },
  });
  expect(errorBody('SAFETY_HOLD').detail).not.toBe('');
});

it('any other code has the words of the catalogue', () => {
  // @ts-expect-error the catalogue alone says what this one means
  expect(() => errorBody('FORBIDDEN', null, words)).not.toThrow();
});
