import { priorities } from '@cadence/domain/voice/line';
import type { Clip } from '@cadence/domain/voice/queue';
import type { AudioOutput } from '../../../platform/audio/audio.ts';
import { duckedLevel } from '../../../platform/audio/audio-clip.ts';
import type { Note } from '../../../platform/audio/audio-note.ts';
import { type BrowserSpeech, browserSpeech, type Manner } from './browser-speech.ts';
import type { Sound } from './choose-sound.ts';

type Live = Exclude<Sound, { kind: 'clip' }>;

/** Two soft notes that say: here words would have been. */
export const wordlessNotes: readonly Note[] = [
  { after: 0, seconds: 0.12, hertz: 523, wave: 'sine', level: 0.5 },
  { after: 0.14, seconds: 0.16, hertz: 659, wave: 'sine', level: 0.5 },
];

/** A browser's voice may end later than thought; what can wait does so for this long at a time. */
const againMs = 100;

/** What cannot be laid out ahead: the browser's voice, and tones where there is none. */
export function createMouth(audio: AudioOutput, browser: BrowserSpeech = browserSpeech) {
  let speaking: object | null = null;

  function release(turn: object): void {
    if (speaking !== turn) return;
    speaking = null;
    audio.setDuck(1);
  }

  function hush(): void {
    if (!speaking) return;
    browser.stop();
    release(speaking);
  }

  function speak(text: string, manner: Manner): () => void {
    const turn = {};
    speaking = turn;
    audio.setDuck(duckedLevel);
    void browser.say(text, manner).ended.then(() => release(turn));
    return () => {
      if (speaking === turn) hush();
    };
  }

  function beep(): () => void {
    const time = audio.time();
    return time === null ? () => {} : audio.play(wordlessNotes, time);
  }

  return {
    hush,
    hasVoice: browser.hasVoice,
    /** `waitMs` is asked again: a page may stand still meanwhile. What comes back takes it off again. */
    sayAt(
      sound: Live,
      manner: Manner,
      { priority, dueMs, latestStartMs }: Clip,
      waitMs: () => number,
    ): () => void {
      const firstWaitMs = waitMs();
      const patienceMs = Math.max(0, latestStartMs - dueMs);
      let stop = () => {};
      const turn = () => {
        const lateMs = -waitMs();
        if (lateMs > patienceMs + againMs) return;
        const mustWait = speaking !== null && priority !== priorities.critical;
        if (mustWait) timer = setTimeout(turn, againMs);
        else stop = sound.kind === 'browser' ? speak(sound.text, manner) : beep();
      };
      let timer = setTimeout(turn, Math.max(0, firstWaitMs));
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

export type Mouth = ReturnType<typeof createMouth>;
