import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The compiler's types of a page and of a worker cannot be had together; these are the few in use.
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
  activate: WaitingEvent;
  message: MessageEvent<{ type?: string } | null>;
  notificationclick: WaitingEvent & { notification: { close: () => void } };
}
interface WorkerScope {
  /** The files of this build, put in by Workbox. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<{ focus: () => Promise<unknown> }[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
}
declare const self: WorkerScope;

precacheAndRoute(self.__WB_MANIFEST);

// Every path of the app is the same page, from the device; not the API, and no other file.
const page = createHandlerBoundToURL('/index.html');
registerRoute(new NavigationRoute(page, { denylist: [/^\/+api(\/|$)/i, /\.[a-z0-9]+$/i] }));

/** The first edition kept its files in caches of its own. */
async function dropFirstEdition(): Promise<void> {
  const names = (await caches.keys()).filter((name) => /^cadence-[0-9a-f]{12}$/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropFirstEdition().then(() => self.clients.claim()));
});

// A new version waits until nobody is on the old one, or until somebody asks for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** A reminder leads to the app where it is open, otherwise to the day. */
async function openApp(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (open ? open.focus() : self.clients.openWindow('/calendar'));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp());
});
