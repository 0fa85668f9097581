import { exerciseById } from '../../exercise/library.ts';
import { type Claim, type ClaimFor, claim, claimsOf } from '../claims.ts';
import { quantitiesIn, segmentAround, textAt, whose } from '../engine/features.ts';
import { isDenied } from '../engine/negation.ts';
import type { Scan } from '../engine/scan.ts';
import { kilogramsIn } from '../engine/units.ts';
import { terms } from '../lexicon/terms/facts.ts';
import { heardTokens } from '../unread.ts';
import type { Sport } from '../vocabulary.ts';
import { isPast } from './around.ts';
import { heaviestOf } from './kit/loads.ts';

interface Weight {
  kilograms: number;
  quote: string;
}

/** 'I lost 7 kg' weighs nothing that is lifted. */
const isOfBody = ({ tokens }: Scan, at: number): boolean =>
  tokens.some(({ text, segment }) => segment === tokens[at]?.segment && terms.ofBody.has(text));

/** Weights with their unit that no claim holds. */
function spareWeights(scan: Scan, isHeard: (at: number) => boolean): Weight[] {
  return quantitiesIn(scan).flatMap(({ value, unit, upTo, from, to }) => {
    const kilograms = unit === null || upTo !== undefined ? null : kilogramsIn(value, unit);
    if (kilograms === null || isHeard(from) || isOfBody(scan, from)) return [];
    return [{ kilograms, quote: scan.quote(from, to) }];
  });
}

const heldKit: readonly string[] = ['kettlebells', 'dumbbells', 'sandbag'];

/** A weight beside the only kit that could have it is its weight. */
function withKitWeight(claims: readonly Claim[], spare: readonly Weight[]): Claim[] | null {
  const isHeld = (one: Claim): one is ClaimFor<'kit'> =>
    one.slot === 'kit' &&
    (one.polarity === 'has' || one.polarity === 'wants') &&
    heldKit.includes(one.value.id);
  const held = claims.filter(isHeld);
  const [first] = held;
  const isOne = held.every(({ value }) => value.id === first?.value.id);
  if (!first || !isOne || first.value.loads?.isRange) return null;
  if (spare.some(({ kilograms }) => kilograms > heaviestOf(first.value.id))) return null;
  return claims.map((one) => {
    if (one !== first) return one;
    const own = first.value.loads;
    const kilograms = [...(own?.kilograms ?? []), ...spare.map((weight) => weight.kilograms)];
    const loads = { ...own, kilograms };
    const quote = held.length === 1 ? (spare[0]?.quote ?? first.quote) : first.quote;
    return claim('kit', { ...first.value, loads }, 'kit.spare-weight', {
      polarity: first.polarity,
      certainty: first.certainty,
      quote,
    });
  });
}

/** 'Snatch 50 kg': what is lifted of the only lift of the bar that is named. */
function withLiftWeight(claims: readonly Claim[], [weight]: readonly Weight[]): Claim[] | null {
  const wished = claimsOf(claims, 'exercise').filter(({ polarity }) => polarity === 'wants');
  const [only, ...others] = wished;
  const isBar = only !== undefined && exerciseById(only.value)?.loadClass === 'barbell';
  if (!weight || !isBar || others.length > 0 || claimsOf(claims, 'max').length > 0) return null;
  const max = { lift: only.value, kilograms: weight.kilograms, reps: 1 };
  return [
    ...claims,
    claim('max', max, 'max.beside', { polarity: 'has', certainty: 0.7, quote: weight.quote }),
  ];
}

/** 'Swings at 24 kg': a weight and no dose, which the kit may have as well. */
const isWeightAlone = (one: Claim): boolean =>
  one.slot === 'written' &&
  one.value.items.every(
    ({ sets, reps, seconds, metres, calories }) =>
      (sets ?? reps ?? seconds ?? metres ?? calories) === undefined,
  );

function withSpareWeights(scan: Scan, claims: readonly Claim[]): Claim[] {
  const open = claims.filter((one) => !isWeightAlone(one));
  const spare = spareWeights(scan, heardTokens(scan, open));
  if (spare.length === 0 || claimsOf(open, 'written').length > 0) return [...claims];
  const ofLift = () => (open.length < claims.length ? null : withLiftWeight(claims, spare));
  return withKitWeight(claims, spare) ?? ofLift() ?? [...claims];
}

const fewWords = 5;
const openGoals: readonly string[] = ['strength', 'power', 'general'];

/** A sport that stands alone in the sentence is what the strength is for. */
function withLoneSport(scan: Scan, claims: readonly Claim[]): Claim[] {
  const isServed = claims.some(
    ({ slot, value }) =>
      slot === 'sport' ||
      slot === 'focus' ||
      (slot === 'goal' && !openGoals.includes(value as string)),
  );
  if (isServed) return [...claims];
  const isHeard = heardTokens(scan, claims);
  // 'Kids are at soccer till 5:45', 'in 2014 footy' tell of something else.
  const isAlone = (at: number) => {
    const { from, to } = segmentAround(scan, at);
    const clause = scan.tokens.slice(from, to);
    const isCounted = clause.some(({ kind }) => kind === 'number');
    const isAhead = claims.some(({ slot }) => slot === 'event');
    const count = clause.filter(({ kind }) => kind === 'word').length;
    return count <= fewWords && (!isCounted || isAhead);
  };
  const hit = scan
    .of('sportName')
    .find(
      (one) =>
        one.typo === 0 &&
        !isHeard(one.from) &&
        isAlone(one.from) &&
        !terms.watched.has(textAt(scan, one.from - 1)) &&
        !isDenied(scan, one) &&
        !isPast(scan, one) &&
        whose(scan, one) === 'me',
    );
  if (!hit) return [...claims];
  const quote = scan.quote(hit.from, hit.to);
  return [
    ...claims,
    claim('sport', hit.value as Sport, 'sport.alone', { quote, certainty: 0.7 }),
    claim('session', 'sport', 'session.sport-alone', { quote, certainty: 0.7 }),
  ];
}

/** What nothing else has taken up: a weight without its thing, a sport without a word beside it. */
export const withLeftOver = (scan: Scan, claims: readonly Claim[]): Claim[] =>
  withLoneSport(scan, withSpareWeights(scan, claims));
