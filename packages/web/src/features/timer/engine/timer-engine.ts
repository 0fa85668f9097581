import type { RunLog } from '@cadence/domain/analytics/session';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { Absence } from '@cadence/domain/timer/absence';
import type { TimerSettings } from '@cadence/domain/timer/settings';
import { isTapped } from '@cadence/domain/timer/tap-actions';
import { type TimerReading, timerAt } from '@cadence/domain/timer/timer';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { SoundState } from '../../../platform/audio/audio.ts';
import { type EngineDevices, openDevices } from './devices.ts';
import { type Audible, createOutputs } from './outputs.ts';
import { isInView, listenToPage, mayUnlock } from './page-signals.ts';
import { createRunModel } from './run-model.ts';
import { sameCues } from './same-cues.ts';
import { createActions } from './timer-actions.ts';
import { guardVoice, type VoicePort } from './voice-port.ts';

/**
 * Ticks while the timer runs: with each beat, so that nothing is missed, and at
 * the instants when a shown second changes, so that none is shown late.
 */
function createPulse(
  startHeartbeat: (onBeat: () => void) => () => void,
  onTick: (isBeat: boolean) => void,
) {
  let stopHeartbeat: (() => void) | null = null;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    stopHeartbeat?.();
    stopHeartbeat = null;
    clearTimeout(timeout);
    timeout = undefined;
  }

  return {
    stop,
    run(secondEndsInMs: number): void {
      stopHeartbeat ??= startHeartbeat(() => onTick(true));
      clearTimeout(timeout);
      timeout = setTimeout(() => onTick(false), secondEndsInMs + 1);
    },
  };
}

export interface EngineInput {
  runKey: string;
  steps: readonly TimerStep[];
  settings: TimerSettings;
  muted: boolean;
  shownSet?: ((stepIndex: number, log: RunLog | null) => LoggedSet | null) | undefined;
  voice?: VoicePort | undefined;
  onComplete?: (() => void) | undefined;
}

interface EngineView {
  reading: TimerReading;
  state: TimerState;
  log: RunLog | null;
  absence: Absence | null;
  soundState: SoundState;
}

/** Whether two views differ by nothing but the time shown. */
function differInTimeAlone(before: EngineView, now: EngineView): boolean {
  const { reading: was } = before;
  const { reading: is } = now;
  return (
    was.step === is.step &&
    was.stepIndex === is.stepIndex &&
    was.status === is.status &&
    before.state === now.state &&
    before.log === now.log &&
    before.absence === now.absence &&
    before.soundState === now.soundState
  );
}

