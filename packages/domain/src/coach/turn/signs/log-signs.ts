import { claimsOf, type SlotName } from '../../../reading/claims.ts';
import { words } from '../../../reading/engine/words.ts';
import type { Cues } from '../cues.ts';
import { isQuestion } from '../question.ts';
import { amountsInText } from '../sums/amounts.ts';
import { isOwnNow, isSureWish, type Said } from './wish-signs.ts';

/** '5x5': sets and reps as they are written down. */
const isCounted = ({ tokens }: Cues): boolean =>
  tokens.some(
    ({ kind }, at) =>
      kind === 'number' && tokens[at + 1]?.text === 'x' && tokens[at + 2]?.kind === 'number',
  );

const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n']);

/** 'Remember that for me', 'jot it down': of all that was told beside it. */
const asksToKeep: ReadonlySet<string> = new Set(['remember', 'log', 'jot', 'put', 'note', 'write']);

/** The sentences in which something is told as done. */
function doneIn({ tokens, hits, text }: Cues): string[] {
  return hits.flatMap(({ kind, value, from }) => {
    if (kind !== 'story' || value !== 'did') return [];
    // 'I have never run further than 17 km' tells of no run.
    if (tokens.slice(Math.max(0, from - 2), from + 2).some((one) => one.text === 'never'))
      return [];
    // 'Done.' opens or closes what was done; elsewhere it is said of anything.
    if (tokens[from]?.text === 'done' && from > 0 && from < tokens.length - 1) return [];
    if (asksToKeep.has(tokens[from]?.text ?? '')) return [text];
    const ends = (at: number) => sentenceEnds.has(tokens[at]?.text ?? '');
    let start = from;
    while (start > 0 && !ends(start - 1)) start -= 1;
    let end = from;
    while (end < tokens.length && !(ends(end) && end > from + 1)) end += 1;
    return [text.slice(tokens[start]?.start ?? 0, tokens[end]?.start ?? text.length)];
  });
}

const ahead: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'length',
  'focus',
  'block',
  'format',
  'written',
  'session',
  'layout',
]);

/** What was done, with a number to it; what is wished for beside it comes first. */
export function isLog(cues: Cues, { claims }: Said): boolean {
  const [heard] = claimsOf(claims, 'intent');
  const isHeard = heard?.value === 'log';
  const done = doneIn(cues);
  if (isNotedDown(cues)) return true;
  if ((isQuestion(cues) && !cues.has('story', 'counts')) || !(done.length > 0 || isHeard))
    return false;
  const isWished = claims.some(
    (one) =>
      isOwnNow(one) &&
      ahead.has(one.slot) &&
      !done.some((sentence) => sentence.includes(one.quote)),
  );
  const isOver = claims.some(
    ({ slot, polarity, when, reader }) =>
      reader !== 'learned' &&
      measures.has(slot) &&
      (polarity === 'had' || when === 'past' || slot === 'race'),
  );
  if (isPlainlyDone(cues, claims)) return true;
  if (!isHeard && (isWished || (isSureWish(claims) && !isOver))) return false;
  const slots = new Set(claims.filter(({ whose }) => whose === 'me').map(({ slot }) => slot));
  const isMeasured = [...measures].some((slot) => slots.has(slot));
  const hasNumber = isHeard
    ? cues.tokens.some(({ kind }) => kind === 'number')
    : done.some((sentence) => /\d/.test(sentence));
  return (isMeasured || isHeard || isCounted(cues)) && hasNumber;
}

const lengths: ReadonlySet<string> = new Set(['minutes', 'hours', 'kilometres', 'miles', 'metres']);
const record = words('pb pr pbs prs best rekord marca');
const amounts: ReadonlySet<SlotName> = new Set<SlotName>(['minutes', 'length', 'distance', 'race']);

/** 'Did 45 min yoga', 'bench 60 60 65 for 8 8 6', 'deadlift 3 at 140, pb': nothing is asked for. */
function isPlainlyDone(cues: Cues, claims: Said['claims']): boolean {
  if (cues.has('give') || cues.has('change') || cues.has('story', 'goal', 'if', 'had'))
    return false;
  const opensDone = cues.hits.some(
    ({ kind, value, from }) => kind === 'story' && value === 'did' && from <= 1,
  );
  const isMeasured =
    claims.some(({ slot, reader }) => amounts.has(slot) && reader !== 'learned') ||
    amountsInText(cues.text).some(({ unit }) => unit !== null && lengths.has(unit));
  const hasNumber = cues.tokens.some(({ kind }) => kind === 'number');
  if (opensLifted.test(cues.text) && isCounted(cues)) return true;
  return opensDone && isMeasured && (hasNumber || cues.has('story', 'counts'));
}

