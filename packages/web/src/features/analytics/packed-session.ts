import type { SessionSegment, WorkoutSession } from '@cadence/domain/analytics/types';
import { stepLetters, stepTypeOf } from '@cadence/domain/timer/step-letters';

const leftOut = '!';

/** 'e40' was done, 'r20!' was left out. */
const packSegment = ({ type, seconds, done }: SessionSegment) =>
  `${stepLetters[type]}${seconds}${done ? '' : leftOut}`;

function unpackSegment(packed: string): SessionSegment | null {
  const done = !packed.endsWith(leftOut);
  const type = stepTypeOf(packed.charAt(0));
  const seconds = Number(packed.slice(1, done ? undefined : -1));
  return type && Number.isFinite(seconds) ? { type, seconds, done } : null;
}

interface PackedSession extends Omit<WorkoutSession, 'segments'> {
  segments: string;
}

/** As it lies on the device: its steps are half of its text, and thousands are written in one go. */
export const packSession = (session: WorkoutSession): PackedSession => ({
  ...session,
  segments: session.segments.map(packSegment).join(' '),
});

/** Null for what is not a session of this form. */
export function unpackSession(packed: unknown): WorkoutSession | null {
  const { segments: text, ...rest } = packed as PackedSession;
  if (typeof text !== 'string') return null;
  const segments: SessionSegment[] = [];
  for (const part of text === '' ? [] : text.split(' ')) {
    const segment = unpackSegment(part);
    if (!segment) return null;
    segments.push(segment);
  }
  return { ...rest, segments };
}
