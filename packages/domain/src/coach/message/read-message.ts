import type { Alarm } from '../../planner/legal/safety.ts';
import type { AthleteFacts, Understanding } from '../../planner/request.ts';
import { understandClaims, understandReading } from '../../planner/understand.ts';
import { type Claim, claim, claimsOf } from '../../reading/claims.ts';
import { conditionBehind } from '../../reading/danger/decide.ts';
import { linesAbout } from '../../reading/danger/messages.ts';
import {
  isGuessed,
  isSign,
  weighGuesses,
  withoutStories,
} from '../../reading/danger/weigh-guesses.ts';
import { foldClaims } from '../../reading/fold.ts';
import { type Reading, read } from '../../reading/read.ts';
import { before, isStopOrHold } from '../context.ts';
import { alarmInAnswer } from '../signs/care-answers.ts';
import { alarmIn, contextOf, lifts, openFlag } from '../signs/flags.ts';
import { isGuessKept, openTalk, purposeOfGuess } from '../signs/guessed-signs.ts';
import { type Cues, cuesIn } from '../turn/cues.ts';
import { intentOf } from '../turn/intents.ts';
import { type Heard, heardIn } from '../turn/lookup/heard.ts';
import { momentIn } from '../turn/moments/find-moment.ts';
import { placeIn } from '../turn/place.ts';
import { purposeOf } from '../turn/purpose.ts';
import type { Purpose, TurnPlace } from '../turn/purposes.ts';
import { learnFrom } from '../turn/recall/learn.ts';
import { withTastes } from '../turn/recall/tastes.ts';
import { careIn, toldAfter } from '../turn/recall/told-after.ts';
import { languageOf } from '../turn/voice/language.ts';
import type { CoachKnowledge, CoachMessage, Conversation, MessageReading } from '../types.ts';
import { leftOutIn } from './left-out.ts';
import { signOfAnother, withCompany } from './others.ts';
import { type ConversationTold, nothingYet, toldAside, toldByTalk, toldByWish } from './told.ts';

/** A workout is to be made of these. */
const training: readonly Purpose[] = ['make', 'change', 'add', 'repeat'];

/** What a hold keeps waiting: talk, questions and numbers go on. */
const planning: readonly Purpose[] = ['program', 'schedule', 'timer'];

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

const fewMessages = 3;

/** Whether a workout was wished for a few messages ago, even one that had to wait. */
function wishedLately(previous: readonly CoachMessage[]): boolean {
  const place = placeIn([], {});
  return previous
    .filter(({ type }) => type === 'user')
    .slice(-fewMessages)
    .some(({ content }) => purposeOf(cuesIn(content), read(content), place) === 'make');
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
  cues: Cues,
  place: TurnPlace,
): MessageReading {
  const isWish = purposeOf(cues, reading, place) === 'make';
  return {
    intent: 'report_pain',
    purpose: 'pain',
    shouldGenerateWorkout: false,
    understanding,
    learned: [],
    told: isWish ? toldByWish(told, reading) : toldAside(told, reading),
  };
}

const mostAnswerWords = 12;
const answering: readonly Purpose[] = ['yes', 'no', 'other', 'small', 'pain', 'fact', 'log'];

/** A wish that waits for an answer about a sign is carried out by it, whatever words it comes in. */
function resumed(purpose: Purpose, cues: Cues, { memory }: TurnPlace): Purpose {
  if (memory.asked === 'care' && answering.includes(purpose) && cues.wordCount <= mostAnswerWords) {
    return 'make';
  }
  return memory.asked === 'kit' && isKitAnswer(purpose, cues) ? 'make' : purpose;
}

/** Named in a few words right after it was asked for. */
const isKitAnswer = (purpose: Purpose, cues: Cues): boolean =>
  (purpose === 'fact' || purpose === 'no' || purpose === 'other') &&
  cues.wordCount <= mostAnswerWords &&
  !cues.has('story', 'did', 'dislike');

