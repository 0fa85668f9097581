import type { RunLog } from '@cadence/domain/analytics/session';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { Absence } from '@cadence/domain/timer/absence';
import type { TimerSettings } from '@cadence/domain/timer/settings';
import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReadingSource } from './reading-source.ts';
import { createTimerEngine } from './timer-engine.ts';
import type { VoicePort } from './voice-port.ts';

export interface TimerActions {
  start(): void;
  pause(): void;
  toggle(): void;
  skip(): void;
  previous(): void;
  next(): void;
  goto(index: number): void;
  rest(): void;
  done(): void;
  adjust(seconds: number): void;
  seek(seconds: number): void;
  reset(): void;
  /** The key is what setKey gives for the set. */
  logSet(key: string, set: LoggedSet | null): void;
  /** What a set is to be, before it is done. */
  setTarget(key: string, set: LoggedSet): void;
  /** A round, a rung, a try or the first open line is done; never the end of the step. */
  tap(): void;
  /** That line of the list. */
  tick(line: number): void;
  undoTap(): void;
  /** As from a headset: the last mark ends the step. */
  tapNext(): void;
  finish(): void;
  missed(): void;
  /** Beyond whole rounds, when the clock had ended the block. */
  logExtraReps(block: number, reps: number): void;
}

export interface TimerHandle {
  /** What the passing of a second leaves as it is. */
  reading: Pick<TimerReading, 'status' | 'step' | 'stepIndex' | 'complete'>;
  /** What it changes. */
  readings: ReadingSource;
  state: TimerState;
  log: RunLog | null;
  actions: TimerActions;
  absence: Absence | null;
  resolveAbsence(choice: 'catch-up' | 'continue'): void;
  /** Epoch milliseconds of the wall clock, for what is written down. */
  now(): number;
  soundState: 'ready' | 'locked' | 'unavailable';
}

export interface TimerInput {
  /** The workout. A stored run of another one is left alone until this one starts. */
  runKey: string;
  steps: readonly TimerStep[];
  settings: TimerSettings;
  muted: boolean;
  /** What a set that waits shows: the press that ends it logs just that. */
  shownSet?: ((stepIndex: number, log: RunLog | null) => LoggedSet | null) | undefined;
  /** Who speaks along; nobody unless given. */
  voice?: VoicePort | undefined;
  /** At the end; after an absence that passed it, once the user has chosen to catch up. */
  onComplete?: () => void;
}

/** Renders at every change but that of the time, which `readings` tells once a second. */
export function useTimer(input: TimerInput): TimerHandle {
  const { runKey } = input;
  const make = () => ({ runKey, engine: createTimerEngine(input) });
  const [held, setHeld] = useState(make);
  let { engine } = held;
  if (held.runKey !== runKey) {
    const next = make();
    engine = next.engine;
    setHeld(next);
  }
  useEffect(() => engine.update(input));
  useEffect(() => engine.connect(), [engine]);
  const view = useSyncExternalStore(engine.subscribe, engine.steadyView);
  const { actions, resolveAbsence, now } = engine;
  return { ...view, readings: engine, actions, resolveAbsence, now };
}
