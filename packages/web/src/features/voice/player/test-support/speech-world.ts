import { defaultVoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { newTimer, type TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import {
  makeSpoken,
  priorities,
  type SpokenLine,
  type SpokenText,
} from '@cadence/domain/voice/line';
import { vi } from 'vitest';
import { createAudioOutput } from '../../../../platform/audio/audio.ts';
import type { SoundClip } from '../../../../platform/audio/audio-clip.ts';
import { fakeAudio } from '../../../../platform/test-support/fake-audio.ts';
import type { Manner } from '../browser-speech.ts';
import { createLineSpeaker } from '../line-speaker.ts';
import { createMouth } from '../mouth.ts';

export const t0 = 1_780_000_000_000;

export const work = (duration: number): TimerStep => ({
  name: 'Squat',
  duration,
  type: 'exercise',
});

export const line = (
  text: string,
  stepIndex: number,
  cueAtSeconds: number,
  changes: Partial<SpokenLine> = {},
): SpokenLine => ({
  ...makeSpoken(text, 'instructional'),
  priority: priorities.normal,
  stepIndex,
  cueAtSeconds,
  latestStartSeconds: cueAtSeconds + 2,
  maxSeconds: 10,
  ...changes,
});

export const clipOf = (seconds: number): SoundClip => ({
  buffer: { duration: seconds } as AudioBuffer,
  offsetSeconds: 0,
  seconds,
});

export const running = (changes: Partial<TimerState> = {}): TimerState => ({
  ...newTimer(),
  status: 'running',
  anchorMs: t0,
  ...changes,
});

/** A browser whose voice speaks for a second at a time. */
function fakeBrowser(hasVoice: boolean) {
  const said: { text: string; atMs: number }[] = [];
  return {
    said,
    hasVoice: () => hasVoice,
    check: async () => hasVoice,
    stop: () => {
      said.push({ text: '(stop)', atMs: Date.now() });
    },
    say: (text: string, _manner: Manner) => {
      said.push({ text, atMs: Date.now() });
      const ended = new Promise<void>((resolve) => {
        setTimeout(resolve, 1000);
      });
      return { began: Promise.resolve(true), ended };
    },
  };
}

/** A timer and a loudspeaker on one clock. Use with fake timers that fake the date, too. */
export function createSpeechWorld(script: readonly SpokenLine[], { hasVoice = false } = {}) {
  vi.setSystemTime(t0);
  const device = fakeAudio();
  const audio = createAudioOutput(device.make);
  const browser = fakeBrowser(hasVoice);
  const clips = new Map<string, SoundClip>();
  const ahead: SpokenText[][] = [];
  const speaker = createLineSpeaker({
    preferences: defaultVoicePreferences,
    linesOf: () => script,
    clipOf: (id) => clips.get(id) ?? null,
    onAhead: (lines) => ahead.push([...lines]),
    audio,
    mouth: createMouth(audio, browser),
  });
  return {
    ...{ device, audio, browser, clips, ahead, speaker },
    async unlock() {
      audio.unlock();
      await vi.advanceTimersByTimeAsync(0);
    },
    give: (text: string, seconds = 1) => clips.set(`instructional:${text}`, clipOf(seconds)),
    timeline: (state: TimerState, steps = [work(20), work(20)], beeps = true) => ({
      ...{ steps, state, beeps },
      now: () => Date.now(),
    }),
    /** When clips begin, in seconds from the start. */
    starts: () =>
      device
        .current()
        .clips()
        .map(({ startsAt }) => Math.round(startsAt * 100) / 100),
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 100) {
        device.contexts.at(-1)?.pass(0.1);
        await vi.advanceTimersByTimeAsync(100);
        speaker.beat();
      }
    },
  };
}
