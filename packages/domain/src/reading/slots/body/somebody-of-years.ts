import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn, sentenceAround, textAt } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms as longing } from '../../lexicon/terms/body/person.ts';
import { terms } from '../../lexicon/terms/body/somebody-of-years.ts';

/** Younger people rarely say it so, and smaller numbers count other things. */
const fewestYears = 45;
const reach = 7;

/** 'I am a retired nurse of 71', 'ein Mann von 68', 'una donna di 70'. */
export function isOfYears(scan: Scan, value: number, from: number, to: number): boolean {
  const isEnd = scan.tokens[to]?.kind !== 'word';
  if (value < fewestYears || !isEnd || !terms.of.has(textAt(scan, from - 1))) return false;
  if (terms.people.has(textAt(scan, from - 2))) return true;
  const start = Math.max(sentenceAround(scan, from).from, from - reach);
  return scan.tokens
    .slice(start, from - 1)
    .some(({ text }, at, all) => terms.being.has(text) && terms.articles.has(all[at + 1]?.text));
}

const leastTold = 13;
const nearReach = 8;

/** 'Siebzig bin ich', 'anni 79', 'ya voy por los 72', 'j'ai 33 mdr': the number and its word change places. */
export function isTurnedRound(scan: Scan, value: number, from: number, to: number): boolean {
  if (value < leastTold) return false;
  const [lead, earlier] = [textAt(scan, from - 1), textAt(scan, from - 2)];
  const isClosed = scan.tokens[to]?.kind !== 'word' || longing.afterAge.has(textAt(scan, to));
  const isYears = terms.years.has(lead) && scan.tokens[from - 2]?.kind !== 'number';
  if (isYears && isClosed) return true;
  if (terms.self.has(textAt(scan, to)) && terms.selfNext.has(textAt(scan, to + 1))) return true;
  if (isClosed && terms.passing.has(earlier) && terms.theNumbers.has(lead)) return true;
  // 'J'ai 33 mdr'.
  const isLaughed = terms.laughs.has(textAt(scan, to));
  return isLaughed && (lead === 'ai' || lead === 'ho');
}

/** 'Sotto dorme la signora Pina, 85 anni': whoever lives near by has these years. */
export function isLivingNear(scan: Scan, from: number): boolean {
  const start = Math.max(sentenceAround(scan, from).from, from - nearReach);
  const before = scan.tokens.slice(start, from);
  const at = before.findLastIndex(({ text }) => terms.living.has(text));
  return at >= 0 && !before.slice(at).some(({ text }) => terms.being.has(text));
}

/** 'Vivement la retraite': not there yet. */
export const isLongedFor = ({ tokens }: Scan, at: number): boolean =>
  longing.longedFor.has(tokens[at - 2]?.text);

/** 'Io a 27 anni', 'ich mit 52 Jahren', 'yo a los 30 años': the writer, at that age. */
export const isOwnTurn = (scan: Scan, lead: number): boolean =>
  longing.atAge.has(textAt(scan, lead)) &&
  [lead - 1, lead - 2].some((at) => longing.ownWords.has(textAt(scan, at)));

const oldPair = 60;
const oldest = 99;

/** 'We are 79 and 82', 'meine Eltern sind 79 und 82': of two the older one sets the measure. */
export function agesOfTwo(scan: Scan): Claim[] | null {
  const bare = quantitiesIn(scan).filter(
    ({ value, unit, upTo }) =>
      (unit === null || unit === 'years') &&
      upTo === undefined &&
      Number.isInteger(value) &&
      value >= oldPair &&
      value <= oldest,
  );
  for (const first of bare) {
    const second = bare.find(({ from }) => from === first.to + 1);
    const isJoined = second !== undefined && terms.joints.has(textAt(scan, first.to));
    if (!isJoined || !terms.pairLeads.has(textAt(scan, first.from - 1))) continue;
    const told = { polarity: 'has', certainty: 0.75 } as const;
    const quote = scan.quote(first.from, second.to);
    const age = Math.max(first.value, second.value);
    return [claim('age', age, 'age.two', { ...told, quote })];
  }
  return null;
}

/** 'Computer man, 29', 'someone who's 68'. */
export function isOfSelf(scan: Scan, from: number): boolean {
  let at = from - 1;
  while (from - at <= 3 && terms.selfLinks.has(textAt(scan, at))) at -= 1;
  const noun = textAt(scan, at);
  return at < from - 1 && (terms.selves.has(noun) || noun === 'someone' || noun === 'somebody');
}
