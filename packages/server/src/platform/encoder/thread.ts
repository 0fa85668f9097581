import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { trainedHeads } from './data/trained-heads.ts';
import type { Said } from './encoder.ts';
import { createListener } from './listen.ts';
import { problemWith } from './model-files.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

// On Linux of this thread alone: requests and threads of one machine share its processors.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const say = (said: Said) => parentPort?.postMessage(said);

const problem = await problemWith();
if (problem) say({ kind: 'off', detail: problem.detail });
else {
  const listen = createListener(await openSentenceEncoder(), trainedHeads);
  // The first sentence puts its calculations in order.
  await listen(['a full body workout']);
  parentPort?.on('message', (texts: readonly string[]) => {
    listen(texts).then(
      (heard) => say({ kind: 'heard', heard }),
      (error: unknown) => say({ kind: 'failed', detail: String(error) }),
    );
  });
  say({ kind: 'ready' });
}
