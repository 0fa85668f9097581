import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asFailure } from '../../../platform/api/api.ts';
import { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { requestSending } from '../../../platform/outbox/senders.ts';
import { coachQueries } from '../coach-queries.ts';
import { releaseRemovals, useRemovals } from '../knowledge/removal-outbox.ts';
import {
  isNewThread,
  queueMessage,
  retryMessage,
  type Unsent,
  useThreadOutbox,
} from './chat-outbox.ts';
import { type ChatRow, chatRows } from './chat-rows.ts';
import { readConversation } from './conversation-store.ts';
import { useLive } from './live-store.ts';

type ConversationState =
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; rows: readonly ChatRow[]; typing: string | null };

/** Reads it from the server each time it is opened, and whenever something may have been missed. */
function useReading(thread: string | null) {
  const returns = useLive((live) => live.returns);
  const seenReturns = useRef(returns);
  const isKnown = thread !== null && !isNewThread(thread);
  const id = thread ?? '';
  const reading = useQuery(
    {
      queryKey: coachQueries.conversation(id),
      queryFn: ({ signal }) => readConversation(id, signal),
      enabled: isKnown,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  const { refetch } = reading;
  useEffect(() => {
    if (seenReturns.current === returns) return;
    seenReturns.current = returns;
    if (isKnown) void refetch();
  }, [returns, isKnown, refetch]);
  return reading;
}

const isGone = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 422);

/** What stands in a thread, which is none before the first word: what the server has, what the device remembers, what is on its way. */
export function useConversation(thread: string | null, isOffline: boolean): ConversationState {
  const { data: messages, error, isFetching, refetch } = useReading(thread);
  const { entries } = useThreadOutbox(thread);
  const { isRemoved } = useRemovals();
  const heard = useLive(({ typing }) => (thread === null ? undefined : typing[thread]));

  if (thread !== null && isRemoved(thread)) return { status: 'gone' };
  if (isGone(error) && entries.length === 0) return { status: 'gone' };
  if (messages || entries.length > 0 || thread === null || isNewThread(thread)) {
    const rows = chatRows(messages ?? [], entries, isOffline);
    const isOnItsWay = !isOffline && entries.some(({ failure }) => failure === null);
    return { status: 'ready', rows, typing: heard ?? (isOnItsWay ? '' : null) };
  }
  if (!error || isFetching) return { status: 'loading' };
  const retry = () => void refetch();
  return { status: 'failed', message: failureText(asFailure(error)), retry };
}

/** Before anything is said: it is to be heard after what was deleted before. */
const endUndo = () => releaseRemovals(() => true);

export function sayIn(thread: string, text: string, afterId: string | null): void {
  endUndo();
  queueMessage(thread, text, afterId);
  requestSending('message');
}

/** The thread it stands in from now on. */
export function retryIn(entry: Unsent): string {
  endUndo();
  const thread = retryMessage(entry);
  requestSending('message');
  return thread;
}
