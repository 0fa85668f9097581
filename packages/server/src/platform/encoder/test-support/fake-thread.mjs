import { parentPort } from 'node:worker_threads';

/** Does what the first of its texts says instead of listening. */
parentPort?.on('message', (texts) => {
  const [text] = texts;
  if (text === 'die') process.exit(3);
  if (text === 'hang') return;
  if (text === 'fail') parentPort?.postMessage({ kind: 'failed', detail: 'a bug' });
  else {
    const heard = texts.map((one) => ({ text: one, cards: [] }));
    parentPort?.postMessage({ kind: 'heard', heard });
  }
});
parentPort?.postMessage({ kind: 'ready' });
