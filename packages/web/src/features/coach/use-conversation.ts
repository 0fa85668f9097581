import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import {
  isNewThread,
  queueMessage,
  retryMessage,
  type Unsent,
  useThreadOutbox,
} from './chat-outbox.ts';
import { type ChatRow, chatRows } from './chat-rows.ts';
import { keepSending } from './chat-sync.ts';
import { readOne } from './coach-calls.ts';
import {
  dropConversation,
  keepConversation,
  keepMissed,
  useMessages,
} from './conversation-store.ts';
import { useLive } from './live-store.ts';
import { releaseRemovals } from './removal-outbox.ts';
import { useRemovals } from './use-removals.ts';

type ConversationState =
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; rows: readonly ChatRow[]; typing: string | null };

type Reading = 'loading' | 'ready' | 'gone' | { failed: string };

/** Reads it from the server each time it is opened, and whenever something may have been missed. */
function useReading(thread: string | null): [Reading, () => void] {
  const [reading, setReading] = useState<Reading>('loading');
  const [round, setRound] = useState(0);
  const returns = useLive((live) => live.returns);
  /** Up to here nothing is missing. */
  const complete = useRef<{ thread: string; lastId: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try, a return a reason for one.
  useEffect(() => {
    if (thread === null || isNewThread(thread)) return;
    const controller = new AbortController();
    const { signal } = controller;
    setReading('loading');
    const after = complete.current?.thread === thread ? complete.current.lastId : undefined;
    readOne(thread, after === undefined ? { signal } : { signal, after })
      .then((conversation) => {
        if (after === undefined) keepConversation(conversation);
        else keepMissed(conversation, after);
        const lastId = conversation.messages.at(-1)?.id ?? after;
        if (lastId !== undefined) complete.current = { thread, lastId };
        setReading('ready');
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const failure = asFailure(error);
        const isGone = failure.status === 404 || failure.status === 422;
        if (isGone) dropConversation(thread);
        setReading(isGone ? 'gone' : { failed: failureText(failure) });
      });
    return () => controller.abort();
  }, [thread, round, returns]);
  return [reading, useCallback(() => setRound((before) => before + 1), [])];
}

/** What stands in a thread, which is none before the first word: what the server has, what the device remembers, what is on its way. */
export function useConversation(thread: string | null, isOffline: boolean): ConversationState {
  const [reading, retry] = useReading(thread);
  const messages = useMessages(thread);
  const { entries } = useThreadOutbox(thread);
  const { isRemoved } = useRemovals();
  const heard = useLive(({ typing }) => (thread === null ? undefined : typing[thread]));

  if (thread !== null && isRemoved(thread)) return { status: 'gone' };
  if (messages || entries.length > 0 || thread === null || isNewThread(thread)) {
    const rows = chatRows(messages ?? [], entries, isOffline);
    const isOnItsWay = !isOffline && entries.some(({ failure }) => failure === null);
    return { status: 'ready', rows, typing: heard ?? (isOnItsWay ? '' : null) };
  }
  if (reading === 'gone') return { status: 'gone' };
  if (typeof reading === 'object') return { status: 'failed', message: reading.failed, retry };
  return { status: 'loading' };
}

/** Before anything is said: it is to be heard after what was deleted before. */
const endUndo = () => releaseRemovals(() => true);

export function sayIn(userId: string, thread: string, text: string, afterId: string | null): void {
  endUndo();
  queueMessage(thread, text, afterId);
  keepSending(userId).request();
}

/** The thread it stands in from now on. */
export function retryIn(userId: string, entry: Unsent): string {
  endUndo();
  const thread = retryMessage(entry);
  keepSending(userId).request();
  return thread;
}
