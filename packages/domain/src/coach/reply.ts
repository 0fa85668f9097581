import { careQuestions } from '../reading/danger/care-questions.ts';
import { undoAfter } from './turn/acts.ts';
import { answerAdvice } from './turn/advice/all.ts';
import {
  answerIfKnown,
  answerMore,
  answerSituation,
  answerUnknown,
  isCardNamed,
  nearCards,
} from './turn/answers/knowledge/ask.ts';
import { answerAspect } from './turn/answers/knowledge/follow-up.ts';
import { answerJoined } from './turn/answers/knowledge/joined.ts';
import { answerSituated } from './turn/answers/knowledge/situated.ts';
import { answerForAim } from './turn/answers/person/for-aim.ts';
import { answerHealed } from './turn/answers/person/healed.ts';
import {
  answerCorrection,
  answerForget,
  answerFromTalk,
  answerKnown,
  answerOwn,
  answerRecall,
} from './turn/answers/person/memory.ts';
import { answerNextLift } from './turn/answers/person/next-lift.ts';
import {
  answerSetting,
  answerTimer,
  answerTone,
  askedBesideTone,
} from './turn/answers/person/settings.ts';
import { answerFact, answerGoal, answerPain } from './turn/answers/person/told.ts';
import { answerWhichDays } from './turn/answers/person/which-days.ts';
import { answerAlarm, answerOpenSign } from './turn/answers/safety/alarm.ts';
import { besideGuess } from './turn/answers/safety/beside-guess.ts';
import { withGeneral, withPart, withSympathy } from './turn/answers/safety/beside-hold.ts';
import { answerChat } from './turn/answers/talk/chat.ts';
import {
  answerInstead,
  answerMoment,
  answerWondering,
  isNamedFelt,
  momentOf,
} from './turn/answers/talk/moment.ts';
import { answerRest, askingWords } from './turn/answers/talk/rest.ts';
import {
  answerAgain,
  answerBye,
  answerGreeting,
  answerInjection,
  answerInsult,
  answerMeta,
  answerNo,
  answerOffField,
  answerSmall,
  answerThanks,
  answerWrong,
} from './turn/answers/talk/social.ts';
import { withFeeling, withTone, withTouch } from './turn/answers/talk/touch.ts';
import { answerLog } from './turn/answers/training/log.ts';
import { answerNumbers } from './turn/answers/training/numbers.ts';
import {
  answerAdapt,
  answerPlanChange,
  answerProgram,
  answerSchedule,
} from './turn/answers/training/plan.ts';
import { answerUnlogged } from './turn/answers/training/unlogged.ts';
import {
  answerAddition,
  answerExplain,
  answerRepeat,
  answerUndo,
  answerWish,
} from './turn/answers/training/workout.ts';
import { cardsForModel } from './turn/lookup/cards-for-model.ts';
import { type Heard, heardIn } from './turn/lookup/heard.ts';
import { remember } from './turn/memory.ts';
import { momentIn } from './turn/moments/find-moment.ts';
import type { Purpose } from './turn/purposes.ts';
import { isChoice, isQuestion } from './turn/question.ts';
import { answerPlainSum, answerSum } from './turn/sums/all.ts';
import { type Answer, openTurn, type Turn } from './turn/turn.ts';
import { languageNotes } from './turn/voice/language-notes.ts';
import { inShort, spoken } from './turn/voice/spoken.ts';
import type { CoachKnowledge, CoachReply, Conversation, MessageReading } from './types.ts';

/** Longer answers are not read. */
export const maxAnswerWords = 110;
export const answerWordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const maxReplies = 3;
const maxReplyLength = 24;

/** Yes to what was offered, or to nothing in particular. */
const answerYes = (turn: Turn): Answer =>
  turn.place.memory.offer !== null ? answerWish(turn) : answerSmall(turn);

const clearlyNear = 0.6;

/** A question out of a feeling, to which no card is clearly near. */
const isFelt = (turn: Turn): boolean =>
  momentIn(turn.cues) !== undefined &&
  !isChoice(turn.cues) &&
  (nearCards(turn)[0]?.score ?? 0) < clearlyNear &&
  !isCardNamed(turn);

/** A question that no card answers may have been asked out of a feeling. */
const answerAsked = (turn: Turn): Answer =>
  answerJoined(turn) ??
  answerWondering(turn) ??
  answerInstead(turn) ??
  answerFromTalk(turn) ??
  (isFelt(turn) ? answerMoment(turn) : null) ??
  answerIfKnown(turn) ??
  (momentOf(turn) ? answerMoment(turn) : (answerOpenSign(turn) ?? answerUnknown(turn)));

