import { type Cue, cuesBetween } from '@cadence/domain/timer/cues';
import type { TimerReading } from '@cadence/domain/timer/timer';
import type { AudioOutput } from '../../../platform/audio/audio.ts';
import {
  type MediaKeys,
  showNowPlaying,
  takeMediaKeys,
} from '../../../platform/audio/media-session.ts';
import type { WakeLock } from '../../../platform/audio/wake-lock.ts';
import { vibrationOf } from './cue-vibrations.ts';
import { createSoundSchedule, type Timeline } from './sound-schedule.ts';
import type { VoicePort } from './voice-port.ts';

export interface OutputDevices {
  audio: AudioOutput;
  wakeLock: WakeLock;
  vibrate: (pattern: readonly number[]) => void;
}

interface OutputOptions extends OutputDevices {
  now: () => number;
  keys: MediaKeys;
  voice: VoicePort;
}

/** What may be heard. None of it for a muted timer or a second tab. */
export interface Audible {
  sounds: boolean;
  speaks: boolean;
}

/** A buzz that is later than this belongs to the past. */
const lateMs = 300;
/** Looking for the next cue at every beat would be work for nothing. */
const lookAheadMs = 5000;

/** Everything but the screen that tells the user where the timer stands. */
export function createOutputs({ audio, wakeLock, vibrate, now, keys, voice }: OutputOptions) {
  const schedule = createSoundSchedule(audio, now);
  let releaseKeys: (() => void) | null = null;
  let shown = '';
  /** Until then the timeline as it is has no cue. */
  let quietUntilMs = 0;

  const spoken = ({ steps, state }: Timeline, beeps: boolean) => ({ steps, state, now, beeps });

  function showOnLockScreen({ steps, state }: Timeline, reading: TimerReading): void {
    const key = `${reading.status} ${reading.stepIndex} ${state.anchorMs}`;
    if (key === shown) return;
    shown = key;
    const following = steps[reading.stepIndex + 1];
    showNowPlaying({
      title: reading.step?.name ?? '',
      detail: following ? `Next: ${following.name}` : 'Last step',
      playing: reading.status === 'running',
      durationSeconds: reading.totalSeconds,
      positionSeconds: reading.elapsedSeconds,
    });
  }

  function releaseLockScreen(): void {
    releaseKeys?.();
    releaseKeys = null;
    shown = '';
  }

  return {
    /** After a change that moves cues. */
    follow(timeline: Timeline, { sounds, speaks }: Audible): void {
      quietUntilMs = 0;
      const running = timeline.state.status === 'running';
      schedule.follow(running && sounds ? timeline : null);
      voice.follow(spoken(timeline, sounds), speaks);
      if (running) wakeLock.hold();
      else wakeLock.release();
    },

    /** Before a change that moves cues is followed: until then nothing of before is to be heard. */
    forget(): void {
      quietUntilMs = 0;
      schedule.forget();
    },

    /** After a change that time alone has made. */
    settle({ state }: Timeline): void {
      schedule.settle(state);
      voice.settle(state);
      if (state.status === 'running') return;
      schedule.letRing();
      wakeLock.release();
    },

    /** Skipped to the end: no cue lies ahead that would say so. */
    finish(timeline: Timeline, { sounds, speaks }: Audible): void {
      const { steps, settings } = timeline;
      const cue: Cue = { kind: 'complete', atMs: now(), stepIndex: steps.length - 1 };
      if (sounds) schedule.playNow(cue, steps, settings);
      voice.finish(spoken(timeline, sounds), speaks);
      const pattern = vibrationOf(cue, steps, settings);
      if (settings.vibrationEnabled && pattern) vibrate(pattern);
    },

    buzz({ steps, state, settings }: Timeline, fromMs: number, toMs: number): void {
      if (!settings.vibrationEnabled || toMs <= quietUntilMs) return;
      const firstMs = Math.max(fromMs, toMs - lateMs);
      const cues = cuesBetween(steps, state, firstMs, toMs + lookAheadMs, settings);
      quietUntilMs = cues.find(({ atMs }) => atMs >= toMs)?.atMs ?? toMs + lookAheadMs;
      // A device can do one buzz at a time: the latest.
      const pattern = cues
        .filter(({ atMs }) => atMs < toMs)
        .map((cue) => vibrationOf(cue, steps, settings))
        .findLast((found) => found !== null);
      if (pattern) vibrate(pattern);
    },

    show(timeline: Timeline, reading: TimerReading, inCharge: boolean): void {
      const { status } = reading;
      if (inCharge && (status === 'running' || status === 'paused')) {
        releaseKeys ??= takeMediaKeys(keys);
        showOnLockScreen(timeline, reading);
      } else releaseLockScreen();
    },

    beat(): void {
      audio.beat(now());
      schedule.beat();
      voice.beat();
    },

    end(): void {
      schedule.stop();
      voice.end();
      wakeLock.release();
      releaseLockScreen();
      audio.release();
    },
  };
}
