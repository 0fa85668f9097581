import { countWords, maxAnswerWords } from '@cadence/domain/coach/reply';
import { readSafety } from '@cadence/domain/planner/safety';
import { plainText } from '../../platform/models/quote-data.ts';
import type { Draft } from './model-prompt.ts';

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

const claimed =
  /\bI(?:'ve| have|’ve)?(?: just| already)? (?:made|created|built|saved|stored|scheduled|booked|updated|changed|added|planned|set up|sent|loaded)\b/i;

/** '1,200' is one number. */
function numbersIn(text: string): number[] {
  return [...text.replace(/(\d),(?=\d{3}\b)/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([found]) =>
    Number(found),
  );
}

const questionOf = (text: string): string | null =>
  /(?:^|[.!?…]\s+)([^.!?…]+\?)\s*$/.exec(text)?.[1]?.trim() ?? null;

/**
 * A model's words where they say no more than the draft may, else null: then the draft itself
 * is said. The question is kept to the letter, since the next message is read as its answer.
 */
export function fitAnswer(answer: string, { content, text, known }: Draft): string | null {
  const words = plainText(answer, 2000).replaceAll('!', '.');
  if (words === '' || countWords(words) > maxAnswerWords) return null;
  if (unsaid.some((pattern) => pattern.test(words) && !pattern.test(content))) return null;
  if (claimed.test(words) && !claimed.test(content)) return null;
  if (readSafety(words, {}) !== null) return null;
  const question = questionOf(content);
  const asked = words.match(/\?/g)?.length ?? 0;
  if (asked > (question ? 1 : 0) || (question && !words.includes(question))) return null;
  const allowed = new Set([content, text, known].flatMap(numbersIn));
  return numbersIn(words).every((number) => allowed.has(number)) ? words : null;
}
