import { exerciseById } from '../../exercise/library.ts';
import type { Request } from '../../planner/request.ts';
import {
  type Claim,
  claim,
  claimsOf,
  latest,
  type SlotName,
  sureEnough,
} from '../../reading/claims.ts';
import { foldClaims, forNewWish, nothingTold, type Told } from '../../reading/fold.ts';
import type { Reading } from '../../reading/read.ts';
import { minutesChanged } from './change-length.ts';
import { withComplaints } from './change-words.ts';

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

type Said = Pick<Reading, 'claims' | 'text'>;

/** Of one message alone: signs stand as flags, beyond any conversation. */
export const passing: readonly SlotName[] = ['danger', 'clearance', 'intent'];

/** What is named to train with, and not only beside something else. */
function namesKit(one: Claim): boolean {
  if (one.slot === 'bare') return true;
  if (one.slot !== 'kit' || one.whose !== 'me' || one.value.also) return false;
  return one.polarity === 'has' || one.polarity === 'wants';
}

const softImpact = 1;

/** 'Jumps are fine again', or a wish for a move that lands hard. */
function allowsLanding(one: Claim): boolean {
  if (one.polarity !== 'wants') return false;
  if (one.slot === 'attribute') return one.value === 'jumping';
  return one.slot === 'exercise' && (exerciseById(one.value)?.impact ?? 0) > softImpact;
}

const limitsLanding = (one: Claim): boolean =>
  one.slot === 'impact' || (one.slot === 'attribute' && one.value === 'jumping');

/** What gives way to the claims of a message, beside older ones about the same. */
function givingWayTo(fresh: readonly Claim[]): (old: Claim) => boolean {
  const isKitNamed = fresh.some(namesKit);
  const isLandingFree = fresh.some(allowsLanding);
  return (old) =>
    (isKitNamed && (namesKit(old) || old.slot === 'place')) ||
    (isLandingFree && limitsLanding(old));
}

/** A quiet session lands softly anyway; said apart, the landing would outlast the quiet. */
const isByQuiet = ({ slot, rule }: Claim): boolean => slot === 'impact' && rule.startsWith('noise');

/** `heard`: all of the message, also what is not kept of it. */
function add(
  told: Told,
  claims: readonly Claim[],
  heard: readonly Claim[] = claims,
): Pick<Told, 'claims'> {
  const fresh = claims.filter((one) => !passing.includes(one.slot) && !isByQuiet(one));
  const givesWay = givingWayTo([...fresh, ...heard.filter(allowsLanding)]);
  return foldClaims({ claims: told.claims.filter((old) => !givesWay(old)) }, fresh);
}

const fewestMinutes = 5;
const mostMinutes = 120;
const toFive = (minutes: number) =>
  Math.min(mostMinutes, Math.max(fewestMinutes, Math.round(minutes / 5) * 5));
const changeOfLength = { short: 0.7, long: 1.4 } as const;

/** 'Shorter' than what was asked before is told in minutes, so that the next change knows them. */
/** 'Five minutes off' is no rest of five minutes. */
const isOfNumber = (one: Claim): boolean =>
  one.slot === 'length' ||
  one.slot === 'minutes' ||
  (one.slot === 'layout' && one.value.restSeconds !== undefined);

/** A proper warm-up comes on top of what is done, and takes no exercise out. */
const longWarmUp = 5;

function withMinutes(claims: readonly Claim[], minutesBefore: number, text: string): Claim[] {
  const by = minutesChanged(text);
  if (by !== null) {
    const minutes = Math.min(mostMinutes, Math.max(fewestMinutes, minutesBefore + by));
    const told = claim('minutes', minutes, 'change.by', { quote: text.slice(0, 60) });
    return [...claims.filter((one) => !isOfNumber(one)), told];
  }
  const edge = latest(claims, 'warmUp');
  const isOpen = claimsOf(claims, 'minutes').length === 0;
  if (isOpen && edge?.value.length === 'long' && edge.value.minutes === undefined) {
    const longer = claim('minutes', minutesBefore + longWarmUp, 'change.edge', {
      quote: edge.quote,
    });
    return [...claims.filter((one) => !isOfNumber(one)), longer];
  }
  const length = latest(claims, 'length');
  if (!length || claimsOf(claims, 'minutes').length > 0) return [...claims];
  const minutes = toFive(minutesBefore * changeOfLength[length.value]);
  const told = claim('minutes', minutes, 'change.length', { quote: length.quote });
  return [...claims.filter(({ slot }) => slot !== 'length'), told];
}

/** A change to the workout at hand. */
export function toldByChange(
  { before: _, ...told }: ConversationTold,
  { claims, text }: Said,
  minutesBefore: Request['minutes']['value'],
): ConversationTold {
  const changed = add(told, withMinutes(withComplaints(text, claims), minutesBefore, text));
  return { ...changed, texts: [...told.texts, text], before: told };
}

/** A wish of its own: what is known of the person stays, the last session's wishes go. */
export function toldByWish(told: ConversationTold, { claims, text }: Said): ConversationTold {
  return { ...add(forNewWish(told), claims), texts: [text] };
}

const mostTexts = 4;

/** An answer or a remark adds to what was said. What is guessed of it is no wish. */
export function toldByTalk(told: ConversationTold, { claims, text }: Said): ConversationTold {
  const said = claims.filter(({ reader }) => reader !== 'learned');
  return { ...told, ...add(told, said), texts: [...told.texts, text].slice(-mostTexts) };
}

/** A word aside: what it tells of the person and of limits stays, and it changes no wish. */
export function toldAside(
  told: ConversationTold,
  { claims }: Pick<Said, 'claims'>,
): ConversationTold {
  const { claims: lasting } = forNewWish({ claims });
  const said = lasting.filter(({ reader }) => reader !== 'learned');
  return { ...told, ...add(told, said, claims) };
}

const isAskedAbout = (one: Claim): boolean =>
  (one.slot === 'injury' && one.certainty < sureEnough) ||
  (one.slot === 'condition' && (one.certainty < sureEnough || one.value.detail === 'asked'));

/** After a question about what was not sure: it stands, or it is gone. */
export function toldByAnswer(told: ConversationTold, isSo: boolean): ConversationTold {
  const claims = told.claims.flatMap((one): Claim[] => {
    if (!isAskedAbout(one)) return [one];
    return isSo ? [{ ...one, certainty: 0.9 }] : [];
  });
  return { ...told, claims };
}
