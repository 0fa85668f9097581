import { type Claim, claimsOf, sureEnough } from '../reading/claims.ts';
import { isBrief, isSign } from '../reading/danger/weigh-guesses.ts';
import type { Reading } from '../reading/read.ts';
import { asides } from './told-after.ts';
import type { Intent } from './types.ts';

/** Talk that says plainly what it is about: a guess at something else is let go. */
const plainTalk: readonly Intent[] = [...asides, 'undo_change', 'adjust_workout'];
/** Talk in which a sign may hide: the guess is asked about. */
export const openTalk: readonly Intent[] = ['other', 'refuse', 'low_motivation'];

export function isGuessKept(intent: Intent, { text, claims }: Reading): boolean {
  if (openTalk.includes(intent)) return true;
  if (plainTalk.includes(intent) || isBrief(text)) return false;
  return claims.some((one) => isSign(one) && one.certainty >= sureEnough);
}

/** Where nothing else is understood, the guess says what the answer is about. */
export function intentOfGuess(intent: Intent, claims: readonly Claim[]): Intent {
  if (intent !== 'other' && intent !== 'refuse') return intent;
  const isLow = claimsOf(claims, 'danger').some(({ value }) => value.class === 'self_harm');
  return isLow ? 'low_motivation' : 'report_pain';
}
