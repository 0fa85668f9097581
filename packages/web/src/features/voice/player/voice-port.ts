import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { VoiceTimeline } from './line-speaker.ts';
import type { TimerVoice } from './timer-voice.ts';

/** What the timer tells, handed on to the voice when that has been loaded. */
export function createVoicePort() {
  let voice: TimerVoice | null = null;
  let recordSteps: readonly number[] = [];
  let last: { timeline: VoiceTimeline; speaks: boolean } | null = null;

  return {
    /** Another voice speaks from now on, or none. */
    attach(next: TimerVoice | null): void {
      voice?.end();
      voice = next;
      voice?.noteRecords(recordSteps);
      if (last) voice?.follow(last.timeline, last.speaks);
    },
    follow(timeline: VoiceTimeline, speaks: boolean): void {
      last = { timeline, speaks };
      voice?.follow(timeline, speaks);
    },
    settle(state: TimerState): void {
      if (last) last = { ...last, timeline: { ...last.timeline, state } };
      voice?.settle(state);
    },
    finish(timeline: VoiceTimeline, speaks: boolean): void {
      voice?.finish(timeline, speaks);
    },
    noteRecords(steps: readonly number[]): void {
      recordSteps = steps;
      voice?.noteRecords(steps);
    },
    say(text: string): void {
      voice?.say(text);
    },
    hush(): void {
      voice?.hush();
    },
    beat(): void {
      voice?.beat();
    },
    end(): void {
      last = null;
      voice?.leave();
    },
  };
}

export type VoicePort = ReturnType<typeof createVoicePort>;
