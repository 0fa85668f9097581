import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { moveWords } from '../../reading/lexicon/moves.ts';

describe('the word lists', () => {
  it('name only exercises that the library has', () => {
    const unknown = Object.keys(moveWords).filter((id) => !exerciseById(id));
    expect(unknown).toEqual([]);
  });
});
