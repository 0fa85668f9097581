import { readMessage } from '../message/read-message.ts';
import { type ConversationTold, nothingYet } from '../message/told.ts';
import { reply } from '../reply.ts';
import { flagsAfter } from '../signs/flags.ts';
import type { Heard } from '../turn/lookup/heard.ts';
import { latestWorkout } from '../turn/place.ts';
import type {
  CoachKnowledge,
  CoachMessage,
  CoachReply,
  Conversation,
  LearnedFact,
  MessageReading,
  Pathway,
  RaisedFlag,
} from '../types.ts';

/** One message, and what must come of it. */
export interface Said {
  says: string;
  /** Whether a workout is made; not where it is left out. */
  makes?: boolean;
  safety?: 'stop' | 'hold';
  pathway?: Pathway;
  has?: RegExp;
  lacks?: RegExp;
}

export interface Talk {
  knows: CoachKnowledge;
  turns: readonly Said[];
}

export interface Exchange {
  said: Said;
  reading: MessageReading;
  answer: CoachReply;
  /** Before this message. */
  conversation: Conversation;
  knowledge: CoachKnowledge;
}

const minuteMs = 60_000;

function changed({ intent }: MessageReading, previous: readonly CoachMessage[]) {
  const replaces = latestWorkout(previous)?.workoutId;
  return intent === 'adjust_workout' && replaces !== undefined ? { replaces } : {};
}

/** Without what the coach was told to forget. */
function kept(learned: readonly LearnedFact[], { act }: CoachReply): LearnedFact[] {
  const gone = act?.kind === 'forget' ? act.values : [];
  return learned.filter(({ value }) => !gone.includes(value));
}

/** Plays a conversation as the server does: what is learned is known from then on. */
export function play(
  { knows, turns }: Talk,
  id = 'talk',
  heardIn: (text: string) => readonly Heard[] = () => [],
): Exchange[] {
  let messages: CoachMessage[] = [];
  let pathway: Pathway = 'quick_workout';
  let learned: readonly LearnedFact[] = knows.learned;
  let told: ConversationTold = nothingYet;
  let flags: readonly RaisedFlag[] = knows.flags ?? [];
  let context: Conversation['context'] = {};
  let tone = knows.tone;
  return turns.map((said, at) => {
    const knowledge = { ...knows, learned, flags, ...(tone && { tone }) };
    const conversation: Conversation = {
      id,
      userId: 'user',
      pathway,
      mode: 'goal_input',
      messages,
      context,
      told,
    };
    const heard = heardIn(said.says);
    const reading = readMessage(said.says, conversation, knowledge, [], heard);
    const fresh = reading.learned.map((fact) => ({ ...fact, id: `${fact.slot} ${fact.value}` }));
    const known = { ...knowledge, learned: [...fresh, ...learned] };
    const asked = messages.findLast(({ type }) => type === 'coach')?.content ?? '';
    flags = flagsAfter(flags, said.says, asked, knows);
    const answer = reply(said.says, conversation, known, reading, heard);
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
    learned = kept(known.learned, answer);
    told = reading.told;
    context = { turn: answer.memory };
    if (answer.act?.kind === 'set_tone') tone = answer.act.tone;
    return { said, reading, answer, conversation, knowledge: known };
  });
}
