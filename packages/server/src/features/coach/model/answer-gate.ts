import { createSentenceGate } from '@cadence/domain/coach/gate/gate';
import { answerWordCount, maxAnswerWords } from '@cadence/domain/coach/reply';
import { plainText } from '../../../platform/models/quote-data.ts';

/** What the coach says by itself: a model's words say no more than this. */
export interface Ground {
  content: string;
  /** The user's message. */
  text: string;
  /** What the cards near the message say. */
  cards?: readonly string[];
}

const isCut = (text: string): boolean => !/[.!?…]["'”’)]*\s*$/.test(text);

/** A dot within a number or a shortened word ends no sentence. */
const firstSentence = /^[\s\S]*?[.!?…]+["'”’)]*(?=\s)/;

const questionOf = (text: string): string | null =>
  /(?:^|[.!?…]\s+)([^.!?…]+\?)\s*$/.exec(text)?.[1]?.trim() ?? null;

export interface AnswerGate {
  /** Takes what comes; false once something in it is not fit to be said. */
  take(text: string): boolean;
  /** It was looked up or done, and so it is true. */
  learn(text: string): void;
  /** The whole answer, or null when the coach's own words are to be said instead. */
  end(): string | null;
}

/**
 * A model's words pass one sentence at a time, and are heard once one of them has told something.
 * A sentence passes only if it stands in the draft, a card or what a tool gave, or is a courtesy or
 * the user's own. One that tries and says a harmless bit more is left out; any other ends them all,
 * and the coach's own answer is stored, as it is where nothing was told. The cautions of the draft
 * and of every card that was told from are said in any case. Questions are left out but for the
 * coach's own, which stands at the end to the letter, since the next message is read as its answer.
 */
export function createAnswerGate(
  { content, text, cards = [] }: Ground,
  onSaid: (words: string) => void,
): AnswerGate {
  const question = questionOf(content);
  const wordsLeft = maxAnswerWords - answerWordCount(question ?? '');
  const gate = createSentenceGate({ facts: [content, ...cards], heard: text });
  const said: string[] = [];
  let waiting = '';
  let isFull = false;
  let isUnfit = false;
  let isTold = false;

  function hear(sentence: string): void {
    const words = plainText(sentence, 2000).replaceAll('!', '.');
    if (words === '' || isFull || isUnfit || words.includes('?') || said.includes(words)) return;
    isFull = answerWordCount([...said, words].join(' ')) > wordsLeft;
    if (isFull) return;
    const verdict = gate.judge(words);
    isUnfit = verdict === 'unfit';
    if (isUnfit || verdict === 'unproven') return;
    isTold ||= verdict === 'told';
    said.push(words);
    if (isTold) onSaid(said.join(' '));
  }

  return {
    take(piece) {
      waiting += piece;
      for (let found = firstSentence.exec(waiting); found; found = firstSentence.exec(waiting)) {
        waiting = waiting.slice(found[0].length);
        hear(found[0]);
      }
      // One without an end is no sentence of a coach.
      isUnfit ||= waiting.length > 2000;
      return !isUnfit;
    },
    learn: gate.learn,
    end() {
      // What breaks off in the middle is not said, and spoils nothing.
      if (!isCut(waiting) || gate.judge(plainText(waiting, 2000)) !== 'unfit') hear(waiting);
      waiting = '';
      if (isUnfit || !isTold) return null;
      const left = gate.cautions().filter((sentence) => !said.includes(sentence));
      const all = [...said, ...left.filter((sentence) => !sentence.endsWith('?'))];
      return [...all, ...(question === null ? [] : [question])].join(' ');
    },
  };
}
