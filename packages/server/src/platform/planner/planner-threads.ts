import { Worker } from 'node:worker_threads';
import { nothingYet } from '@cadence/domain/coach/message/told';
import type { CoachKnowledge, Conversation } from '@cadence/domain/coach/types';
import { caller } from '../caller.ts';
import { createInTurn } from '../in-turn.ts';
import { type JobAnswer, type JobCall, type Planner, plannerBy } from './jobs.ts';

interface Options {
  /** The thread's program: beside the source and beside the bundle it is another file. */
  file: string;
  count: number;
  /** Nothing that is read or planned takes a tenth of this: what does is stuck. Nor does it wait longer. */
  limitMs: number;
  /** More would be planned long after their callers have gone. */
  maxWaiting: number;
  onEnd: (detail: string) => void;
}

interface Job {
  call: JobCall;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  patience?: NodeJS.Timeout;
}

interface Seat {
  thread: Worker | null;
  /** It has answered once: the program is loaded and its words are in order. */
  isReady: boolean;
  job: Job | null;
  limit?: NodeJS.Timeout;
}

/** A thread that loads its program on a small and busy machine is slow, not stuck. */
const startLimitMs = 120_000;

const nobody: CoachKnowledge = {
  now: '2026-01-01T00:00:00.000Z',
  name: null,
  athlete: {},
  sessions: [],
  learned: [],
  assessment: null,
  program: null,
};

const nobodysTalk: Conversation = {
  id: 'prepared',
  userId: 'nobody',
  pathway: 'quick_workout',
  mode: 'goal_input',
  messages: [],
  context: {},
  told: nothingYet,
};

export interface PlannerThreads extends Planner {
  /** Reads a first text ahead, so that nobody waits for the words to be put in order. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** The same may work in a moment. */
export class PlannerUnavailable extends Error {}

/** Of one user, the one that is done included; a page asks for three at once. */
const maxOfOneUser = 8;

/**
 * Plans beside the requests, so that none of them waits for another's. A user holds one thread at
 * a time and has one job in the queue at a time, whatever they send: the others go past. Threads
 * are started when they are needed.
 */
export function createPlannerThreads({ file, count, limitMs, maxWaiting, onEnd }: Options) {
  const seats: Seat[] = Array.from({ length: count }, () => ({
    thread: null,
    isReady: false,
    job: null,
  }));
  const waiting: Job[] = [];
  const inTurn = createInTurn(maxOfOneUser);
  let isClosed = false;

  function finish(seat: Seat, settle: (job: Job) => void): void {
    clearTimeout(seat.limit);
    const { job } = seat;
    seat.job = null;
    if (job) settle(job);
    advance();
  }

  function start(seat: Seat): Worker {
    // No key of a vendor and no address of a database is any of its business.
    const thread = new Worker(file, { env: {} });
    thread.on('message', (answer: JobAnswer) => {
      seat.isReady = true;
      finish(seat, ({ resolve, reject }) =>
        answer.kind === 'done' ? resolve(answer.value) : reject(answer.error),
      );
    });
    thread.on('error', (error) => onEnd(error.message));
    thread.on('exit', (code) => {
      seat.thread = null;
      seat.isReady = false;
      if (!isClosed) onEnd(`ended with ${code}`);
      finish(seat, ({ reject }) => reject(new PlannerUnavailable('The thread has ended.')));
    });
    // Between jobs it must not keep a server from ending.
    thread.unref();
    return thread;
  }

  function advance(): void {
    for (const seat of seats) {
      if (seat.job || isClosed) continue;
      const job = waiting.shift();
      if (!job) return;
      clearTimeout(job.patience);
      seat.job = job;
      seat.thread ??= start(seat);
      const { thread } = seat;
      const most = seat.isReady ? limitMs : Math.max(limitMs, startLimitMs);
      seat.limit = setTimeout(() => thread.terminate(), most);
      thread.postMessage(job.call);
    }
  }

  function drop(job: Job): void {
    waiting.splice(waiting.indexOf(job), 1);
    job.reject(new PlannerUnavailable('It has waited too long.'));
  }

  function enqueue(call: JobCall): Promise<unknown> {
    if (isClosed || waiting.length >= maxWaiting) {
      return Promise.reject(new PlannerUnavailable('Too much is being planned.'));
    }
    return new Promise((resolve, reject) => {
      const job: Job = { call, resolve, reject };
      const isUp = seats.some(({ isReady }) => isReady);
      job.patience = setTimeout(drop, isUp ? limitMs : startLimitMs, job);
      waiting.push(job);
      advance();
    });
  }

  const planner = plannerBy((call) => {
    const userId = caller.getStore()?.userId;
    return userId === undefined ? enqueue(call) : inTurn(userId, () => enqueue(call));
  });

  const threads: PlannerThreads = {
    ...planner,
    async prepare() {
      await Promise.all(
        seats.map(async () => {
          const read = await planner.understand('a full body workout', {}, {}, { sessions: [] });
          if (read.kind === 'request') await planner.plan(read.request, '2026-01-01', 0);
          // What the coach looks its cards up in is built at the first question.
          const asked = 'how long should I rest between sets';
          const heard = await planner.readMessage(asked, nobodysTalk, nobody);
          await planner.reply(asked, nobodysTalk, nobody, heard);
        }),
      );
    },
    async close() {
      isClosed = true;
      for (const { reject, patience } of waiting.splice(0)) {
        clearTimeout(patience);
        reject(new PlannerUnavailable('Closing.'));
      }
      await Promise.all(seats.map(({ thread }) => thread?.terminate()));
    },
  };
  return threads;
}
