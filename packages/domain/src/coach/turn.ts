import type { Request } from '../planner/request.ts';
import { diceFor, hashText } from '../planner/seeded.ts';
import { before, isAlarm, lastCoach } from './context.ts';
import { plain } from './message-words.ts';
import { numbersOf, type OwnFact, type OwnNumbers, ownFacts } from './own-numbers.ts';
import { type QuestionId, questionIn, questions } from './questions.ts';
import type { CoachWish } from './told.ts';
import type {
  CoachKnowledge,
  CoachMessage,
  Conversation,
  MessageReading,
  Pathway,
  ProgramChange,
} from './types.ts';

export type PartKind =
  | 'note'
  | 'reflection'
  | 'affirmation'
  | 'fact'
  | 'information'
  | 'autonomy'
  | 'action'
  | 'question';

export interface Part {
  kind: PartKind;
  text: string;
}

/** What an answer is made of, before it is put together. */
export interface Answer {
  pathway: Pathway;
  parts: Part[];
  /** Null where nothing is asked. */
  question: QuestionId | null;
  /** Asked instead of one of the known lines. */
  questionText?: string;
  quickReplies?: readonly string[];
  /** For a workout to be made now. */
  wish?: CoachWish;
  /** A stored workout that is shown again. */
  returnsTo?: string;
  /** To be proposed, never done. */
  programChange?: ProgramChange;
}

/** All that one answer looks at. */
export interface Turn {
  text: string;
  words: string;
  previous: CoachMessage[];
  pathway: Pathway;
  knowledge: CoachKnowledge;
  reading: MessageReading;
  /** Null when the message raised an alarm. */
  request: Request | null;
  asked: QuestionId | null;
  numbers: OwnNumbers;
  facts: OwnFact[];
  seed: number;
  /** The coach's answers up to and with this one. */
  count: number;
}

export function openTurn(
  text: string,
  conversation: Conversation,
  knowledge: CoachKnowledge,
  reading: MessageReading,
): Turn {
  const previous = before(conversation.messages, text);
  const numbers = numbersOf(knowledge);
  const words = plain(text);
  const { understanding } = reading;
  return {
    text,
    words,
    previous,
    pathway: conversation.pathway,
    knowledge,
    reading,
    request: isAlarm(understanding) ? null : understanding.request,
    asked: questionIn(lastCoach(previous)),
    numbers,
    facts: ownFacts(numbers, knowledge, words),
    seed: hashText(`${conversation.id} ${previous.length} ${text}`),
    count: conversation.messages.filter(({ type }) => type === 'coach').length + 1,
  };
}

const saidLately = 3;

/** What the coach has said in its last few answers. */
export function lately(turn: Pick<Turn, 'previous'>): string {
  return turn.previous
    .filter(({ type }) => type === 'coach')
    .slice(-saidLately)
    .map(({ content }) => content)
    .join('\n');
}

/** Up to its first blank to fill in: enough to know a line again. */
const stemOf = (line: string) => line.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? '';

/** One of the lines, the same for the same message, and none that was said just before. */
export function pick(
  turn: Pick<Turn, 'seed' | 'previous'>,
  name: string,
  lines: readonly string[],
): string {
  const said = lately(turn);
  const fresh = lines.filter((line) => !said.includes(stemOf(line)));
  const last = lastCoach(turn.previous)?.content ?? '';
  const other = lines.filter((line) => !last.includes(stemOf(line)));
  const from = fresh.length > 0 ? fresh : other.length > 0 ? other : lines;
  return from[Math.floor(diceFor(turn.seed, name) * from.length)] ?? '';
}

export function ask(turn: Turn, id: Exclude<QuestionId, 'safety_check'>): string {
  return pick(turn, id, questions[id].lines);
}

/** A number of the user's own: one of the wanted kinds first, none that was told just before. */
export function tellFact(
  turn: Turn,
  wanted: readonly OwnFact['id'][] = [],
  /** A lift says nothing to somebody who speaks of something else. */
  withLifts = true,
): Part | null {
  const said = lately(turn);
  const fresh = turn.facts.filter(
    ({ id, text }) => !said.includes(text) && (withLifts || id !== 'lift'),
  );
  const first = wanted.flatMap((id) => fresh.filter((fact) => fact.id === id))[0];
  const fact = first ?? fresh[0];
  return fact ? { kind: 'fact', text: fact.text } : null;
}

export const fill = (line: string, blanks: Record<string, string>): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');
