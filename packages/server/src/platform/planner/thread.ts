import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { doJob, type JobCall } from './jobs.ts';

// On Linux of this thread alone: requests and threads of one machine share its processors.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (job: JobCall) => parentPort?.postMessage(doJob(job)));
