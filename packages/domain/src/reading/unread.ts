import { languages } from '../../reading/vocabulary.ts';
import { languageWords } from '../../reading/lexicon/kit.ts';
import { plainWords } from '../../reading/lexicon/plain-words.ts';
import { isEveryday } from './everyday.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { findShortNames } from './slots-moves.ts';
import { fold, type Token } from '../../reading/engine/tokens.ts';
import type { Quantity } from '../../reading/engine/units.ts';

const small = new Set([
  ...plainWords.trim().split(/\s+/),
  ...languages.flatMap((language) => fold(languageWords[language]).text.split(/\s+/)),
]);

/** Kinds of training that are common words and that no slot holds. */
const kindsOfTraining =
  /^(?:boxer|climbing|climber|bouldering|swim|swimming|swimmer|surf|surfing|surfer|ski|skiing|skier|snowboard|snowboarding|golf|golfer|tennis|football|soccer|basketball|volleyball|handball|hockey|rugby|cricket|baseball|cycling|cyclist|triathlon|dance|dancing|dancer|zumba|ballet|barre|karate|judo|mma|fencing|wrestling|parkour|hyrox|crossfit|spartan|prehab|rehab|peloton|murph|fran|cindy|incline|decline|handstand|handstands|agility|coordination|footwork|speed|posture|curls?|raises?|extensions?|press|presses|flyes|pulldowns?|kickbacks?)$/;

/** Read as a kind of sets, and laid out as plain ones. */
const unheld = /^(?:dropsets?)$/;

/** Words that say how or who, signs that safety weighs, and contractions. */
const plainForms =
  /^(?:boulders?|strengthen(?:ing)?|blood|meds|medication|tablets|gimme|smth|wkout|wrkout|adhd|alternating|alternate|accessor(?:y|ies)|assistance|cardiologist|physio\w*|dislocat\w*|tendon|cramps?|surgeon|midwife|(?:you|we|they|there|that|what|who)(?:ve|re|ll|d|s))$/;

const shortestWord = 4;
const mostPhrases = 3;

/** Words that carry a meaning and that nothing has read, as they stand in the text. */
export function findUnread(scan: Scan, quantities: readonly Quantity[]): string[] {
  const { tokens, hits } = scan;
  const read = new Set(
    [...hits, ...findShortNames(scan)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    ),
  );
  const counted = new Set(
    quantities.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  // The list of everyday words is long enough in English alone.
  const isEnglish = scan.language.value === 'en';
  const isUnread = ({ text, kind }: Token, at: number) => {
    if (unheld.test(text)) return true;
    if (kind !== 'word' || read.has(at) || counted.has(at)) return false;
    if (kindsOfTraining.test(text)) return true;
    if (!isEnglish || text.length < shortestWord || plainForms.test(text)) return false;
    return !small.has(text) && !isEveryday(text);
  };
  const phrases: { from: number; to: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isUnread(token, at)) continue;
    const last = phrases.at(-1);
    if (last?.to === at) last.to = at + 1;
    else phrases.push({ from: at, to: at + 1 });
  }
  const quotes = phrases.map(({ from, to }) => scan.quote(from, to));
  return [...new Set([...findScheme(scan), ...quotes])].slice(0, mostPhrases);
}

/** Schemes that are a program of weeks. */
function findScheme(scan: Scan): string[] {
  const at = scan.tokens.findIndex(
    (_, i) =>
      scan.tokens
        .slice(i, i + 5)
        .map(({ text }) => text)
        .join('') === '5/3/1',
  );
  return at < 0 ? [] : [scan.quote(at, at + 5)];
}

const mostReps = 300;

/** '500 burpees' are more than a session holds; a list has no place for '400 m run'. */
export function findTooMany(
  scan: Scan,
  quantities: readonly Quantity[],
  hasList: boolean,
): string[] {
  return quantities.flatMap(({ value, unit, from, to }) => {
    const isReps = (unit === null || unit === 'reps') && value > mostReps;
    const isYear = value >= 1900 && value <= 2100;
    const isWay = hasList && unit === 'metres';
    if (!(isReps && !isYear) && !isWay) return [];
    const move = scan.of('move').find((hit) => hit.from === to);
    const isNamed = /^(?:run|row|jog|sprint|walk|swim|skips?|jumps?)$/.test(
      scan.tokens[to]?.text ?? '',
    );
    const next = isNamed ? to + 1 : to;
    return [scan.quote(from, move?.to ?? next)];
  });
}
