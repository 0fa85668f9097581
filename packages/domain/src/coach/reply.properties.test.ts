import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingGrade } from '../planner/reading-grade.ts';
import { detectLanguage } from '../reading/engine/language.ts';
import { tokenise } from '../reading/engine/tokens.ts';
import { countWords, maxAnswerWords, maxReplyLength } from './reply.ts';
import {
  away,
  keen,
  newcomer,
  regular,
  regularNumbers,
  stranger,
} from './test-support/athletes.ts';
import { personTalks } from './test-support/data/talks-person.ts';
import { safetyTalks } from './test-support/data/talks-safety.ts';
import { trainingTalks } from './test-support/data/talks-training.ts';
import { type Exchange, play, type Talk } from './test-support/talk.ts';

const talks: readonly Talk[] = [...trainingTalks, ...safetyTalks, ...personTalks];
const sayings = [...new Set(talks.flatMap(({ turns }) => turns.map(({ says }) => says)))];
const athletes = [stranger, newcomer, regular, away, keen];

/** Any of the sayings in any order, by anybody. */
const anyTalk: fc.Arbitrary<Talk> = fc.record({
  knows: fc.constantFrom(...athletes),
  turns: fc.array(
    fc.constantFrom(...sayings).map((says) => ({ says })),
    { minLength: 1, maxLength: 6 },
  ),
});

/** The same talks every time: the lists of numbers below are made by hand, and may lack some. */
const sampled: readonly Exchange[][] = fc
  .sample(anyTalk, { numRuns: 160, seed: 20_261_115 })
  .map((talk) => play(talk));

const wordsOf = (all: readonly Exchange[]) => all.map(({ said }) => said.says).join(' → ');

function always(check: (exchange: Exchange, talk: string) => void): void {
  for (const all of sampled) for (const exchange of all) check(exchange, wordsOf(all));
}

const questionsIn = (text: string) => text.split('?').length - 1;
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** What may be told beside what the user said: by athlete, worked out by hand. */
const ownNumbers = new Map<unknown, readonly number[]>([
  [stranger, []],
  [newcomer, []],
  [regular, regularNumbers],
  [away, [40, 28, 7]],
  [keen, [4, 7, 120, 28, 30]],
]);
/** The gaps to the goals in the tables, by their dates: 156 − 144 and 90 − 86. */
const gaps = [156, 144, 12, 28, 0.4, 90, 86, 4, 20, 0.2];
/** From 144 kg by the log, or 142 kg as told, to 180 kg: 36 or 38 kg, at 1–0.5 or at 2.5–1.25 kg a week. */
const spans = [36, 72, 15, 29, 38, 76, 16, 31];
const spelled = { one: 1, ' a kettlebell': 1, ' my kettlebell': 1, two: 2, three: 3 };
/** The scale from 0 to 10 is a question, not a figure. */
const scale = [0, 10];