const answerBy: Record<Purpose, (turn: Turn) => Answer> = {
  make: answerWish,
  change: answerWish,
  add: answerAddition,
  undo: answerUndo,
  skip: answerPlanChange,
  move: answerPlanChange,
  week_off: answerPlanChange,
  program: answerProgram,
  adapt: answerAdapt,
  repeat: answerRepeat,
  schedule: answerSchedule,
  ask: answerAsked,
  numbers: (turn) => answerSituation(turn) ?? answerNumbers(turn) ?? answerAsked(turn),
  recall: answerRecall,
  known: answerKnown,
  forget: answerForget,
  goal: answerGoal,
  log: answerLog,
  fact: answerFact,
  pain: answerPain,
  setting: answerSetting,
  tone: (turn) => {
    const beside = askedBesideTone(turn);
    return answerTone(turn, beside && answerIfKnown(beside));
  },
  timer: answerTimer,
  moment: (turn) => (isNamedFelt(turn) ? null : answerSituation(turn)) ?? answerMoment(turn),
  greet: answerGreeting,
  thanks: answerThanks,
  bye: answerBye,
  yes: answerYes,
  no: answerNo,
  insult: answerInsult,
  again: answerAgain,
  wrong: answerWrong,
  explain: answerExplain,
  meta: answerMeta,
  off_field: answerOffField,
  chat: answerChat,
  more: answerMore,
  small: answerSmall,
  injection: answerInjection,
  other: answerRest,
};

const reckoned: readonly Purpose[] = [
  'ask',
  'numbers',
  'log',
  'other',
  'fact',
  'goal',
  'more',
  'make',
  'moment',
  'setting',
];

/** What numbers may be told for, with advice wanted on them. */
const advised: readonly Purpose[] = [
  'ask',
  'numbers',
  'other',
  'fact',
  'goal',
  'make',
  'moment',
  'pain',
  'log',
];

const fewWords = 12;

/** What a few words that lean on the answer before may be taken for. */
const leans: readonly Purpose[] = [
  'ask',
  'more',
  'numbers',
  'other',
  'fact',
  'pain',
  'skip',
  'moment',
];

const corrected: readonly Purpose[] = ['ask', 'other', 'fact', 'no'];

/** A sum that was asked for comes before all else that the words may mean. */
function answerOf(turn: Turn): Answer {
  const { purpose } = turn.reading;
  const isOfNumber = turn.place.memory.topic?.kind === 'number' && turn.cues.wordCount <= fewWords;
  const isAsked =
    isQuestion(turn.cues) ||
    isOfNumber ||
    purpose === 'setting' ||
    purpose === 'ask' ||
    purpose === 'numbers' ||
    turn.cues.has('sum') ||
    /\b(?:e?1rm|one[- ]rep max)\b/i.test(turn.text) ||
    turn.cues.tokens.some(({ text }) => askingWords.has(text));
  const isSum = reckoned.includes(purpose);
  const advice = advised.includes(purpose) ? answerAdvice(turn) : null;
  const isReckoned = isSum && !advice?.isHeld;
  const first =
    advice?.answer ?? (isReckoned ? (isAsked ? answerSum(turn) : answerPlainSum(turn)) : null);
  const own = answerOwn(turn);
  const leaning = leans.includes(purpose) ? answerAspect(turn) : null;
  const put = corrected.includes(purpose) ? answerCorrection(turn) : null;
  return (
    own ??
    answerHealed(turn) ??
    answerNextLift(turn) ??
    answerUnlogged(turn) ??
    answerWhichDays(turn) ??
    answerForAim(turn) ??
    advice?.answer ??
    answerSituated(turn) ??
    first ??
    put ??
    leaning ??
    answerBy[purpose](turn)
  );
}

/** What may be a sign is asked about, whatever else was answered. */
function withCheck({ reading, request }: Turn, answer: Answer): Answer {
  const { understanding, shouldGenerateWorkout } = reading;
  const isAsked = request?.conditions.some(({ detail }) => detail === 'asked') ?? false;
  const check = understanding.kind === 'request' ? understanding.question : null;
  // Who asks about food has had the answer; only a session is asked about.
  if (check === careQuestions['earning-food'] && inTalk.includes(reading.purpose)) return answer;
  if (!isAsked || check === null || shouldGenerateWorkout || answer.ask?.id === 'care')
    return answer;
  return { ...answer, ask: { id: 'care', text: check }, quickReplies: ['Yes', 'No, all fine'] };
}

