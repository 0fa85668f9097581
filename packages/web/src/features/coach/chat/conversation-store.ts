import { message } from '@cadence/contract/coach/schemas';
import * as z from 'zod/mini';
import { queryClient, seedFrom } from '../../../platform/api/query.ts';
import { type Conversation, type Message, readOne, recentConversations } from '../coach-calls.ts';
import { coachQueries } from '../coach-queries.ts';

type Messages = readonly Message[];

/** More of one conversation would crowd the device; the server has them all. */
export const keptMessages = 200;

/** What the server says comes first; what was heard meanwhile and it did not know yet, after. */
function mergeMessages(stored: Messages, heard: Messages): Messages {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...heard.filter(({ id }) => !known.has(id))];
}

export const readMessages = (id: string): Messages | null =>
  queryClient.getQueryData<Messages>(coachQueries.conversation(id)) ?? null;

const keptQueries = () =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: coachQueries.conversations() })
    .filter(({ state }) => state.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);

/** Of those that are on the device, the one that was read or heard last. */
export function readLatestKept(isRemoved: (id: string) => boolean): string | null {
  const ids = keptQueries().map(({ queryKey }) => String(queryKey.at(-1)));
  return ids.find((id) => !isRemoved(id)) ?? null;
}

function put(id: string, messages: Messages): void {
  queryClient.setQueryData<Messages>(coachQueries.conversation(id), messages.slice(-keptMessages));
  for (const query of keptQueries().slice(recentConversations)) {
    if (!query.isActive()) queryClient.getQueryCache().remove(query);
  }
}

export function keepConversation({ id, messages }: Conversation): void {
  put(id, mergeMessages(messages, readMessages(id) ?? []));
}

/**
 * What came after a message that is known here, in its place: something may have been heard since
 * that came even later.
 */
function withMissed(messages: Messages, known: Messages, after: string): Messages {
  const to = known.findIndex((one) => one.id === after) + 1;
  const earlier = known.slice(0, to);
  const isWhole = messages.some((one) => earlier.some((other) => other.id === one.id));
  if (isWhole) return mergeMessages(messages, known);
  return [...earlier, ...mergeMessages(messages, known.slice(to))];
}

/** Up to which message nothing is missing, since this page was loaded. */
const completeUpTo = new Map<string, string>();

/** From the server: whole the first time, then what came since. */
export async function readConversation(id: string, signal: AbortSignal): Promise<Messages> {
  const lastComplete = completeUpTo.get(id);
  const isHere = readMessages(id)?.some((one) => one.id === lastComplete);
  const after = isHere ? lastComplete : undefined;
  const { messages } = await readOne(id, after === undefined ? { signal } : { signal, after });
  const known = readMessages(id) ?? [];
  const lastId = messages.at(-1)?.id;
  if (lastId !== undefined) completeUpTo.set(id, lastId);
  const merged =
    after === undefined ? mergeMessages(messages, known) : withMissed(messages, known, after);
  return merged.slice(-keptMessages);
}

/** Of a conversation that is not on the device, nothing: it is read whole when it is opened. */
export function addMessage(id: string, heard: Message): void {
  const messages = readMessages(id);
  if (!messages || messages.some((one) => one.id === heard.id)) return;
  put(id, [...messages, heard]);
}

export function dropConversation(id: string): void {
  completeUpTo.delete(id);
  queryClient.removeQueries({ queryKey: coachQueries.conversation(id) });
}

const keptBefore = z.array(z.object({ id: z.string(), messages: z.array(message) }));

// What the first edition kept for a start without a connection.
seedFrom('coachConversations', (data) => {
  const kept = z.safeParse(keptBefore, data);
  for (const { id, messages } of kept.success ? kept.data.toReversed() : []) put(id, messages);
});
