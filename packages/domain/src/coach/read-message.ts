import type { AthleteFacts, Request, Understanding } from '../planner/request.ts';
import type { Alarm } from '../planner/safety.ts';
import { understandClaims, understandReading } from '../planner/understand.ts';
import { type Claim, claim } from '../reading/claims.ts';
import { conditionBehind } from '../reading/danger/decide.ts';
import { isGuessed, isSign, weighGuesses } from '../reading/danger/weigh-guesses.ts';
import { fold } from '../reading/fold.ts';
import { type Reading, read } from '../reading/read.ts';
import { alarmInAnswer } from './care-answers.ts';
import { withCompany } from './company.ts';
import { before, isAlarm } from './context.ts';
import { alarmIn, contextOf, lifts, openFlag } from './flags.ts';
import { intentOfGuess, isGuessKept, openTalk } from './guessed-signs.ts';
import { isHeardAsWish } from './heard-wish.ts';
import { readHorizonWeeks } from './horizon.ts';
import { learnFrom } from './learn.ts';
import { claimsFrom } from './learned-claims.ts';
import { explicitWishes, plain } from './message-words.ts';
import { isExplicitWish, placeIn, readIntent } from './read-intent.ts';
import { signOfAnother } from './sign-of-another.ts';
import { type ConversationTold, nothingYet, toldAside, toldByTalk, toldByWish } from './told.ts';
import { careIn, toldAfter } from './told-after.ts';
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

/** A sign comes before all else; what was wished for beside it waits. */
function readAlarmed(
  understanding: Alarm,
  reading: Reading,
  told: ConversationTold,
  request: Request,
): MessageReading {
  const isWish = isExplicitWish(reading.text, request);
  return {
    intent: 'report_pain',
    shouldGenerateWorkout: false,
    understanding,
    learned: [],
    told: isWish ? toldByWish(told, reading) : toldAside(told, reading),
  };
}

/** What the words do not say outright and the whole of them does. */
function meantBy(said: Intent, { text, claims }: Reading, isOfGoal: boolean): Intent {
  if (isHeardAsWish(said, text, claims)) return 'ask_workout';
  return said === 'other' && isOfGoal ? 'share_goal' : said;
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
  const place = placeIn(previous);
  const asked = previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const reading = withCompany(weighGuesses(read(text, others, contextOf(athlete, now))));
  const understand = (claims: readonly Claim[], known: AthleteFacts) =>
    understandReading({ ...reading, claims }, form, known, { sessions });
  const heard = understand(reading.claims, unheld(athlete));
  const alarm = isAlarm(heard)
    ? heard
    : (alarmIn(reading, unheld(athlete)) ?? alarmInAnswer(text, asked));
  const isGuess = isGuessed(reading.claims);
  const calm = reading.claims.filter((one) => !isSign(one));
  const plainly =
    isAlarm(heard) || isGuess
      ? understandClaims(text, calm, form, unheld(athlete), { sessions })
      : heard;
  if (alarm) return readAlarmed(alarm, reading, told, plainly.request);
  const raised = openFlag(flags, now);
  const isLifted = raised !== null && lifts(text, raised, asked);
  const open = isLifted ? null : raised;
  const learned = learnFrom(text, { understanding: plainly }, place.asked);
  const isResumed = isLifted && wishedLately(previous);
  const said = isResumed ? 'ask_workout' : readIntent(text, plainly.request, place);
  const meant = meantBy(said, reading, tellsOfGoal(text, learned, knowledge));
  const another =
    openTalk.includes(meant) || meant === 'ask_advice' ? signOfAnother(text, now) : null;
  if (another) return readAlarmed(another, reading, told, plainly.request);
  const isKept = !isGuess || isGuessKept(meant, reading);
  const intent = isGuess && isKept ? intentOfGuess(meant, reading.claims) : meant;
  const claims = isKept ? reading.claims : calm;
  const own = isKept ? heard : plainly;
  const isTraining = training.includes(intent);
  const care = !isGuess || isTraining ? careIn(claims, unheld(athlete)) : [];
  const after = toldAfter(
    told,
    { text, claims: [...claims, ...care] },
    intent,
    plainly.request,
    place,
  );
  const cared = isLifted ? withCare(after, raised.id) : after;
  const isPlanning = isTraining || planning.includes(intent);
  const isGrave = open !== null && (open.kind === 'stop' || open.id === 'low');
  const byProfile = isPlanning ? understand(claims, athlete) : own;
  const held = isAlarm(byProfile) ? byProfile : own;
  const understanding = open !== null && (isGrave || isPlanning) ? open : held;
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
function isKitKnown({ claims }: ConversationTold, { athlete, learned }: CoachKnowledge): boolean {
  const slots: readonly Claim['slot'][] = ['kit', 'bare', 'place', 'gait', 'distance', 'named'];
  return (
    athlete.equipment !== undefined ||
    claims.some(({ slot, whose }) => whose === 'me' && slots.includes(slot)) ||
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
