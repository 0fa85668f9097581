import type { ProgramSession } from '@cadence/domain/program/types';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useMemo } from 'react';

/** Of its workout; none where the device does not hold it. */
export function useSessionSteps(session: ProgramSession): TimerStep[] {
  return useMemo(() => buildTimerSteps(session.workout), [session.workout]);
}

/** '32 min'; nothing where it is not known. */
export function minutesOf(steps: readonly TimerStep[]): string {
  return steps.length === 0 ? '' : `${Math.round(sumLikelySeconds(steps) / 60)} min`;
}
