import { describe, expect, it } from 'vitest';
import { fitAnswer } from './fit-answer.ts';

const draft = {
  content: 'Two weeks off, and you are back. You trained 3 times in March. What would feel good?',
  text: 'I have 25 minutes',
  previous: [],
  known: '{"sessions":[{"minutes":1200}]}',
};
const question = 'What would feel good?';
const check = (words: string) => fitAnswer(`${words} ${question}`, draft);

describe("a model's words", () => {
  it('are used when they say no more than the draft', () => {
    const words = `It is good to hear from you after those two weeks. You have 25 minutes, and 3 sessions in March to stand on. ${question}`;
    expect(fitAnswer(words, draft)).toBe(words);
  });

  it('are said calmly', () => {
    expect(check('You are back!')).toBe(`You are back. ${question}`);
  });

  it('may use the numbers of the draft, the message and the data', () => {
    expect(check('25 minutes, 3 times, 1,200 in all.')).not.toBeNull();
  });

  it.each([
    ['with a number from nowhere', 'You could lift 80 kg.'],
    ['that push through', 'Just push through it.'],
    ['that make light of pain', 'No pain, no gain.'],
    ['with a diagnosis', 'That sounds like tendinitis.'],
    ['about calories', 'Watch your calories.'],
    ['with a promise about weight', 'You will lose weight fast.'],
    ['that tell what to do', 'You should rest.'],
    ['about drugs', 'Take ibuprofen before.'],
    ['that claim a deed', 'I have scheduled your week.'],
    ['with a link', 'See https://example.com.'],
    ['with marks of a page', '**Great** work.'],
    ['about itself', 'As an AI I cannot feel.'],
    ['with a red flag in them', 'Chest pain while training is common.'],
    ['with a second question', 'Ready?'],
  ])('%s are not', (_, words) => {
    expect(check(words)).toBeNull();
  });

  it.each([
    ['nothing at all', ''],
    ['more than ninety words', `${'word '.repeat(95)}${question}`],
    ['without the question', 'You are back.'],
    ['with the question in other words', 'You are back. What feels good?'],
  ])('%s are not', (_, words) => {
    expect(fitAnswer(words, draft)).toBeNull();
  });

  it('ask nothing where the draft asks nothing', () => {
    const calm = { ...draft, content: 'Rest well.' };
    expect(fitAnswer('Sleep well. Are you sure?', calm)).toBeNull();
    expect(fitAnswer('Sleep well.', calm)).toBe('Sleep well.');
  });

  it('tell of a workout that was made, where the draft does', () => {
    const made = { ...draft, content: 'I have made a session for you.' };
    expect(fitAnswer('I have made you a session.', made)).not.toBeNull();
  });
});
