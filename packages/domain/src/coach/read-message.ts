import type { AthleteFacts, Request, Understanding } from '../planner/request.ts';
import { readSafety } from '../planner/safety.ts';
import { understand } from '../planner/understand.ts';
import { before, isAlarm, openAlarm } from './context.ts';
import { readHorizonWeeks } from './horizon.ts';
import { learnFrom } from './learn.ts';
import { placeIn, readIntent } from './read-intent.ts';
import type {
  CoachKnowledge,
  CoachMessage,
  Intent,
  LearnedFact,
  LearnedSlot,
  MessageReading,
} from './types.ts';
import { isKitKnown, wishedLately } from './workout-request.ts';

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

function understandIn(
  text: string,
  previous: readonly CoachMessage[],
  knowledge: CoachKnowledge,
): { own: Understanding; earlier: Understanding | null; held: Understanding } {
  const { athlete, sessions, now } = knowledge;
  const history = { sessions };
  const form = { today: now.slice(0, 10) };
  const own = understand(text, form, unheld(athlete), history);
  const alarm = isAlarm(own) ? null : openAlarm(previous, text, knowledge);
  const isHeldByProfile = !isAlarm(own) && readSafety(text, athlete, [], now) !== null;
  return {
    own,
    earlier: alarm,
    held: isHeldByProfile ? understand(text, form, athlete, history) : own,
  };
}

/** What a message means where it stands, and whether a workout is to be made of it. */
export function readMessage(
  text: string,
  messages: readonly CoachMessage[],
  knowledge: CoachKnowledge,
): MessageReading {
  const previous = before(messages, text);
  const { own, earlier, held } = understandIn(text, previous, knowledge);
  if (isAlarm(own)) {
    return { intent: 'report_pain', shouldGenerateWorkout: false, understanding: own, learned: [] };
  }
  const place = placeIn(previous);
  const isLifted = earlier === null && openAlarm(previous, '', knowledge) !== null;
  const isResumed = isLifted && wishedLately(previous);
  const learned = learnFrom(text, { understanding: own }, place.asked);
  const read = isResumed ? 'ask_workout' : readIntent(text, own.request, place);
  const isOdd = own.chips.some(({ id }) => id.startsWith('not-understood:'));
  const told = read === 'other' && tellsOfGoal(text, learned, knowledge) ? 'share_goal' : read;
  // What is not understood about the body is asked about, not talked past.
  const intent = isOdd && told === 'other' ? 'report_pain' : told;
  const isTraining = training.includes(intent);
  const isPlanning = isTraining || planning.includes(intent);
  const isGrave =
    earlier !== null && isAlarm(earlier) && (earlier.kind === 'stop' || earlier.id === 'low');
  const isHeld = earlier !== null && (isGrave || isPlanning);
  const understanding = isHeld ? earlier : isPlanning ? held : own;
  return {
    intent,
    shouldGenerateWorkout:
      isTraining && isReady(understanding, own.request, previous, knowledge, place.asked),
    understanding,
    learned: intent === 'injection' ? [] : learned,
  };
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

/** Nothing about safety is open and the kit is known (design, training §8); a length has a default. */
function isReady(
  understanding: Understanding,
  request: Request,
  previous: readonly CoachMessage[],
  knowledge: CoachKnowledge,
  asked: string | null,
): boolean {
  if (isAlarm(understanding)) return false;
  if (understanding.question !== null && asked !== 'safety_check') return false;
  return asked === 'equipment_now' || isKitKnown(request, previous, knowledge);
}
