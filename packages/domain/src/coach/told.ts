import { type Claim, claim, claimsOf, latest } from '../reading/claims.ts';
import { fold, forNewWish, nothingTold, type Told } from '../reading/fold.ts';
import type { Reading } from '../reading/read.ts';
import type { Request } from '../planner/request.ts';

/** What a conversation has told so far, kept with it: no message is read twice. */
export interface ConversationTold extends Told {
  /** The messages that the present wish was told in. */
  texts: readonly string[];
  /** As it was before the latest change, for whoever takes that back. */
  before?: ConversationTold;
}

export const nothingYet: ConversationTold = { ...nothingTold, texts: [] };

/** What a workout is made of: the claims that stand, and the words they came from. */
export interface CoachWish {
  text: string;
  claims: readonly Claim[];
}

/** The longest wish that is stored with a workout. */
const mostText = 4000;

export function wishOf({ texts, claims }: ConversationTold): CoachWish {
  return { text: texts.join('\n').slice(-mostText), claims };
}

const toFive = (minutes: number) => Math.min(120, Math.max(5, Math.round(minutes / 5) * 5));
const changeOfLength = { short: 0.7, long: 1.4 } as const;

/** 'Shorter' than what was asked before is told in minutes, so that the next change knows them. */
function withMinutes(claims: readonly Claim[], minutesBefore: number): Claim[] {
  const length = latest(claims, 'length');
  if (!length || claimsOf(claims, 'minutes').length > 0) return [...claims];
  const minutes = toFive(minutesBefore * changeOfLength[length.value]);
  const told = claim('minutes', minutes, 'change.length', { quote: length.quote });
  return [...claims.filter(({ slot }) => slot !== 'length'), told];
}

/** A change to the workout at hand. */
export function toldByChange(
  told: ConversationTold,
  { claims, text }: Pick<Reading, 'claims' | 'text'>,
  minutesBefore: Request['minutes']['value'],
): ConversationTold {
  const folded = fold(told, withMinutes(claims, minutesBefore));
  return { ...folded, texts: [...told.texts, text], before: told };
}

/** A wish of its own: what is known of the person stays, the last session's wishes go. */
export function toldByWish(
  told: ConversationTold,
  { claims, text }: Pick<Reading, 'claims' | 'text'>,
): ConversationTold {
  return { ...fold(forNewWish(told), claims), texts: [text] };
}

/** An answer or a remark: it adds to what was said. */
export function toldByTalk(
  told: ConversationTold,
  { claims, text }: Pick<Reading, 'claims' | 'text'>,
): ConversationTold {
  const { before: _, ...standing } = told;
  return { ...standing, ...fold(told, claims), texts: [...told.texts, text].slice(-4) };
}
