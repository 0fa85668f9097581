import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims.ts';
import { read } from '../read.ts';

const outcomes = (text: string): string[] =>
  claimsOf(read(text).claims, 'danger').map(({ value }) => value.outcome);

describe('a word of degree', () => {
  it.each(['dont rly want to be alive', 'i really actually want to end my life'])(
    'hides no stop: %s',
    (text) => {
      expect(outcomes(text)).toContain('stop');
    },
  );

  it('makes none', () => {
    expect(outcomes('dont rly want to do legs')).toEqual([]);
  });
});
