import { type Claim, claimsOf, type SlotName } from './claims.ts';
import { quantitiesIn } from './engine/features.ts';
import type { Scan } from './engine/scan.ts';
import { fold, type Token } from './engine/tokens.ts';
import { kilogramsIn } from './engine/units.ts';
import { isEveryday } from './everyday.ts';
import { languageWords } from './lexicon/kit.ts';
import { plainWords } from './lexicon/language/plain-words.ts';
import { languages } from './vocabulary.ts';

const small = new Set([
  ...plainWords.trim().split(/\s+/),
  ...languages.flatMap((language) => fold(languageWords[language]).text.split(/\s+/)),
]);

/** Sports and kinds of training that are common words and that no slot holds. */
const unheld = new Set(
  `boxer climbing climber bouldering swim swimming swimmer surf surfing surfer ski skiing skier
  snowboard snowboarding golf golfer tennis football soccer basketball volleyball handball hockey
  rugby cricket baseball cycling cyclist triathlon dance dancing dancer zumba ballet barre karate
  judo mma fencing wrestling parkour hyrox crossfit spartan peloton agility coordination footwork
  posture dropset dropsets`.split(/\s+/),
);

const storySlots: ReadonlySet<SlotName> = new Set(['injury', 'condition', 'event', 'trained']);
const spans = new Set(
  `days day weeks week wks months month years year yrs tage tagen wochen woche monate monaten jahre
  jahren dias semanas meses anos jours semaines mois ans giorni settimane mesi anni`.split(/\s+/),
);

/** How many train, and how often: told, and no part of the work. */
const company = new Set(
  `people persons participants athletes kids friends colleagues leute personen teilnehmer personas
  personnes persone pessoas`.split(/\s+/),
);
const habitual = new Set(
  'week month woche monat semana mes semaine mois settimana mese'.split(' '),
);
const isTold = (tokens: readonly Token[], at: number): boolean =>
  company.has(tokens[at + 1]?.text ?? '') ||
  [2, 3].some((step) => habitual.has(tokens[at + step]?.text ?? ''));

/** What comes before the name of a thing to train with or on. */
const beforeNames = new Set(
  'with w using use on plus and or some do doing want try include add'.split(' '),
);
const betweenNames = new Set('a an the my our some more few'.split(' '));
/** In a clause this short a word that nobody knows is what is asked for: 'parkour, 20 min'. */
const fewWords = 3;
const clockWords = new Set('am pm a.m p.m oclock uhr'.split(' '));

/** Where a wish names things; elsewhere in running talk an unknown word is part of the story. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const { segment } = tokens[at] ?? {};
  const words = tokens.filter((one) => one.segment === segment && one.kind === 'word');
  if (words.length <= fewWords) return true;
  let before = at - 1;
  while (betweenNames.has(tokens[before]?.text ?? '')) before -= 1;
  return beforeNames.has(tokens[before]?.text ?? '');
}

/** 'Since skiing', 'from climbing yesterday': where something comes from. */
const causes = new Set(
  'since from after seit vom nach beim desde tras despues depuis apres dopo da depois apos'.split(
    ' ',
  ),
);
const isCause = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2].some((before) => causes.has(tokens[before]?.text ?? ''));

const shortestWord = 4;
const shortestStrange = 5;

/** These say nothing of what a session is to be. */
const untoldSlots: ReadonlySet<SlotName> = new Set(['intent', 'danger', 'clearance', 'aside']);
const mostPhrases = 3;

/** The characters that some claim was read from. */
function quotedIn(text: string, claims: readonly Claim[]): boolean[] {
  const isQuoted = new Array<boolean>(text.length).fill(false);
  for (const quote of new Set(claims.map((claim) => claim.quote))) {
    if (quote === '') continue;
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + quote.length)) {
      isQuoted.fill(true, at, at + quote.length);
    }
  }
  return isQuoted;
}

const countReach = 2;
const correctionReach = 4;

/** The tokens of weights that a kit claim holds: '5 to 25 kg', '2 x 12'. */
function loadTokens(scan: Scan, claims: readonly Claim[]): Set<number> {
  const loads = claimsOf(claims, 'kit').flatMap(({ value }) => value.loads ?? []);
  const held = new Set(loads.flatMap(({ kilograms = [] }) => kilograms));
  const counts = new Set(loads.map(({ count }) => count));
  const isHeld = (value: number, unit: Parameters<typeof kilogramsIn>[1]) =>
    unit === null
      ? (['kilograms', 'pounds'] as const).some((own) => held.has(kilogramsIn(value, own) ?? 0))
      : held.has(kilogramsIn(value, unit) ?? 0);
  const quantities = quantitiesIn(scan);
  const weights = quantities.filter(
    ({ value, upTo, unit }) => isHeld(value, unit) || (upTo !== undefined && isHeld(upTo, unit)),
  );
  const numbers = quantities.filter(
    ({ value, unit, to }) =>
      unit === null &&
      counts.has(value) &&
      weights.some(({ from }) => from >= to && from - to <= countReach),
  );
  return new Set(
    [...weights, ...numbers].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    ),
  );
}

