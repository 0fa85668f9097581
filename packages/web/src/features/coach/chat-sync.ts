import { asFailure } from '../../platform/api.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { failureText } from '../../platform/failure-text.ts';
import { onOwnerChange, storageOwner } from '../../platform/storage.ts';
import { type SyncLoop, startSyncLoop } from '../../platform/sync-loop.ts';
import {
  beginThread,
  isNewThread,
  refuseMessage,
  startKey,
  takeMessage,
  type Unsent,
  waitingMessages,
} from './chat-outbox.ts';
import { messagesBefore } from './chat-rows.ts';
import { type Conversation, readOne, say, start } from './coach-calls.ts';
import { failedTo } from './coach-words.ts';
import { keepConversation, readMessages } from './conversation-store.ts';
import { noteExchange } from './live-store.ts';
import { mayPass } from './may-pass.ts';
import { waitingRemovals } from './removal-outbox.ts';

async function sendOne(userId: string, entry: Unsent): Promise<void> {
  let conversationId = entry.thread;
  try {
    if (isNewThread(entry.thread)) {
      const conversation = await start(userId, {}, startKey(entry.thread));
      keepConversation(conversation);
      beginThread(entry.thread, conversation.id);
      conversationId = conversation.id;
    }
  } catch (error) {
    refuse(entry.key, asFailure(error), 'start');
    return;
  }
  const { key, text } = entry;
  try {
    const previous = messagesBefore(entry, readMessages(conversationId) ?? []);
    keepConversation(await sayOnce(userId, { conversationId, text, previous, key }));
    takeMessage(key);
  } catch (error) {
    refuse(key, asFailure(error), 'send');
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

function refuse(key: string, failure: ApiFailure, what: 'start' | 'send'): void {
  if (mayPass(failure)) throw failure;
  const { code } = failure;
  const text = code === 'NOT_FOUND' ? failedTo.find : `${failedTo[what]}. ${failureText(failure)}`;
  refuseMessage(key, { code, text });
}

/** None while a removal waits: what is told anew would be deleted by the older wish. */
const sendableMessages = {
  read: (): readonly Unsent[] => (waitingRemovals.read().length > 0 ? [] : waitingMessages.read()),
  subscribe(listener: () => void) {
    const stops = [waitingMessages, waitingRemovals].map((one) => one.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
};

async function sendAll(userId: string, isCurrent: () => boolean): Promise<void> {
  for (;;) {
    const [entry] = sendableMessages.read();
    if (!entry || !isCurrent()) return;
    await sendOne(userId, entry);
    noteExchange();
  }
}

let running: { userId: string; loop: SyncLoop } | null = null;

/** Begins with the first visit and goes on over other pages, until somebody else signs in. */
export function keepSending(userId: string): SyncLoop {
  if (running?.userId === userId) return running.loop;
  running?.loop.stop();
  const loop = startSyncLoop({
    userId,
    lockName: `coach-outbox-${userId}`,
    outbox: sendableMessages,
    exchange: (isCurrent) => sendAll(userId, isCurrent),
  });
  running = { userId, loop };
  const unsubscribe = onOwnerChange(() => {
    if (storageOwner() === userId) return;
    loop.stop();
    if (running?.loop === loop) running = null;
    unsubscribe();
  });
  return loop;
}
