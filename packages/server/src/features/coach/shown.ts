import type { readConversation } from '@cadence/contract/coach/routes';
import type { ReplyOf } from '@cadence/contract/route';
import type { CoachMessage, Conversation } from '@cadence/domain/coach/types';

type ShownConversation = ReplyOf<typeof readConversation>;
export type ShownMessage = ShownConversation['messages'][number];

export function showMessage({ quickReplies, ...message }: CoachMessage): ShownMessage {
  return quickReplies === undefined ? message : { ...message, quickReplies: [...quickReplies] };
}

export function showConversation(conversation: Conversation): ShownConversation {
  const { id, userId, pathway, mode, messages, context } = conversation;
  return {
    id,
    userId,
    pathway,
    mode,
    messages: messages.map(showMessage),
    context: { ...context },
  };
}
