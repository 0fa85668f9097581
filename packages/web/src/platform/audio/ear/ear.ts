import type { Hearing, Listener } from '../listener.ts';
import captureUrl from './capture-worklet.ts?worker&url';
import type { FromEar, ToEar } from './ear-messages.ts';

interface EarOptions {
  /** Whether our own voice speaks: it is no command. */
  isSpeaking: () => boolean;
  onReady: () => void;
  onBroken: () => void;
}

interface ListenerOptions {
  /** Until it is stopped; else for one sentence. */
  staysOpen: boolean;
}

/** What the room still says of our own voice. */
const echoMs = 400;
/** Whoever was to speak and says nothing for so long has nothing to say. */
const silenceMs = 8000;

interface Microphone {
  rate: number;
  close: () => void;
}

async function openMicrophone(onSamples: (samples: Float32Array) => void): Promise<Microphone> {
  const clean = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, ...clean },
  });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(captureUrl);
    const capture = new AudioWorkletNode(context, 'capture', { channelCount: 1 });
    capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(data);
    context.createMediaStreamSource(stream).connect(capture).connect(context.destination);
  } catch (error) {
    close();
    throw error;
  }
  return { rate: context.sampleRate, close };
}

/** Loads the ear into a thread of its own, where it listens to one microphone at a time. */
export function openEar({ isSpeaking, onReady, onBroken }: EarOptions) {
  const worker = new Worker(new URL('./ear-worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToEar, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  let hearing: Hearing | null = null;
  let closeMicrophone = () => {};
  let deafUntilMs = 0;

  function letGo(): void {
    closeMicrophone();
    closeMicrophone = () => {};
  }

  function end(): void {
    const ended = hearing;
    hearing = null;
    letGo();
    ended?.onEnd();
  }

  function fail(): void {
    end();
    onBroken();
  }

  worker.onmessage = ({ data }: MessageEvent<FromEar>) => {
    if (data.type === 'ready') onReady();
    else if (data.type === 'broken') {
      console.error('The ear cannot be opened.', data.reason);
      fail();
    } else if (data.type === 'finished') end();
    else hearing?.onWords(data.written, data.sure === null ? [] : [data.sure]);
  };
  worker.onerror = fail;

  function hear(samples: Float32Array): void {
    const nowMs = performance.now();
    if (isSpeaking()) deafUntilMs = nowMs + echoMs;
    if (nowMs < deafUntilMs) post({ type: 'deaf' });
    else post({ type: 'sound', samples }, [samples.buffer]);
  }

  function createListener({ staysOpen }: ListenerOptions): Listener {
    let isStopped = false;
    let hasHeard = false;
    let patience: ReturnType<typeof setTimeout> | undefined;

    function stop(): void {
      isStopped = true;
      clearTimeout(patience);
      letGo();
      // Who ends it in the middle of a sentence has said it.
      if (hasHeard) end();
      else post({ type: 'finish' });
    }

    return {
      start({ onWords, onEnd, onRefused }) {
        const own: Hearing = {
          onWords(words, guesses) {
            hasHeard = true;
            onWords(words, guesses);
          },
          onEnd,
          onRefused,
        };
        hearing = own;
        openMicrophone(hear).then(
          ({ rate, close }) => {
            // Whoever asked for it may have left meanwhile.
            if (isStopped || hearing !== own) {
              close();
              return;
            }
            post({ type: 'begin', rate });
            closeMicrophone = close;
            if (!staysOpen) patience = setTimeout(stop, silenceMs);
          },
          (error: unknown) => {
            console.info('There is no microphone.', error);
            if (hearing !== own) return;
            onRefused();
            end();
          },
        );
      },
      stop,
    };
  }

  return {
    createListener,
    close(): void {
      end();
      worker.terminate();
    },
  };
}

export type Ear = ReturnType<typeof openEar>;
