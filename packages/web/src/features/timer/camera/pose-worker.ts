import engineUrl from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.wasm?url';
import simdUrl from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import { lookedAt, readJoints, type Square, wholeOf } from './joints.ts';
import { openMoveNet } from './movenet.ts';
import type { PoseAnswer, PoseCall } from './pose.ts';

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function open({ graph, weights }: { graph: string; weights: string }) {
  const [described, held] = await Promise.all([fetched(graph), fetched(weights)]);
  return openMoveNet({
    graph: await described.json(),
    weights: await held.arrayBuffer(),
    engine: {
      'tfjs-backend-wasm.wasm': engineUrl,
      'tfjs-backend-wasm-simd.wasm': simdUrl,
      // Never loaded: a page has threads only where it is shut off from all others.
      'tfjs-backend-wasm-threaded-simd.wasm': simdUrl,
    },
  });
}

let look: ReturnType<typeof open> | null = null;
const context = new OffscreenCanvas(lookedAt, lookedAt).getContext('2d', {
  willReadFrequently: true,
});
let square: Square | null = null;

async function find(picture: ImageBitmap): Promise<PoseAnswer> {
  if (!context || !look) throw new Error('There is nothing to look with');
  const { x, y, size } = square ?? wholeOf(picture);
  context.fillRect(0, 0, lookedAt, lookedAt);
  context.drawImage(picture, x, y, size, size, 0, 0, lookedAt, lookedAt);
  const whole = { width: picture.width, height: picture.height };
  picture.close();
  const { data } = context.getImageData(0, 0, lookedAt, lookedAt);
  const values = await (await look)(data);
  const { places, next } = readJoints(values, { x, y, size }, whole);
  square = next;
  return { places };
}

async function answer(call: PoseCall): Promise<PoseAnswer> {
  if ('picture' in call) return find(call.picture);
  look = open(call);
  await look;
  return { places: {} };
}

self.onmessage = ({ data }: MessageEvent<PoseCall>) => {
  answer(data).then(
    (found) => self.postMessage(found),
    (error: unknown) => self.postMessage({ failed: String(error) } satisfies PoseAnswer),
  );
};
