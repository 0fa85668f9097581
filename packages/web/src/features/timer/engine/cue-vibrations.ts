import type { Cue } from '@cadence/domain/timer/cues';
import type { TimerSettings } from '@cadence/domain/timer/settings';
import type { TimerStep } from '@cadence/domain/timer/types';

const lastSeconds = 3;

/** Milliseconds on, off, on …; null when a cue is not worth a buzz. */
export function vibrationOf(
  cue: Cue,
  steps: readonly TimerStep[],
  { countdownBeeps }: TimerSettings,
): readonly number[] | null {
  switch (cue.kind) {
    case 'step':
      return steps[cue.stepIndex]?.type === 'rest' ? [450] : [180, 90, 180];
    case 'switch-sides':
      return [90, 60, 90, 60, 90];
    case 'halfway':
      return [90, 60, 90];
    case 'rest-warning':
    case 'time-left':
    case 'target':
      return [140];
    case 'countdown':
      return countdownBeeps && cue.secondsLeft <= lastSeconds ? [60] : null;
    case 'complete':
      return [300, 100, 300, 100, 600];
    case 'rest-preview':
      return null;
  }
}
