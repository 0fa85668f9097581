import { maxAnswerWords } from '@cadence/domain/coach/reply';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerGate } from './answer-gate.ts';

const ground = {
  content: 'Two weeks off, and you are back. You trained 3 times in March. What would feel good?',
  text: 'I have 25 minutes',
  known: '{"sessions":[{"minutes":1200}]}',
};
const question = 'What would feel good?';

function pass(pieces: readonly string[], given = ground) {
  const heard: string[] = [];
  const gate = createAnswerGate(given, (words) => heard.push(words));
  const isFit = pieces.every((piece) => gate.take(piece));
  return { heard, isFit, answer: gate.end() };
}

const fit = 'It is good to hear from you after those two weeks. You trained 3 times in March.';

describe("a model's words", () => {
  it('are said when they say no more than the coach would, with its own question at the end', () => {
    expect(pass([fit]).answer).toBe(`${fit} ${question}`);
    expect(pass([`${fit} ${question}`]).answer).toBe(`${fit} ${question}`);
  });

  it('are heard sentence by sentence, each only when it is whole', () => {
    const { heard } = pass([
      'It is good',
      ' to hear from you. You have 25',
      ' minutes. You are back',
    ]);
    expect(heard).toEqual([
      'It is good to hear from you.',
      'It is good to hear from you. You have 25 minutes.',
      'It is good to hear from you. You have 25 minutes. You are back',
    ]);
  });

  it('give the same answer however they are cut into pieces', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(cuts, (lengths) => {
        const pieces: string[] = [];
        let rest = `${fit} That is a start!`;
        for (let at = 0; rest !== ''; at += 1) {
          const length = lengths[at % lengths.length] ?? 1;
          pieces.push(rest.slice(0, length));
          rest = rest.slice(length);
        }
        expect(pass(pieces).answer).toBe(`${fit} That is a start. ${question}`);
      }),
    );
  });

  it('may use the numbers of the coach, the message and the data', () => {
    expect(pass(['You have 25 minutes. You trained 3 times in March.']).answer).not.toBeNull();
  });

  it('may use a number that was looked up, and speak of what was done', () => {
    const gate = createAnswerGate(ground, () => {});
    gate.learn('{"lifted":true,"kilograms":72.5}');
    gate.allowClaims();
    expect(gate.take('You lifted 72.5 kg. I have saved that. ')).toBe(true);
    expect(gate.end()).toBe(`You lifted 72.5 kg. I have saved that. ${question}`);
  });

  it.each([
    ['with a number from nowhere', 'You could lift 80 kg.'],
    ['that push through', 'Just push through it.'],
    ['that make light of pain', 'No pain, no gain.'],
    ['with a diagnosis', 'That sounds like tendinitis.'],
    ['about calories', 'Watch your calories.'],
    ['with a promise about weight', 'You will lose weight fast.'],
    ['about drugs', 'Take ibuprofen before.'],
    ['that claim a deed', 'I have scheduled your week.'],
    ['that claim one in few words', 'I did it.'],
    ['that claim one as if it had done itself', 'Your session is now booked.'],
    ['with a link', 'See https://example.com.'],
    ['with marks of a page', '**Great** work.'],
    ['about itself', 'As an AI I cannot feel.'],
    ['with a red flag in them', 'Chest pain while training is common.'],
  ])('%s are never heard, and end the answer', (_, words) => {
    const { heard, isFit, answer } = pass(['You are back. ', `${words} `, 'More to come. ']);
    expect(heard).toEqual(['You are back.']);
    expect(isFit).toBe(false);
    expect(answer).toBeNull();
  });

  it('leave out what says a harmless bit more than is known, and stand if something was told', () => {
    const more = 'March was a busy month.';
    expect(pass([`${more} You trained 3 times in March.`]).answer).toBe(
      `You trained 3 times in March. ${question}`,
    );
    expect(pass([`${more} It is good to hear from you.`]).answer).toBeNull();
  });

  it.each([
    ['nothing at all', ''],
    ['nothing but a question', 'Ready?'],
    ['a text without an end', 'word '.repeat(600)],
  ])('are not said when there is %s', (_, words) => {
    expect(pass([words]).answer).toBeNull();
  });

  it('leave out questions of their own', () => {
    expect(pass(['You are back. Ready? What feels good to you?']).answer).toBe(
      `You are back. ${question}`,
    );
    expect(
      pass(['Sleep well tonight. Are you sure?'], { ...ground, content: 'Sleep well tonight.' })
        .answer,
    ).toBe('Sleep well tonight.');
  });

  it('end with the last sentence that fits', () => {
    const { answer } = pass(['It is good to hear from you. '.repeat(30)]);
    expect(answer?.split(/\s+/).length).toBeLessThanOrEqual(maxAnswerWords);
    expect(answer).toMatch(/from you\. What would feel good\?$/);
  });
});