const likening =
  /\b(?:explain|describe|tell|say|talk)\b.*\b(?:like|as if) (?:to a child|a child|i['’]?m|i am|i was|im|i were)\b/i;

/** 'Explain it like I am five' tells no age. */
function isLikened(text: string, one: Claim): boolean {
  const isOfAge = one.slot === 'age' || (one.slot === 'danger' && one.value.id === 'child');
  return isOfAge && likening.test(text);
}

/** 'No sorry, bench is 75': of a lift that was told before, and so one's own. */
function liftPutRight(text: string, cues: Cues, { claims }: ConversationTold): Claim[] {
  if (!cues.has('memory', 'correct') || claimsOf(claims, 'max').length === 0) return [];
  const said = text.replace(
    /^.*?\b(?:sorry|wait|no|mean|meant|actually|correction)\b[\s,]*(?:(?:no|sorry|wait)\b)?[\s,]*/i,
    'my ',
  );
  const named = claimsOf(read(said).claims, 'max');
  const last = claimsOf(claims, 'max').at(-1);
  const bare = Number(/^my\s+(\d{2,3}(?:[.,]\d)?)\b/i.exec(said)?.[1]?.replace(',', '.'));
  if (named.length > 0 || !last || !(bare > 0)) return named;
  return [{ ...last, value: { ...last.value, kilograms: bare } }];
}

/** Somebody else's illness, or a quarrel that a head took for a sign: it is felt, and holds nothing. What rules or a model heard of oneself stands. */
const isOfFeeling = ({ kind, id }: Alarm, cues: Cues, claims: readonly Claim[]): boolean =>
  kind === 'hold' &&
  (id === 'unclear' || id === 'care-team') &&
  momentIn(cues)?.isGrave === true &&
  claims.filter(isSign).every(({ reader, whose }) => reader === 'learned' || whose === 'other');

/** A hold that no rule, model or profile stands behind. */
function isOfHead({ kind, id }: Alarm, claims: readonly Claim[]): boolean {
  const signs = claimsOf(claims, 'danger').filter(isSign);
  return (
    kind === 'hold' &&
    signs.some(({ value }) => value.id === id) &&
    signs.every(({ reader }) => reader === 'learned')
  );
}

/** Whether a workout would be made of it, were no sign in it. */
function isWished(reading: Reading, cues: Cues, place: TurnPlace): boolean {
  const claims = reading.claims.filter((one) => !isSign(one));
  if (claims.length === reading.claims.length) return false;
  return training.includes(resumed(purposeOf(cues, { ...reading, claims }, place), cues, place));
}

/** What a message means where it stands, and whether a workout is to be made of it. */
export function readMessage(
  text: string,
  conversation: Pick<Conversation, 'messages' | 'told'> & Partial<Pick<Conversation, 'context'>>,
  knowledge: CoachKnowledge,
  /** What other readers have made of the message. */
  others: readonly Claim[] = [],
  /** What the learned reader has made of it. */
  heardTexts: readonly Heard[] = [],
): MessageReading {
  const previous = before(conversation.messages, text);
  const told = conversation.told ?? toldIn(previous);
  const { athlete, sessions, now, flags = [] } = knowledge;
  const form = { today: now.slice(0, 10) };
  const place = placeIn(previous, conversation.context ?? {});
  const words = cuesIn(text);
  const cues = { ...words, heard: heardIn(languageOf(words.tokens), heardTexts) };
  const asked = previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const weighed = weighGuesses(read(text, others, contextOf(athlete, now)));
  const heardAs = withCompany(isWished(weighed, cues, place) ? weighed : withoutStories(weighed));
  const own = [
    ...heardAs.claims.filter((one) => !isLikened(text, one)),
    ...liftPutRight(text, cues, told),
    ...leftOutIn(text),
  ];
  const reading = { ...heardAs, claims: withTastes(cues, own) };
  const understand = (claims: readonly Claim[], known: AthleteFacts) =>
    understandReading({ ...reading, claims }, form, known, { sessions });
  const heard = understand(reading.claims, unheld(athlete));
  const alarm = isStopOrHold(heard)
    ? heard
    : (alarmIn(reading, unheld(athlete)) ?? alarmInAnswer(text, asked));
  const isOnlyFelt = alarm !== null && isOfFeeling(alarm, cues, reading.claims);
  const calm = reading.claims.filter((one) => !isSign(one));
  const meantBeside = (one: Alarm): Pick<MessageReading, 'meant'> =>
    isOfHead(one, reading.claims)
      ? { meant: purposeOf(cues, { ...reading, claims: calm }, place) }
      : {};
  if (alarm && !isOnlyFelt)
    return { ...readAlarmed(alarm, reading, told, cues, place), ...meantBeside(alarm) };
  const isGuess = isOnlyFelt || isGuessed(reading.claims);
  const plainly = isGuess
    ? understandClaims(text, calm, form, unheld(athlete), { sessions })
    : heard;
  const raised = openFlag(flags, now);
  const isLifted = raised !== null && lifts(text, raised, asked);
  const open = isLifted ? null : raised;
  const said = resumed(purposeOf(cues, reading, place), cues, place);
  const meant = isLifted && wishedLately(previous) ? 'make' : said;
  const another =
    openTalk.includes(meant) || meant === 'ask' || meant === 'moment'
      ? signOfAnother(text, now)
      : null;
  if (another) return readAlarmed(another, reading, told, cues, place);
  const isKept = !isOnlyFelt && (!isGuess || isGuessKept(meant, reading));
  const purpose = isGuess && isKept ? purposeOfGuess(meant, reading.claims) : meant;
  const claims = isKept ? reading.claims : calm;
  const plain = isKept ? heard : plainly;
  const isTraining = training.includes(purpose) || takesOffer(purpose, place);
  const care = !isGuess || isTraining ? careIn(claims, unheld(athlete)) : [];
  const after = toldAfter(told, { text, claims: [...claims, ...care] }, purpose, cues, place);
  const cared = isLifted ? withCare(after, raised.id) : after;
  const isPlanning = isTraining || planning.includes(purpose);
  const isGrave =
    open !== null &&
    (open.kind === 'stop' || open.id === 'low' || isStillAsked(open.id, purpose, asked));
  const byProfile = isPlanning ? understand(claims, athlete) : plain;
  const held = isStopOrHold(byProfile) ? byProfile : plain;
  const understanding = open !== null && (isGrave || isPlanning) ? open : held;
  return {
    intent: takesOffer(purpose, place) ? 'ask_workout' : intentOf(purpose),
    purpose,
    shouldGenerateWorkout: isTraining && isReady(understanding, place),
    understanding,
    learned: purpose === 'injection' ? [] : learnFrom(cues, { ...reading, claims }, purpose),
    told: cared,
    ...(isStopOrHold(understanding) && open === null && meantBeside(understanding)),
  };
}

/** Whoever shrugs off what was said about eating is not answered with a card on weight. */
const isStillAsked = (id: string, purpose: Purpose, asked: string): boolean =>
  (id === 'eating' || id === 'purging') &&
  purpose !== 'ask' &&
  [...linesAbout(id), 'As I said:'].some((line) => asked.includes(line));

const takesOffer = (purpose: Purpose, { memory }: TurnPlace): boolean =>
  purpose === 'yes' && memory.offer !== null;

/** What was looked at leaves its care behind. */
function withCare(told: ConversationTold, id: string): ConversationTold {
  const care = claim('condition', { condition: conditionBehind(id), detail: 'cleared' }, 'lifted', {
    polarity: 'has',
  });
  return { ...told, ...foldClaims(told, [care]) };
}

/** Nothing about safety is open; kit and length have defaults, which are said. */
function isReady(understanding: Understanding, { memory }: TurnPlace): boolean {
  if (isStopOrHold(understanding)) return false;
  return understanding.question === null || memory.asked === 'care';
}
