import {
  defaultTimerSettings,
  readTimerSettings,
  type TimerSettings,
} from '@cadence/domain/timer/settings';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** The specification's settings, and those that only this screen knows. */
export interface ScreenSettings extends TimerSettings {
  screenFlash: boolean;
  /** Rather than together with the user's music. */
  playsLocked: boolean;
  /** All sound off for now, whatever the settings above say. */
  muted: boolean;
}

const defaults: ScreenSettings = {
  ...defaultTimerSettings,
  screenFlash: false,
  playsLocked: false,
  muted: false,
};

const own = z.object({
  screenFlash: z.catch(z.boolean(), defaults.screenFlash),
  playsLocked: z.catch(z.boolean(), defaults.playsLocked),
  muted: z.catch(z.boolean(), defaults.muted),
});

function understand(value: unknown): ScreenSettings {
  const mine = z.safeParse(own, value);
  return { ...defaults, ...readTimerSettings(value), ...(mine.success ? mine.data : {}) };
}

const store = createDeviceStore<ScreenSettings>({
  key: 'timerSettings',
  version: 1,
  schema: z.pipe(z.unknown(), z.transform(understand)),
  fallback: defaults,
});

export function changeTimerSettings(change: Partial<ScreenSettings>): void {
  store.write({ ...store.read(), ...change });
}

export const readScreenSettings = store.read;

export function useTimerSettings(): ScreenSettings {
  return useSyncExternalStore(store.subscribe, store.read);
}
