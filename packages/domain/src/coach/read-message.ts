import type { AthleteFacts, Request, Understanding } from '../planner/request.ts';
import { readSafety } from '../planner/safety.ts';
import { conditionBehind } from '../reading/danger/decide.ts';
import { understandReading } from '../planner/understand.ts';
import { type Claim, claim, claimsOf } from '../reading/claims.ts';
import { fold } from '../reading/fold.ts';
import { type Reading, read } from '../reading/read.ts';
import { before, isAlarm } from './context.ts';
import { lifts, openFlag } from './flags.ts';
import { readHorizonWeeks } from './horizon.ts';
import { learnFrom } from './learn.ts';
import { claimsFrom } from './learned-claims.ts';
import { explicitWishes, plain, says } from './message-words.ts';
import { isExplicitWish, type Place, placeIn, readIntent } from './read-intent.ts';
import {
  type ConversationTold,
  nothingYet,
  toldByChange,
  toldByTalk,
  toldByWish,
} from './told.ts';
import type {
  CoachKnowledge,
  CoachMessage,
  Conversation,
  Intent,
  LearnedFact,
  LearnedSlot,
  MessageReading,
} from './types.ts';

const training: readonly Intent[] = ['ask_workout', 'adjust_workout'];

/** What a hold keeps waiting: talk and numbers go on. */
const planning: readonly Intent[] = ['ask_program', 'ask_advice', 'plan_ahead'];

/** Without what the profile holds open: that is asked when a workout is wanted, not at every word. */
function unheld({ conditions, age, ...athlete }: AthleteFacts): AthleteFacts {
  const kept = conditions?.filter(({ condition }) => condition !== 'heart');
  const isChild = age !== undefined && age < 13;
  return {
    ...athlete,
    ...(age !== undefined && !isChild && { age }),
    ...(kept && { conditions: kept }),
  };
}

/** Whether a workout was wished for a few messages ago, even one that had to wait. */
function wishedLately(previous: readonly CoachMessage[]): boolean {
  return previous
    .filter(({ type }) => type === 'user')
    .slice(-3)
    .some(({ content }) => explicitWishes.some((wish) => wish.test(plain(content))));
}

/** Conversations that were stored before anything was kept of what they told. */
function toldIn(previous: readonly CoachMessage[]): ConversationTold {
  return previous
    .filter(({ type }) => type === 'user')
    .reduce((told, { content }) => toldByTalk(told, read(content)), nothingYet);
}

const needsNothing = /\b(?:none|nothing|just me|no equipment|bodyweight)\b/;

/** A short answer means what was asked. */
function answeredWith(words: string, { asked }: Place): Claim[] {
  const isNone = asked === 'equipment_now' && (needsNothing.test(words) || says.no.test(words));
  return isNone ? [claim('bare', true, 'answer.kit', { quote: words.slice(0, 60) })] : [];
}

function toldAfter(
  told: ConversationTold,
  reading: Reading,
  intent: Intent,
  request: Request,
  place: Place,
): ConversationTold {
  if (intent === 'injection') return told;
  if (intent === 'undo_change') return told.before ?? told;
  const words = plain(reading.text);
  const own = { text: reading.text, claims: [...reading.claims, ...answeredWith(words, place)] };
  const isYes = says.yes.test(words) && words.split(' ').length <= 5;
  if (intent === 'adjust_workout') {
    const length = claimsOf(told.claims, 'minutes').at(-1)?.value ?? request.minutes.value;
    return toldByChange(told, own, length);
  }
  const isNew = intent === 'ask_workout' && !isYes && isExplicitWish(reading.text, request);
  return isNew ? toldByWish(told, own) : toldByTalk(told, own);
}

/** What a message means where it stands, and whether a workout is to be made of it. */
export function readMessage(
  text: string,
  conversation: Pick<Conversation, 'messages' | 'told'>,
  knowledge: CoachKnowledge,
  /** What other readers have made of the message. */
  others: readonly Claim[] = [],
): MessageReading {
  const previous = before(conversation.messages, text);
  const told = conversation.told ?? toldIn(previous);
  const { athlete, sessions, now, flags = [] } = knowledge;
  const form = { today: now.slice(0, 10) };
  const reading = read(text, others);
  const own = understandReading(reading, form, unheld(athlete), { sessions });
  if (isAlarm(own)) {
    const learned: LearnedFact[] = [];
    return { intent: 'report_pain', shouldGenerateWorkout: false, understanding: own, learned, told };
  }
  const place = placeIn(previous);
  const asked = previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const raised = openFlag(flags, now);
  const isLifted = raised !== null && lifts(text, raised, asked);
  const open = isLifted ? null : raised;
  const learned = learnFrom(text, { understanding: own }, place.asked);
  const isResumed = isLifted && wishedLately(previous);
  const said = isResumed ? 'ask_workout' : readIntent(text, own.request, place);
  const intent =
    said === 'other' && tellsOfGoal(text, learned, knowledge) ? ('share_goal' as const) : said;
  const after = toldAfter(told, reading, intent, own.request, place);
  const cared = isLifted ? withCare(after, raised.id) : after;
  const isTraining = training.includes(intent);
  const isPlanning = isTraining || planning.includes(intent);
  const isGrave = open !== null && (open.kind === 'stop' || open.id === 'low');
  const isHeldByProfile = readSafety(text, athlete, [], now) !== null;
  const held: Understanding = isHeldByProfile
    ? understandReading(reading, form, athlete, { sessions })
    : own;
  const understanding =
    open !== null && (isGrave || isPlanning) ? open : isPlanning ? held : own;
  return {
    intent,
    shouldGenerateWorkout: isTraining && isReady(understanding, cared, knowledge, place.asked),
    understanding,
    learned: intent === 'injection' ? [] : learned,
    told: cared,
  };
}

/** What was looked at leaves its care behind. */
function withCare(told: ConversationTold, id: string): ConversationTold {
  const care = claim('condition', { condition: conditionBehind(id), detail: 'cleared' }, 'lifted', {
    polarity: 'has',
  });
  return { ...told, ...fold(told, [care]) };
}

/** An answer to why, when, where from or how sure. */
function tellsOfGoal(
  text: string,
  learned: readonly LearnedFact[],
  { now }: CoachKnowledge,
): boolean {
  const slots: readonly LearnedSlot[] = ['goal', 'why', 'readiness'];
  return learned.some(({ slot }) => slots.includes(slot)) || readHorizonWeeks(text, now) !== null;
}

/** Whether the kit is known from the conversation, from what was learned or from the profile. */
function isKitKnown(
  { claims }: ConversationTold,
  { athlete, learned }: CoachKnowledge,
): boolean {
  const slots: readonly Claim['slot'][] = ['kit', 'bare', 'place', 'gait', 'distance', 'named'];
  return (
    athlete.equipment !== undefined ||
    claims.some(({ slot }) => slots.includes(slot)) ||
    claimsFrom(learned).some(({ slot }) => slot === 'kit')
  );
}

/** Nothing about safety is open and the kit is known (design, training §8); a length has a default. */
function isReady(
  understanding: Understanding,
  told: ConversationTold,
  knowledge: CoachKnowledge,
  asked: string | null,
): boolean {
  if (isAlarm(understanding)) return false;
  if (understanding.question !== null && asked !== 'safety_check') return false;
  return asked === 'equipment_now' || isKitKnown(told, knowledge);
}
