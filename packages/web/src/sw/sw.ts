import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The compiler's types of a page and of a worker cannot be had together; these are the few in use.
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
  activate: WaitingEvent;
  message: MessageEvent<{ type?: string } | null>;
  push: WaitingEvent & { data: { json: () => unknown } | null };
  notificationclick: WaitingEvent & { notification: { close: () => void; data?: unknown } };
}
interface OpenWindow {
  focus: () => Promise<unknown>;
  postMessage: (message: object) => void;
}
interface WorkerScope {
  /** The files of this build, put in by Workbox. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<OpenWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
}
declare const self: WorkerScope;

precacheAndRoute(self.__WB_MANIFEST);

// Every path of the app is the same page, from the device; not the API, and no other file.
const page = createHandlerBoundToURL('/index.html');
const workoutPath = /^\/workout(\?|$)/;
registerRoute(
  new NavigationRoute(page, { denylist: [/^\/+api(\/|$)/i, /\.[a-z0-9]+$/i, workoutPath] }),
);

// The workout's document alone may ask for the camera, as where the server gives it.
const workoutPage: typeof page = async (options) => {
  const kept = await page(options);
  const headers = new Headers(kept.headers);
  const permissions = headers.get('permissions-policy') ?? '';
  headers.set('permissions-policy', permissions.replace('camera=()', 'camera=(self)'));
  return new Response(kept.body, { headers });
};
registerRoute(new NavigationRoute(workoutPage, { allowlist: [workoutPath] }));

/** What listens for spoken commands, kept by whoever has asked for it: a gym has no network. */
const earFile =
  /\/assets\/(ear-worker-[\w-]+\.js|capture-worklet-[\w-]+\.js|[\w-]+\.(onnx|wasm|mjs))$/;
/** Of another build the same file has another mark. */
const withoutMark = (url: string) => url.replace(/-[\w-]{8}(\.\w+)$/, '$1');

registerRoute(
  ({ url }) => earFile.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open('ear');
    const kept = await cache.match(request);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (!fresh.ok) return fresh;
    const older = (await cache.keys()).filter(
      ({ url }) => withoutMark(url) === withoutMark(request.url),
    );
    await Promise.all(older.map((one) => cache.delete(one)));
    await cache.put(request, fresh.clone());
    return fresh;
  },
);

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

/** What a browser shows of a message that it cannot read: it must show something. */
const unreadable = { title: 'Cadence', text: 'Open it to see what is planned.', day: '' };

function readReminder(data: WorkerEvents['push']['data']): typeof unreadable {
  try {
    const { title, text, day } = { ...unreadable, ...(data?.json() as Partial<typeof unreadable>) };
    return { title: String(title), text: String(text), day: String(day) };
  } catch (error) {
    console.warn('A reminder could not be read.', error);
    return unreadable;
  }
}

self.addEventListener('push', (event) => {
  const { title, text, day } = readReminder(event.data);
  const options = { body: text, tag: 'training-day', icon: '/mark.svg', data: { day } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** A reminder leads to its day, in the app where it is open. */
async function openDay(day: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) {
    await self.clients.openWindow(`/calendar?day=${encodeURIComponent(day)}`);
    return;
  }
  open.postMessage({ type: 'OPEN_DAY', day });
  await open.focus();
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openDay((notification.data as { day?: string } | undefined)?.day ?? ''));
});
