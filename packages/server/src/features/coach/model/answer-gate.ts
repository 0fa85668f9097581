import { createSentenceGate, type Verdict } from '@cadence/domain/coach/gate/gate';
import { answerWordCount, maxAnswerWords } from '@cadence/domain/coach/reply';
import { plainText } from '../../../platform/models/quote-data.ts';

/** What the coach says by itself, and what is known: a model's words say no more than these. */
export interface Ground {
  content: string;
  /** The user's message. */
  text: string;
  known: string;
  /** What the cards near the message say. */
  cards?: readonly string[];
}

const deeds =
  'made|created|built|saved|stored|scheduled|booked|updated|changed|added|planned|set up|sent|loaded|noted|remembered|moved|skipped|cancell?ed|deleted|removed|called|ordered|done|did';
const claimed = new RegExp(
  `\\b(?:I|we)(?:['’]ve| have)?(?: just| already| also)? (?:${deeds})\\b|\\b(?:is|are|was|were|been|it['’]s|has been)(?: now| already| all)? (?:made|saved|stored|scheduled|booked|updated|added|moved|skipped|cancell?ed|deleted|ordered)\\b|\\ball (?:set|done|booked)\\b`,
  'i',
);

/** Stored data, object by object: what stands in one belongs together. */
const piecesOf = (json: string): string[] =>
  json
    .split(/[{}[\]]/)
    .map((piece) => piece.replaceAll('"', ' ').replaceAll(',', ', ').trim())
    .filter((piece) => /\p{L}|\d/u.test(piece));

/** A dot within a number or a shortened word ends no sentence. */
const firstSentence = /^[\s\S]*?[.!?…]+["'”’)]*(?=\s)/;

const questionOf = (text: string): string | null =>
  /(?:^|[.!?…]\s+)([^.!?…]+\?)\s*$/.exec(text)?.[1]?.trim() ?? null;

export interface AnswerGate {
  /** Takes what comes; false once something in it is not fit to be said. */
  take(text: string): boolean;
  /** It was looked up, and so it is true. */
  learn(text: string): void;
  /** Something was done: it may be spoken of. */
  allowClaims(): void;
  /** The whole answer, or null when the coach's own words are to be said instead. */
  end(): string | null;
}

/**
 * A model's words pass one sentence at a time, and are heard only then. A sentence passes only if
 * it restates the draft, a card or what a tool gave, or says nothing at all. One that tries and says
 * a harmless bit more is left out; any other ends them all, and the coach's own answer is stored,
 * as it is where nothing was told. Questions are left out but for the coach's own,
 * which stands at the end to the letter, since the next message is read as its answer.
 */
export function createAnswerGate(
  { content, text, known, cards = [] }: Ground,
  onSaid: (words: string) => void,
): AnswerGate {
  const question = questionOf(content);
  const wordsLeft = maxAnswerWords - answerWordCount(question ?? '');
  const gate = createSentenceGate({ facts: [content, ...piecesOf(known), ...cards], heard: text });
  let mayClaim = claimed.test(content);
  let waiting = '';
  let said = '';
  let isFull = false;
  let isUnfit = false;
  let isTold = false;
  let isLeftOut = false;

  function judge(words: string): Verdict {
    if (!claimed.test(words)) return gate.judge(words);
    return mayClaim && gate.isPlain(words.replace(claimed, ' ')) ? 'told' : 'unfit';
  }

  function hear(sentence: string): void {
    const words = plainText(sentence, 2000).replaceAll('!', '.');
    if (words === '' || isFull || isUnfit) return;
    if (words.includes('?')) return;
    const verdict = judge(words);
    isUnfit = verdict === 'unfit';
    isLeftOut ||= verdict === 'unproven';
    isTold ||= verdict === 'told';
    if (isUnfit || verdict === 'unproven') return;
    const together = said === '' ? words : `${said} ${words}`;
    isFull = answerWordCount(together) > wordsLeft;
    if (isFull) return;
    said = together;
    onSaid(said);
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
    learn: (found) => {
      for (const piece of piecesOf(found)) gate.learn(piece);
    },
    allowClaims() {
      mayClaim = true;
    },
    end() {
      hear(waiting);
      waiting = '';
      if (isUnfit || said === '' || (isLeftOut && !isTold)) return null;
      return question === null ? said : `${said} ${question}`;
    },
  };
}
