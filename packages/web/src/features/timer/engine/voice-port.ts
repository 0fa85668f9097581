import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';

interface VoiceTimeline {
  steps: readonly TimerStep[];
  state: TimerState;
  /** The clock that the state's instants are of. */
  now: () => number;
  /** Whether the timer's own sounds are heard. */
  beeps: boolean;
}

/** Who speaks along with the timer. Nothing that it does or fails to do reaches the clock. */
export interface VoicePort {
  /** After a change that moves cues. */
  follow: (timeline: VoiceTimeline, speaks: boolean) => void;
  /** After a change that time alone has made. */
  settle: (state: TimerState) => void;
  /** Skipped to the end: no cue lies ahead that would say so. */
  finish: (timeline: VoiceTimeline, speaks: boolean) => void;
  /** The steps whose logged set is a record, all of them each time. */
  noteRecords: (recordSteps: readonly number[]) => void;
  /** Beside the script: now, or after what is being said. */
  say: (text: string) => void;
  /** Ends what the browser speaks. */
  hush: () => void;
  beat: () => void;
  end: () => void;
}

/** Spec §8: a failed announcement is only logged. */
export function guardVoice(port: () => VoicePort | undefined): VoicePort {
  const attempt = (act: (voice: VoicePort) => void) => {
    const voice = port();
    try {
      if (voice) act(voice);
    } catch (error) {
      console.warn('The voice has failed.', error);
    }
  };
  return {
    follow: (timeline, speaks) => attempt((voice) => voice.follow(timeline, speaks)),
    settle: (state) => attempt((voice) => voice.settle(state)),
    finish: (timeline, speaks) => attempt((voice) => voice.finish(timeline, speaks)),
    noteRecords: (recordSteps) => attempt((voice) => voice.noteRecords(recordSteps)),
    say: (text) => attempt((voice) => voice.say(text)),
    hush: () => attempt((voice) => voice.hush()),
    beat: () => attempt((voice) => voice.beat()),
    end: () => attempt((voice) => voice.end()),
  };
}
