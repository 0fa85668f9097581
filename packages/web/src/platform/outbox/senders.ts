import { type Lane, type Sender, startLane } from './lane.ts';
import { type OutboxKind, waitingRows } from './outbox.ts';

type AnySender = Sender<never>;

const senders = new Map<OutboxKind, AnySender>();
let running: { userId: string; lanes: Map<OutboxKind, Lane> } | null = null;

const start = (userId: string, kind: OutboxKind, sender: AnySender) =>
  startLane(userId, kind, sender as Sender<unknown>);

/** Each feature says once how its changes are sent. */
export function defineSender<P>(kind: OutboxKind, sender: Sender<P>): void {
  senders.set(kind, sender as AnySender);
  running?.lanes.get(kind)?.stop();
  running?.lanes.set(kind, start(running.userId, kind, sender as AnySender));
}

/** Sends whatever one user has queued, until stopped. */
export function startOutbox(userId: string): () => void {
  const lanes = new Map([...senders].map(([kind, sender]) => [kind, start(userId, kind, sender)]));
  const mine = { userId, lanes };
  running = mine;
  return () => {
    for (const lane of lanes.values()) lane.stop();
    if (running === mine) running = null;
  };
}

/** Now, rather than after the pause that a failure has earned. */
export function requestSending(kind?: OutboxKind): void {
  for (const [name, lane] of running?.lanes ?? []) {
    if (kind === undefined || name === kind) lane.request();
  }
}

/** True once nothing of the kind waits any more, false when it cannot be sent now or not in time. */
export async function whenSent(kind: OutboxKind, limitMs: number): Promise<boolean> {
  if (waitingRows(kind).length === 0) return true;
  const attempt = running?.lanes.get(kind)?.attempt() ?? Promise.resolve(false);
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false));
  return Promise.race([attempt, limit]);
}
