import { maxAnswerWords } from '@cadence/domain/coach/reply';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerGate } from './answer-gate.ts';

const ground = {
  content: 'Two weeks off, and you are back. You trained 3 times in March. What would feel good?',
  text: 'I have 25 minutes',
};
const question = 'What would feel good?';

function pass(pieces: readonly string[], given = ground) {
  const heard: string[] = [];
  const gate = createAnswerGate(given, (words) => heard.push(words));
  const isFit = pieces.every((piece) => gate.take(piece));
  return { heard, isFit, answer: gate.end() };
}

const back = 'Two weeks off, and you are back.';
const fit = 'You trained 3 times in March. Two weeks off, and you are back.';

describe("a model's words", () => {
  it('are said when they say no more than the coach would, with its own question at the end', () => {
    expect(pass([fit]).answer).toBe(`${fit} ${question}`);
    expect(pass([`${fit} ${question}`]).answer).toBe(`${fit} ${question}`);
  });

  it('are heard sentence by sentence, each only when it is whole', () => {
    const { heard } = pass([
      'It is good',
      ' to hear from you. You trained 3',
      ' times in March. You have 25 minutes',
    ]);
    expect(heard).toEqual([
      'It is good to hear from you. You trained 3 times in March.',
      'It is good to hear from you. You trained 3 times in March. You have 25 minutes',
    ]);
  });

  it('give the same answer however they are cut into pieces', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(cuts, (lengths) => {
        const pieces: string[] = [];
        let rest = `${fit} Thanks for telling me!`;
        for (let at = 0; rest !== ''; at += 1) {
          const length = lengths[at % lengths.length] ?? 1;
          pieces.push(rest.slice(0, length));
          rest = rest.slice(length);
        }
        expect(pass(pieces).answer).toBe(`${fit} Thanks for telling me. ${question}`);
      }),
    );
  });

  it('may use the numbers of the coach, the message and the data', () => {
    expect(pass(['You have 25 minutes. You trained 3 times in March.']).answer).toBe(
      `You have 25 minutes. You trained 3 times in March. ${question}`,
    );
  });

  it('may say what was looked up or done', () => {
    const gate = createAnswerGate(ground, () => {});
    gate.learn('Your best squat makes 72.5 kg once.');
    gate.learn('I have noted that.');
    expect(gate.take('Your best squat makes 72.5 kg once. I have noted that. ')).toBe(true);
    expect(gate.end()).toBe(`Your best squat makes 72.5 kg once. I have noted that. ${question}`);
  });

  it('bring the cautions of what they tell', () => {
    const content = 'You can train today. Stop if the pain comes back.';
    const cards = ['Take three grams a day. Under 18, ask a doctor first.'];
    const given = { ...ground, content, cards };
    expect(pass(['Take three grams a day.'], given).answer).toBe(
      'Take three grams a day. Stop if the pain comes back. Under 18, ask a doctor first.',
    );
  });

  it('do not stand in the place of a draft with courtesies alone', () => {
    const { heard, answer } = pass(['Good to hear from you. Thanks for telling me.']);
    expect(heard).toEqual([]);
    expect(answer).toBeNull();
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
    const { heard, isFit, answer } = pass([`${back} `, `${words} `, 'More to come. ']);
    expect(heard).toEqual([back]);
    expect(isFit).toBe(false);
    expect(answer).toBeNull();
  });

  it('leave out what says a harmless bit more than is known, and stand if something was told', () => {
    const more = 'You trained hard in March.';
    expect(pass([`${more} You trained 3 times in March.`]).answer).toBe(
      `You trained 3 times in March. ${question}`,
    );
    expect(pass([`${more} It is good to hear from you.`]).answer).toBeNull();
  });

  it('leave out what breaks off in the middle', () => {
    expect(pass([`${back} Whichever`]).answer).toBe(`${back} ${question}`);
  });

  it.each([
    ['nothing at all', ''],
    ['nothing but a question', 'Ready?'],
    ['a text without an end', 'word '.repeat(600)],
  ])('are not said when there is %s', (_, words) => {
    expect(pass([words]).answer).toBeNull();
  });

  it('leave out questions of their own', () => {
    expect(pass([`${back} Ready? What feels good to you?`]).answer).toBe(`${back} ${question}`);
    expect(
      pass(['Sleep well tonight. Are you sure?'], { ...ground, content: 'Sleep well tonight.' })
        .answer,
    ).toBe('Sleep well tonight.');
  });

  it('end with the last sentence that fits', () => {
    const facts = Array.from({ length: 30 }, (_, at) => `On day ${at + 1} you did ${at + 2} sets.`);
    const { answer } = pass([facts.join(' ')], { ...ground, content: facts.join(' ') });
    expect(answer?.split(/\s+/).length).toBeLessThanOrEqual(maxAnswerWords);
    expect(answer).toMatch(/sets\.$/);
  });
});
