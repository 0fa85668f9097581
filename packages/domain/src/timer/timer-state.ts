import { isRecord } from '../workout/read-value.ts';
import { areTaps, type Tap } from './taps.ts';

/** Spec §4, Timer. */
export type TimerStatus = 'not-started' | 'running' | 'paused' | 'complete';

/**
 * Where the timer stood at one instant. What remains is never stored: it follows
 * from the time that has passed since, so that nothing can drift.
 */
export interface TimerState {
  version: 1;
  status: TimerStatus;
  stepIndex: number;
  /** How far into the step the timer was: at the anchor while it runs, else where it was paused. */
  offsetMs: number;
  /** Epoch milliseconds; null unless the timer runs. */
  anchorMs: number | null;
  /** How long the timer had been running in all, at the anchor. */
  spentMs: number;
  /** What was added to single steps or taken from them, by step index. */
  adjustedMs: Record<string, number>;
  /** What the user has told it, such as each round of an AMRAP. */
  taps?: Tap[];
}

export function newTimer(): TimerState {
  return {
    version: 1,
    status: 'not-started',
    stepIndex: 0,
    offsetMs: 0,
    anchorMs: null,
    spentMs: 0,
    adjustedMs: {},
  };
}

const statuses: readonly unknown[] = ['not-started', 'running', 'paused', 'complete'];

const isStatus = (value: unknown): value is TimerStatus => statuses.includes(value);

const isIndex = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isMs = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

function isAdjusted(value: unknown): value is Record<string, number> {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([key, ms]) => /^\d+$/.test(key) && Number.isFinite(ms));
}

/** The state as it was stored, or null when it is of another version or broken. */
export function reviveTimer(value: unknown): TimerState | null {
  if (!isRecord(value) || value.version !== 1) return null;
  const { status, stepIndex, offsetMs, anchorMs, spentMs, adjustedMs, taps } = value;
  if (!isStatus(status) || !isIndex(stepIndex) || !isMs(offsetMs) || !isMs(spentMs)) return null;
  if (!isAdjusted(adjustedMs) || !areTaps(taps)) return null;
  const told = taps === undefined ? {} : { taps };
  const common = { version: 1, status, stepIndex, offsetMs, spentMs, adjustedMs, ...told } as const;
  if (status !== 'running') return { ...common, anchorMs: null };
  return isMs(anchorMs) ? { ...common, anchorMs } : null;
}
