import { isRecord, readList, readNumber } from '../workout/read-value.ts';
import type { Claim } from './claims.ts';
import { type ModelSlot, modelSlots, owners, polarities, times } from './model-slots.ts';
import { isMemberOf, longestQuote, type ModelGiven, readValue } from './model-values.ts';
import { openQuotes } from './quotes.ts';
import type { BodyWish } from './vocabulary.ts';

const maxClaims = 60;
const certainty = 0.85;

type Features = Pick<Claim, 'polarity' | 'when'>;
type Settle = (given: ModelGiven) => Features | null;

const isYes = ({ polarity }: ModelGiven) => polarity === 'wants' || polarity === 'has';
const isNo = ({ polarity }: ModelGiven) => polarity === 'refuses' || polarity === 'denies';

/** What is refused or over says nothing of what is to be done. */
const asWish: Settle = (given) =>
  isYes(given) && given.when !== 'past' ? { polarity: 'wants', when: given.when } : null;
const asFact: Settle = (given) =>
  isYes(given) && given.when !== 'past' ? { polarity: 'has', when: given.when } : null;
const asEither: Settle = (given) =>
  isNo(given) ? { polarity: 'refuses', when: given.when } : asWish(given);

/** Nobody wants or refuses an illness: a word that does not fit is taken as having it. */
const asHealth: Settle = ({ polarity, when }) => ({
  polarity: polarity === 'had' || polarity === 'denies' ? polarity : 'has',
  when,
});

/** Who can do a move already does not ask for it; who cannot yet may want to learn it. */
const asMove: Settle = (given) => {
  const { polarity, when } = given;
  if (polarity === 'denies') return { polarity, when };
  return polarity === 'has' ? null : asEither(given);
};

/** What can be done, or could be once. */
const asAbility: Settle = (given) => {
  const isOld = given.polarity === 'had' || given.when === 'past';
  if (isOld && !isNo(given)) return { polarity: 'had', when: 'past' };
  return asFact(given);
};

const asPast: Settle = (given) => (isNo(given) ? null : { polarity: 'had', when: 'past' });

const asKit: Settle = (given) => {
  if (isNo(given)) return { polarity: 'denies', when: given.when };
  return asFact(given);
};

/** A sign that is only told of others is none here, but for a child that is made to train. */
const asDanger: Settle = ({ polarity, when, whose, value }) => {
  const isTheirs = whose === 'other' && !value.startsWith('child');
  if (polarity === 'denies' || when === 'future' || isTheirs) return null;
  return { polarity: polarity === 'had' ? 'had' : 'has', when };
};

const settled: Partial<Record<ModelSlot, Settle>> = {
  focus: asEither,
  trained: asPast,
  exercise: asMove,
  attribute: (given) => (given.whose === 'other' ? null : asEither(given)),
  kit: asKit,
  kit_only: asFact,
  kit_range: asFact,
  place: asFact,
  bare: asFact,
  injury: asHealth,
  condition: asHealth,
  age: asFact,
  level: asFact,
  tiredness: asFact,
  sleep_hours: (given) =>
    isYes(given) || given.polarity === 'had' ? { polarity: 'has', when: 'now' } : null,
  sore: asFact,
  max: asAbility,
  max_added: asAbility,
  ability: asAbility,
  ability_seconds: asAbility,
  race: asAbility,
  last_lift: asPast,
  break_days: (given) => (isNo(given) ? null : { polarity: 'has', when: 'now' }),
  body_mass: asFact,
  sex: asFact,
  event: asFact,
  danger: asDanger,
};

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function numbersIn(value: unknown): number[] {
  const list = Array.isArray(value) ? readList(value, 30) : [value];
  return list.map(readNumber).filter((number) => number !== undefined);
}

function look(value: unknown, find: ModelGiven['find']): ModelGiven | null {
  if (!isRecord(value)) return null;
  const { slot, polarity, whose, when } = value;
  const quote = find(wordOf(value.quote));
  if (!isMemberOf(modelSlots, slot) || !isMemberOf(polarities, polarity)) return null;
  if (!isMemberOf(owners, whose) || !isMemberOf(times, when)) return null;
  // The whole message says what it is for.
  if (quote === null && slot !== 'intent') return null;
  const said = { slot, polarity, whose, when, find };
  return {
    ...said,
    value: wordOf(value.value),
    numbers: numbersIn(value.numbers),
    quote: quote ?? '',
  };
}

function claimsOf(given: ModelGiven): Claim[] {
  const { slot, whose } = given;
  const features = (settled[slot] ?? asWish)(given);
  if (!features) return [];
  const isShown = slot !== 'intent' && given.quote.length <= longestQuote;
  const rest = { whose, certainty, quote: isShown ? given.quote : '', reader: 'model' as const };
  return readValue[slot](given).map(
    (said) => ({ ...said, ...features, ...rest, rule: `model.${slot}` }) as Claim,
  );
}

/** Each word on the layout adds to those before it: the last one tells the whole. */
function withWholeLayout(claims: readonly Claim[]): Claim[] {
  let layout: BodyWish = {};
  return claims.map((claim) => {
    if (claim.slot !== 'layout' || claim.whose !== 'me') return claim;
    layout = { ...layout, ...claim.value };
    return { ...claim, value: layout };
  });
}

/**
 * What of a model's answer may be believed: what quotes the message and names what there is.
 * It may raise a danger and never lift one: there is no slot for a doctor's green light.
 */
export function claimsFromModel(answer: unknown, text: string): Claim[] {
  const listed = isRecord(answer) ? answer.claims : answer;
  const find = openQuotes(text);
  const given = readList(listed, maxClaims).map((one) => look(one, find));
  const claims = given.flatMap((one) => (one ? claimsOf(one) : []));
  return withWholeLayout(claims).slice(0, maxClaims);
}
