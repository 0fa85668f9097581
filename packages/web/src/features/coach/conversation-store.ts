import { message } from '@cadence/contract/coach/schemas';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { type Conversation, type Message, recentConversations } from './coach-calls.ts';

interface KeptConversation {
  id: string;
  messages: Message[];
}

const none: readonly KeptConversation[] = [];
/** More of one conversation would crowd the device; the server has them all. */
export const keptMessages = 200;

/** The latest read first, so that they can be read again without a connection. */
const store = createDeviceStore<readonly KeptConversation[]>({
  key: 'coachConversations',
  version: 1,
  schema: z.array(z.object({ id: z.string(), messages: z.array(message) })),
  fallback: none,
});

/** What the server says comes first; what was heard meanwhile and it did not know yet, after. */
function mergeMessages(stored: readonly Message[], heard: readonly Message[]): readonly Message[] {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...heard.filter(({ id }) => !known.has(id))];
}

export function readMessages(id: string): readonly Message[] | null {
  return store.read().find((one) => one.id === id)?.messages ?? null;
}

export function readLatestKept(isRemoved: (id: string) => boolean): string | null {
  return store.read().find(({ id }) => !isRemoved(id))?.id ?? null;
}

function put(id: string, messages: readonly Message[]): void {
  const others = store.read().filter((one) => one.id !== id);
  const kept = { id, messages: messages.slice(-keptMessages) };
  store.write([kept, ...others].slice(0, recentConversations));
}

export function keepConversation({ id, messages }: Conversation): void {
  put(id, mergeMessages(messages, readMessages(id) ?? []));
}

/**
 * What came after a message that is known here, in its place: something may have been heard since
 * that came even later.
 */
export function keepMissed({ id, messages }: Conversation, after: string): void {
  const known = readMessages(id) ?? [];
  const to = known.findIndex((one) => one.id === after) + 1;
  const earlier = known.slice(0, to);
  const isWhole = messages.some((one) => earlier.some((other) => other.id === one.id));
  if (isWhole) put(id, mergeMessages(messages, known));
  else put(id, [...earlier, ...mergeMessages(messages, known.slice(to))]);
}

/** Of a conversation that is not on the device, nothing: it is read whole when it is opened. */
export function addMessage(id: string, heard: Message): void {
  const messages = readMessages(id);
  if (!messages || messages.some((one) => one.id === heard.id)) return;
  put(id, [...messages, heard]);
}

export function dropConversation(id: string): void {
  store.write(store.read().filter((one) => one.id !== id));
}

export function useMessages(id: string | null): readonly Message[] | null {
  useSyncExternalStore(store.subscribe, store.read);
  return id === null ? null : readMessages(id);
}
