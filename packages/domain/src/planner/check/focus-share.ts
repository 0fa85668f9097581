import { servesRequest } from '../targets.ts';
import type { Subject } from './subject.ts';

/** From here on a session is about what it was asked to be about. */
export const wantedFocusShare = 0.6;
/** Breath and balance are trained between other work. */
export const wantedKindShare = 0.4;

/** Share of the working sets that are for what was asked for. */
export function focusShare({ body, request }: Subject): number {
  let all = 0;
  let serving = 0;
  for (const { exercise, steps } of body) {
    if (!exercise) continue;
    const sets = Math.max(1, steps.length);
    all += sets;
    if (servesRequest(exercise, request)) serving += sets;
  }
  return all === 0 ? 0 : serving / all;
}
