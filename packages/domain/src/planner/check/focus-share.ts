import { exerciseById } from '../../exercise/library.ts';
import { servesRequest } from '../dose/targets.ts';
import type { Subject } from './subject.ts';

/** From here on a session is about what it was asked to be about. */
export const wantedFocusShare = 0.6;
/** Breath and balance are trained between other work. */
export const wantedKindShare = 0.4;

/** A wish, and what stands in for it where it may not be done. */
const withEasier = (id: string): string[] => [id, ...(exerciseById(id)?.easier ?? [])];

/**
 * Share of the working sets that are for what was asked for. `isOwn` leaves out what the user named:
 * it stands before the focus.
 */
export function focusShare({ body, request }: Subject, isOwn = false): number {
  let all = 0;
  let serving = 0;
  const named = new Set(isOwn ? request.mustInclude.value.flatMap(withEasier) : []);
  for (const { exercise, steps } of body) {
    if (!exercise || named.has(exercise.id)) continue;
    const sets = Math.max(1, steps.length);
    all += sets;
    if (servesRequest(exercise, request)) serving += sets;
  }
  return all === 0 ? (isOwn ? 1 : 0) : serving / all;
}
