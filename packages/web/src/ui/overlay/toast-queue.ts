import type { ReactNode } from 'react';

export interface ToastOptions {
  action?: { label: string; onPress: () => void } | undefined;
  tone?: 'plain' | 'error' | undefined;
  durationMs?: number | undefined;
}

export interface ToastItem {
  id: number;
  message: ReactNode;
  tone: 'plain' | 'error';
  durationMs: number;
  action?: { label: string; onPress: () => void };
}

const maxVisible = 3;
const plainMs = 5000;
/** Long enough to read, to decide and to reach the button by keyboard. */
const actionMs = 10_000;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

export const toastQueue = {
  read: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function dismissToast(id: number) {
  set(items.filter((item) => item.id !== id));
}

export function dismissAllToasts() {
  if (items.length > 0) set([]);
}

/** Shows a message and gives back how to take it away early. */
export function addToast(message: ReactNode, options: ToastOptions = {}) {
  const { action, tone = 'plain', durationMs } = options;
  lastId += 1;
  const id = lastId;
  const long = action !== undefined || tone === 'error';
  const item: ToastItem = {
    id,
    message,
    tone,
    durationMs: durationMs ?? (long ? actionMs : plainMs),
    ...(action && { action }),
  };
  set([...items, item].slice(-maxVisible));
  return () => dismissToast(id);
}