const written =
  /\b(?:writ(?:ing|e|ten)|not(?:ing|e|ed)|logg?(?:ing|ed)?|jott?(?:ing|ed)?|record(?:ing|ed)?|putting|keeping) (?:it|this|that|them)\b|\b(?:so|before) i (?:don['’]?t|do not|won['’]?t)? ?forget\b|\bfor (?:the|my) (?:record|log|diary)\b/i;

/** 'Goblet squats 20 kg 3x9 today, writing it here so I don't forget'. */
const isNotedDown = (cues: Cues): boolean =>
  written.test(cues.text) && isCounted(cues) && !isQuestion(cues) && !cues.has('give', 'give');

/** 'I squatted 60 for 3x5'. */
const opensLifted =
  /^(?:i |just |i just |today i |ok i )?(?:squatted|benched|deadlifted|pressed|rowed|curled|lunged|snatched|cleaned|overhead pressed)\b/i;

/** Weights with the reps of each, or a record with its number, and no question. */
export function isSetRow(cues: Cues): boolean {
  if (isQuestion(cues) || cues.has('give', 'give', 'soft') || cues.has('story', 'goal', 'if'))
    return false;
  if (isTellingOfSets(cues.text)) return true;
  if (cues.has('give')) return false;
  const isRow = /\b(?:\d{2,3}[\s,/]+){2,}(?:kg\s*)?(?:for|x)\s*(?:\d{1,2}[\s,/]+)+\d{1,2}\b/i.test(
    cues.text,
  );
  const isRecord =
    cues.tokens.some(({ text }) => record.has(text)) &&
    /\b\d{1,2}\s*(?:reps?|x)\s*(?:at|@|with)?\s*\d{2,3}|\b\d{2,3}\s*(?:kg)?\s*(?:x|for)\s*\d{1,2}\b/i.test(
      cues.text,
    );
  return isRow || isRecord;
}

/** 'Squat today: 85 kg for 3x5, last set moved quick': a load, its sets, and how they went. */
const loadOfSets =
  /\b\d{2,3}(?:[.,]\d+)?\s?(?:kgs?|kilos?|lbs?|pounds?)?\s?(?:for|x|@|,)?\s?\d{1,2}\s?[x×]\s?\d{1,2}\b|\b\d{1,2}\s?[x×]\s?\d{1,2}\s?(?:at|@|with|on|,)\s?\d{2,3}(?:[.,]\d+)?\s?(?:kgs?|kilos?|lbs?|pounds?)?\b/i;
const howItWent =
  /\b(?:sets?|reps?|ones?|bar|it|they|everything|all)\b[^.?!]{0,12}\b(?:moved|flew|felt|went|was|were|died|burned|ground|grinded|stalled|got)\b|\b(?:felt|moved|flew|went up)\b/i;
const isTellingOfSets = (text: string): boolean =>
  (loadOfSets.test(text) && howItWent.test(text)) || rowOfReps.test(text);
/** 'Squat today: 70 kilos, 5/5/5, all clean': a load, and the reps of each set. */
const rowOfReps =
  /\b\d{2,3}(?:[.,]\d+)?\s?(?:kgs?|kilos?|lbs?|pounds?)\b[\s,:x@-]*(?:for\s+)?\d{1,2}(?:\s?[/-]\s?\d{1,2}){2,}(?!\d|\s?(?:19|20)\d\d)|\b\d{1,2}(?:\s?[/]\s?\d{1,2}){2,}\s?(?:at|@|with|on|x)\s?\d{2,3}/i;

const measures: ReadonlySet<SlotName> = new Set<SlotName>([
  'max',
  'lastLift',
  'written',
  'distance',
  'race',
  'layout',
  'exercise',
  'family',
  'minutes',
]);

const goesOn = /^(?:oh|ah|and|also|plus|then|oops|forgot)\b/i;
const countedSets = /\b\d{1,2}\s?[x×]\s?\d{1,3}\b|\b\d{1,3}\s?(?:km|k|min|minutes|reps)\b/i;

/** 'Oh and 3x10 squats with the 20': right after something was logged. */
export const addsToLog = (cues: Cues): boolean =>
  goesOn.test(cues.text.trim()) &&
  countedSets.test(cues.text) &&
  !isQuestion(cues) &&
  !cues.has('give', 'give', 'soft', 'another');
