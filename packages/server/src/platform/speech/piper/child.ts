import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { createMp3Encoder } from 'wasm-media-encoders';
import type { FromChild, OpenMessage, SpeakMessage, ToChild } from './messages.ts';
import { repitched, shaped } from './shape.ts';
import { findVoiceFiles } from './voice-files.ts';

/** The few parts of sherpa-onnx that are used here; it brings no types. */
interface Sherpa {
  OfflineTts: {
    createAsync(config: object): Promise<{
      numSpeakers: number;
      sampleRate: number;
      generateAsync(request: object): Promise<{ samples: Float32Array; sampleRate: number }>;
    }>;
  };
}

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
interface Ready {
  tts: Awaited<ReturnType<Sherpa['OfflineTts']['createAsync']>>;
  encoder: Encoder;
}

const kilobitsPerSecond = 48;

function send(message: FromChild): void {
  process.send?.(message);
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A second thread nearly halves the wait for a line, for a twelfth more processor time. */
const numThreads = Math.min(2, availableParallelism());

async function openEncoder(): Promise<Encoder> {
  return (await import('wasm-media-encoders')).createMp3Encoder();
}

/** The model takes two seconds on a thread of its own: all else is done meanwhile. */
async function openVoice({ storeFolder, voiceFolder }: OpenMessage): Promise<Ready> {
  const files = findVoiceFiles(storeFolder, voiceFolder);
  const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
  const { model, tokens, dataDir } = await files;
  const vits = { model, tokens, dataDir, noiseScale: 0.5, noiseScaleW: 0.6, lengthScale: 1 };
  const opening = sherpa.OfflineTts.createAsync({
    model: { vits, numThreads, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  });
  const [tts, encoder] = await Promise.all([opening, openEncoder()]);
  return { tts, encoder };
}

function encode(encoder: Encoder, samples: Float32Array, sampleRate: number): Uint8Array {
  encoder.configure({ channels: 1, sampleRate, bitrate: kilobitsPerSecond });
  // Each call hands out the same memory again, so it is copied before the next.
  const body = Buffer.from(encoder.encode([samples]));
  return new Uint8Array(Buffer.concat([body, encoder.finalize()]));
}

async function speak({ tts, encoder }: Ready, wanted: SpeakMessage): Promise<void> {
  const { id, text, speaker, speed, pitch } = wanted;
  // The engine takes an unknown speaker for the first one, without a word.
  if (speaker >= tts.numSpeakers) throw new Error(`The voice has no speaker ${speaker}.`);
  const { samples, sampleRate } = await tts.generateAsync({
    text,
    sid: speaker,
    speed: speed / pitch,
    enableExternalBuffer: false,
  });
  if (samples.length === 0) throw new Error('The voice found nothing to speak.');
  const sound = shaped(repitched(samples, pitch), sampleRate, wanted);
  send({ type: 'spoken', id, bytes: encode(encoder, sound, sampleRate) });
}

let ready: Promise<Ready> | undefined;

async function open(message: OpenMessage): Promise<void> {
  ready = openVoice(message);
  try {
    await ready;
    send({ type: 'ready' });
  } catch (error) {
    send({ type: 'broken', reason: wordsOf(error) });
  }
}

async function answer(message: ToChild): Promise<void> {
  if (message.type === 'open') return open(message);
  try {
    if (!ready) throw new Error('Nothing was opened.');
    await speak(await ready, message);
  } catch (error) {
    send({ type: 'silent', id: message.id, reason: wordsOf(error) });
  }
}

process.on('message', (message: ToChild) => void answer(message));
// Without the server there is nobody to speak for.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server decides when its child ends.
process.on('SIGINT', () => {});
