import { answerAsset, answerPage, type Built, dropOlder, keep, kindOf } from './answer.ts';

/** Put in by build/service-worker.ts. */
declare const __BUILT__: Built;

// The compiler's types of a page and of a worker cannot be had together; these are the few in use.
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends Waiting {
  request: Request;
  respondWith: (reply: Promise<Response>) => void;
}
interface Pressed extends Waiting {
  notification: { close: () => void };
}
interface OpenPage {
  focus: () => Promise<unknown>;
}
interface WorkerEvents {
  install: Waiting;
  activate: Waiting;
  fetch: Asking;
  notificationclick: Pressed;
}
interface WorkerScope {
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  location: Location;
}

const worker = self as unknown as WorkerScope;
const built = __BUILT__;

worker.addEventListener('install', (event) => {
  // A page of the version before may be open. Its files stay, and this worker hands them out.
  event.waitUntil(keep(built).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder(built).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, worker.location.origin);
  if (kind === 'page') event.respondWith(answerPage(request, built));
  if (kind === 'asset') event.respondWith(answerAsset(request, built));
});

/** A reminder leads to the app where it is open, otherwise to the day. */
async function leadToApp(): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : worker.clients.openWindow('/calendar'));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(leadToApp());
});
