import { parentPort } from 'node:worker_threads';

parentPort?.postMessage({ kind: 'off', detail: 'The optional package is not installed.' });
