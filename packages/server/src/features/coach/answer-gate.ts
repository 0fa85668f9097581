import { countWords, maxAnswerWords } from '@cadence/domain/coach/reply';
import { readSafety } from '@cadence/domain/planner/safety';
import { plainText } from '../../platform/models/quote-data.ts';

/** What the coach says by itself, and what is known: a model's words say no more than these. */
export interface Ground {
  content: string;
  /** The user's message. */
  text: string;
  known: string;
}

/** What a coach of ours does not say (design, training §5 and §8), however well it is meant. */
const unsaid: readonly RegExp[] = [
  /\b(?:push|power|work|train|fight|grind|play) (?:it |on |right )?through\b/i,
  /\bno pain,? no gain\b|\b(?:ignore|despite|in spite of) (?:the |your |that )?(?:pain|ache|discomfort)\b|\btough(?:en)? (?:it|up)\b|\bsuck it up\b/i,
  /\bdiagnos\w*|\b(?:tendin(?:itis|opathy)|impingement|herniat\w*|sciatica|arthritis|fracture|torn|tear|sprain|strain(?:ed)?|bursitis|concussion|syndrome|disorder|inflam\w+)\b/i,
  /\bcalori\w*|\bk?cal\b|\bmacros?\b|\bdeficit\b|\bfasting\b|\bdiet(?:s|ing)?\b|\b(?:lose|drop|shed) (?:weight|fat|\d)/i,
  /\byou (?:should|must|need to|have to)\b|\bguarantee\w*|\bpromise\w*|\blazy\b|\bexcuses?\b/i,
  /\b(?:ibuprofen|paracetamol|aspirin|steroids?|medication|painkillers?|dose)\b/i,
  /https?:|www\.|[<>{}[\]*#`|]|\b(?:system prompt|instructions|language model|as an ai)\b/i,
];

const deeds =
  'made|created|built|saved|stored|scheduled|booked|updated|changed|added|planned|set up|sent|loaded|noted|remembered|moved|skipped|cancell?ed|deleted|removed|done|did';
const claimed = new RegExp(
  `\\bI(?:['’]ve| have)?(?: just| already| also)? (?:${deeds})\\b|\\b(?:is|are|was|were|been|it['’]s)(?: now| already| all)? (?:made|saved|stored|scheduled|booked|updated|added|moved|skipped|cancell?ed|deleted)\\b`,
  'i',
);

/** '1,200' is one number. */
function numbersIn(text: string): number[] {
  return [...text.replace(/(\d),(?=\d{3}\b)/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([found]) =>
    Number(found),
  );
}

/** A dot within a number or a shortened word ends no sentence. */
const firstSentence = /^[\s\S]*?[.!?…]+["'”’)]*(?=\s)/;

const questionOf = (text: string): string | null =>
  /(?:^|[.!?…]\s+)([^.!?…]+\?)\s*$/.exec(text)?.[1]?.trim() ?? null;

export interface AnswerGate {
  /** Takes what comes; false once something in it is not fit to be said. */
  take(text: string): boolean;
  /** Numbers in it may be said from now on, as it was looked up. */
  allowNumbers(text: string): void;
  /** Something was done: it may be spoken of. */
  allowClaims(): void;
  /** The whole answer, or null when the coach's own words are to be said instead. */
  end(): string | null;
}

/**
 * A model's words pass one sentence at a time, and are heard only then. One that is not fit ends
 * them all: what is stored is then the coach's own answer. Questions are left out but for the
 * coach's own, which stands at the end to the letter, since the next message is read as its answer.
 */
export function createAnswerGate(
  { content, text, known }: Ground,
  onSaid: (words: string) => void,
): AnswerGate {
  const question = questionOf(content);
  const wordsLeft = maxAnswerWords - countWords(question ?? '');
  const allowed = new Set([content, text, known].flatMap(numbersIn));
  let mayClaim = claimed.test(content);
  let waiting = '';
  let said = '';
  let isFull = false;
  let isUnfit = false;

  function isFit(words: string): boolean {
    if (unsaid.some((pattern) => pattern.test(words) && !pattern.test(content))) return false;
    if (claimed.test(words) && !mayClaim) return false;
    if (!numbersIn(words).every((number) => allowed.has(number))) return false;
    return readSafety(words, {}) === null;
  }

  function hear(sentence: string): void {
    const words = plainText(sentence, 2000).replaceAll('!', '.');
    if (words === '' || isFull || isUnfit) return;
    const together = said === '' ? words : `${said} ${words}`;
    if (!isFit(together)) {
      isUnfit = true;
      return;
    }
    if (words.includes('?')) return;
    isFull = countWords(together) > wordsLeft;
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
    allowNumbers(found) {
      for (const number of numbersIn(found)) allowed.add(number);
    },
    allowClaims() {
      mayClaim = true;
    },
    end() {
      hear(waiting);
      waiting = '';
      if (isUnfit || said === '') return null;
      return question === null ? said : `${said} ${question}`;
    },
  };
}
