import type { Understanding } from '../planner/request.ts';
import type { CoachMessage } from './types.ts';

/** Spec §9: the last 30 messages are looked at. */
const lookBack = 30;

function recent(messages: readonly CoachMessage[]): CoachMessage[] {
  return messages.slice(-lookBack);
}

/** The messages before this one, whether or not it has been added to them already. */
export function before(messages: readonly CoachMessage[], text: string): CoachMessage[] {
  const last = messages.at(-1);
  const isAdded = last?.type === 'user' && last.content.trim() === text.trim();
  return recent(isAdded ? messages.slice(0, -1) : messages);
}

export function isStopOrHold(
  understanding: Understanding,
): understanding is Extract<Understanding, { kind: 'stop' | 'hold' }> {
  return understanding.kind !== 'request';
}
