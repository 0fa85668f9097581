import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { flagMessages } from '../safety/data/flag-messages.ts';
import { flagRules } from '../safety/data/flag-rules.ts';
import { moveWords } from '../../reading/lexicon/moves.ts';

describe('the word lists', () => {
  it('name only exercises that the library has', () => {
    const unknown = Object.keys(moveWords).filter((id) => !exerciseById(id));
    expect(unknown).toEqual([]);
  });

  it('have something to say for every red flag', () => {
    const ids = flagRules.flatMap(({ id, longAgo }) => [
      id,
      longAgo === 'stroke' ? 'stroke-before' : longAgo,
    ]);
    const silent = ids.filter((id) => typeof id === 'string' && !flagMessages[id]);
    expect(silent).toEqual([]);
  });
});
