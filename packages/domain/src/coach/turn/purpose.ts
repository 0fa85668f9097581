import type { Claim, SlotName } from '../../reading/claims.ts';
import { isInjection } from '../message/message-words.ts';
import { isChat } from './chat/signs.ts';
import type { Cues } from './cues.ts';
import { momentIn } from './moments/find-moment.ts';
import type { Purpose, TurnPlace } from './purposes.ts';
import { isChoice, isQuestion } from './question.ts';
import { asksOn, isPlainMove, isTalkedOf, isUnfitDay, isWhyNot } from './signs/back-signs.ts';
import { isCardAsked } from './signs/card-signs.ts';
import { changeIn, isAsking, isPolite, opensWithChange } from './signs/change-signs.ts';
import { isOfEveryWeek, isTraded, namesTarget, putsOnDays } from './signs/day-signs.ts';
import { asksForWriting, isDoubted, isOfOtherThings, purposeOfPlace } from './signs/early-signs.ts';
import { asksOfTraining, isFelt, isKept, isShouted } from './signs/felt-signs.ts';
import { addsToLog, isLog, isSetRow } from './signs/log-signs.ts';
import { isOfNumbers } from './signs/number-signs.ts';
import { isHurtNow, isLeft, reshapeIn } from './signs/reshape-signs.ts';
import { factSlots, wishSlots } from './signs/slot-groups.ts';
import {
  isAimedWish,
  isAskedByLength,
  isDatedAim,
  isFollowUp,
  isFruitless,
  isMake,
  isOnlyTold,
  isOwnNow,
  isPain,
  isTalkOfOthers,
  isUnasked,
  longestBareWish,
  type Said,
  slotsIn,
} from './signs/wish-signs.ts';

const lengthSlots: ReadonlySet<SlotName> = new Set<SlotName>(['minutes', 'length']);

/** 'What is a deload': asked of what it is, and of nobody's plan. */
const isKnowledge = (cues: Cues): boolean =>
  cues.has('ask', 'what', 'how') && isQuestion(cues) && !isPolite(cues);

const longestDeed = 10;

/** 'Then I take a week in Spain and come back stronger. Coincidence?': told, and something is asked about it. */
const isToldBeside = (cues: Cues): boolean =>
  cues.text.includes('?') && !isPolite(cues) && cues.wordCount > longestDeed;

/** Skips, moves and weeks off, of a session of the plan. */
function planIn(cues: Cues, { claims }: Said, place: TurnPlace): Purpose | null {
  if ((isAsking(cues) || isKnowledge(cues)) && !namesTarget(cues)) return null;
  const isOfSession =
    cues.has('give', 'noun') ||
    cues.has('day') ||
    cues.has('when') ||
    cues.has('plan', 'program') ||
    cues.wordCount <= 4;
  const namesMoves = claims.some(({ slot }) => slot === 'exercise' || slot === 'family');
  if (cues.has('plan', 'week_off') && !isToldBeside(cues)) return 'week_off';
  if (isTraded(cues) || isUnfitDay(cues)) return 'move';
  if (cues.has('plan', 'skip') && isOfSession && !namesMoves) return 'skip';
  if (
    cues.has('plan', 'move') &&
    (namesTarget(cues) || (isOfSession && !namesMoves && isPlainMove(cues)))
  )
    return 'move';
  if (putsOnDays(cues)) return 'schedule';
  if (cues.has('plan', 'schedule') && (place.hasWorkout || cues.has('day'))) return 'schedule';
  return null;
}

function isGoal(cues: Cues, { claims }: Said): boolean {
  if (isQuestion(cues)) return false;
  const isEvent = claims.some(
    ({ slot, whose, when }) => slot === 'event' && whose === 'me' && when === 'future',
  );
  return cues.has('story', 'goal', 'aim') || isEvent;
}

/** Something lasting that was told: kit, tastes, days, a body's numbers. */
function isFact(cues: Cues, { claims }: Said): boolean {
  if (isQuestion(cues)) return false;
  if (cues.has('story', 'dislike', 'like', 'got', 'lost', 'habit')) {
    const isOfTraining = claims.some(
      ({ slot }) => wishSlots.has(slot) || factSlots.has(slot) || slot === 'trained',
    );
    if (isOfTraining || cues.has('day')) return true;
  }
  if (cues.wordCount <= longestBareWish && claims.some(isLimit)) return true;
  const isOfDays =
    cues.has('when') && (cues.has('hold') || cues.has('story', 'habit') || isOfEveryWeek(cues));
  if (isOfDays || cues.has('memory', 'remember')) return true;
  return cues.has('self') && slotsIn(claims, factSlots).size > 0;
}

