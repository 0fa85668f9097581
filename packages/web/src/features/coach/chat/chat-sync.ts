import { asFailure } from '../../../platform/api/api.ts';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { type OutboxRow, refuseRow } from '../../../platform/outbox/outbox.ts';
import { defineSender } from '../../../platform/outbox/senders.ts';
import { storageOwner } from '../../../platform/storage.ts';
import { type Conversation, readOne, say, start } from '../coach-calls.ts';
import { failedTo } from '../coach-words.ts';
import { mayPass } from '../offers/may-pass.ts';
import { beginThread, isNewThread, type QueuedMessage, startKey } from './chat-outbox.ts';
import { messagesBefore } from './chat-rows.ts';
import { keepConversation, readMessages } from './conversation-store.ts';
import { noteExchange } from './live-store.ts';

type Row = OutboxRow<QueuedMessage>;

async function sendOne(userId: string, row: Row, isCurrent: () => boolean): Promise<void> {
  const { key, text, thread } = row.payload;
  let conversationId = thread;
  try {
    if (isNewThread(thread)) {
      const conversation = await start(userId, {}, startKey(thread));
      if (!isCurrent()) return;
      keepConversation(conversation);
      beginThread(thread, conversation.id);
      conversationId = conversation.id;
    }
  } catch (error) {
    refuse(row, asFailure(error), 'start');
    return;
  }
  try {
    const previous = messagesBefore(row.payload, readMessages(conversationId) ?? []);
    const conversation = await sayOnce(userId, { conversationId, text, previous, key });
    if (isCurrent()) keepConversation(conversation);
  } catch (error) {
    refuse(
      { ...row, entity: conversationId, payload: { ...row.payload, thread: conversationId } },
      asFailure(error),
      'send',
    );
  }
}

/** Taken before, with other words around it: then what is stored is what counts. */
async function sayOnce(userId: string, saying: Parameters<typeof say>[1]): Promise<Conversation> {
  try {
    return await say(userId, saying);
  } catch (error) {
    if (asFailure(error).code !== 'IDEMPOTENCY_CONFLICT') throw error;
    return await readOne(saying.conversationId);
  }
}

function refuse(row: Row, failure: ApiFailure, what: 'start' | 'send'): void {
  if (mayPass(failure)) throw failure;
  const { code } = failure;
  const message =
    code === 'NOT_FOUND' ? failedTo.find : `${failedTo[what]}. ${failureText(failure)}`;
  refuseRow(row, { code, message });
}

defineSender<QueuedMessage>('message', {
  async send(rows, isCurrent) {
    const userId = storageOwner();
    for (const row of rows) {
      if (userId !== null) await sendOne(userId, row, isCurrent);
      noteExchange();
    }
  },
  // What is refused has its own words, said where it is sent.
  isRefusal: () => false,
  // What is told anew would be deleted by the older wish.
  after: ['removal'],
});
