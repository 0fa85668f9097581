import type { proposeProgramMove, proposeWorkout } from '@cadence/contract/coach/propose-routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { saidTitle } from '@cadence/domain/coach/gate/title';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { newId } from '../../platform/ids.ts';
import { previewOf } from './conversation/answer.ts';
import { publishMessages } from './conversation/conversations.ts';
import { type CoachDeps, instantOf, type TurnMessage } from './deps.ts';
import { proposalFor } from './proposals.ts';
import { makeFromMessage } from './workouts.ts';

type Said = Pick<TurnMessage, 'content' | 'workoutId' | 'proposal'>;

/** As a conversation of its own, where the user finds it and decides. */
async function putBefore(
  deps: CoachDeps,
  { userId, grant }: Identity,
  { content, ...rest }: Said,
): Promise<string> {
  const conversationId = newId(deps.now());
  const timestamp = instantOf(deps);
  const from = grant ? `${grant.name} proposes: ` : '';
  const message: TurnMessage = {
    id: newId(deps.now()),
    type: 'coach',
    content: `${from}${content}`,
    timestamp,
    ...rest,
  };
  const preview = previewOf(message.content);
  await deps.conversations.start(userId, {
    conversationId,
    head: { pathway: 'quick_workout', mode: 'goal_input', context: {}, title: preview, preview },
    messages: [message],
    keyed: null,
    at: timestamp,
  });
  publishMessages(deps, userId, conversationId, [message]);
  return conversationId;
}

export async function proposeOne(
  deps: CoachDeps,
  user: Identity,
  { wish }: BodyOf<typeof proposeWorkout>,
): Promise<ReplyOf<typeof proposeWorkout>> {
  const { workoutId, title } = await makeFromMessage(deps, user, wish);
  const content = `${saidTitle(title)}. It is yours once you load it.`;
  const conversationId = await putBefore(deps, user, { content, workoutId });
  return { conversation_id: conversationId, workout_id: workoutId, title };
}

const movesInWords = {
  skip_next: 'skip the next session.',
  move_next: 'move the next session.',
  week_off: 'take a week off.',
  adapt_next: 'change the next session as your log suggests.',
} as const;

export async function proposeMove(
  deps: CoachDeps,
  user: Identity,
  { change, to }: BodyOf<typeof proposeProgramMove>,
): Promise<ReplyOf<typeof proposeProgramMove>> {
  const today = instantOf(deps).slice(0, 10);
  const proposal = await proposalFor(deps, user.userId, { change, to }, today);
  if (typeof proposal === 'string') {
    throw new ApiError('NOTHING_TO_PROPOSE', { words: { message: proposal, suggestion: null } });
  }
  const conversationId = await putBefore(deps, user, { content: movesInWords[change], proposal });
  return { conversation_id: conversationId, proposal };
}
