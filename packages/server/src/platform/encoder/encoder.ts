import { Worker } from 'node:worker_threads';
import type { Heard } from '@cadence/domain/coach/turn/lookup/heard';
import { askedIn } from '@cadence/domain/coach/turn/lookup/sentences';

/** What the thread says of itself and of the texts that it was given. */
export type Said =
  | { kind: 'ready' }
  | { kind: 'off'; detail: string }
  | { kind: 'heard'; heard: readonly Heard[] }
  | { kind: 'failed'; detail: string };

/** What is likely meant by a message and by what it asks. Where nothing can be said, nothing is. */
export type Hear = (message: string) => Promise<readonly Heard[]>;

export interface Encoder {
  hear: Hear;
  /** Loads it ahead, so that the first message is heard, too. */
  prepare(): void;
  close(): Promise<void>;
}

interface Options {
  /** The thread's program: beside the source and beside the bundle it is another file. */
  file: string;
  /** A message is read without it after this time, the wait for others included. */
  limitMs: number;
  /** More would be too late for their readers. */
  maxWaiting: number;
  /** Nothing that it is given takes so long: it is stuck. */
  stuckMs?: number;
  onOff: (detail: string) => void;
}

interface Job {
  texts: readonly string[];
  resolve: (heard: readonly Heard[]) => void;
  limit?: NodeJS.Timeout;
}

/** A thread that ended so often would end again. */
const mostEnds = 3;
const defaultStuckMs = 60_000;

/** The whole, and the one sentence that asks: each more costs as much again. */
function textsOf(message: string): string[] {
  const asked = askedIn(message);
  return asked === null || asked === message ? [message] : [message, asked];
}

/**
 * One thread beside all requests, which hears what messages are about. It only adds: absent,
 * changed, broken, busy or late, messages are read without it.
 */
export function createEncoder(options: Options): Encoder {
  const { file, limitMs, maxWaiting, stuckMs = defaultStuckMs, onOff } = options;
  const waiting: Job[] = [];
  let thread: Worker | null = null;
  let isReady = false;
  let busy: { job: Job; stuck: NodeJS.Timeout } | null = null;
  let ends = 0;
  let isOff = false;

  function settle(job: Job, heard: readonly Heard[]): void {
    clearTimeout(job.limit);
    job.resolve(heard);
  }

  function finish(heard: readonly Heard[]): void {
    if (!busy) return;
    clearTimeout(busy.stuck);
    settle(busy.job, heard);
    busy = null;
  }

  function turnOff(detail: string | null): void {
    if (isOff) return;
    isOff = true;
    if (detail !== null) onOff(detail);
    finish([]);
    for (const job of waiting.splice(0)) settle(job, []);
  }

  function take(said: Said): void {
    if (said.kind === 'off') turnOff(said.detail);
    if (said.kind === 'ready') isReady = true;
    if (said.kind === 'heard') finish(said.heard);
    if (said.kind === 'failed') finish([]);
    advance();
  }

  function start(): Worker {
    // No key of a vendor and no address of a database is any of its business.
    const started = new Worker(file, { env: {} });
    let why = '';
    started.on('message', take);
    started.on('error', (error) => {
      why = error.message;
    });
    started.on('exit', (code) => {
      thread = null;
      isReady = false;
      ends += 1;
      finish([]);
      if (ends >= mostEnds) turnOff(why || `Its thread has ended with ${code}.`);
      else advance();
    });
    // Between messages it must not keep a server from ending.
    started.unref();
    return started;
  }

  function advance(): void {
    if (isOff || busy) return;
    thread ??= start();
    if (!isReady) return;
    const job = waiting.shift();
    if (!job) return;
    const { texts } = job;
    busy = { job, stuck: setTimeout(() => void thread?.terminate(), stuckMs).unref() };
    thread.postMessage(texts);
  }

  /** Its answer is not waited for any longer. */
  function giveUp(job: Job): void {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    settle(job, []);
  }

  return {
    hear(message) {
      if (isOff || waiting.length >= maxWaiting) return Promise.resolve([]);
      return new Promise((resolve) => {
        const job: Job = { texts: textsOf(message), resolve };
        job.limit = setTimeout(giveUp, limitMs, job);
        waiting.push(job);
        advance();
      });
    },
    prepare: advance,
    async close() {
      turnOff(null);
      await thread?.terminate();
    },
  };
}
