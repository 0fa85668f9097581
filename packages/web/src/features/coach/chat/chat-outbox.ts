import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { newId } from '../../../platform/new-id.ts';
import {
  append,
  dropEntity,
  type OutboxRow,
  replaceRows,
  retryRows,
  rowsOfKind,
  takeRows,
  useOutboxRows,
} from '../../../platform/outbox/outbox.ts';

/** What is queued of a message. */
export interface QueuedMessage {
  /** Stays the same over every try, so that nothing is said twice. */
  key: string;
  thread: string;
  text: string;
  /** The last message that was known when this was written. */
  afterId: string | null;
}

/** A message that the server has not confirmed yet. */
export interface Unsent extends QueuedMessage {
  /** Why the server would not take it; null while it waits. */
  failure: { code: string; text: string } | null;
}

/** A conversation that the server does not know yet; the rest is the key that starts it. */
const newPrefix = 'new:';
const begunLimit = 10;

/** Which conversation a thread has become. */
const begunThreads = createDeviceStore<readonly { thread: string; conversationId: string }[]>({
  key: 'coachThreads',
  version: 1,
  schema: z.array(z.object({ thread: z.string(), conversationId: z.string() })),
  fallback: [],
});

export const newThread = (): string => newPrefix + newId();
export const isNewThread = (thread: string): boolean => thread.startsWith(newPrefix);
export const startKey = (thread: string): string => thread.slice(newPrefix.length);

type Row = OutboxRow<QueuedMessage>;

const rows = (): readonly Row[] => rowsOfKind<QueuedMessage>('message');

const inThread = (row: Row, thread: string, changes: Partial<QueuedMessage> = {}): Row => ({
  ...row,
  entity: thread,
  payload: { ...row.payload, ...changes, thread },
});

export function queueMessage(thread: string, text: string, afterId: string | null): void {
  const payload: QueuedMessage = { key: newId(), thread, text, afterId };
  append({ kind: 'message', entity: thread, payload });
}

/** Not wanted any more. */
export function dropMessage(key: string): void {
  takeRows(rows().filter(({ payload }) => payload.key === key));
}

/** To be sent again. Where the conversation is gone, all that waited for it begins another one. */
export function retryMessage({ key, thread, failure }: Unsent): string {
  if (failure?.code !== 'NOT_FOUND') {
    retryRows(rows().filter(({ payload }) => payload.key === key));
    return thread;
  }
  const next = newThread();
  const moved = rows().filter(({ entity }) => entity === thread);
  replaceRows(
    moved.map((row) => ({
      ...inThread(row, next, { key: newId(), afterId: null }),
      failure: null,
    })),
  );
  return next;
}

export function beginThread(thread: string, conversationId: string): void {
  const mine = rows().filter(({ entity }) => entity === thread);
  replaceRows(mine.map((row) => inThread(row, conversationId)));
  begunThreads.write([{ thread, conversationId }, ...begunThreads.read()].slice(0, begunLimit));
}

export const dropThread = (thread: string): void => dropEntity('message', thread);

interface ThreadOutbox {
  entries: readonly Unsent[];
  /** What this thread has become since. */
  conversationId: string | null;
}

export function useThreadOutbox(thread: string | null): ThreadOutbox {
  const mine = useOutboxRows<QueuedMessage>('message').filter(({ entity }) => entity === thread);
  const begun = useSyncExternalStore(begunThreads.subscribe, begunThreads.read);
  return {
    entries: mine.map(({ payload, failure }) => ({
      ...payload,
      failure: failure && { code: failure.code, text: failure.message },
    })),
    conversationId: begun.find((one) => one.thread === thread)?.conversationId ?? null,
  };
}
