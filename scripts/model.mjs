import { mkdirSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { serveChat } from './model/chat-server.mjs';
import { placeOf, smallestGiB, whyNot } from './model/checks.mjs';
import { fetchModel, installLibrary, openModel } from './model/llama.mjs';
import { root } from './paths.mjs';

/** Small, open (Apache 2.0), speaks many languages and keeps to a JSON schema. 2.5 GB. */
const usualModel = 'hf:Qwen/Qwen3-4B-GGUF:Q4_K_M';

const [, , model = usualModel] = process.argv;
const folder = join(process.env.CADENCE_DATA ?? join(root, 'data'), 'model');
mkdirSync(folder, { recursive: true });
const { bavail, bsize } = statfsSync(folder);
const reason = whyNot({
  memoryBytes: totalmem(),
  freeBytes: bavail * bsize,
  place: await placeOf(),
});
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}

console.log(
  `Cadence needs no model. This one runs on this machine and costs ${smallestGiB.memory} GB of memory.`,
);
try {
  const library = await installLibrary(folder);
  const file = await fetchModel(library, model, folder);
  const server = await serveChat(await openModel(library, file));
  console.log(`The model answers at ${server.url}. Leave this running and connect it in Cadence:`);
  console.log('Menu, Models, on this machine. It thinks slowly: see docs/operations.md.');
  process.once('SIGINT', () => void server.stop());
  process.once('SIGTERM', () => void server.stop());
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  console.error('What was fetched stays, and the same command goes on from there.');
  process.exitCode = 1;
}
