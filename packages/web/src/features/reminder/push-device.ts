export type Permission = NotificationPermission | 'unsupported';

/** Browsers have none on plain http, and Safari on a phone only for installed apps. */
export function readPermission(): Permission {
  const isThere =
    typeof Notification !== 'undefined' && 'PushManager' in window && 'serviceWorker' in navigator;
  return isThere ? Notification.permission : 'unsupported';
}

/** Only ever from a tap: browsers take it amiss otherwise, and so do people. */
export async function askPermission(): Promise<Permission> {
  return readPermission() === 'default' ? Notification.requestPermission() : readPermission();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const kept = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return kept.length === key.length && kept.every((byte, at) => byte === key[at]);
}

export interface BrowserAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where this browser is woken by whoever holds the key; null where it gives no address. */
export async function addressFor(publicKey: string): Promise<BrowserAddress | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return null;
  const key = bytesOf(publicKey);
  const kept = await registration.pushManager.getSubscription();
  // Made for a server that has another key by now, it wakes nobody any more.
  if (kept && !isFor(kept, key)) await kept.unsubscribe();
  const found = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = found.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

export async function forgetAddress(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const kept = await registration?.pushManager.getSubscription();
  await kept?.unsubscribe();
}
