import { type Claim, claimsOf, sureEnough } from '../reading/claims.ts';
import { idOfClass } from '../reading/danger/heads.ts';
import type { Reading } from '../reading/read.ts';
import { asides } from './told-after.ts';
import type { Intent } from './types.ts';

export const isSign = ({ slot, polarity }: Claim) => slot === 'danger' && polarity !== 'denies';

/** So few words tell a trained head too little: it may ask, and raises nothing by itself. */
const mostGuessedWords = 8;

const isBrief = (text: string) => text.trim().split(/\s+/).length <= mostGuessedWords;

function softened(one: Claim): Claim {
  if (one.slot !== 'danger' || one.reader !== 'learned' || one.polarity === 'denies') return one;
  const { class: name } = one.value;
  return { ...one, value: { class: name, outcome: 'care', id: idOfClass[name].care } };
}

/** A coach can ask: what only a head hears in a few words becomes a question. */
export function weighGuesses(reading: Reading): Reading {
  return isBrief(reading.text)
    ? { ...reading, claims: reading.claims.map(softened) }
    : reading;
}

/** Nothing but a trained head has heard a sign, and not a grave one. */
export function isGuessed(claims: readonly Claim[]): boolean {
  const signs = claimsOf(claims, 'danger').filter(isSign);
  return (
    signs.length > 0 &&
    signs.every(({ reader, value }) => reader === 'learned' && value.outcome === 'care')
  );
}

/** Talk that says plainly what it is about: a guess at something else is let go. */
const plainTalk: readonly Intent[] = [...asides, 'undo_change', 'adjust_workout'];
/** Talk in which a sign may hide: the guess is asked about. */
export const openTalk: readonly Intent[] = ['other', 'refuse', 'low_motivation'];

export function isGuessKept(intent: Intent, { text, claims }: Reading): boolean {
  if (openTalk.includes(intent)) return true;
  if (plainTalk.includes(intent) || isBrief(text)) return false;
  return claims.some((one) => isSign(one) && one.certainty >= sureEnough);
}
