import type { Request } from '../planner/request.ts';
import { complains } from './change-words.ts';
import { safetyFirst } from './data/answers.ts';
import { explicitWishes, firstPerson, plain, says, withoutDenied } from './message-words.ts';
import { isProgramChange } from './program-change.ts';
import { type QuestionId, questionIn } from './questions.ts';
import type { CoachMessage, Intent } from './types.ts';

const fromText = (request: Request, names: readonly (keyof Request)[]) =>
  names.some((name) => {
    const slot = request[name];
    return typeof slot === 'object' && 'source' in slot && slot.source === 'text';
  });

const wishSlots = ['format', 'equipment', 'focus', 'goal', 'mustInclude', 'difficulty'] as const;

const changeSlots = [
  'minutes',
  'format',
  'equipment',
  'difficulty',
  'maxNoise',
  'maxImpact',
] as const;

const sureLength = 0.7;
/** A length without a number is surer than this of nothing. */
const vagueLength = 0.6;
const longestWish = 160;

/** '20 min kettlebell EMOM': a length and a wish, and nobody's story. */
function isBareWish(words: string, request: Request): boolean {
  if (firstPerson.test(words) || words.includes('?') || words.length > longestWish) return false;
  if (says.story.test(words) || /\bis all i\b/.test(words)) return false;
  // '145 over 90' tells of a body, not of minutes.
  const isOfBody = request.conditions.some(({ source }) => source === 'text');
  const { source, confidence } = request.minutes;
  const isLength =
    source === 'text' && confidence > vagueLength && !(isOfBody && confidence < sureLength);
  const isLong = isLength || request.format.source === 'text';
  return isLong && fromText(request, [...wishSlots, 'minutes']) && words.split(' ').length >= 2;
}

/** 'I train on Tuesday evenings' plans nothing. */
const habit =
  /\bi (?:usually |mostly |always |only |often |normally |can |can only )*(?:train|work ?out|exercise|lift|run|go) (?!.*\b(?:tomorrow|next|this)\b)/;

const isOfOthers =
  /\b(?:for )?my (?:wife|husband|friend|mum|mom|dad|son|daughter|kid|kids|brother|sister|partner|boss|colleague|client)\b/;

/** Of what was, what comes, what is too much, or somebody else: no wish for a workout now. */
const tales: readonly RegExp[] = [
  says.low,
  says.refuse,
  says.story,
  says.progress,
  says.numbers,
  says.program,
  habit,
  isOfOthers,
  /\b(?:he|she|they)\b/,
];

/** Told, put off or asked about: no wish for a workout now. */
export const isTold = (words: string): boolean =>
  isPutOff(words) || tales.some((tale) => tale.test(words));

const aims = ['focus', 'goal', 'format', 'mustInclude'] as const;

/** 'I have dumbbells and 30 minutes, upper body': nothing is left to ask. */
function isWholeWish(words: string, request: Request): boolean {
  if (words.includes('?') || words.length > longestWish) return false;
  if (tales.some((tale) => tale.test(words))) return false;
  const has = (slots: readonly (keyof Request)[]) => fromText(request, slots);
  return has(['minutes']) && has(['equipment']) && has(aims);
}

/** Questions about a workout, days to come and what-ifs are no wish for one now. */
function isPutOff(words: string): boolean {
  return (
    says.notNow.test(words) ||
    says.ahead.test(words) ||
    says.hypothetical.test(words) ||
    says.shouldI.test(words)
  );
}

const changeWords = /\b(?:make (?:it|this|that)|instead|change|swap|replace|switch)\b/;

const isSaidOutright = (words: string) => explicitWishes.some((wish) => wish.test(words));

export function isExplicitWish(text: string, request: Request): boolean {
  const words = plain(text);
  if (isPutOff(words)) return false;
  if (isSaidOutright(words)) return !says.program.test(words);
  return says.commitment.test(words) || isBareWish(words, request) || isWholeWish(words, request);
}

export interface Place {
  /** What the coach asked last. */
  asked: QuestionId | null;
  /** A workout waits for the answer. */
  isPending: boolean;
  /** The coach's last message came with a workout. */
  isFresh: boolean;
  /** A workout that was made a few messages ago. */
  hasWorkout: boolean;
  /** The latest workout is a changed version of another one. */
  hasChange: boolean;
}

