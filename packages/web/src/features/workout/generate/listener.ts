/** As much of the browser's speech recognition as is used here; no library of types has it yet. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
}

interface RecognitionResult extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type MakeRecognition = new () => Recognition;

interface Hearing {
  onWords: (words: string) => void;
  onEnd: () => void;
  onRefused: () => void;
}

export interface Listener {
  start: (hearing: Hearing) => void;
  stop: () => void;
}

function recognitionOf(): MakeRecognition | undefined {
  const held = globalThis as {
    SpeechRecognition?: MakeRecognition;
    webkitSpeechRecognition?: MakeRecognition;
  };
  return held.SpeechRecognition ?? held.webkitSpeechRecognition;
}

/** Null where the browser has none. */
export function createListener(language: string | undefined): Listener | null {
  const Make = recognitionOf();
  if (!Make) return null;
  const recognition = new Make();
  if (language !== undefined) recognition.lang = language;
  recognition.interimResults = false;
  return {
    start({ onWords, onEnd, onRefused }) {
      recognition.addEventListener('result', (event) => {
        const { results, resultIndex } = event as RecognitionResult;
        const heard = Array.from(results).slice(resultIndex);
        const words = heard.filter(({ isFinal }) => isFinal).map((one) => one[0]?.transcript ?? '');
        const text = words.join(' ').trim();
        if (text !== '') onWords(text);
      });
      recognition.addEventListener('error', (event) => {
        const { error } = event as Event & { error?: string };
        // Silence is no fault.
        if (error !== 'no-speech' && error !== 'aborted') onRefused();
      });
      recognition.addEventListener('end', onEnd);
      recognition.start();
    },
    stop: () => recognition.stop(),
  };
}
