import { describe, expect, it } from 'vitest';
import { cards } from '../../../cards/all.ts';
import { polarityById } from '../../../cards/data/polarity.ts';
import { stranger } from '../../../test-support/athletes.ts';
import { play } from '../../../test-support/talk.ts';
import { polarityOf, questionFrame, verdictFor, withoutWord, withVerdict } from './verdict.ts';

describe('how a question wants its yes or no', () => {
  it.each([
    ['can i train with a cold', 'good'],
    ['Is it bad that my knees go past my toes?', 'bad'],
    ['my uncle says lifting makes you slow. true?', 'good'],
    ['i sit all day, too late to start?', 'bad'],
    ['so no squats then?', 'without'],
    ['could i simply not eat on monday to undo it', 'without'],
    ['are long warm ups worth it or just hype', 'good'],
    ['how do i breathe in a squat', null],
    ['are machines worse than free weights', 'bad'],
    ['resting pulse of 47, is that too low?', 'bad'],
    ['curls or rows for arms?', null],
    ['what is a deload', null],
    ['i did my first pull up', null],
    ['is it better to lift before work', null],
    ['am i getting better at this', 'good'],
  ])('%s', (text, frame) => {
    expect(questionFrame(text)).toBe(frame);
  });

  it('says it first, whichever way round it was asked, and never the other one', () => {
    const card = cards.find(({ id }) => id === 'squat-knees-over-toes');
    if (!card) throw new Error('There is no such card.');
    expect(verdictFor('can my knees go past my toes', card)).toBe('Yes');
    expect(verdictFor('is it bad when my knees go past my toes', card)).toBe('No');
    expect(withVerdict('No', '', 'Yes, it works.')).toBe('No: it works.');
    expect(withVerdict('Yes', '', 'Yes, it works.')).toBe('Yes, it works.');
    expect(withVerdict('Better not', '', 'Rest first.')).toBe('Better not: rest first.');
  });

  it('says neither to who asks how or why', () => {
    expect(withoutWord('why do i sweat so much', 'No, it is the room.')).toBe('It is the room.');
    expect(withoutWord('is sweating bad', 'No, it cools you.')).toBe('No, it cools you.');
    expect(withoutWord('how do i hold on', 'Chalk helps.')).toBe('Chalk helps.');
  });

  it('knows only cards that there are', () => {
    const ids = new Set(cards.map(({ id }) => id));
    expect([...polarityById.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('takes a card by how its own answer opens', () => {
    const fevered = cards.find(({ id }) => id === 'fever-train');
    expect(fevered && polarityOf(fevered)).toBe('not');
  });
});

const answersTo = (...says: string[]): string[] =>
  play({ knows: stranger, turns: says.map((one) => ({ says: one })) }).map(
    ({ answer }) => answer.content,
  );

describe('what is said of the same card once more', () => {
  it('answers the new question and does not say the card again', () => {
    const [first = '', second = ''] = answersTo(
      'my left knee clicks when i squat, no pain',
      'is it bad',
    );
    expect(second).toMatch(/^No\b/);
    expect(second).not.toContain(first.slice(0, 80));
  });

  it('counts the days and minutes that were told', () => {
    expect(answersTo('how often should i train, i have 2 days and 30 min')[0]).toMatch(
      /two days a week|30 minutes/,
    );
  });
});
