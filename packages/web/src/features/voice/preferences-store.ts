import {
  defaultVoicePreferences,
  readVoicePreferences as readStored,
  type VoicePreferences,
} from '@cadence/domain/profile/voice-preferences';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

const store = createDeviceStore<VoicePreferences>({
  key: 'voicePreferences',
  version: 1,
  schema: z.pipe(z.unknown(), z.transform(readStored)),
  fallback: defaultVoicePreferences,
});

export function readVoicePreferences(): VoicePreferences {
  return store.read();
}

/** What is out of bounds is clamped (Spec §5). */
export function changeVoicePreferences(change: Partial<VoicePreferences>): void {
  store.write(readStored({ ...store.read(), ...change }));
}

export function useVoicePreferences(): VoicePreferences {
  return useSyncExternalStore(store.subscribe, store.read);
}
