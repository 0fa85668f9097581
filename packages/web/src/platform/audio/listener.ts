/** As much of the browser's speech recognition as is used here; no library of types has it yet. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives?: number;
  /** Nothing leaves the device; known to few browsers. */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
}

interface RecognitionResult extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface MakeRecognition {
  new (): Recognition;
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

export interface Hearing {
  /** `guesses`: what else it may have been, the likeliest first. */
  onWords: (words: string, guesses: readonly string[]) => void;
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

/** Whether it can be understood without a network, so that nobody else hears it. */
export async function listensOnDevice(language: string): Promise<boolean> {
  const Make = recognitionOf();
  if (!Make?.available) return false;
  try {
    const answer = await Make.available({ langs: [language], processLocally: true });
    return answer === 'available';
  } catch (error) {
    console.info('The browser does not say whether it listens on the device.', error);
    return false;
  }
}

export const canListen = (): boolean => recognitionOf() !== undefined;

interface ListenerOptions {
  /** How many guesses are wanted. */
  guesses?: number;
  onDevice?: boolean;
}

/** Null where the browser has none. */
export function createListener(
  language: string | undefined,
  { guesses = 1, onDevice = false }: ListenerOptions = {},
): Listener | null {
  const Make = recognitionOf();
  if (!Make) return null;
  const recognition = new Make();
  if (language !== undefined) recognition.lang = language;
  recognition.interimResults = false;
  if (guesses > 1) recognition.maxAlternatives = guesses;
  if (onDevice) recognition.processLocally = true;
  return {
    start({ onWords, onEnd, onRefused }) {
      recognition.addEventListener('result', (event) => {
        const { results, resultIndex } = event as RecognitionResult;
        const heard = Array.from(results).slice(resultIndex);
        const sure = heard.filter(({ isFinal }) => isFinal);
        const text = sure
          .map((one) => one[0]?.transcript ?? '')
          .join(' ')
          .trim();
        const [only] = sure.length === 1 ? sure : [];
        const others = only ? Array.from(only, ({ transcript }) => transcript.trim()) : [text];
        if (text !== '') onWords(text, others);
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
