import { flagsAfter } from '../flags.ts';
import { latestWorkout } from '../read-intent.ts';
import { readMessage } from '../read-message.ts';
import { composeReply, reply } from '../reply.ts';
import { type ConversationTold, nothingYet } from '../told.ts';
import type { Part } from '../turn.ts';
import type {
  CoachKnowledge,
  CoachMessage,
  CoachReply,
  Conversation,
  Intent,
  LearnedFact,
  MessageReading,
  Pathway,
  ProgramChange,
  RaisedFlag,
} from '../types.ts';

/** One message, and what must come of it. */
export interface Said {
  says: string;
  intent?: Intent;
  /** Whether a workout is made; not where it is left out. */
  makes?: boolean;
  /** Whether the workout of before a change is shown again. */
  returns?: boolean;
  /** What is put before the user about the program; nothing where it is left out. */
  proposes?: ProgramChange;
  safety?: 'stop' | 'hold';
  pathway?: Pathway;
  has?: RegExp;
  lacks?: RegExp;
  /** All that is learned, as 'slot: value'. */
  learns?: readonly string[];
  /** What the workout is made for, as its chips say it. */
  builtFor?: readonly string[];
  /** And what it is not made for. */
  notFor?: RegExp;
}

export interface Talk {
  knows: CoachKnowledge;
  turns: readonly Said[];
}

export interface Exchange {
  said: Said;
  reading: MessageReading;
  answer: CoachReply;
  parts: Part[];
  /** Before this message. */
  conversation: Conversation;
  knowledge: CoachKnowledge;
}

const minuteMs = 60_000;

function changed({ intent }: MessageReading, previous: readonly CoachMessage[]) {
  const replaces = latestWorkout(previous)?.workoutId;
  return intent === 'adjust_workout' && replaces !== undefined ? { replaces } : {};
}

/** Plays a conversation as the server does: what is learned is known from then on. */
export function play({ knows, turns }: Talk, id = 'talk'): Exchange[] {
  let messages: CoachMessage[] = [];
  let pathway: Pathway = 'quick_workout';
  let learned: readonly LearnedFact[] = knows.learned;
  let told: ConversationTold = nothingYet;
  let flags: readonly RaisedFlag[] = knows.flags ?? [];
  return turns.map((said, at) => {
    const knowledge = { ...knows, learned, flags };
    const reading = readMessage(said.says, { messages, told }, knowledge);
    const known = { ...knowledge, learned: [...reading.learned, ...learned] };
    const asked = messages.findLast(({ type }) => type === 'coach')?.content ?? '';
    flags = flagsAfter(flags, said.says, asked, knows);
    const conversation: Conversation = {
      id,
      userId: 'user',
      pathway,
      mode: 'goal_input',
      messages,
      context: {},
      told,
    };
    const answer = reply(said.says, conversation, known, reading);
    const { parts } = composeReply(said.says, conversation, known, reading);
    const timestamp = new Date(
      Date.parse(knows.now) - (turns.length - at) * minuteMs,
    ).toISOString();
    messages = [
      ...messages,
      { id: `${id} ${at} user`, type: 'user', content: said.says, timestamp },
      {
        id: `${id} ${at} coach`,
        type: 'coach',
        content: answer.content,
        timestamp,
        quickReplies: answer.quickReplies,
        ...(answer.wish !== null && { workoutId: `${id} ${at}` }),
        ...(answer.wish !== null && changed(reading, messages)),
        ...(answer.returnsTo !== null && { workoutId: answer.returnsTo }),
      },
    ];
    pathway = answer.pathway;
    learned = known.learned;
    told = reading.told;
    return { said, reading, answer, parts, conversation, knowledge: known };
  });
}
