import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {import('./chat-server.mjs').Model} Model @typedef {import('./chat-server.mjs').Message} Message */

// Only for whoever runs this command: its native packages for all platforms are no part of Cadence.
const version = '3.22.1';
/** The prompt of a draft is some 6,000 tokens. */
const contextTokens = 12_288;

/** @param {string} folder */
export async function installLibrary(folder) {
  const entry = join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
  if (!existsSync(entry)) {
    console.log(`Installing node-llama-cpp ${version} into ${folder} …`);
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', `node-llama-cpp@${version}`],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error('node-llama-cpp could not be installed; npm says why above.');
  }
  return import(pathToFileURL(entry).href);
}

/**
 * The model's file; it is fetched where it is not there, and goes on where it was broken off.
 * @param {any} library @param {string} model @param {string} folder
 * @returns {Promise<string>}
 */
export function fetchModel(library, model, folder) {
  return library.resolveModelFile(model, { directory: folder, cli: true });
}

/**
 * The library reads `oneOf` where schemas made by zod say `anyOf`.
 * @param {object} schema
 * @returns {object}
 */
export function asGrammar(schema) {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (!Array.isArray(value?.anyOf)) return value;
    const { anyOf: oneOf, ...rest } = value;
    return { ...rest, oneOf };
  });
}

/** @param {Message} message */
function historyItem({ role, content }) {
  return role === 'assistant'
    ? { type: 'model', response: [content] }
    : { type: role, text: content };
}

/**
 * @param {any} library @param {string} file
 * @returns {Promise<Model>}
 */
export async function openModel({ getLlama, LlamaChatSession }, file) {
  const llama = await getLlama();
  const model = await llama.loadModel({ modelPath: file });
  const context = await model.createContext({ contextSize: { max: contextTokens } });
  const contextSequence = context.getSequence();
  return {
    name: model.filename ?? 'model',
    async answer({ messages, schema, maxTokens, signal, onText }) {
      const before = contextSequence.tokenMeter.getState();
      const session = new LlamaChatSession({ contextSequence });
      session.setChatHistory(messages.slice(0, -1).map(historyItem));
      const { stopReason } = await session.promptWithMeta(messages.at(-1)?.content ?? '', {
        maxTokens,
        signal,
        stopOnAbortSignal: true,
        onTextChunk: onText,
        budgets: { thoughtTokens: 0 },
        ...(schema && { grammar: await llama.createGrammarForJsonSchema(asGrammar(schema)) }),
      });
      session.dispose({ disposeSequence: false });
      const used = contextSequence.tokenMeter.diff(before);
      return {
        isWhole: stopReason !== 'maxTokens',
        tokens: { input: used.usedInputTokens, output: used.usedOutputTokens },
      };
    },
  };
}
