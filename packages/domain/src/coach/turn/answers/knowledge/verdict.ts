import type { Card } from '../../../cards/card.ts';
import { type CardVerdict, polarityById } from '../../../cards/data/polarity.ts';

/** How a yes-or-no question is put: after something good, after something bad, or after doing without. */
export type QuestionFrame = 'good' | 'bad' | 'without';

const auxiliary =
  "(?:is|are|was|were|can|could|should|shall|do|does|did|will|would|am|may|must|has|have|isn'?t|aren'?t|can'?t|won'?t|shouldn'?t|doesn'?t|don'?t|couldn'?t)";
const asked = '(?:it|that|this|there|i|my|we|they|these|those|the|a|an|you|one|\\w+(?:s|ing)?)';
const lead =
  '(?:(?:so|and|but|ok|okay|well|wait|hey|hi|also|then|coach|mate|please|honestly|quick one|question)[\\s,]+){0,3}';
const opens = new RegExp(`^${lead}${auxiliary}\\s+${asked}\\b`, 'i');
const bareOpening = new RegExp(
  `^${lead}(?:ok|okay|safe|fine|normal|bad|worth it|any point|too (?:late|old|early|much|many|heavy|soon)|good idea|bad idea|a (?:good|bad) idea)\\b`,
  'i',
);
const tag =
  /\b(?:right|true|yes|no|or not|or nah|ok|okay|normal|bad|good|fine|enough|safe|useless|pointless|worth it|too (?:late|old|early|much|many|soon|heavy)|(?:mad|crazy|stupid|silly|bad|good) ?(?:idea)?|doable|realistic|correct)\s*\?+\s*$/i;
const aside =
  /\bor (?:just (?:marketing|hype|nice|talk)|am i|is (?:it|that)|not|nah|no|a waste|what|useless|rubbish|a myth)\b.*/i;
const open = /\b(?:what|which|how|why|when|where|who|whats|hows|whens)\b/i;
const either = /\b(?:or|vs|versus)\b/i;
/** 'Is it better to …?' wants to know which, and a yes would say more than the card. */
const compares = /\b(?<!\b(?:get|feel|getting|feeling) )better\b(?! (?:not|at))/i;

const worried =
  /\b(?:bad|worse|wrong|dangerous|harmful|unhealthy|useless|pointless|waste|wasted|wasting|ruins?|ruining|wrecks?|kills?|killing|hurts?|stunts?|mad|crazy|stupid|silly|weird|cheating|lazy|myth|damage|too (?:late|old|low|high|little|few|light|slow|young|weak|much|many|heavy|soon|early)|bulky|bald|balding|lose (?:my|the|your) hair|worry|worried|worrying|destroys?|short|steroids?|drugs?|doping|poison\w*|scam|placebo|addictive|gimmick|huge|massive|thick|manly|hype|marketing|shouldn'?t|should not)\b/i;
const leftOut =
  /\b(?:skip|skipping|without|leave out|drop|stop|quit|give up|avoid|not do|not (?:just )?(?:eat|train|rest|drink|sleep)|starve|fast(?: tomorrow| all day)|don'?t need|no more|no (?:squats|deadlifts|running|weights|cardio|carbs)\b)/i;

/** 'Do I have to stop squatting?' fears for what is fine. */
const toStop =
  /\b(?:have|need|got|supposed) to (?:stop|quit|give up|avoid|drop|cut out)\b|\bshould i (?:stop|quit|give up)\b/i;

const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!\n])\s*|,\s+|;\s+|:\s+|\s[-–—]\s/)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** The clause that asks for a yes or a no, and how; null where none does. */
export function questionFrame(text: string): QuestionFrame | null {
  const clauses = clausesOf(text.replace(/[’]/g, "'"));
  const clause = clauses.find((one, at) => {
    const plain = one.replace(aside, '?');
    if (either.test(plain) || compares.test(plain)) return false;
    const isLast = at === clauses.length - 1;
    if (opens.test(plain)) return true;
    const isTagged = tag.test(plain) || (isLast && bareOpening.test(plain)) || inferred.test(plain);
    return isTagged && !open.test(plain);
  });
  if (clause === undefined) return null;
  const plain = clause.replace(aside, '?');
  if (toStop.test(plain)) return 'bad';
  if (worried.test(plain) || (worried.test(text) && tagOnly.test(plain))) return 'bad';
  return leftOut.test(plain) ? 'without' : 'good';
}

