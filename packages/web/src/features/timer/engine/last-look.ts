import { findPlace } from '@cadence/domain/timer/timeline';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import * as z from 'zod/mini';
import { phaseOf } from '../../../ui/strip-segments.ts';
import { isLongName, nameInPlay } from '../step-words.ts';

/** What the page draws of a run before any script is there (index.html). */
export const lastLook = z.object({
  phase: z.string(),
  /** Empty where its place is not known before all else has one. */
  name: z.string(),
});

export type LastLook = z.output<typeof lastLook>;

/** As the user last saw the clock; null when it had come to its end. */
export function lookBack(
  steps: readonly TimerStep[],
  state: TimerState,
  lastSeenMs: number,
): LastLook | null {
  const step = steps[findPlace(steps, state, lastSeenMs).stepIndex];
  if (!step) return null;
  const name = nameInPlay(step);
  return { phase: phaseOf(step.type), name: isLongName(name) ? '' : name };
}
