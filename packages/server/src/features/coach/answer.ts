import { readMessage } from '@cadence/domain/coach/read-message';
import { reply } from '@cadence/domain/coach/reply';
import type {
  CoachKnowledge,
  CoachMessage,
  CoachReply,
  Conversation,
  Intent,
  MessageReading,
  Pathway,
} from '@cadence/domain/coach/types';
import { newId } from '../../platform/ids.ts';
import type { Head } from './conversation-store.ts';
import { type CoachDeps, instantOf, type Made } from './deps.ts';
import { fitAnswer } from './fit-answer.ts';
import { type Known, knowledgeOf, type User } from './knowledge.ts';
import { storeLearned } from './learned.ts';
import { describeKnown, promptFor } from './model-prompt.ts';

export interface Answer {
  /** The user's message and the coach's, in this order. */
  messages: [CoachMessage, CoachMessage];
  head: Pick<Head, 'pathway' | 'mode' | 'context' | 'preview'>;
  workoutId: string | null;
}

const previewLength = 140;

export const previewOf = (content: string): string => content.slice(0, previewLength);

type Said = Pick<CoachReply, 'content' | 'pathway' | 'quickReplies'>;

/** Nothing was made after all: what stands in its way, in the words of the pipeline. */
function sayRefused(said: Said, made: Extract<Made, { kind: 'refused' }>): Said {
  return {
    content: [made.message, made.suggestion].filter(Boolean).join(' '),
    pathway: made.code === 'NO_WORKOUT_FITS' ? said.pathway : 'safety',
    quickReplies: [],
  };
}

/** These are said to the letter: somebody may be hurt, or may be trying the model. */
const plainPathways: readonly Pathway[] = ['safety', 'pain_limits'];
const plainIntents: readonly Intent[] = ['report_pain', 'injection', 'refuse'];

/** In a model's words where there is one and they are fit, else as it is. */
async function word(
  deps: CoachDeps,
  conversation: Conversation,
  text: string,
  knowledge: CoachKnowledge,
  { intent, understanding }: MessageReading,
  said: Said,
): Promise<Said> {
  const isPlain =
    understanding.kind !== 'request' ||
    plainIntents.includes(intent) ||
    plainPathways.includes(said.pathway);
  if (isPlain) return said;
  const { userId, messages: previous } = conversation;
  const draft = { content: said.content, text, previous, known: describeKnown(knowledge) };
  const answer = await deps.wordAnswer(userId, promptFor(draft));
  return { ...said, content: (answer === null ? null : fitAnswer(answer, draft)) ?? said.content };
}

/** A stop is answered without anything else. */
async function learn(
  deps: CoachDeps,
  userId: string,
  { knowledge, facts, isHealthAgreed }: Known,
  { learned, understanding }: MessageReading,
): Promise<Known['knowledge']> {
  if (understanding.kind === 'stop') return knowledge;
  const stored = await storeLearned(deps, userId, learned, isHealthAgreed);
  const ids = new Set(stored.map(({ id }) => id));
  return { ...knowledge, learned: [...stored, ...facts.filter(({ id }) => !ids.has(id))] };
}

/**
 * Read, then learn, then answer; a workout is made and stored before the answer speaks of it.
 * The messages themselves are not stored yet.
 */
export async function answerMessage(
  deps: CoachDeps,
  user: User,
  conversation: Conversation,
  text: string,
): Promise<Answer> {
  const asked: CoachMessage = {
    id: newId(deps.now()),
    type: 'user',
    content: text,
    timestamp: instantOf(deps),
  };
  const known = await knowledgeOf(deps, user);
  const reading = readMessage(text, conversation.messages, known.knowledge);
  const knowledge = await learn(deps, user.userId, known, reading);
  const drafted = reply(text, conversation, knowledge, reading);
  const { workoutRequest } = drafted;
  const made = workoutRequest === null ? null : await deps.makeWorkout(user.userId, workoutRequest);
  const said =
    made?.kind === 'refused'
      ? sayRefused(drafted, made)
      : await word(deps, conversation, text, knowledge, reading, drafted);
  const workoutId = made?.kind === 'made' ? made.workoutId : null;

  const answered: CoachMessage = {
    id: newId(deps.now()),
    type: 'coach',
    content: said.content,
    timestamp: instantOf(deps),
    ...(workoutId === null ? {} : { workoutId }),
    quickReplies: said.quickReplies,
  };
  return {
    messages: [asked, answered],
    head: {
      pathway: said.pathway,
      mode: reading.intent === 'share_goal' ? 'goal_analysis' : conversation.mode,
      context: { ...conversation.context, lastIntent: reading.intent },
      preview: previewOf(said.content),
    },
    workoutId,
  };
}
