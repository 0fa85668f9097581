import type { AthleteFacts, Request } from '../planner/request.ts';
import { understandClaims } from '../planner/understand.ts';
import { type Claim, claim, claimsOf, sureEnough } from '../reading/claims.ts';
import { conditionBehind, decide, holdsIn } from '../reading/danger/decide.ts';
import { forNewWish } from '../reading/fold.ts';
import type { Reading } from '../reading/read.ts';
import type { Condition } from '../reading/vocabulary.ts';
import { isHeardAsWish } from './heard-wish.ts';
import { plain, says } from './message-words.ts';
import { isExplicitWish, type Place } from './read-intent.ts';
import {
  type ConversationTold,
  passing,
  toldAside,
  toldByAnswer,
  toldByChange,
  toldByTalk,
  toldByWish,
} from './told.ts';
import type { Intent } from './types.ts';

const needsNothing = /\b(?:none|nothing|just me|no equipment|bodyweight)\b/;

/** A short answer means what was asked. */
function answeredWith(words: string, { asked }: Place): Claim[] {
  const isNone = asked === 'equipment_now' && (needsNothing.test(words) || says.no.test(words));
  return isNone ? [claim('bare', true, 'answer.kit', { quote: words.slice(0, 60) })] : [];
}

/** Talk of something else: it tells of the person, and wishes for nothing. */
export const asides: readonly Intent[] = [
  'greet',
  'thanks',
  'share_goal',
  'share_progress',
  'ask_numbers',
  'ask_program',
  'change_program',
];

/** What was asked about and answered with a word: it stands, or it is gone. */
function toldByCheck(told: ConversationTold, words: string, { asked }: Place): ConversationTold {
  if (asked !== 'safety_check') return told;
  if (says.no.test(words) || says.better.test(words)) return toldByAnswer(told, false);
  return says.yes.test(words) ? toldByAnswer(told, true) : told;
}

const mostYesWords = 5;

const minutesOf = ({ claims }: ConversationTold): number =>
  understandClaims('', claims, {}, {}, { sessions: [] }).request.minutes.value;

/** More than that a workout is wanted. */
function saysWhat(claims: readonly Claim[]): boolean {
  const lasting = new Set(forNewWish({ claims }).claims);
  return claims.some((one) => !lasting.has(one) && !passing.includes(one.slot));
}

/** What the conversation has told with one more message. */
export function toldAfter(
  before: ConversationTold,
  { text, claims }: Pick<Reading, 'text' | 'claims'>,
  intent: Intent,
  request: Request,
  place: Place,
): ConversationTold {
  if (intent === 'injection') return before;
  if (intent === 'undo_change') return before.before ?? before;
  const words = plain(text);
  const told = toldByCheck(before, words, place);
  const own = { text, claims: [...claims, ...answeredWith(words, place)] };
  if (intent === 'adjust_workout') {
    return toldByChange(told, own, minutesOf(told));
  }
  const isYes = says.yes.test(words) && words.split(' ').length <= mostYesWords;
  const isSaid = isExplicitWish(text, request) || isHeardAsWish(intent, text, claims);
  const isWish = intent === 'ask_workout' && !isYes && isSaid;
  // 'Just give me a workout' still means the one that was asked for and not made yet.
  const isNew = isWish && (place.hasWorkout || saysWhat(claims));
  if (isNew) return toldByWish(told, own);
  const isAside = intent !== 'ask_workout' && (place.hasWorkout || asides.includes(intent));
  return isAside ? toldAside(told, own) : toldByTalk(told, own);
}

/** What a sign leaves behind for the plan: asked about, or told to have been looked at. */
export function careIn(claims: readonly Claim[], athlete: AthleteFacts): Claim[] {
  const isCleared = claimsOf(claims, 'clearance').length > 0;
  const decided = decide(claims, athlete);
  const asked = decided?.kind === 'care' ? [decided.condition] : [];
  const cleared = isCleared ? holdsIn(claims, athlete).map(conditionBehind) : [];
  const known = new Set(claimsOf(claims, 'condition').map(({ value }) => value.condition));
  const care = (detail: string) => (condition: Condition) =>
    claim('condition', { condition, detail }, `care.${detail}`, {
      polarity: 'has',
      certainty: sureEnough,
    });
  return [
    ...asked.filter((condition) => !known.has(condition)).map(care('asked')),
    ...cleared.map(care('cleared')),
  ];
}