/** The clock, the run and the devices of one workout. Has no effect before it is connected. */
export function createTimerEngine(first: EngineInput, devices: EngineDevices = openDevices()) {
  const { audio, clock } = devices;
  const listeners = new Set<() => void>();
  let input = first;
  const model = createRunModel({
    runKey: first.runKey,
    clock,
    steps: () => input.steps,
    shownSet: (stepIndex, log) => input.shownSet?.(stepIndex, log) ?? null,
  });
  let connected = false;
  let buzzedMs = clock.now();
  /** The way to call off what waits for the screen. */
  let following: (() => void) | null = null;
  /** Whether the end has been told. */
  let told = model.wasOver;

  const timeline = () => ({ ...input, state: model.state() });
  const isRunning = () => model.state().status === 'running';
  const audible = (): Audible => {
    const { settings, muted } = input;
    const isHeard = !muted && model.inCharge();
    return { sounds: isHeard && settings.soundEnabled, speaks: isHeard && settings.voiceEnabled };
  };
  const isAudible = () => Object.values(audible()).includes(true);
  const look = (): EngineView => ({
    reading: timerAt(input.steps, model.state(), clock.now()),
    state: model.state(),
    log: model.log(),
    absence: model.absence(),
    soundState: audio.state(),
  });
  let view = look();
  /** As it was when more than the time shown last changed. */
  let steadyView = view;
  /** Until then it shows the same second. */
  let secondEndsMs = 0;

  function publish(): void {
    view = look();
    secondEndsMs = clock.now() + view.reading.secondEndsInMs;
    if (!differInTimeAlone(steadyView, view)) steadyView = view;
    if (connected) {
      outputs.show(timeline(), view.reading, model.inCharge());
      if (isRunning()) pulse.run(view.reading.secondEndsInMs);
      else pulse.stop();
    }
    for (const listener of [...listeners]) listener();
    if (view.state.status !== 'complete') told = false;
    else if (connected && !told && !view.absence) {
      told = true;
      input.onComplete?.();
    }
  }

  /** Lays the sounds out anew while the timer runs; after the end the last one may ring. */
  function follow(): void {
    if (connected && isRunning()) outputs.follow(timeline(), audible());
  }

  /** In a gesture, before anything is waited for. */
  function prime(): void {
    if (!connected || !isRunning()) return;
    if (isAudible()) audio.unlock();
    if (audible().speaks) devices.primeSpeech();
  }

  function tick(isBeat: boolean): void {
    const nextMs = Math.ceil(clock.now()) + 1;
    if (model.inCharge()) outputs.buzz(timeline(), buzzedMs, nextMs);
    buzzedMs = nextMs;
    const { stalled, moved } = model.advance();
    if (stalled) outputs.follow(timeline(), audible());
    else if (moved) outputs.settle(timeline());
    if (moved || stalled || clock.now() >= secondEndsMs) {
      model.noteSeen();
      publish();
    } else if (!isBeat && isRunning()) pulse.run(secondEndsMs - clock.now());
    if (!isBeat) return;
    catchUp();
    outputs.beat();
  }

  /**
   * To lay out all sounds takes as long as to draw the screen, which whoever moves on waits for. A
   * page out of view has no screen to draw. A start is followed at once: browsers let speech begin
   * only within the tap itself.
   */
  function followSoon(): void {
    following?.();
    outputs.forget();
    following = devices.onceSeen(() => {
      following = null;
      follow();
    });
  }

  function followNow(): void {
    following?.();
    following = null;
    outputs.follow(timeline(), audible());
  }

  /** What waits for a screen that is not drawn. */
  function catchUp(): void {
    if (following) followNow();
  }

  /** After a change that was not time's: cues lie elsewhere now, or nowhere. */
  function changed({ atMs = clock.now(), wasRunning = false, isFinished = false } = {}): void {
    // A cue at the very moment of the change belongs to what follows it.
    buzzedMs = Math.floor(atMs);
    if (connected && wasRunning && isRunning() && isInView()) followSoon();
    else if (connected) followNow();
    prime();
    if (connected && isFinished) outputs.finish(timeline(), audible());
    publish();
  }

  const actions = createActions({
    act(move, leap) {
      const wasComplete = view.state.status === 'complete';
      const before = { atMs: clock.now(), wasRunning: isRunning() };
      const acted = model.act(move, leap ?? null);
      if (!acted) tick(false);
      else changed({ ...before, isFinished: !wasComplete && model.state().status === 'complete' });
    },
    reset() {
      model.reset();
      changed();
    },
    logSet(key, set) {
      model.logSet(key, set);
      publish();
    },
    setTarget(key, set) {
      model.setTarget(key, set);
      publish();
    },
    logExtraReps(block, reps) {
      model.logExtraReps(block, reps);
      publish();
    },
  });

  const pulse = createPulse(devices.startHeartbeat, tick);
  /** Hands that hold a bar or a phone in a belt: the next key says what a tap would say. */
  const pressNext = () => {
    const { step } = view.reading;
    if (step?.untilDone) actions.done();
    else if (isTapped(step ?? undefined) || step?.count === 'minutes') actions.tapNext();
    else actions.skip();
  };
  const keys = { ...actions, play: actions.start, next: pressNext };
  const voice = guardVoice(() => input.voice);
  const outputs = createOutputs({ ...devices, now: clock.now, keys, voice });

  /** The page may have stood still: of what was laid out nothing is right, not even the end. */
  function resync(): void {
    const wasRunning = isRunning();
    model.advance();
    buzzedMs = clock.now();
    if (connected && wasRunning) outputs.follow(timeline(), audible());
    publish();
  }

  /** Nothing more will be seen, but heard. */
  function leave(): void {
    catchUp();
    model.leave();
  }

  function comeBack(): void {
    model.comeBack();
    model.claim();
    if (isRunning() && isAudible()) audio.wake();
    resync();
  }

  function touch(): void {
    if (isRunning() && model.claim()) follow();
    prime();
  }

  function connect(): () => void {
    connected = true;
    const stops = [
      listenToPage({ leave, comeBack, thaw: resync, touch }),
      model.listen(() => changed()),
      audio.subscribe(() => {
        follow();
        if (audio.state() !== view.soundState) publish();
      }),
    ];
    if (isInView()) comeBack();
    else leave();
    if (mayUnlock()) prime();
    publish();
    return () => {
      model.save();
      connected = false;
      following?.();
      following = null;
      for (const stop of stops) stop();
      pulse.stop();
      outputs.end();
    };
  }

  return {
    actions,
    connect,
    now: () => Math.round(clock.now() + clock.wallAheadMs()),
    view: () => view,
    steadyView: () => steadyView,
    read: () => view.reading,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resolveAbsence(choice: 'catch-up' | 'continue'): void {
      model.resolve(choice);
      changed();
    },
    update(next: EngineInput): void {
      const before = input;
      input = next;
      // A run is known by its steps: another exercise in one of them is noted with the run.
      if (connected && before.steps !== next.steps) model.noteSteps();
      if (mayUnlock()) prime();
      if (sameCues(before, next)) return;
      follow();
      publish();
    },
  };
}
