import type { readConversation } from '@cadence/contract/coach/routes';
import type { ReplyOf } from '@cadence/contract/route';
import type { Conversation } from '@cadence/domain/coach/types';
import type { TurnMessage } from '../deps.ts';

type ShownConversation = ReplyOf<typeof readConversation>;
export type ShownMessage = ShownConversation['messages'][number];

export function showMessage({ quickReplies, sources, ...message }: TurnMessage): ShownMessage {
  return {
    ...message,
    ...(quickReplies && { quickReplies: [...quickReplies] }),
    ...(sources && {
      sources: sources.map((one) =>
        one.kind === 'sessions' ? { ...one, sessionIds: [...one.sessionIds] } : one,
      ),
    }),
  };
}

/** Messages after the one that is named; all of them when it is not there. */
export function showConversation(conversation: Conversation, after?: string): ShownConversation {
  const { id, userId, pathway, mode, messages: all, context: kept } = conversation;
  // What the coach remembers of the turn is its own.
  const { turn: _turn, undo: _undo, ...context } = kept;
  const messages = all.slice(all.findIndex((message) => message.id === after) + 1);
  return {
    id,
    userId,
    pathway,
    mode,
    messages: messages.map(showMessage),
    context: { ...context },
  };
}
