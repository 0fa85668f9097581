import { type Alarm, alarmOf } from '../reading/danger/decide.ts';
import { detectLanguage } from '../reading/engine/language.ts';
import { tokenise } from '../reading/engine/tokens.ts';
import { answerTo } from './answer-to.ts';
import { isAlarm } from './context.ts';
import { helpNotes, languageNotes } from './data/answers.ts';
import { moveOn } from './next-slot.ts';
import { questions } from './questions.ts';
import { answerAlarm } from './reply-safety.ts';
import { type Answer, ask, openTurn, type Part, type Turn } from './turn.ts';
import type { CoachKnowledge, CoachReply, Conversation, MessageReading } from './types.ts';

/** Design, training §8. */
export const maxAnswerWords = 90;
const maxReplies = 3;
export const maxReplyLength = 24;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** 'Hola' and '6 am' need no word on languages. */
const fewWords = 3;
const plainEnglish = /\b(?:i|i'm|my|the|is|you|and|to|what|want|please|have|it|not)\b/;

const isInOwnLanguage = ({ kind, id, message }: Alarm): boolean =>
  message !== alarmOf(kind, id).message;

/** One sentence in the user's language, once in a conversation; for a red flag whenever it is new. */
function languageNote(turn: Turn): Part[] {
  const { value, confidence } = detectLanguage(tokenise(turn.text));
  const isBrief = turn.words.split(' ').length < fewWords;
  if (isBrief || value === 'en' || confidence < 0.7 || plainEnglish.test(turn.words)) return [];
  const { understanding } = turn.reading;
  if (isAlarm(understanding) && isInOwnLanguage(understanding)) return [];
  const isStop = understanding.kind === 'stop';
  const text = (isStop ? helpNotes : languageNotes)[value];
  const notes = isStop ? [text] : Object.values(languageNotes);
  const isSaid = turn.previous.some(
    ({ type, content }) =>
      type === 'coach' && notes.some((note) => note !== undefined && content.includes(note)),
  );
  return text && !isSaid ? [{ kind: 'note', text }] : [];
}

/** What can be left out when an answer gets too long, the first of these first. */
const optional: readonly Part['kind'][] = ['autonomy', 'affirmation', 'fact', 'information'];

function withinLimit(parts: readonly Part[]): Part[] {
  let kept = [...parts];
  for (const kind of optional) {
    if (countWords(kept.map(({ text }) => text).join(' ')) <= maxAnswerWords) return kept;
    kept = kept.filter((part) => part.kind !== kind);
  }
  return kept;
}

function questionPart(turn: Turn, answer: Answer): Part[] {
  if (answer.questionText) return [{ kind: 'question', text: answer.questionText }];
  if (answer.question === null || answer.question === 'safety_check') return [];
  return [{ kind: 'question', text: ask(turn, answer.question) }];
}

function repliesOf({ question, quickReplies }: Answer): string[] {
  const own =
    question === null || question === 'safety_check' ? [] : questions[question].quickReplies;
  return (quickReplies ?? own)
    .filter(({ length }) => length <= maxReplyLength)
    .slice(0, maxReplies);
}

/** What may be a sign is asked about, whatever else was answered. */
function withCheck({ reading, request }: Turn, answer: Answer): Answer {
  const { understanding, shouldGenerateWorkout } = reading;
  const isAsked = request?.conditions.some(({ detail }) => detail === 'asked') ?? false;
  const check = understanding.kind === 'request' ? understanding.question : null;
  const isSettled = shouldGenerateWorkout || answer.pathway === 'safety';
  if (!isAsked || check === null || isSettled) return answer;
  const quickReplies = ['Yes', 'No, all fine'];
  return { ...answer, question: 'safety_check', questionText: check, quickReplies };
}

/** An answer in its parts, each with what it is there for. */
export function composeReply(
  text: string,
  conversation: Conversation,
  knowledge: CoachKnowledge,
  reading: MessageReading,
): { parts: Part[]; answer: Answer } {
  const turn = openTurn(text, conversation, knowledge, reading);
  const answer = answerAlarm(turn) ?? withCheck(turn, moveOn(turn, answerTo(turn)));
  const parts = [...languageNote(turn), ...answer.parts, ...questionPart(turn, answer)];
  return { parts: withinLimit(parts), answer };
}

/** What the coach says to a message, and whether a workout is to be made of it. */
export function reply(
  text: string,
  conversation: Conversation,
  knowledge: CoachKnowledge,
  reading: MessageReading,
): CoachReply {
  const { parts, answer } = composeReply(text, conversation, knowledge, reading);
  return {
    content: parts.map((part) => part.text).join(' '),
    pathway: answer.pathway,
    quickReplies: repliesOf(answer),
    wish: answer.wish ?? null,
    programChange: answer.programChange ?? null,
    returnsTo: answer.returnsTo ?? null,
  };
}
