import type { Understanding } from '../planner/request.ts';
import type { Alarm } from '../planner/safety.ts';
import { isLiftedSince, isStanding, lifts, openFlag, raisedBy } from './flags.ts';
import type { CoachKnowledge, CoachMessage } from './types.ts';

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

export const lastCoach = (messages: readonly CoachMessage[]): CoachMessage | undefined =>
  messages.findLast(({ type }) => type === 'coach');

/**
 * The alarm of an earlier message, in this conversation or another, that nothing has lifted since.
 */
export function openAlarm(
  previous: readonly CoachMessage[],
  text: string,
  { athlete, now, flags = [] }: Pick<CoachKnowledge, 'athlete' | 'now' | 'flags'>,
): Alarm | null {
  let open = openFlag(flags, now);
  let asked = '';
  for (const { type, content, timestamp } of recent(previous)) {
    if (type === 'coach') asked = content;
    if (type !== 'user') continue;
    if (open && lifts(content, open, asked)) open = null;
    const own = raisedBy(content, athlete, timestamp);
    if (own && isStanding(own.id, timestamp, now) && !isLiftedSince(flags, own.id, timestamp)) {
      open = own;
    }
  }
  return open && lifts(text, open, asked) ? null : open;
}

export function isAlarm(
  understanding: Understanding,
): understanding is Extract<Understanding, { kind: 'stop' | 'hold' }> {
  return understanding.kind !== 'request';
}
