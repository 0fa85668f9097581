import { type Cue, cuesBetween } from '@cadence/domain/timer/cues';
import type { TimerSettings } from '@cadence/domain/timer/settings';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { AudioOutput } from '../../../platform/audio/audio.ts';
import { soundOf } from './cue-sounds.ts';

const enough = 3;
const windowMs = 1200;
const most = 8;

/**
 * How far the audio clock is ahead of the timer's. It moves in blocks, so that a
 * reading may be up to one block too low, never too high: the highest counts.
 */
function createDriftMeter() {
  let samples: { atMs: number; aheadMs: number }[] = [];
  return {
    add(audioMs: number, nowMs: number): void {
      const fresh = samples.filter(({ atMs }) => nowMs - atMs < windowMs).slice(-(most - 1));
      samples = [...fresh, { atMs: nowMs, aheadMs: audioMs - nowMs }];
    },
    /** Null until there are enough readings to tell a block from a drift. */
    read(): number | null {
      return samples.length < enough ? null : Math.max(...samples.map(({ aheadMs }) => aheadMs));
    },
    clear(): void {
      samples = [];
    },
  };
}

export interface Timeline {
  steps: readonly TimerStep[];
  state: TimerState;
  settings: TimerSettings;
}

interface Entry {
  cueMs: number;
  startsAt: number;
  endsAt: number;
  cancel: () => void;
}

const aheadMs = 150_000;
/** Scheduling at every beat would be work for nothing. */
const extendMs = 10_000;
/** A beep that is later than this says something untrue. */
const lateMs = 100;
/** A new audio context takes a moment, and a step's own sound is worth waiting for. */
const lateStepMs = 600;
const driftMs = 20;
/** Too close to be taken back and set again. */
const closeSeconds = 0.15;

const latenessOf = (cue: Cue) => (cue.kind === 'step' ? lateStepMs : lateMs);

/** The timeline's sounds, laid out ahead on the audio clock. */
export function createSoundSchedule(audio: AudioOutput, now: () => number) {
  const meter = createDriftMeter();
  let timeline: Timeline | null = null;
  let entries: Entry[] = [];
  /** Cues before this instant have been laid out. */
  let untilMs = 0;
  /** Cues up to this instant have begun to sound. */
  let heardMs = 0;
  /** What was added to an instant to place it on the audio clock. */
  let usedMs = 0;

  function layOut(fromMs: number, time: number): void {
    if (!timeline) return;
    const { steps, state, settings } = timeline;
    const nowMs = now();
    untilMs = nowMs + aheadMs;
    let takenMs = Number.NEGATIVE_INFINITY;
    for (const cue of cuesBetween(steps, state, fromMs, untilMs, settings)) {
      // At one instant the rarer cue comes first, and one sound is enough.
      if (cue.atMs === takenMs || nowMs - cue.atMs > latenessOf(cue)) continue;
      const notes = soundOf(cue, steps, settings);
      if (!notes) continue;
      takenMs = cue.atMs;
      const startsAt = Math.max(time, (cue.atMs + usedMs) / 1000);
      const length = Math.max(...notes.map(({ after, seconds }) => after + seconds));
      const cancel = audio.play(notes, startsAt);
      entries.push({ cueMs: cue.atMs, startsAt, endsAt: startsAt + length, cancel });
    }
  }

  /** What begins after an instant of the audio clock is taken back, the rest counts as heard. */
  function takeBack(afterSeconds: number): void {
    for (const { startsAt, cueMs, cancel } of entries) {
      if (startsAt > afterSeconds) cancel();
      else heardMs = Math.max(heardMs, cueMs);
    }
    entries = entries.filter(({ startsAt }) => startsAt <= afterSeconds);
  }

  function silence(): void {
    for (const { cancel } of entries) cancel();
    entries = [];
  }

  function begin(time: number): void {
    usedMs = meter.read() ?? time * 1000 - now();
    layOut(Math.max(now() - lateStepMs, heardMs + 1), time);
  }

  return {
    /** Lays everything out anew; null ends all sound at once. */
    follow(next: Timeline | null): void {
      timeline = next;
      const time = audio.time();
      meter.clear();
      if (!next || time === null) {
        silence();
        return;
      }
      takeBack(time);
      meter.add(time * 1000, now());
      begin(time);
    },

    /** Nothing that was laid out is right any more; what is will soon be told. */
    forget(): void {
      timeline = null;
      const time = audio.time();
      if (time === null) silence();
      else takeBack(time);
    },

    /** The same timeline from another anchor: what is laid out stays right. */
    settle(state: TimerState): void {
      if (timeline) timeline = { ...timeline, state };
    },

    /** Ends the timeline, but not the sound that says so. */
    letRing(): void {
      timeline = null;
    },

    /** Nothing more begins. */
    stop(): void {
      timeline = null;
      takeBack((audio.time() ?? 0) + closeSeconds);
    },

    playNow(cue: Cue, steps: readonly TimerStep[], settings: TimerSettings): void {
      const time = audio.time();
      const notes = soundOf(cue, steps, settings);
      if (time !== null && notes) audio.play(notes, time);
    },

    /** Keeps the layout 150 s long and on the audio clock, which may stall or drift. */
    beat(): void {
      const time = audio.time();
      if (time === null || !timeline) return;
      meter.add(time * 1000, now());
      const measuredMs = meter.read();
      if (measuredMs !== null && Math.abs(measuredMs - usedMs) > driftMs) {
        takeBack(time + closeSeconds);
        begin(time);
      } else if (untilMs - now() < aheadMs - extendMs) {
        layOut(untilMs, time);
      }
      for (const { cueMs, startsAt } of entries) {
        if (startsAt <= time) heardMs = Math.max(heardMs, cueMs);
      }
      entries = entries.filter(({ endsAt }) => endsAt > time);
    },
  };
}