/** Quiet, no jumping, no lunges: it holds for every session to come. */
const isLimit = (one: Claim): boolean =>
  isOwnNow(one) &&
  (one.slot === 'noise' ||
    one.slot === 'impact' ||
    (limitSlots.has(one.slot) && one.polarity === 'refuses'));
const limitSlots: ReadonlySet<SlotName> = new Set<SlotName>(['attribute', 'exercise', 'family']);

const fewWords = 4;

/** A word or two that mean what was said right before. */
function answerIn(cues: Cues, { memory }: TurnPlace): Purpose | null {
  if (memory.asked === 'which_lift' && cues.wordCount <= fewWords + 2) return 'log';
  if (memory.asked === 'which_day' && (cues.has('when') || cues.has('day'))) return 'move';
  if (memory.asked === null && memory.offer === null) return null;
  if (cues.wordCount > 6 || isQuestion(cues)) return null;
  const isUnsure = cues.tokens.some(({ text }) => text === 'maybe' || text === 'perhaps');
  const [first] = cues.hits.filter(({ kind }) => kind === 'social');
  if (isUnsure) return null;
  if (first?.from === 0 && first.value === 'yes') return 'yes';
  if (first?.from === 0 && first.value === 'no') return 'no';
  return null;
}

/** 'Make it 8': right after a goal that is what changes. */
function goalAgain(cues: Cues, { memory, hasWorkout }: TurnPlace): Purpose | null {
  const isShort = cues.wordCount <= 2 * fewWords;
  const isChanged = cues.has('change', 'make') && cues.tokens.some(({ kind }) => kind === 'number');
  return memory.topic?.kind === 'goal' && !hasWorkout && isShort && isChanged ? 'goal' : null;
}

function socialIn(cues: Cues): Purpose | null {
  const has = (...values: string[]) => cues.has('social', ...values);
  if (has('more') && cues.wordCount <= longestMore) return 'more';
  if (has('bye')) return 'bye';
  if (has('thanks')) return 'thanks';
  const isShort = cues.wordCount <= fewWords + 2;
  if (
    (has('howAreYou') && isShort) ||
    (opensWithGreeting(cues) && cues.wordCount <= longestGreeting)
  )
    return 'greet';
  if (cues.wordCount > fewWords) return null;
  const [first] = cues.hits.filter(({ kind }) => kind === 'social');
  if (first?.from === 0 && first.value === 'yes') return 'yes';
  if (first?.from === 0 && first.value === 'no') return 'no';
  return has('ack', 'laugh') ? 'small' : null;
}

/** 'Now what' at the end of a story asks for no more of what was said. */
const longestMore = 12;

/** 'Morning coach, it is chucking it down here'. */
const longestGreeting = 12;

const opensWithGreeting = ({ hits }: Cues): boolean =>
  hits.some(({ kind, value, from }) => kind === 'social' && value === 'greet' && from <= 1);

function ofCoach(cues: Cues): Purpose | null {
  if (cues.has('coach', 'insult') && !ofOneself.test(cues.text)) return 'insult';
  if (cues.has('coach', 'again')) return 'again';
  if (cues.has('coach', 'explain')) return 'explain';
  if (cues.has('coach', 'meta')) return 'meta';
  return null;
}