/** Whether some claim was read from a token. */
export function heardTokens(scan: Scan, claims: readonly Claim[]): (at: number) => boolean {
  const isQuoted = quotedIn(scan.text, claims);
  const inLoads = loadTokens(scan, claims);
  return (at) => isQuoted[scan.tokens[at]?.start ?? -1] === true || inLoads.has(at);
}

const countedReach = 3;

/** A number alone says nothing, and nor does '7 and': up to the word that tells what it counts. */
function countedUpTo({ tokens, of }: Scan, from: number): number | null {
  const isUnit = (at: number) => of('unit').some((hit) => hit.from === at);
  const { segment } = tokens[from - 1] ?? {};
  for (let at = from; at < from + countedReach; at += 1) {
    const token = tokens[at];
    if (!token || token.segment !== segment) return null;
    if (token.text === '%' || isUnit(at)) return at + 1;
    if (token.kind === 'word' && !small.has(token.text)) return at + 1;
  }
  return null;
}

const beforeLoads = new Set('@ at with mit con com avec a auf zu x'.split(' '));
const leastLoad = 25;

/** '5x5 at 100', '4x8 com 62,5', 'x3': the word before a bare number says that it counts. */
function isLoadLike({ tokens }: Scan, at: number): boolean {
  const { value = 0 } = tokens[at] ?? {};
  const before = tokens[at - 1]?.text ?? '';
  const isLoad = value >= leastLoad || !Number.isInteger(value);
  return before === 'x' || (beforeLoads.has(before) && isLoad);
}

/**
 * Words of weight that became no claim, as they stand in the text: numbers, names and terms.
 * A plan may only be called as asked where there are none.
 */
export function findUnread(scan: Scan, claims: readonly Claim[]): string[] {
  const { tokens, hits, text } = scan;
  const isHeard = heardTokens(scan, claims);
  const isInEvent = quotedIn(text, claimsOf(claims, 'event'));
  const known = new Set(
    hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  // 'Since 3 weeks' belongs to what was read of a body, '30 weeks' to a pregnancy.
  const isStory = claims.some(({ slot }) => storySlots.has(slot));
  // Where nothing at all became a wish, any word that nobody knows may have been one.
  const isNothingRead = claims.every(({ slot }) => untoldSlots.has(slot));
  // The list of everyday words is long enough in English alone.
  const isEnglish = scan.language.value === 'en';
  const ofEvents = new Set(
    tokens.filter(({ start }) => isInEvent[start]).map(({ segment }) => segment),
  );
  // 'A 10k race on Sunday', 'five a side': numbers of what is told, not of what is wished.
  const isOfStory = (token: Token, at: number) =>
    [1, 2].some((step) => spans.has(tokens[at + step]?.text ?? '')) ||
    tokens[at + 1]?.text === 'a' ||
    ofEvents.has(token.segment);
  const corrections = scan.of('correction');
  const isInIdiom = (at: number) => scan.of('idiom').some(({ from, to }) => from <= at && at < to);
  const isUnread = (token: Token, at: number) => {
    if (isHeard(at)) return false;
    const after = tokens[at + 1]?.text ?? '';
    if (token.kind === 'number') {
      const isTakenBack = corrections.some(({ from }) => from > at && from - at <= correctionReach);
      return (
        !clockWords.has(after) &&
        !isTold(tokens, at) &&
        !(isStory && isOfStory(token, at)) &&
        !isTakenBack
      );
    }
    if (token.kind !== 'word') return false;
    if (unheld.has(token.text)) return !isInIdiom(at) && !isCause(tokens, at);
    const isStrange = !known.has(at) && !small.has(token.text) && !isEveryday(token.text);
    if (isNothingRead && isStrange && token.text.length >= shortestStrange) return true;
    if (!isEnglish || !isStrange || token.text.length < shortestWord) return false;
    return isNamed(tokens, at);
  };
  const phrases: { from: number; to: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isUnread(token, at)) continue;
    const last = phrases.at(-1);
    if (last?.to === at) last.to = at + 1;
    else phrases.push({ from: at, to: at + 1 });
  }
  const quotes = phrases.flatMap(({ from, to }) => {
    if (tokens[to - 1]?.kind !== 'number') return [scan.quote(from, to).replace(/['’]$/, '')];
    const end = countedUpTo(scan, to);
    if (end !== null) return [scan.quote(from, end)];
    return isLoadLike(scan, to - 1) ? [scan.quote(from - 1, to)] : [];
  });
  return [...new Set(quotes)].slice(0, mostPhrases);
}
