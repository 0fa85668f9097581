import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { noteRung } from './rung.ts';
import { splitText } from './split-text.ts';

export interface Manner {
  style: VoiceStyle;
  rate: number;
  pitch: number;
  /** 0 to 1. */
  volume: number;
}

interface Utterance {
  /** False when the browser did not begin to speak. */
  began: Promise<boolean>;
  ended: Promise<void>;
}

/** What a browser's voice can do for a style; the server's styles are voices of their own. */
const styleFactors: Record<VoiceStyle, { rate: number; pitch: number }> = {
  motivational: { rate: 1.08, pitch: 1.1 },
  instructional: { rate: 1, pitch: 1 },
  sergeant: { rate: 1.05, pitch: 0.75 },
  encouraging: { rate: 0.95, pitch: 1.15 },
};

const voicesWithinMs = 2000;
const startWithinMs = 1000;
/** A voice that was only slow to begin with is tried again; each further time waits twice as long. */
const retryMs = 10_000;
const maxDoublings = 5;

const noVoiceReason = 'This browser has no voice';
const mutedReason = "The browser's voice did not start";

const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang.replace('_', '-'));

/** The device's own before one that needs a network. */
function pickVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const english = voices.filter(isEnglish);
  return english.find(({ localService }) => localService) ?? english[0] ?? voices[0] ?? null;
}

/** The browser's `speechSynthesis`, which fails in silence: what does not start in time has failed. */
export function createBrowserSpeech(
  synthesis: SpeechSynthesis | null = globalThis.speechSynthesis ?? null,
) {
  let checked: Promise<boolean> | null = null;
  let hasVoice = false;
  let turn = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function waitForVoices(): Promise<boolean> {
    if (!synthesis) return Promise.resolve(false);
    if (synthesis.getVoices().length > 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(limit);
        synthesis.removeEventListener('voiceschanged', settle);
        resolve(synthesis.getVoices().length > 0);
      };
      const limit = setTimeout(settle, voicesWithinMs);
      synthesis.addEventListener('voiceschanged', settle);
    });
  }

  /** Whether it has a voice, as far as one can know before it speaks. */
  function check(): Promise<boolean> {
    checked ??= waitForVoices().then((has) => {
      hasVoice = has;
      noteRung('browser', has ? null : noVoiceReason);
      if (!has) checked = null;
      return has;
    });
    return checked;
  }

  function sayPart(text: string, { style, rate, pitch, volume }: Manner): Utterance {
    const factors = styleFactors[style];
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = pickVoice(synthesis?.getVoices() ?? []);
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'en-US';
    utterance.rate = factors.rate * rate;
    utterance.pitch = Math.min(2, factors.pitch * pitch);
    utterance.volume = volume;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const began = new Promise<boolean>((resolve) => {
      const settle = (hasBegun: boolean) => {
        clearTimeout(limit);
        resolve(hasBegun);
        if (!hasBegun) end();
      };
      const limit = setTimeout(() => settle(false), startWithinMs);
      utterance.onstart = () => settle(true);
      utterance.onerror = () => {
        settle(false);
        end();
      };
      utterance.onend = () => {
        settle(true);
        end();
      };
    });
    synthesis?.speak(utterance);
    return { began, ended };
  }

  function stop(): void {
    turn += 1;
    synthesis?.cancel();
  }

  function tryAgainLater(): void {
    clearTimeout(retry);
    retry = setTimeout(() => noteRung('browser', null), retryMs * 2 ** failures);
    failures = Math.min(failures + 1, maxDoublings);
  }

  /** Cuts off what is spoken. Long texts go in parts, since browsers stop in the middle of them. */
  function say(text: string, manner: Manner): Utterance {
    stop();
    const mine = turn;
    const [first = '', ...others] = splitText(text);
    const part = sayPart(first, manner);
    const began = part.began.then((hasBegun) => {
      if (turn !== mine) return hasBegun;
      noteRung('browser', hasBegun ? null : mutedReason);
      if (hasBegun) failures = 0;
      else {
        stop();
        tryAgainLater();
      }
      return hasBegun;
    });
    async function goOn(): Promise<void> {
      await part.ended;
      for (const other of others) if (turn === mine) await sayPart(other, manner).ended;
    }
    return { began, ended: goOn() };
  }

  return { check, say, stop, hasVoice: () => hasVoice };
}

export type BrowserSpeech = ReturnType<typeof createBrowserSpeech>;

/** The page's one: it has but one mouth. */
export const browserSpeech = createBrowserSpeech();
