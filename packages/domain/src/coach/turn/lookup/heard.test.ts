import { describe, expect, it } from 'vitest';
import type { Language } from '../../../reading/vocabulary.ts';
import { cuesIn } from '../cues.ts';
import { isCardAsked } from '../signs/card-signs.ts';
import { type Heard, heardIn } from './heard.ts';
import { searchCards, wordsOf } from './knowledge.ts';

const text = 'does the wooden hot box undo my session';
const find = (heard: readonly Heard[] = [], language: Language = 'en') =>
  searchCards(wordsOf(text), text, { heard: heardIn(language, heard) })[0];
const hearing = (score: number, id = 'sauna', of = text) => [{ text: of, cards: [{ id, score }] }];

describe('what the learned reader has heard', () => {
  it('finds a card that words do not', () => {
    expect(find()?.id).not.toBe('sauna');
    expect(find(hearing(0.7))).toMatchObject({ id: 'sauna', shared: 2 });
  });

  it('makes a card the nearer, the surer it was heard', () => {
    const scores = [0.05, 0.2, 0.7].map(
      (score) =>
        searchCards(wordsOf('sauna'), text, { heard: heardIn('en', hearing(score)) }).find(
          ({ id }) => id === 'sauna',
        )?.score ?? 0,
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it.each([
    ['of another text', hearing(0.7, 'sauna', 'something else'), 'en'],
    ['in a language that it was not trained on', hearing(0.7), 'de'],
    ['of a card that is gone', hearing(0.7, 'no-such-card'), 'en'],
    ['too unsurely', hearing(0.01), 'en'],
  ] as const)('adds nothing that it has heard %s', (_, heard, language) => {
    expect(find(heard, language)?.id).not.toBe('sauna');
  });

  it('goes with the words of its message, and with nobody else’s of the same words', () => {
    const words = cuesIn(text);
    const heard = { ...words, heard: heardIn('en', hearing(0.7)) };
    expect([heard, words, heard].map(isCardAsked)).toEqual([true, false, true]);
    expect(find()).toEqual(searchCards(wordsOf(text), text)[0]);
  });
});
