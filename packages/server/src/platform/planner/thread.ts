import { parentPort } from 'node:worker_threads';
import { doJob, type JobCall } from './jobs.ts';

parentPort?.on('message', (job: JobCall) => parentPort?.postMessage(doJob(job)));
