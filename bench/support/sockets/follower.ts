import { setTimeout as sleep } from 'node:timers/promises';
import type { CoachEvent } from '@cadence/contract/coach/events';
import { createLiveConnection } from '../../../packages/web/src/platform/api/live-connection.ts';
import type { LiveStatus } from '../../../packages/web/src/platform/api/live-connection-state.ts';
import { type CoachAccount, type Message, readMessages, type Server } from './coach-account.ts';
import { openLoopbackSocket } from './loopback-socket.ts';

const retryMs = 500;

export interface Follower {
  account: CoachAccount;
  status(): LiveStatus;
  /** Ids in the order in which they became known here. */
  known(): readonly string[];
  /** Heard twice on the socket. */
  doubled(): number;
  /** How often the connection was given up after all its attempts. */
  givenUp(): number;
  close(): void;
}

/**
 * One tab, with the page's own connection and its rules: it hears messages, and reads those after
 * the last one it has read whenever the server says that it may have missed some.
 */
export function followCoach(
  server: Server,
  account: CoachAccount,
  onMessage: (message: Message, receivedAtMs: number) => void = () => {},
): Follower {
  const ids: string[] = [];
  const has = new Set<string>();
  const heard = new Set<string>();
  let status: LiveStatus = 'disconnected';
  let doubled = 0;
  let givenUp = 0;
  let isClosed = false;
  /** Not the last one heard: one may be heard on a new socket before those missed are read. */
  let lastRead: string | undefined;
  let reading = Promise.resolve();

  function keep({ id }: Message): void {
    if (has.has(id)) return;
    has.add(id);
    ids.push(id);
  }

  async function read(): Promise<void> {
    while (!isClosed) {
      const messages = await readMessages(server, account, lastRead).catch(() => null);
      if (messages) {
        lastRead = messages.at(-1)?.id ?? lastRead;
        return messages.forEach(keep);
      }
      await sleep(retryMs);
    }
  }

  /** One reading at a time; one that fails, as it may while the server starts, is tried again. */
  function catchUp(): void {
    reading = reading.then(read);
  }

  function hear(event: CoachEvent): void {
    if (event.type === 'connected') catchUp();
    if (event.type !== 'chat_message') return;
    const receivedAtMs = Date.now();
    if (heard.has(event.message.id)) doubled += 1;
    heard.add(event.message.id);
    // What was said before this one comes first.
    reading = reading.then(() => keep(event.message));
    onMessage(event.message, receivedAtMs);
  }

  const { origin } = server;
  const live = createLiveConnection({
    url: `${origin}/api/v1/coach/ws/${account.id}?token=${encodeURIComponent(account.token)}`,
    onEvent: hear,
    onStatus: (next) => {
      status = next;
      if (next !== 'error') return;
      givenUp += 1;
      // As the page does when somebody comes back to it.
      setTimeout(() => live.connect(), 1000);
    },
    openSocket: openLoopbackSocket,
  });
  live.connect();
  return {
    account,
    status: () => status,
    known: () => ids,
    doubled: () => doubled,
    givenUp: () => givenUp,
    close: () => {
      isClosed = true;
      live.close();
    },
  };
}
