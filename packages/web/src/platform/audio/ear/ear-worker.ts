import { samplesPerSecond } from '@cadence/domain/commands/hearing/speech-parts';
import decoder from '#moonshine/decoder_model_merged.onnx?url';
import encoder from '#moonshine/encoder_model.onnx?url';
import runtimeScript from '#onnxruntime/ort-wasm-simd-threaded.mjs?url';
import wasm from '#onnxruntime/ort-wasm-simd-threaded.wasm?url';
import detector from '#silero/silero_vad_v5.onnx?url';
import type { FromEar, ToEar } from './ear-messages.ts';
import { openEarModel } from './ear-model.ts';
import { createEarStream, type EarStream, type HeardPart } from './ear-stream.ts';
import { createResampler } from './resample.ts';

// A thread of its own: the clock must not wait for it.
const post = (message: FromEar) => postMessage(message);

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function open(): Promise<EarStream> {
  const [runtime, ...weights] = await Promise.all([wasm, encoder, decoder, detector].map(load));
  const [first, second, third] = weights;
  if (!runtime || !first || !second || !third) throw new Error('A part of the ear is missing.');
  const files = { runtime, runtimeScript, encoder: first, decoder: second, detector: third };
  return createEarStream(await openEarModel(files));
}

function tell({ sure, choice }: HeardPart): void {
  post({ type: 'heard', written: sure?.text ?? choice.free.text, sure: sure?.text ?? null });
}

let resample = createResampler(samplesPerSecond);

async function obey(stream: EarStream, message: ToEar): Promise<void> {
  switch (message.type) {
    case 'begin':
      stream.forget();
      resample = createResampler(message.rate);
      return;
    case 'sound':
      for (const heard of await stream.hear(resample(message.samples))) tell(heard);
      return;
    case 'deaf':
      stream.forget();
      return;
    case 'finish': {
      const rest = await stream.finish();
      if (rest) tell(rest);
      stream.forget();
      post({ type: 'finished' });
    }
  }
}

const opened = open();
opened.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'broken', reason: String(error) }),
);

/** One after the other, in the order in which they came. */
let queue: Promise<unknown> = opened;
addEventListener('message', ({ data }: MessageEvent<ToEar>) => {
  queue = queue
    .then(async () => obey(await opened, data))
    .catch((error: unknown) => console.error('The ear has failed.', error));
});