describe('whatever is said, in any order', () => {
  it('answers in 90 words at most and asks one thing at most', () => {
    always(({ answer: { content } }) => {
      expect(countWords(content)).toBeLessThanOrEqual(maxAnswerWords);
      expect(questionsIn(content)).toBeLessThanOrEqual(1);
      expect(content).not.toMatch(/undefined|null|NaN|\{\w+\}|!| {2}/);
    });
  });

  it('never tells anybody what they should do, to push through or what it is', () => {
    always(({ answer: { content } }) => {
      expect(content).not.toMatch(
        /you should|you must|you need to\b|push through|no pain|no excuses/i,
      );
      expect(content).not.toMatch(
        /you (?:probably )?have (?:a |an )?(?:tend|tear|sprain|herni|arthri)/i,
      );
      expect(content).not.toMatch(/calorie deficit|kcal|you will lose/i);
    });
  });

  it('can be read in the eighth school year', () => {
    always(({ answer: { content } }) => {
      // The measure is one of English; a stop is told in the language of the message.
      if (detectLanguage(tokenise(content)).value !== 'en') return;
      expect(readingGrade(content), content).toBeLessThanOrEqual(8);
    });
  });

  it('says nothing twice in a row', () => {
    always(({ answer: { content }, conversation }) => {
      const last = conversation.messages.findLast(({ type }) => type === 'coach')?.content;
      expect(content).not.toBe(last);
    });
  });

  it('never says the same back or asks the same in two answers running', () => {
    always(({ parts, conversation }) => {
      const last = conversation.messages.findLast(({ type }) => type === 'coach')?.content ?? '';
      const again = parts
        .filter(({ kind }) => kind === 'reflection' || kind === 'question')
        .filter(({ text }) => last.includes(text) && !text.startsWith('Shall I make'));
      expect(again).toEqual([]);
    });
  });

  it('gives the same answer to the same message', () => {
    fc.assert(
      fc.property(anyTalk, (talk) => {
        expect(play(talk).map(({ answer }) => answer)).toEqual(
          play(talk).map(({ answer }) => answer),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('offers three quick replies at most, each short', () => {
    always(({ answer: { quickReplies } }) => {
      expect(quickReplies.length).toBeLessThanOrEqual(3);
      for (const reply of quickReplies) expect(reply.length).toBeLessThanOrEqual(maxReplyLength);
    });
  });

  it('makes no workout while something is open, and one only from a wish', () => {
    always(({ reading, answer }) => {
      if (reading.understanding.kind !== 'request') {
        expect(answer.wish).toBeNull();
        expect(answer.pathway).toBe('safety');
      }
      expect(answer.wish !== null).toBe(reading.shouldGenerateWorkout);
    });
  });

  it('keeps what it learned with the words that said so', () => {
    always(({ reading, said }) => {
      for (const { value, source, confidence } of reading.learned) {
        expect(value.length).toBeGreaterThan(0);
        expect(said.says).toContain(source);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    });
  });

  it('moves a slot or a plan in every third answer that asks something', () => {
    always(({ parts, conversation, reading, answer }) => {
      const count = conversation.messages.filter(({ type }) => type === 'coach').length + 1;
      const question = parts.find(({ kind }) => kind === 'question')?.text ?? '';
      if (count % 3 !== 0 || question === '' || reading.shouldGenerateWorkout) return;
      if (answer.pathway === 'pain_limits') return;
      expect(question).not.toMatch(
        /What is on your mind|How does that sit|most pleased|good enough/,
      );
    });
  });
});

describe('the numbers in an answer', () => {
  it('are the user’s own: told by them, logged, or worked out from that', () => {
    always(({ answer, reading, knowledge, conversation, said }) => {
      const { content } = answer;
      if (reading.understanding.kind !== 'request') return;
      const base = athletes.find(
        ({ sessions, name }) => sessions === knowledge.sessions && name === knowledge.name,
      );
      const users = conversation.messages.filter(({ type }) => type === 'user');
      const told = [...users.map((message) => message.content), said.says].join(' ');
      const allowed = [
        ...(ownNumbers.get(base) ?? []),
        ...(base === regular ? gaps : []),
        ...numbersIn(`${told} ${answer.wish ?? ''}`),
        ...Object.entries(spelled).flatMap(([word, number]) =>
          told.includes(word) ? [number] : [],
        ),
        ...spans,
        ...scale,
      ];
      for (const number of numbersIn(content)) expect(allowed, content).toContain(number);
    });
  });

  it('are there in most answers to someone who has trained', () => {
    const answers = talks.filter(({ knows }) => knows === regular).flatMap((talk) => play(talk));
    const own = answers.filter(({ answer: { content } }) => /\d/.test(content));
    expect(own.length / answers.length).toBeGreaterThan(0.7);
  });
});

describe('the way of talking', () => {
  it('says back at least as much as it asks', () => {
    const parts = talks.flatMap((talk) => play(talk)).flatMap((exchange) => exchange.parts);
    const count = (kind: string) => parts.filter((part) => part.kind === kind).length;
    expect(count('reflection') / count('question')).toBeGreaterThanOrEqual(1);
  });
});