const fewMessages = 6;

export const latestWorkout = (previous: readonly CoachMessage[]): CoachMessage | undefined =>
  previous.findLast(({ workoutId }) => workoutId !== undefined);

export function placeIn(previous: readonly CoachMessage[]): Place {
  const last = previous.findLast(({ type }) => type === 'coach');
  return {
    asked: questionIn(last),
    isFresh: last?.workoutId !== undefined,
    isPending: safetyFirst.some((line) => last?.content.includes(line)),
    hasChange: latestWorkout(previous)?.replaces !== undefined,
    hasWorkout: previous.slice(-fewMessages).some(({ workoutId }) => workoutId !== undefined),
  };
}

/** 'Legs then': what hurts was told, and something else is wanted. 'The back of it' is not. */
function isAboutTheRest(words: string, request: Request): boolean {
  if (/\bit\b/.test(words)) return false;
  if (says.better.test(words) || says.worse.test(words) || isPutOff(words)) return false;
  const isOfBody = [...request.injuries, ...request.conditions].some(
    ({ source }) => source === 'text',
  );
  if (isOfBody || says.pain.test(words) || tales.some((tale) => tale.test(words))) return false;
  return fromText(request, ['focus', 'format', 'goal']);
}

const isStart = (words: string) =>
  /^(?:ok |fine |then )*let(?:'?s| us) (?:start|do|go|try)\b/.test(words);

/** A short answer gets its meaning from the question. */
function readAnswer(
  words: string,
  request: Request,
  { asked, isPending, isFresh }: Place,
): Intent | null {
  const isYes = says.yes.test(words);
  const isNo = says.no.test(words);
  const isShort = words.split(' ').length <= 8;
  if (isFresh && isYes && words.split(' ').length <= 3) return 'thanks';
  if (asked === null) return null;
  const isOther = [says.numbers, says.meta, says.memory].some((about) => about.test(words));
  if (asked === 'permission' && isShort && words.includes('?') && !isOther) return 'ask_advice';
  if (words.includes('?')) return null;
  if (asked === 'offer' && isShort) {
    if (says.refuse.test(words)) return 'refuse';
    if (says.program.test(words)) return 'ask_program';
    if (isYes && !says.ahead.test(words)) return 'ask_workout';
    if (isNo) return 'refuse';
    const isWish =
      fromText(request, [...wishSlots, 'minutes']) || /\bshort\b/.test(words) || isStart(words);
    if (isWish && !isPutOff(words) && !words.includes('?')) return 'ask_workout';
  }
  if (asked === 'program' && isShort) {
    if (/\bone workout\b/.test(words)) return 'ask_workout';
    if (isYes) return 'ask_program';
    if (isNo) return 'refuse';
  }
  if (asked === 'permission' && isShort) return isYes ? 'ask_advice' : isNo ? 'refuse' : null;
  if (asked === 'equipment_now' && isShort && !/\?/.test(words) && !isOfOthers.test(words)) {
    if (request.equipment.source === 'text') return 'ask_workout';
    if (/\b(?:none|nothing|no|just me|bodyweight)\b/.test(words)) return 'ask_workout';
  }
  if (asked === 'safety_check' && isShort && (isYes || isNo || request.injuries.length > 0)) {
    return isPending ? 'ask_workout' : 'report_pain';
  }
  const isOfPain = asked === 'pain' || asked === 'safety_check';
  if (isOfPain && /\b(?:train|work) around\b/.test(words)) return 'ask_workout';
  if (isOfPain && isShort && isAboutTheRest(words, request)) return 'ask_workout';
  if (asked === 'easier' && /\bsomething short\b|\bshort (?:session|one)\b/.test(words)) {
    return 'ask_workout';
  }
  if (asked === 'smallest' && /^a short session\b/.test(words)) return 'ask_workout';
  return null;
}

/** A number alone, after a workout: its minutes. */
const bareMinutes = /^(?:just |only |about )?(?:[5-9]|[1-9]\d|1[01]\d|120)\W*$/;

function isChange(words: string, request: Request): boolean {
  if (bareMinutes.test(words) || complains(words)) return true;
  if (says.progress.test(words) || words.includes(' was ')) return false;
  if (says.adjust.test(words) && !says.shouldI.test(words)) return true;
  const isShort = words.split(' ').length <= 6;
  return isShort && fromText(request, changeSlots);
}

/** Conditions that one feels. */
const unwell = new Set<string>(['vertigo', 'asthma', 'gentle', 'hernia', 'epilepsy']);

/** In this order: the first that fits is what the message is. */
function readPlain(text: string, words: string, request: Request, place: Place): Intent {
  const isQuestion = words.includes('?');
  if (says.despair.test(words)) return 'low_motivation';
  if (says.insult.test(words)) return 'refuse';
  if (says.memory.test(words)) return 'ask_numbers';
  if (isProgramChange(words, place.asked)) return 'change_program';
  if (place.hasChange && says.goBack.test(words)) return 'undo_change';
  if (says.beyond.test(words)) return 'other';
  const isNew = isSaidOutright(words) && !changeWords.test(words);
  if (place.hasWorkout && !isNew && isChange(words, request)) return 'adjust_workout';
  if (isExplicitWish(text, request)) return 'ask_workout';
  if (says.shortOne.test(words)) return 'ask_workout';
  if (says.ack.test(words)) return 'other';
  const isBareNo = says.no.test(words) && words.split(' ').length <= 3 && !isQuestion;
  if (says.refuse.test(words) || says.notNow.test(words) || isBareNo) return 'refuse';
  if (says.meta.test(words)) return 'ask_advice';
  if (says.program.test(words)) return 'ask_program';
  const isOfFood = says.food.test(words) || (isQuestion && says.weight.test(words));
  if (isOfFood && !says.progress.test(words)) return 'ask_advice';
  if (says.weight.test(words)) return 'share_goal';
  if (says.numbers.test(words)) return 'ask_numbers';
  const hurts =
    request.injuries.some(({ status, source }) => status === 'active' && source === 'text') ||
    request.conditions.some(({ condition, source }) => unwell.has(condition) && source === 'text');
  const isHurt = (hurts || says.pain.test(withoutDenied(words))) && !isOfOthers.test(words);
  if (isHurt && !says.shouldI.test(words)) return 'report_pain';
  const isAhead = says.ahead.test(words) && !habit.test(words);
  if (isAhead && !says.low.test(words)) return 'plan_ahead';
  if (says.shouldI.test(words) || (isQuestion && says.advice.test(words))) return 'ask_advice';
  if (says.low.test(words) && !says.progress.test(words)) return 'low_motivation';
  if (says.returning.test(words)) return 'share_goal';
  if (says.progress.test(words)) return 'share_progress';
  if (says.goal.test(words)) return 'share_goal';
  if (says.plateau.test(words)) return 'low_motivation';
  if (says.advice.test(words)) return 'ask_advice';
  if (says.thanks.test(words)) return 'thanks';
  if (says.greet.test(words)) return 'greet';
  if (isHurt) return 'report_pain';
  return isQuestion ? 'ask_advice' : 'other';
}

const answering: readonly Intent[] = ['other', 'share_progress', 'ask_advice', 'share_goal'];

export function readIntent(text: string, request: Request, place: Place): Intent {
  const words = plain(text);
  if (says.injection.test(words)) return 'injection';
  const answer = readAnswer(words, request, place);
  if (answer) return answer;
  if ((place.asked === 'pain' || place.asked === 'safety_check') && !words.includes('?')) {
    if (says.better.test(words) || says.worse.test(withoutDenied(words))) return 'report_pain';
    const isMore = readPlain(text, words, request, place);
    // A wish waits for this answer, whatever words it comes in.
    if (place.isPending && answering.includes(isMore)) return 'ask_workout';
    return isMore === 'other' || isMore === 'share_progress' ? 'report_pain' : isMore;
  }
  if (place.asked === 'fits' && says.yes.test(words) && words.split(' ').length <= 3) {
    return 'thanks';
  }
  const isMoreWanted = place.asked === 'fits' && /^(?:tell me )?more\b|^go on\b/.test(words);
  if (isMoreWanted) return 'ask_advice';
  return readPlain(text, words, request, place);
}
