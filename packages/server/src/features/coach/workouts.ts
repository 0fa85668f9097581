import type { analyzeMessage, loadInTimer, makeWorkout } from '@cadence/contract/coach/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { saidTitle } from '@cadence/domain/coach/gate/title';
import { wishOf } from '@cadence/domain/coach/message/told';
import { openFlag } from '@cadence/domain/coach/signs/flags';
import type { CoachMessage, Conversation, MessageReading } from '@cadence/domain/coach/types';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { Request, Slot } from '@cadence/domain/planner/request';
import { ApiError } from '../../http/errors.ts';
import { newId } from '../../platform/ids.ts';
import { knowledgeOf, type User } from './athlete/knowledge.ts';
import { previewOf } from './conversation/answer.ts';
import { publishMessages, requireConversation } from './conversation/conversations.ts';
import { type CoachDeps, instantOf, type Made } from './deps.ts';

/** A message outside of any conversation. */
const unheard = { messages: [] };

function isSlot(value: unknown): value is Slot<unknown> {
  return typeof value === 'object' && value !== null && 'source' in value && 'value' in value;
}

/** What the words themselves say, without what is only assumed. */
function slotsIn(request: Request): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).flatMap(([name, slot]) =>
      isSlot(slot) && slot.source === 'text' ? [[name, slot.value]] : [],
    ),
  );
}

export async function analyse(
  deps: CoachDeps,
  user: User,
  message: string,
): Promise<ReplyOf<typeof analyzeMessage>> {
  const { knowledge } = await knowledgeOf(deps, user);
  const reading = await deps.planner.readMessage(message, unheard, knowledge);
  const { intent, shouldGenerateWorkout, understanding } = reading;
  if (understanding.kind === 'request') {
    return { intent, shouldGenerateWorkout, slots: slotsIn(understanding.request), safety: null };
  }
  const { kind, id, message: words, suggestion } = understanding;
  const safety = { kind, id, message: words, suggestion };
  return { intent, shouldGenerateWorkout: false, slots: {}, safety };
}

type WorkoutMade = Extract<Made, { kind: 'made' }>;

function requireMade(made: Made): WorkoutMade {
  if (made.kind === 'made') return made;
  if (made.code === 'NO_WORKOUT_FITS') throw new ApiError(made.code);
  const { code, message, suggestion } = made;
  throw new ApiError(code, { words: { message, suggestion } });
}

/** In a conversation it is told there as well, so that it can be found again. */
async function tell(
  deps: CoachDeps,
  userId: string,
  conversationId: string,
  made: WorkoutMade,
): Promise<void> {
  const { head } = await requireConversation(deps, userId, conversationId);
  const at = instantOf(deps);
  const message: CoachMessage = {
    id: newId(deps.now()),
    type: 'coach',
    content: `Your workout is ready: ${saidTitle(made.title)}.`,
    timestamp: at,
    workoutId: made.workoutId,
  };
  const outcome = await deps.conversations.add(userId, {
    conversationId,
    head: { ...head, preview: previewOf(message.content) },
    messages: [message],
    keyed: null,
    at,
  });
  if (outcome === 'stored') publishMessages(deps, userId, conversationId, [message]);
}

function refuse({ kind, id, message, suggestion }: Alarm): never {
  const code = kind === 'stop' ? 'SAFETY_STOP' : 'SAFETY_HOLD';
  throw new ApiError(code, { words: { message, suggestion }, details: { reason: id } });
}

/** A sign that was named earlier, in whichever conversation, stands until it is settled. */
async function requireCalm(
  deps: CoachDeps,
  user: User,
  message: string,
  conversation: Pick<Conversation, 'messages' | 'told'>,
): Promise<MessageReading> {
  const { knowledge } = await knowledgeOf(deps, user);
  const reading = await deps.planner.readMessage(message, conversation, knowledge);
  if (reading.understanding.kind !== 'request') refuse(reading.understanding);
  return reading;
}

/** By the same gates as a message to the coach; nothing but the proposed workout is stored. */
export async function makeFromMessage(
  deps: CoachDeps,
  user: User,
  message: string,
): Promise<WorkoutMade> {
  const { told } = await requireCalm(deps, user, message, unheard);
  return requireMade(await deps.makeWorkout(user.userId, wishOf(told)));
}

export async function commissionWorkout(
  deps: CoachDeps,
  user: User,
  { message, conversationId }: BodyOf<typeof makeWorkout>,
): Promise<ReplyOf<typeof makeWorkout>> {
  const { userId } = user;
  const conversation = conversationId
    ? await requireConversation(deps, userId, conversationId)
    : unheard;
  const { told } = await requireCalm(deps, user, message, conversation);
  const made = requireMade(await deps.makeWorkout(userId, wishOf(told)));
  if (conversationId) {
    await deps.inTurn(`${userId} ${conversationId}`, () =>
      tell(deps, userId, conversationId, made),
    );
  }
  return { workout_id: made.workoutId, title: made.title };
}

/** What was named stands between any workout and its start, also one that was made before. */
export async function prepareTimer(
  deps: CoachDeps,
  userId: string,
  workoutId: string,
): Promise<ReplyOf<typeof loadInTimer>> {
  if (!(await deps.hasWorkout(userId, workoutId))) throw new ApiError('NOT_FOUND');
  const sign = openFlag(await deps.flags.list(userId), instantOf(deps));
  if (sign) refuse(sign);
  await deps.takeWorkout(userId, workoutId);
  return { loaded: true, redirectUrl: '/workout' };
}
