import type { Request } from '../../planner/request.ts';
import { diceFor } from '../../planner/seeded.ts';
import type { Language } from '../../reading/vocabulary.ts';
import { hashText } from '../../workout/hash-text.ts';
import { before, isStopOrHold } from '../context.ts';
import type { CoachWish } from '../message/told.ts';
import type {
  AnswerSource,
  CoachKnowledge,
  CoachMessage,
  Conversation,
  MessageReading,
  Pathway,
  ProgramChange,
} from '../types.ts';
import type { TurnAct } from './acts.ts';
import { type Cues, cuesIn } from './cues.ts';
import type { QuestionId, Topic } from './memory.ts';
import { placeIn } from './place.ts';
import type { TurnPlace } from './purposes.ts';
import { languageOf } from './voice/language.ts';
import { spoken } from './voice/spoken.ts';
import { type Tone, type ToneLine, toneLines } from './voice/tone.ts';

/** All that one answer looks at. */
export interface Turn {
  text: string;
  cues: Cues;
  previous: readonly CoachMessage[];
  pathway: Pathway;
  knowledge: CoachKnowledge;
  reading: MessageReading;
  /** Null when the message raised an alarm. */
  request: Request | null;
  place: TurnPlace;
  language: Language;
  tone: Tone;
  seed: number;
}

/** What is to be said and done, before it is put together. */
export interface Answer {
  /** Sentences in their order. */
  say: readonly string[];
  pathway?: Pathway;
  /** One that changes what happens next. */
  ask?: { id: QuestionId; text: string };
  quickReplies?: readonly string[];
  wish?: CoachWish;
  programChange?: ProgramChange;
  returnsTo?: string;
  act?: TurnAct;
  topic?: Topic | null;
  /** What was used, so that it is not used again soon. */
  used?: readonly string[];
  /** A session that a yes makes. */
  offer?: string;
  sources?: readonly AnswerSource[];
  /** A message that waits for one more word. */
  pending?: string;
}

const fewWords = 4;

/** A word or two are in the language of what was said before. */
function spokenIn(cues: Cues, previous: readonly CoachMessage[]): Language {
  const last = previous.findLast(({ type }) => type === 'user')?.content;
  return last !== undefined && cues.wordCount < fewWords
    ? languageOf(cuesIn(last).tokens)
    : languageOf(cues.tokens);
}

export function openTurn(
  text: string,
  conversation: Conversation,
  knowledge: CoachKnowledge,
  reading: MessageReading,
): Turn {
  const previous = before(conversation.messages, text);
  const cues = cuesIn(text);
  const { understanding } = reading;
  return {
    text,
    cues,
    previous,
    pathway: conversation.pathway,
    knowledge,
    reading,
    request: isStopOrHold(understanding) ? null : understanding.request,
    place: placeIn(previous, conversation.context),
    language: spokenIn(cues, previous),
    tone: knowledge.tone ?? 'plain',
    seed: hashText(`${conversation.id} ${previous.length} ${text}`),
  };
}

/** As it is written or as it was said. */
const isIn = (line: string, said: string): boolean =>
  said.includes(line) || said.includes(spoken(line));

/** One of the lines, the same for the same message, and none that was said in this conversation. */
export function pick(turn: Turn, name: string, lines: readonly string[]): string {
  const said = turn.previous.filter(({ type }) => type === 'coach').map(({ content }) => content);
  const fresh = lines.filter((line) => !said.some((one) => isIn(line, one)));
  const last = said.at(-1) ?? '';
  const other = lines.filter((line) => !isIn(line, last));
  const from = fresh.length > 0 ? fresh : other.length > 0 ? other : lines;
  return from[Math.floor(diceFor(turn.seed, name) * from.length)] ?? '';
}

export const toned = (turn: Turn, key: ToneLine): string =>
  pick(turn, key, toneLines(key, turn.tone));
