import type { sendMessage, startConversation } from '@cadence/contract/coach/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { greet } from '@cadence/domain/coach/greet';
import type { CoachMessage, Conversation } from '@cadence/domain/coach/types';
import { ApiError } from '../../../http/errors.ts';
import { hashOf } from '../../../platform/hash.ts';
import { newId } from '../../../platform/ids.ts';
import { unlockEarned } from '../athlete/features.ts';
import { knowledgeOf, type User } from '../athlete/knowledge.ts';
import { type CoachDeps, instantOf } from '../deps.ts';
import { answerMessage, previewOf } from './answer.ts';
import type { Head, Keyed } from './conversation-store.ts';
import { showConversation, showMessage } from './shown.ts';

type StartReply = ReplyOf<typeof startConversation>;
type SendReply = ReplyOf<typeof sendMessage>;

const titleLength = 60;
const untitled = 'New conversation';

function titleOf(text: string): string {
  const line = text.trim().split(/\s*\n/, 1)[0] ?? '';
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1).trimEnd()}…`;
}

function keyedBy(key: string | null, ...asked: unknown[]): Keyed | null {
  if (key === null) return null;
  const bodyHash = hashOf(JSON.stringify(asked));
  return { key, bodyHash };
}

export async function requireConversation(deps: CoachDeps, userId: string, id: string) {
  const found = await deps.conversations.find(userId, id);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** With what it proposed and nobody took: no page shows that any more, and it may tell of a body. */
export async function deleteConversation(
  deps: CoachDeps,
  userId: string,
  id: string,
): Promise<void> {
  const { messages } = await requireConversation(deps, userId, id);
  // Before the conversation names them no more: a deletion that was cut off can be tried again.
  await deps.removeProposed(
    userId,
    messages.flatMap(({ workoutId }) => workoutId ?? []),
  );
  if (!(await deps.conversations.remove(userId, id))) throw new ApiError('NOT_FOUND');
}

export function publishMessages(
  { bus }: CoachDeps,
  userId: string,
  conversationId: string,
  messages: readonly CoachMessage[],
): void {
  for (const message of messages) {
    bus.publish(userId, { type: 'chat_message', conversationId, message: showMessage(message) });
  }
}

async function startedBefore(
  deps: CoachDeps,
  userId: string,
  keyed: Keyed | null,
): Promise<StartReply | null> {
  const known = keyed && (await deps.conversations.findStarted(userId, keyed.key));
  if (!known) return null;
  if (known.bodyHash !== keyed.bodyHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return startReply(await requireConversation(deps, userId, known.id));
}

function startReply(conversation: Conversation): StartReply {
  const first = conversation.messages.find(({ type }) => type === 'coach');
  if (!first) throw new ApiError('NOT_FOUND');
  return { conversation: showConversation(conversation), message: showMessage(first) };
}

/** With a goal the first words are the user's, and the coach answers them. */
async function openingOf(
  deps: CoachDeps,
  user: User,
  empty: Conversation,
  goal: string,
): Promise<{ messages: CoachMessage[]; head: Head }> {
  if (goal !== '') {
    const { messages, head } = await answerMessage(deps, user, empty, goal);
    return { messages, head: { ...head, title: titleOf(goal) } };
  }
  const { knowledge } = await knowledgeOf(deps, user);
  const { content, pathway, quickReplies } = greet(empty.pathway, knowledge, null);
  const timestamp = instantOf(deps);
  const greeting: CoachMessage = {
    id: newId(deps.now()),
    type: 'coach',
    content,
    timestamp,
    quickReplies,
  };
  const { mode, context } = empty;
  const preview = previewOf(content);
  return { messages: [greeting], head: { pathway, mode, context, title: untitled, preview } };
}

export async function beginConversation(
  deps: CoachDeps,
  user: User,
  body: BodyOf<typeof startConversation>,
  key: string | null,
): Promise<StartReply> {
  const goal = body.initialGoal?.trim() ?? '';
  const pathway = body.pathway ?? (goal === '' ? 'quick_workout' : 'goal_build');
  const keyed = keyedBy(key, pathway, goal);
  const { userId } = user;
  return deps.inTurn(`${userId} start ${key ?? newId(deps.now())}`, async () => {
    const known = await startedBefore(deps, userId, keyed);
    if (known) return known;
    const id = newId(deps.now());
    const mode = goal === '' ? 'goal_input' : 'goal_analysis';
    const empty: Conversation = { id, userId, pathway, mode, messages: [], context: {} };
    const { messages, head } = await openingOf(deps, user, empty, goal);
    const given = { conversationId: id, head, messages, keyed, at: instantOf(deps) };
    const isStored = await deps.conversations.start(userId, given);
    const other = isStored ? null : await startedBefore(deps, userId, keyed);
    if (other) return other;
    const stored = await requireConversation(deps, userId, id);
    publishMessages(deps, userId, id, stored.messages);
    return startReply(stored);
  });
}

function sendReply(conversation: Conversation, number: number): SendReply {
  const answered = conversation.messages[number];
  if (!answered) throw new ApiError('NOT_FOUND');
  const { workoutId } = answered;
  const isNew = !conversation.messages.slice(0, number).some((one) => one.workoutId === workoutId);
  return {
    message: showMessage(answered),
    conversation: showConversation(conversation),
    shouldGenerateWorkout: workoutId !== undefined && isNew,
    ...(workoutId === undefined ? {} : { workout_id: workoutId }),
  };
}

async function answeredBefore(
  deps: CoachDeps,
  userId: string,
  keyed: Keyed | null,
): Promise<SendReply | null> {
  const known = keyed && (await deps.conversations.findTurn(userId, keyed.key));
  if (!known) return null;
  if (known.bodyHash !== keyed.bodyHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return sendReply(await requireConversation(deps, userId, known.conversationId), known.number);
}

async function storeTurn(
  deps: CoachDeps,
  user: User,
  id: string,
  text: string,
  keyed: Keyed | null,
  onSaid: (words: string) => void,
): Promise<SendReply> {
  const { userId } = user;
  const conversation = await requireConversation(deps, userId, id);
  const { title } = conversation.head;
  const answer = await answerMessage(deps, user, conversation, text, onSaid);
  const outcome = await deps.conversations.add(userId, {
    conversationId: id,
    head: { ...answer.head, title: title === untitled ? titleOf(text) : title },
    messages: answer.messages,
    keyed,
    at: instantOf(deps),
  });
  if (outcome !== 'stored') {
    // Nothing speaks of the workout, so nobody would know where it came from.
    if (answer.workoutId !== null) await deps.removeWorkout(userId, answer.workoutId);
    const known = await answeredBefore(deps, userId, keyed);
    if (!known) throw new ApiError('NOT_FOUND');
    return known;
  }
  publishMessages(deps, userId, id, answer.messages);
  const stored = await requireConversation(deps, userId, id);
  const number = stored.messages.findIndex((one) => one.id === answer.messages[1].id);
  return sendReply(stored, number);
}

/** One after the other in a conversation, and once for the same key. */
export async function takeTurn(
  deps: CoachDeps,
  user: User,
  id: string,
  text: string,
  key: string | null,
): Promise<SendReply> {
  const { userId } = user;
  const keyed = keyedBy(key, id, text);
  const reply = await deps.inTurn(`${userId} ${id}`, async () => {
    const known = await answeredBefore(deps, userId, keyed);
    if (known) {
      // Whoever stored it may have been killed before anybody was told of it.
      deps.bus.tellMissed(userId);
      return known;
    }
    await requireConversation(deps, userId, id);
    const tellTyping = (isTyping: boolean, words?: string) =>
      deps.bus.publish(userId, {
        type: 'coach_typing',
        conversationId: id,
        isTyping,
        ...(words === undefined ? {} : { text: words }),
      });
    tellTyping(true);
    try {
      return await storeTurn(deps, user, id, text, keyed, (words) => tellTyping(true, words));
    } finally {
      tellTyping(false);
    }
  });
  await unlockEarned(deps, user);
  return reply;
}
