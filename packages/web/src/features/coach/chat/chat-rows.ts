import type { Message } from '../coach-calls.ts';
import type { Unsent } from './chat-outbox.ts';
import { keptMessages } from './conversation-store.ts';

export type ChatRow =
  | { kind: 'said'; message: Message }
  | { kind: 'unsent'; entry: Unsent; state: 'sending' | 'waiting' | 'failed' };

/** The server tells of a message before it has answered it: then it stands there already. */
function isHeard({ text, afterId }: Unsent, messages: readonly Message[]): boolean {
  const known = messages.findIndex(({ id }) => id === afterId);
  return messages
    .slice(known + 1)
    .some(({ type, content }) => type === 'user' && content.trim() === text);
}

/**
 * The page has greeted before the first word: a greeting above it would come after the fact. Of a
 * long conversation the device has only the end, which begins with any message.
 */
function withoutGreeting(messages: readonly Message[]): readonly Message[] {
  const [first] = messages;
  if (first?.type !== 'coach' || messages.length >= keptMessages) return messages;
  return first.workoutId || first.proposal || first.stop ? messages : messages.slice(1);
}

export function chatRows(
  messages: readonly Message[],
  entries: readonly Unsent[],
  isOffline: boolean,
): ChatRow[] {
  const said = withoutGreeting(messages).map((message): ChatRow => ({ kind: 'said', message }));
  const unsent = entries
    .filter((entry) => entry.failure !== null || !isHeard(entry, messages))
    .map((entry): ChatRow => {
      const state = entry.failure ? 'failed' : isOffline ? 'waiting' : 'sending';
      return { kind: 'unsent', entry, state };
    });
  return [...said, ...unsent];
}

/** What was said before this message was written, to be sent along with it. */
export function messagesBefore(
  { afterId }: Pick<Unsent, 'afterId'>,
  messages: readonly Message[],
): readonly Message[] {
  return messages.slice(0, messages.findIndex(({ id }) => id === afterId) + 1);
}

/** Those under the last word, when it is the coach's and nothing is on its way. */
export function openReplies(rows: readonly ChatRow[]): readonly string[] {
  const last = rows.at(-1);
  if (last?.kind !== 'said' || last.message.type !== 'coach') return [];
  return last.message.quickReplies ?? [];
}

/** The last message that came with a workout: only that one can still be changed. */
export function latestOffer(rows: readonly ChatRow[]): Message | null {
  const last = rows.findLast((row) => row.kind === 'said' && row.message.workoutId !== undefined);
  return last?.kind === 'said' ? last.message : null;
}
