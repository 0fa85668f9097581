import { parentPort } from 'node:worker_threads';

/** Does what the text of its job says instead of planning. */
parentPort?.on('message', ({ args: [text] }) => {
  if (text === 'die') process.exit(3);
  if (text === 'hang') for (;;);
  if (text === 'what it was given') parentPort?.postMessage({ kind: 'done', value: process.env });
  else if (text === 'fail') parentPort?.postMessage({ kind: 'failed', error: new Error('a bug') });
  else parentPort?.postMessage({ kind: 'done', value: text });
});