/** 'I said yes like an idiot' scolds nobody else. */
const ofOneself =
  /\bi(?:['’]?m| am| was| felt| feel| \w+)?[^.?!]{0,24}\b(?:like|such) an? (?:idiot|fool|moron|muppet)\b/i;

/** 'You could set a clock by her' is said of a habit. */
const clockwork =
  /\b(?:set|tell) (?:a|your|my|the) (?:clock|watch|time) by\b|\b(?:round|around|against|beat) the clock\b/i;

function settingIn(cues: Cues): Purpose | null {
  if (cues.has('setting', 'timer'))
    return isAsking(cues) || clockwork.test(cues.text) ? null : 'timer';
  return cues.has('setting') ? 'setting' : null;
}

function memoryIn(cues: Cues, said: Said, place: TurnPlace): Purpose | null {
  if (asksOn(cues, place.memory)) return 'recall';
  // 'Scrap that, 12 mins': another length for the workout that was just made.
  const isNewLength = place.hasWorkout && slotsIn(said.claims, lengthSlots).size > 0;
  if (isNewLength && cues.has('memory', 'forget')) return 'change';
  if (cues.has('memory', 'forget') && !forgot.test(cues.text)) return 'forget';
  if (cues.has('memory', 'recall')) return 'recall';
  return cues.has('memory', 'known') ? 'known' : null;
}

/** 'Did they forget the last 4': somebody forgot, and nothing is to be. */
const forgot =
  /\b(?:they|he|she|i|we|people|ever|never|don['’]?t|didn['’]?t|can['’]?t|won['’]?t|always|keep|often) forg[eo]t/i;

/** 'My bench has not moved since May': a lift that stands still has a card of its own. */
const isStalledLift = (cues: Cues): boolean => momentIn(cues)?.id === 'stuck' && isCardAsked(cues);

/** Of what is felt and of what is told, where it is no wish and no deed. */
function toldIn(cues: Cues, said: Said, isAsked: boolean): Purpose {
  const moment = momentIn(cues);
  const isAim = isGoal(cues, said);
  // What belly fat goes by is a question, however it is felt.
  if (isAsked && (moment || isAim) && (isCardAsked(cues) || isChoice(cues))) return 'ask';
  if (isAsked && moment && !moment.isGrave && asksOfTraining(cues, said)) return 'ask';
  if (isStalledLift(cues)) return 'ask';
  // 'I want my first pull-up' is no success yet.
  if (moment && !moment.isLight && !(isAim && moment.id === 'record')) return 'moment';
  // An exam to come is no aim of training.
  if (isAim && !(moment?.isLight && !cues.has('story', 'goal', 'aim'))) return 'goal';
  if (isAsked) return 'ask';
  if (moment?.isLight && !isPain(said)) return 'moment';
  if (isPain(said) && !cues.has('story', 'got', 'dislike', 'like')) return 'pain';
  if (isFact(cues, said)) return 'fact';
  return 'other';
}

/** What a message is for: the first that fits, what was asked for before what was told. */
export function purposeOf(cues: Cues, said: Said, place: TurnPlace): Purpose {
  if (isInjection(cues.text)) return 'injection';
  if (asksForWriting(cues) || isOfOtherThings(cues, said)) return 'off_field';
  const answer = answerIn(cues, place) ?? goalAgain(cues, place);
  if (answer) return answer;
  if (cues.has('undo') && (place.hasChange || place.memory.undo !== null || cues.wordCount <= 4)) {
    return 'undo';
  }
  if (place.hasWorkout && isLeft(cues, said)) return 'undo';
  const felt = momentIn(cues);
  const isHeavy = felt !== undefined && !felt.isLight;
  const early =
    memoryIn(cues, said, place) ??
    (cues.has('tone') && !isTalkedOf(cues) ? 'tone' : null) ??
    settingIn(cues);
  if (early) return early;
  if (cues.wordCount === 0) return 'small';
  if (cues.has('chat') && isChat(cues, said, isHeavy) && !isCardAsked(cues)) return 'chat';
  if (cues.has('coach', 'insult', 'again') && !isAsking(cues)) return ofCoach(cues) ?? 'other';
  if (felt?.isGrave) return 'moment';
  const reshape = reshapeIn(cues, said, place);
  if (reshape) return reshape;
  const planned = purposeOfPlace(cues, said, place.hasWorkout) ?? planIn(cues, said, place);
  if (planned) return planned;
  if (opensWithChange(cues) && place.hasWorkout)
    return cues.has('change', 'add') ? 'add' : 'change';
  const isJoy = felt?.id === 'record' && cues.text.includes('!!');
  const isAhead = cues.has('story', 'goal', 'aim', 'target') || cues.has('give');
  if (isJoy && (isShouted(cues) || !(isAhead || isQuestion(cues)))) return 'moment';
  if (isSetRow(cues) && !isJoy) return 'log';
  if (isLog(cues, said) && !isJoy && !(isHeavy && notLogged.has(felt?.id ?? ''))) return 'log';
  if (place.memory.undo === 'log_session' && addsToLog(cues)) return 'log';
  const changed = changeIn(cues, said, place);
  if (changed) return changed;
  if (cues.has('story', 'target') && !isQuestion(cues)) return 'goal';
  const isRepeat =
    cues.has('plan', 'repeat') && !isQuestion(cues) && cues.wordCount <= longestRepeat;
  if (isRepeat && !isHeavy) return 'repeat';
  if (isProgram(cues)) return 'program';
  if (isDatedAim(cues) && !cues.has('give', 'give')) return 'goal';
  const isWish = isMake(cues, said);
  const isOnTopic = isWish && isFollowUp(cues, said, place.memory);
  const isProblem = isWish && (isFruitless(cues) || (isUnasked(cues, said) && isCardAsked(cues)));
  const isStory =
    isWish &&
    (isTalkOfOthers(cues, said) || (isUnasked(cues, said) && cues.has('story', 'did', 'had')));
  const isEither =
    isWish && isQuestion(cues) && isChoice(cues) && !cues.has('give') && !isAskedByLength(cues);
  const isDoubt =
    isEither ||
    (isWish &&
      isQuestion(cues) &&
      !isAskedByLength(cues) &&
      !cues.has('give', 'give') &&
      isCardAsked(cues));
  const isOfDays = cues.has('when') && cues.has('hold') && !cues.has('give') && !cues.has('day');
  const isTold = isWish && (isOfDays || isOnlyTold(cues, said, place.memory));
  if (isWish && !isProblem && !isOnTopic && !isStory && !isDoubt && !isTold)
    return !(isKept(felt, cues) || isFelt(felt, cues, said))
      ? 'make'
      : asksOfTraining(cues, said) || isStalledLift(cues)
        ? 'ask'
        : 'moment';
  const isAsked = isQuestion(cues) || isChoice(cues) || isProblem || isOnTopic;
  if (
    cues.has('plan', 'program') &&
    cues.has('plan', 'adapt') &&
    !isDoubted(cues) &&
    !cues.has('ask', 'amount', 'when')
  )
    return 'adapt';
  if (tellsMax(cues, said)) return 'fact';
  if (isOfNumbers(cues, isAsked)) return 'numbers';
  if (isWhyNot(cues, place.hasWorkout, place.memory)) return 'explain';
  if (cues.has('coach', 'explain', 'meta')) return ofCoach(cues) ?? 'meta';
  const isOfWeek = cues.of('when').some((one) => one.endsWith(perWeek));
  if (cues.has('offField') && !hasTraining(said) && felt === undefined && !isOfWeek)
    return 'off_field';
  const told = toldIn(cues, said, isAsked);
  if (told === 'pain' && isHurtNow(cues, said, place)) return 'change';
  if (told !== 'other' && told !== 'ask') return told;
  const social = socialIn(cues);
  const isGreeted = social === 'greet' && (!isQuestion(cues) || cues.has('social', 'howAreYou'));
  if (social && (told === 'other' || social === 'more' || isGreeted)) return social;
  if (told === 'other' && cues.has('coach', 'wrong')) return 'wrong';
  const isAimed =
    told === 'other' && isAimedWish(cues, said) && !isOnlyTold(cues, said, place.memory);
  return isAimed ? 'make' : told;
}

/** 'My max on bench is 85' tells what is otherwise asked for. */
const tellsMax = (cues: Cues, { claims }: Said): boolean =>
  cues.has('number') &&
  !isQuestion(cues) &&
  claims.some((one) => one.slot === 'max' && one.whose === 'me' && one.polarity !== 'wants');

/** 'Yesterday's workout but without the burpees and 10 minutes less'. */
const longestRepeat = 12;

/** What was lifted is told only to say what it used to be, and minutes only how it felt. */
const notLogged: ReadonlySet<string> = new Set([
  'comeback',
  'meet-failed',
  'self-blame',
  'gym-mirrors',
  'gym-fear',
  'looked-at',
  'laughed-at',
  'body-shame',
  'body-pressure',
  'lonely',
  'rough-time',
  'outpaced',
  'left-behind',
]);

const perWeek = 'a week';

/** Several weeks or days a week, and somebody who wants them laid out. */
function isProgram(cues: Cues): boolean {
  const isLaidOut =
    cues.has('plan', 'program') || cues.of('when').some((one) => one.endsWith(perWeek));
  const isWanted = cues.has('plan', 'create') || cues.has('give', 'give', 'soft');
  if (!isLaidOut || !isWanted || isAsking(cues) || cues.has('story', 'did', 'if')) return false;
  return !cues.has('day', 'today') && !cues.has('plan', 'adapt');
}

const hasTraining = ({ claims }: Said): boolean =>
  claims.some(
    (one) =>
      one.reader !== 'learned' &&
      one.slot !== 'place' &&
      (wishSlots.has(one.slot) || one.slot === 'injury'),
  );
