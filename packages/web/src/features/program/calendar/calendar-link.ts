import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { endLink, makeLink } from '../data/program-api.ts';

/** The server keeps only its hash, so whoever made the address is the one who can show it again. */
const link = createDeviceStore<string | null>({
  key: 'calendarLink',
  version: 1,
  schema: z.nullable(z.string()),
  fallback: null,
  broken: 'discard',
});

export function useCalendarLink(): string | null {
  return useSyncExternalStore(link.subscribe, link.read);
}

export async function renewCalendarLink(): Promise<void> {
  const base: string | undefined = import.meta.env.VITE_API_BASE_URL;
  const path = await makeLink();
  link.write(new URL(path, base ? new URL(base, location.href) : location.href).href);
}

export async function endCalendarLink(): Promise<void> {
  await endLink();
  link.remove();
}
