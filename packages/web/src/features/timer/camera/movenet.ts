import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { enableProdMode, io, ready, setBackend, tensor } from '@tensorflow/tfjs-core';
import { lookedAt } from './joints.ts';

export interface ModelFiles {
  /** The model as it is described, and its weights. */
  graph: { modelTopology: object; weightsManifest: { weights: io.WeightsManifestEntry[] }[] };
  weights: ArrayBuffer;
  /** Where the files of WebAssembly are, by their name. */
  engine: Parameters<typeof setWasmPaths>[0];
}

/** Of a picture of 192 by 192, by red, green, blue and nothing. */
type Look = (pixels: ArrayLike<number>) => Promise<ArrayLike<number>>;

/** MoveNet Lightning on the processor: the graphics of many devices are slower at it to start. */
export async function openMoveNet({ graph, weights, engine }: ModelFiles): Promise<Look> {
  enableProdMode();
  setWasmPaths(engine);
  await setBackend('wasm');
  await ready();
  const model = await loadGraphModel(
    io.fromMemory({
      modelTopology: graph.modelTopology,
      weightSpecs: graph.weightsManifest.flatMap((part) => part.weights),
      weightData: weights,
    }),
  );
  return async (pixels) => {
    const colours = new Int32Array(lookedAt * lookedAt * 3);
    for (let pixel = 0; pixel < lookedAt * lookedAt; pixel += 1) {
      for (let colour = 0; colour < 3; colour += 1) {
        colours[pixel * 3 + colour] = pixels[pixel * 4 + colour] ?? 0;
      }
    }
    const input = tensor(colours, [1, lookedAt, lookedAt, 3], 'int32');
    const output = model.execute(input);
    input.dispose();
    if (Array.isArray(output)) throw new Error('The model gave several answers');
    const found = await output.data();
    output.dispose();
    return found;
  };
}
