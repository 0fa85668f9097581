import { describe, expect, it } from 'vitest';
import { withHeard } from './heard.ts';
import { searchCards, wordsOf } from './knowledge.ts';

const text = 'does the wooden hot box undo my session';
const find = () => searchCards(wordsOf(text), text)[0];
const hearing = (score: number, id = 'sauna', of = text) => [{ text: of, cards: [{ id, score }] }];

describe('what the learned reader has heard', () => {
  it('finds a card that words do not', () => {
    expect(find()?.id).not.toBe('sauna');
    expect(withHeard(hearing(0.3), 'en', find)).toMatchObject({ id: 'sauna', shared: 2 });
  });

  it('makes a card the nearer, the surer it was heard', () => {
    const scores = [0.05, 0.1, 0.3].map(
      (score) =>
        withHeard(hearing(score), 'en', () => searchCards(wordsOf('sauna'), text)).find(
          ({ id }) => id === 'sauna',
        )?.score ?? 0,
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it.each([
    ['of another text', hearing(0.3, 'sauna', 'something else'), 'en'],
    ['in a language that it was not trained on', hearing(0.3), 'de'],
    ['of a card that is gone', hearing(0.3, 'no-such-card'), 'en'],
    ['too unsurely', hearing(0.01), 'en'],
  ] as const)('adds nothing that it has heard %s', (_, heard, language) => {
    expect(withHeard(heard, language, find)?.id).not.toBe('sauna');
  });

  it('holds for one piece of work, whatever becomes of it', () => {
    expect(() =>
      withHeard(hearing(0.3), 'en', () => {
        throw new Error('a bug');
      }),
    ).toThrow('a bug');
    expect(find()?.id).not.toBe('sauna');
  });
});
