import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { newId } from '../../platform/new-id.ts';

/** A message that the server has not confirmed yet. */
export interface Unsent {
  /** Stays the same over every try, so that nothing is said twice. */
  key: string;
  thread: string;
  text: string;
  /** The last message that was known when this was written. */
  afterId: string | null;
  /** Why the server would not take it; null while it waits. */
  failure: { code: string; text: string } | null;
}

interface Outbox {
  entries: readonly Unsent[];
  /** Which conversation a thread has become. */
  begun: readonly { thread: string; conversationId: string }[];
}

/** A conversation that the server does not know yet; the rest is the key that starts it. */
const newPrefix = 'new:';
const begunLimit = 10;

const outbox = createDeviceStore<Outbox>({
  key: 'coachOutbox',
  version: 1,
  schema: z.object({
    entries: z.array(
      z.object({
        key: z.string(),
        thread: z.string(),
        text: z.string(),
        afterId: z.nullable(z.string()),
        failure: z.nullable(z.object({ code: z.string(), text: z.string() })),
      }),
    ),
    begun: z.array(z.object({ thread: z.string(), conversationId: z.string() })),
  }),
  fallback: { entries: [], begun: [] },
});

export const newThread = (): string => newPrefix + newId();
export const isNewThread = (thread: string): boolean => thread.startsWith(newPrefix);
export const startKey = (thread: string): string => thread.slice(newPrefix.length);

const change = (entries: readonly Unsent[]) => outbox.write({ ...outbox.read(), entries });

/** Those that may be sent, the oldest first. */
export const waitingMessages = {
  read: (): readonly Unsent[] => outbox.read().entries.filter(({ failure }) => failure === null),
  subscribe: outbox.subscribe,
};

export function queueMessage(thread: string, text: string, afterId: string | null): void {
  const entry: Unsent = { key: newId(), thread, text, afterId, failure: null };
  change([...outbox.read().entries, entry]);
}

export function takeMessage(key: string): void {
  change(outbox.read().entries.filter((one) => one.key !== key));
}

export function refuseMessage(key: string, failure: NonNullable<Unsent['failure']>): void {
  change(outbox.read().entries.map((one) => (one.key === key ? { ...one, failure } : one)));
}

/** To be sent again. Where the conversation is gone, all that waited for it begins another one. */
export function retryMessage({ key, thread, failure }: Unsent): string {
  const { entries } = outbox.read();
  if (failure?.code !== 'NOT_FOUND') {
    change(entries.map((one) => (one.key === key ? { ...one, failure: null } : one)));
    return thread;
  }
  const next = newThread();
  change(
    entries.map((one) =>
      one.thread === thread
        ? { ...one, thread: next, key: newId(), afterId: null, failure: null }
        : one,
    ),
  );
  return next;
}

export function beginThread(thread: string, conversationId: string): void {
  const { entries, begun } = outbox.read();
  outbox.write({
    entries: entries.map((one) =>
      one.thread === thread ? { ...one, thread: conversationId } : one,
    ),
    begun: [{ thread, conversationId }, ...begun].slice(0, begunLimit),
  });
}

export function dropThread(thread: string): void {
  change(outbox.read().entries.filter((one) => one.thread !== thread));
}

interface ThreadOutbox {
  entries: readonly Unsent[];
  /** What this thread has become since. */
  conversationId: string | null;
}

export function useThreadOutbox(thread: string | null): ThreadOutbox {
  const { entries, begun } = useSyncExternalStore(outbox.subscribe, outbox.read);
  return {
    entries: entries.filter((one) => one.thread === thread),
    conversationId: begun.find((one) => one.thread === thread)?.conversationId ?? null,
  };
}

/** How many messages would be lost if this device were cleared now. */
export function useUnsentMessageCount(): number {
  return useSyncExternalStore(outbox.subscribe, outbox.read).entries.length;
}