/** 'So no squats then?' */
const inferred =
  /^(?:so|then|ok so)?\s*no (?:more )?\w+(?: \w+)?(?: then)?\s*\?+$|^(?:so|then|ok so|and)\s+[^?]*\b(?:counts?|works?|helps?|will do|is (?:ok|okay|fine|enough|good))(?: too| as well| then)?\s*\?+$/i;
/** 'True?' asks for what was said before it. */
const tagOnly = /^(?:is (?:that|it|this) )?(?:true|right|correct|so|really)\s*\?*$/i;

const opensYes = /^yes\b[,:]?\s*/i;
const opensNo = /^no\b[,:]?\s*/i;

/** Of the card itself, or by how its own answer opens. */
export function polarityOf({ id, answer, questions }: Card): CardVerdict | null {
  const known = polarityById.get(id);
  if (known) return known;
  const isYes = opensYes.test(answer);
  if (!isYes && !opensNo.test(answer)) return null;
  const own = questions.map(questionFrame).find((frame) => frame !== null);
  return isYes === (own !== 'bad') ? 'fine' : 'not';
}

const words: Record<CardVerdict, Partial<Record<QuestionFrame, string>>> = {
  fine: { good: 'Yes', bad: 'No' },
  not: { good: 'No', without: 'Yes' },
};

/** The word that a yes-or-no question wants first; null where the card gives none. */
export function verdictFor(text: string, card: Card): string | null {
  const frame = questionFrame(text) ?? quotedFrame(text);
  const polarity = polarityOf(card);
  return frame && polarity ? (words[polarity][frame] ?? null) : null;
}

/** 'My dad says lifting stunts growth' asks whether it is so. */
function quotedFrame(text: string): QuestionFrame | null {
  const said = text.includes('?') ? null : quoted.exec(text)?.[1];
  return said ? questionFrame(`is it true that ${said.replace(/,/g, ' ')}?`) : null;
}
const quoted = /\b(?:says?|said|reckons?|claims?|swears|insists|told me|tells me)\b (.+)/i;

const denies = /\b(?:not|no|never|avoid|skip|without|stop|leave|drop|don'?t)\b/i;

/** The word that a question for leave wants, by the very sentence that it is about. */
export function verdictBy(sentence: string, text: string): string | null {
  if (questionFrame(text) !== 'good' || opensWithWord.test(sentence)) return null;
  const [clause = ''] = sentence.split(/[,:;]/);
  return denies.test(clause) ? 'Better not' : 'Yes';
}

/** 'My uncle says squats ruin knees' asks whether it is so. */
export const quotesOthers =
  /\b(?:says?|said|reckons?|claims?|swears|insists|told me|heard|read)\b/i;

const asksHow = new RegExp(`^${lead}(?:how|why|when|where)\\b`, 'i');
const ownWord = /^(?:yes|no|both|it depends)[,:] +/i;

/** 'Why do I sweat so much?' wants neither the yes nor the no that a card opens with. */
export function withoutWord(text: string, sentence: string): string {
  if (!ownWord.test(sentence) || !clausesOf(text).some((one) => asksHow.test(one))) return sentence;
  const rest = sentence.replace(ownWord, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const keepsCapital = /^(?:I\b|[A-Z]{2,}|[A-Z][a-z]+ (?:and|et) )/;
export const lowered = (text: string): string =>
  keepsCapital.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const opensWithWord = /^(?:yes|no|it depends|better not|not)\b/i;

/** A sentence with the verdict before it, and without one of its own. */
export function withVerdict(verdict: string, who: string, sentence: string): string {
  const isOwn = opensYes.test(sentence) || opensNo.test(sentence);
  const own = opensYes.test(sentence) ? 'Yes' : opensNo.test(sentence) ? 'No' : null;
  if (who === '' && (own === verdict || (own === null && opensWithWord.test(sentence))))
    return sentence;
  // 'No need', 'no magic' are no bare no.
  const isBare = isOwn && /^(?:yes|no)[,:]/i.test(sentence);
  const rest = isBare ? sentence.replace(opensYes, '').replace(opensNo, '') : sentence;
  const mark = who === '' && (verdict.includes(' ') || !/^[^.]{0,60}:/.test(rest)) ? ': ' : ', ';
  return `${verdict}${mark}${who === '' ? '' : lowered(who)}${lowered(rest)}`;
}
