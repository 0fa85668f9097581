import { type Claim, claimsOf, sureEnough } from '../../reading/claims.ts';
import { isBrief, isSign } from '../../reading/danger/weigh-guesses.ts';
import type { Reading } from '../../reading/read.ts';
import type { Purpose } from '../turn/purposes.ts';

/** Talk in which a sign may hide: the guess is asked about. */
export const openTalk: readonly Purpose[] = ['other', 'no', 'insult'];
/** Talk that may have a sign beside it, if the guess is a sure one. */
const halfOpen: readonly Purpose[] = [
  'ask',
  'pain',
  'make',
  'moment',
  'yes',
  'program',
  'schedule',
];

export function isGuessKept(purpose: Purpose, { text, claims }: Reading): boolean {
  if (openTalk.includes(purpose)) return true;
  if (!halfOpen.includes(purpose) || isBrief(text)) return false;
  return claims.some((one) => isSign(one) && one.certainty >= sureEnough);
}

/** Where nothing else is understood, the guess says what the answer is about. */
export function purposeOfGuess(purpose: Purpose, claims: readonly Claim[]): Purpose {
  if (!openTalk.includes(purpose)) return purpose;
  const isLow = claimsOf(claims, 'danger').some(({ value }) => value.class === 'self_harm');
  return isLow ? 'moment' : 'pain';
}
