import {
  advance,
  beginSearch,
  choiceOf,
  type HeardChoice,
  lastTokens,
} from '@cadence/domain/commands/hearing/choose';
import { buildPhraseGraph, type Tokens } from '@cadence/domain/commands/hearing/phrase-graph';
import { samplesPerFrame, samplesPerSecond } from '@cadence/domain/commands/hearing/speech-parts';
import tokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

export interface EarFiles {
  /** The WebAssembly that computes. */
  runtime: Uint8Array;
  /** Where the script around it lies; Node finds it by itself. */
  runtimeScript?: string;
  encoder: Uint8Array;
  decoder: Uint8Array;
  detector: Uint8Array;
}

/** Llama's, with which the model of speech was trained. */
const tokens: Tokens = {
  encode: (text) => tokenizer.encode(text, false, true),
  decode: (all) => tokenizer.decode([...all], false, false),
  begin: 1,
  end: 2,
};

type Memory = Record<string, Tensor>;

/** Moonshine tiny, by its own files. */
const shape = { layers: 6, heads: 8, headSize: 36, hidden: 288, vocabulary: 32_768 };
/** Silero is asked about a frame together with the end of the one before. */
const contextSamples = 64;
const detectorState = 256;

/** In a browser's worker, and in Node for measuring. */
export async function openEarModel(files: EarFiles) {
  env.wasm.wasmBinary = files.runtime;
  if (files.runtimeScript) env.wasm.wasmPaths = { mjs: files.runtimeScript };
  // More threads would need a page that may share memory.
  env.wasm.numThreads = 1;
  const graph = buildPhraseGraph(tokens);
  const encoder = await InferenceSession.create(files.encoder);
  const decoder = await InferenceSession.create(files.decoder);
  const detector = await InferenceSession.create(files.detector);
  const rate = new Tensor('int64', BigInt64Array.from([BigInt(samplesPerSecond)]), []);

  function emptyMemory(): Memory {
    const names = Array.from({ length: shape.layers }, (_, layer) =>
      ['decoder', 'encoder'].flatMap((part) =>
        ['key', 'value'].map((kind) => `past_key_values.${layer}.${part}.${kind}`),
      ),
    ).flat();
    const dims = [0, shape.heads, 1, shape.headSize];
    return Object.fromEntries(
      names.map((name) => [name, new Tensor('float32', new Float32Array(), dims)]),
    );
  }

  /** Rows of a tensor, in another order, some twice. */
  function rowsOf(tensor: Tensor, rows: readonly number[]): Tensor {
    const data = tensor.data as Float32Array;
    const [count = 1, ...rest] = tensor.dims;
    const size = data.length / count;
    const kept = new Float32Array(size * rows.length);
    for (const [index, row] of rows.entries()) {
      kept.set(data.subarray(row * size, (row + 1) * size), index * size);
    }
    return new Tensor('float32', kept, [rows.length, ...rest]);
  }

  /** What each way remembers of its own tokens and of the sound. */
  function createReader(sound: Tensor) {
    let memory = emptyMemory();
    let isFirst = true;
    return {
      /** What comes after the last token of each way. */
      async read(last: readonly number[]): Promise<Float32Array[]> {
        const heard = rowsOf(
          sound,
          last.map(() => 0),
        );
        const output = await decoder.run({
          ...memory,
          input_ids: new Tensor('int64', BigInt64Array.from(last, BigInt), [last.length, 1]),
          encoder_hidden_states: heard,
          use_cache_branch: new Tensor('bool', [!isFirst]),
        });
        for (const name of Object.keys(memory)) {
          // The sound is remembered once; later answers leave it empty.
          const fresh = output[name.replace('past_key_values', 'present')];
          if (fresh && (isFirst || name.includes('.decoder.'))) memory[name] = fresh;
        }
        isFirst = false;
        const all = output.logits?.data as Float32Array;
        return last.map((_, row) =>
          all.subarray(row * shape.vocabulary, (row + 1) * shape.vocabulary),
        );
      },
      keep(rows: readonly number[]): void {
        memory = Object.fromEntries(
          Object.entries(memory).map(([name, tensor]) => [name, rowsOf(tensor, rows)]),
        );
      },
    };
  }

  /** Which phrases of the grammar it may have been, and what it sounds like without one. */
  async function choose(samples: Float32Array): Promise<HeardChoice> {
    const input = new Tensor('float32', samples, [1, samples.length]);
    const { last_hidden_state: sound } = await encoder.run({ input_values: input });
    if (!sound) throw new Error('The model of speech has heard nothing.');
    const reader = createReader(sound);
    let search = beginSearch(graph);
    while (search.ways.length > 0) {
      const logits = await reader.read(lastTokens(search, tokens));
      const next = advance(search, logits, tokens);
      search = next.search;
      if (next.from.length > 0) reader.keep(next.from);
    }
    return choiceOf(search, tokens);
  }

  /** One ear after the other, each with a memory of its own. */
  function createDetector(): (frame: Float32Array) => Promise<number> {
    let state: Tensor = new Tensor('float32', new Float32Array(detectorState), [2, 1, 128]);
    let context = new Float32Array(contextSamples);
    return async (frame) => {
      const input = new Float32Array(contextSamples + samplesPerFrame);
      input.set(context);
      input.set(frame, contextSamples);
      context = input.slice(-contextSamples);
      const dims = [1, input.length];
      const result = await detector.run({
        input: new Tensor('float32', input, dims),
        state,
        sr: rate,
      });
      if (result.stateN) state = result.stateN;
      return Number(result.output?.data[0] ?? 0);
    };
  }

  return { choose, createDetector };
}

export type EarModel = Awaited<ReturnType<typeof openEarModel>>;
