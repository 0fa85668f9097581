import type { TrainingHistory, Understanding } from '@cadence/domain/planner/request';
import type { SyncItem } from '@cadence/domain/sync/types';
import type { Asked } from './generation.ts';

type Read = (
  asked: Asked,
  history: TrainingHistory,
  items: readonly SyncItem[],
) => Promise<Understanding>;

export interface ReadingCall {
  id: number;
  asked: Asked;
  history: TrainingHistory;
  items: readonly SyncItem[];
}

export interface ReadingAnswer {
  id: number;
  understood: Understanding;
}

/** The part of a Worker that is used here. */
export interface ReadingWorker {
  postMessage: (call: ReadingCall) => void;
  onmessage: ((event: MessageEvent<ReadingAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

function startWorker(): ReadingWorker {
  return new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
}

async function readHere(...given: Parameters<Read>): Promise<Understanding> {
  const { readAsked } = await import('./read-asked.ts');
  return readAsked(...given);
}

interface Waiting {
  settle: (understood: Understanding | Promise<Understanding>) => void;
  given: Parameters<Read>;
}

/**
 * Reads beside the page: the first reading takes a slow phone a second, in which nothing could be
 * typed. Where there is no worker, or it fails, the page reads by itself.
 */
export function createWishReader(start: () => ReadingWorker, here: Read): Read {
  let worker: ReadingWorker | null | undefined;
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function giveUp(): void {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { settle, given } of left) settle(here(...given));
  }

  function open(): ReadingWorker | null {
    if (worker !== undefined) return worker;
    try {
      worker = start();
    } catch {
      worker = null;
      return null;
    }
    worker.onerror = giveUp;
    worker.onmessage = ({ data: { id, understood } }) => {
      waiting.get(id)?.settle(understood);
      waiting.delete(id);
    };
    return worker;
  }

  return (...given) => {
    const opened = open();
    if (!opened) return here(...given);
    lastId += 1;
    const id = lastId;
    const [asked, history, items] = given;
    return new Promise((settle) => {
      waiting.set(id, { settle, given });
      opened.postMessage({ id, asked, history, items });
    });
  };
}

export const readWish: Read = createWishReader(startWorker, readHere);
