import { stepMs } from '@cadence/domain/timer/timeline';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { SpokenLine } from '@cadence/domain/voice/line';

export interface SpokenTimeline {
  steps: readonly TimerStep[];
  state: TimerState;
}

/** A line with its place on the timer's clock. */
export interface DueLine {
  line: SpokenLine;
  dueMs: number;
  latestStartMs: number;
}

/** Steps as long as they are now, with what was added to them or taken away. */
export function realSteps({ steps, state }: SpokenTimeline): readonly TimerStep[] {
  if (Object.keys(state.adjustedMs).length === 0) return steps;
  return steps.map((step, i) => ({ ...step, duration: stepMs(steps, state, i) / 1000 }));
}

/** Which of the script's lines can still be said, up to a time. A timer that does not run has none. */
export function findDueLines(
  script: readonly SpokenLine[],
  { steps, state }: SpokenTimeline,
  nowMs: number,
  untilMs: number,
): DueLine[] {
  if (state.status !== 'running' || state.anchorMs === null) return [];
  const starts = new Map<number, number>();
  let startMs = state.anchorMs - state.offsetMs;
  for (let i = state.stepIndex; i < steps.length && startMs < untilMs; i++) {
    starts.set(i, startMs);
    // What follows a set that waits begins nobody knows when.
    if (steps[i]?.untilDone) break;
    startMs += stepMs(steps, state, i);
  }
  return script.flatMap((line) => {
    const stepStartMs = starts.get(line.stepIndex);
    if (stepStartMs === undefined) return [];
    const dueMs = stepStartMs + line.cueAtSeconds * 1000;
    const latestStartMs = stepStartMs + line.latestStartSeconds * 1000;
    return dueMs < untilMs && latestStartMs >= nowMs ? [{ line, dueMs, latestStartMs }] : [];
  });
}
