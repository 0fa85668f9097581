import {
  defaultTimerSettings,
  readTimerSettings,
  type TimerSettings,
} from '@cadence/domain/timer/settings';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** How hard a set was: on the scale to ten, or by the reps that were left. */
export type EffortScale = 'rpe' | 'rir';

/** The specification's settings, and those that only this screen knows. */
export interface ScreenSettings extends TimerSettings {
  screenFlash: boolean;
  /** Rather than together with the user's music. */
  playsLocked: boolean;
  /** Strength sets run down as well, instead of waiting for Done. */
  setsByClock: boolean;
  effort: EffortScale;
  /** What the effort means has been said. */
  knowsEffort: boolean;
  /** A strap is listened to. */
  heartRate: boolean;
  /** A microphone stands beside the clock. */
  voiceCommands: boolean;
  /** Cadence itself listens, instead of the browser. */
  ownEar: boolean;
  /** Its microphone stays open for as long as the workout runs. */
  openMic: boolean;
  /** A camera counts, as an experiment. */
  camera: boolean;
  /** All sound off for now, whatever the settings above say. */
  muted: boolean;
}

const defaults: ScreenSettings = {
  ...defaultTimerSettings,
  screenFlash: false,
  playsLocked: false,
  setsByClock: false,
  effort: 'rpe',
  knowsEffort: false,
  heartRate: false,
  voiceCommands: false,
  ownEar: false,
  openMic: false,
  camera: false,
  muted: false,
};

const own = z.object({
  screenFlash: z.catch(z.boolean(), defaults.screenFlash),
  playsLocked: z.catch(z.boolean(), defaults.playsLocked),
  setsByClock: z.catch(z.boolean(), defaults.setsByClock),
  effort: z.catch(z.enum(['rpe', 'rir']), defaults.effort),
  knowsEffort: z.catch(z.boolean(), defaults.knowsEffort),
  voiceCommands: z.catch(z.boolean(), defaults.voiceCommands),
  ownEar: z.catch(z.boolean(), defaults.ownEar),
  openMic: z.catch(z.boolean(), defaults.openMic),
  heartRate: z.catch(z.boolean(), defaults.heartRate),
  camera: z.catch(z.boolean(), defaults.camera),
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
