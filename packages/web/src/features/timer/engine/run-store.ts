import type { RunLog } from '@cadence/domain/analytics/session';
import { reviveTimer, type TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { printSteps } from './steps-print.ts';

/** A run as the device keeps it. Instants are the wall clock's: another tab or a reload has no other. */
export interface StoredRun {
  runKey: string;
  /** Of the steps that were played; absent in runs of an earlier version. */
  stepsPrint?: string;
  state: TimerState;
  log: RunLog | null;
  /** When the user last had the timer in view. */
  lastSeenMs: number;
  /** The tab that was last touched: only that one sounds. */
  tab: string;
}

/** What else a set holds passes through. */
const loggedSet = z.looseObject({
  reps: z.exactOptional(z.number()),
  weight: z.exactOptional(z.number()),
  rpe: z.exactOptional(z.number()),
});

const runLog = z.object({
  sessionId: z.string(),
  startedAtMs: z.number(),
  skippedSteps: z.array(z.number()),
  finishedSteps: z.exactOptional(z.array(z.number())),
  sets: z.record(z.string(), loggedSet),
  targets: z.exactOptional(z.record(z.string(), loggedSet)),
  extraReps: z.exactOptional(z.record(z.string(), z.number())),
});

const storedRun = z.object({
  runKey: z.string(),
  stepsPrint: z.exactOptional(z.string()),
  state: z.custom<TimerState>((value) => reviveTimer(value) !== null),
  log: z.nullable(runLog),
  lastSeenMs: z.number(),
  tab: z.string(),
});

export const runStore = createDeviceStore<StoredRun | null>({
  key: 'timerState',
  // Each press is on the device before it is answered.
  place: 'text',
  version: 1,
  schema: z.nullable(storedRun),
  fallback: null,
});

/** Whether the run was of these steps: a place within others would mean nothing. */
export function isRunOf({ stepsPrint }: StoredRun, steps: readonly TimerStep[]): boolean {
  return stepsPrint === undefined || stepsPrint === printSteps(steps);
}

/** The run that can be picked up again, or null. */
export function readRun(): StoredRun | null {
  return runStore.read();
}

/** The stored run, if it is of this workout as it is now. */
export function readRunOf(runKey: string, steps: readonly TimerStep[]): StoredRun | null {
  const run = readRun();
  return run?.runKey === runKey && isRunOf(run, steps) ? run : null;
}

export function clearRun(): void {
  runStore.remove();
}

export function useStoredRun(): StoredRun | null {
  return useSyncExternalStore(runStore.subscribe, runStore.read);
}