/** One sentence where that was asked for, now or for good. */
function isBriefNow({ cues, place }: Turn): boolean {
  if (cues.has('brief', 'never')) return false;
  return cues.has('brief') || place.memory.isBrief;
}
const inTalk: readonly Purpose[] = ['ask', 'numbers', 'more', 'other', 'tone', 'moment'];

function shortened(turn: Turn, say: readonly string[]): string[] {
  const isTalk = inTalk.includes(turn.reading.purpose);
  if (!isTalk || !isBriefNow(turn)) return [...say];
  return inShort(say.flatMap(sentencesOf));
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/).filter(Boolean);
const plainQuestion = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Without a question that was asked before in this conversation; safety may ask again. */
function withoutAsked(turn: Turn, say: readonly string[], isSafety: boolean): string[] {
  if (isSafety) return [...say];
  const asked = new Set(turn.place.memory.askedBefore);
  return say
    .map((text) =>
      sentencesOf(text)
        .filter((one) => !(one.endsWith('?') && asked.has(plainQuestion(one))))
        .join(' '),
    )
    .filter((text) => text !== '');
}

/** The question at the end, if it was never asked before and changes something. */
function questionOf(turn: Turn, { ask }: Answer, isSafety: boolean): string[] {
  if (!ask || ask.text === '') return [];
  return withoutAsked(
    turn,
    [isSafety ? ask.text : spoken(ask.text)],
    isSafety || ask.id === 'care',
  );
}

function noteOf(turn: Turn): string[] {
  const note = languageNotes[turn.language];
  const isSaid = turn.previous.some(
    ({ type, content }) => type === 'coach' && note !== undefined && content.includes(note),
  );
  return note && !isSaid ? [note] : [];
}

const onlyOnce = (sentences: readonly string[]): string[] => [...new Set(sentences)];

function compose(turn: Turn): { answer: Answer; sentences: string[] } {
  const sign = answerAlarm(turn);
  const alarm =
    sign && withSympathy(turn, besideGuess(turn, sign) ?? withGeneral(turn, withPart(turn, sign)));
  const answer =
    alarm ?? withCheck(turn, withTone(turn, withTouch(turn, withFeeling(turn, answerOf(turn)))));
  const isSafety = alarm !== null;
  const full = answer.say.filter(Boolean).map((text) => (isSafety ? text : spoken(text)));
  const said = withoutAsked(turn, isSafety ? full : shortened(turn, full), isSafety);
  const body = [...said, ...questionOf(turn, answer, isSafety)];
  const sentences = body.length > 0 ? body : answerSmall(turn).say;
  return { answer, sentences: onlyOnce([...(isSafety ? [] : noteOf(turn)), ...sentences]) };
}

const taughtBy = ({ learned }: MessageReading): string[] =>
  learned.map(({ slot, value }) => `${slot}:${value}`);

/** What the coach says to a message, what it does about it, and what it keeps of it. */
export function reply(
  text: string,
  conversation: Conversation,
  knowledge: CoachKnowledge,
  reading: MessageReading,
  /** What the learned reader has made of it. */
  heard: readonly Heard[] = [],
): CoachReply {
  const opened = openTurn(text, conversation, knowledge, reading);
  const cues = { ...opened.cues, heard: heardIn(opened.language, heard) };
  const turn: Turn = { ...opened, cues };
  const { answer, sentences } = compose(turn);
  const content = sentences.join(' ');
  const questions = sentencesOf(content)
    .filter((one) => one.endsWith('?'))
    .map(plainQuestion);
  const { memory } = turn.place;
  const next = remember(memory, {
    topic: answer.topic === undefined ? memory.topic : answer.topic,
    asked: answer.ask?.id ?? (answer.offer ? 'offer' : null),
    offer: answer.offer ?? null,
    said: answer.used ?? [],
    taught: reading.learned.length > 0 ? taughtBy(reading) : memory.taught,
    undo: answer.act ? undoAfter(answer.act) : answer.wish ? null : memory.undo,
    pending: answer.pending ?? null,
    isBrief:
      turn.cues.has('brief', 'always') || (memory.isBrief && !turn.cues.has('brief', 'never')),
  });
  return {
    content,
    pathway: answer.pathway ?? conversation.pathway,
    quickReplies: (answer.quickReplies ?? [])
      .filter(({ length }) => length <= maxReplyLength)
      .slice(0, maxReplies),
    wish: answer.wish ?? null,
    programChange: answer.programChange ?? null,
    returnsTo: answer.returnsTo ?? null,
    act: answer.act ?? null,
    memory: { ...next, askedBefore: [...next.askedBefore, ...questions].slice(-200) },
    sources: answer.sources ?? [],
    cards: cardsForModel(turn),
  };
}
