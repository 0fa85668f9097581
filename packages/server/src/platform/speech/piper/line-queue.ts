import { caller } from '../../caller.ts';
import { createTurns } from '../../turns.ts';
import { type ChildEntry, type SpeechChild, startChild } from './child-process.ts';
import type { FromChild, OpenMessage, SpeakMessage } from './messages.ts';

export type LineReply =
  | { kind: 'ok'; bytes: Uint8Array }
  | { kind: 'failed'; why: 'broken' | 'busy' | 'slow' | 'silent'; detail: string };

type Line = Omit<SpeakMessage, 'type' | 'id'>;

interface Job {
  message: SpeakMessage;
  /** Whose turn it is: lines of one user wait for each other, not for all others. */
  userId: string;
  tries: number;
  patience: NodeJS.Timeout;
  settle: (reply: LineReply) => void;
}

export interface QueueOptions {
  child: ChildEntry;
  opening: Omit<OpenMessage, 'type'>;
  /** For one line, once the child is ready. */
  lineLimitMs: number;
  /** For its turn: what comes later is of no use to anybody. */
  waitLimitMs: number;
  /** After this long without a line the child and its memory are given back. */
  idleMs: number;
  onChildEnd: (detail: string) => void;
}

/** With a child that dies over a line, the line may be what kills it. */
const maxTries = 2;
/** Loading the model takes a second or two; on a machine that is overrun, much longer. */
const startLimitMs = 60_000;
const waitedTooLong: LineReply = {
  kind: 'failed',
  why: 'busy',
  detail: 'A line has waited too long.',
};
/** More would be spoken long after they were needed. */
const maxWaiting = 400;

/** One child, one line at a time: users in turn, the lines of each in the order of asking. The child is started when it is needed. */
export function createLineQueue(options: QueueOptions) {
  const waiting = createTurns<Job>();
  let child: SpeechChild | null = null;
  let active: Job | null = null;
  let isReady = false;
  /** Told once whether the child could open the voice. */
  const onOpened: ((isOpen: boolean) => void)[] = [];
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed = false;

  function finish(reply: LineReply): void {
    clearTimeout(limit);
    const job = active;
    active = null;
    job?.settle(reply);
    advance();
  }

  function tellOpened(isOpen: boolean): void {
    isReady = isOpen;
    for (const tell of onOpened.splice(0)) tell(isOpen);
  }

  function refuseAll(reply: LineReply): void {
    for (const { patience, settle } of waiting.drain()) {
      clearTimeout(patience);
      settle(reply);
    }
  }

  function onMessage(from: SpeechChild | null, message: FromChild): void {
    if (from !== child) return;
    if (message.type === 'broken') {
      refuseAll({ kind: 'failed', why: 'broken', detail: message.reason });
      stopChild();
      finish({ kind: 'failed', why: 'broken', detail: message.reason });
    } else if (message.type === 'ready') {
      tellOpened(true);
      if (active) startClock();
    } else if (message.id === active?.message.id) {
      finish(
        message.type === 'spoken'
          ? { kind: 'ok', bytes: message.bytes }
          : { kind: 'failed', why: 'silent', detail: message.reason },
      );
    }
  }

  function onEnd(ended: SpeechChild): void {
    if (ended !== child) return;
    child = null;
    tellOpened(false);
    options.onChildEnd(active ? 'in the middle of a line' : 'between lines');
    const job = active;
    if (!job) return;
    clearTimeout(limit);
    active = null;
    if (job.tries < maxTries && !closed) waiting.unshift(job.userId, job);
    else job.settle({ kind: 'failed', why: 'silent', detail: 'The voice ended twice.' });
    advance();
  }

  function runningChild(): SpeechChild {
    if (child) return child;
    const started: SpeechChild = startChild(
      options.child,
      { type: 'open', ...options.opening },
      (message) => onMessage(started, message),
    );
    void started.ended.then(() => onEnd(started));
    child = started;
    isReady = false;
    return started;
  }

  function stopChild(): void {
    clearTimeout(idle);
    child?.kill();
    child = null;
    tellOpened(false);
  }

  function restLater(): void {
    clearTimeout(idle);
    idle = setTimeout(stopChild, options.idleMs).unref();
  }

  function advance(): void {
    if (active) return;
    active = waiting.shift() ?? null;
    if (!active) {
      if (child) restLater();
      return;
    }
    clearTimeout(idle);
    clearTimeout(active.patience);
    active.tries += 1;
    const running = runningChild();
    startClock();
    running.send(active.message);
  }

  function startClock(): void {
    clearTimeout(limit);
    limit = setTimeout(
      () => {
        // What hangs does not come back: the next line gets a new child.
        stopChild();
        finish({ kind: 'failed', why: 'slow', detail: 'A line took too long.' });
      },
      isReady ? options.lineLimitMs : startLimitMs,
    );
  }

  return {
    speak(line: Line): Promise<LineReply> {
      if (closed || waiting.size >= maxWaiting) {
        return Promise.resolve({ kind: 'failed', why: 'busy', detail: 'Too many lines wait.' });
      }
      const message: SpeakMessage = { type: 'speak', id: nextId, ...line };
      nextId += 1;
      return new Promise((settle) => {
        const userId = caller.getStore()?.userId ?? '';
        const patience = setTimeout(() => {
          if (waiting.remove(userId, job)) settle(waitedTooLong);
        }, options.waitLimitMs);
        const job: Job = { message, userId, tries: 0, settle, patience };
        waiting.push(userId, job);
        advance();
      });
    },
    prime(): Promise<boolean> {
      if (closed) return Promise.resolve(false);
      runningChild();
      if (!active) restLater();
      return isReady ? Promise.resolve(true) : new Promise((tell) => onOpened.push(tell));
    },
    /** For tests and figures. */
    childPid: (): number | undefined => child?.pid,
    async close(): Promise<void> {
      closed = true;
      const last = child;
      stopChild();
      refuseAll({ kind: 'failed', why: 'busy', detail: 'The server stops.' });
      finish({ kind: 'failed', why: 'busy', detail: 'The server stops.' });
      await last?.ended;
    },
  };
}
