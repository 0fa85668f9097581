import { readProfiles, updateProfiles } from '@cadence/contract/voice/routes';
import { profilesBody } from '@cadence/contract/voice/schemas';
import type { VoiceProfile } from '@cadence/domain/profile/voice-preferences';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { asFailure, call } from '../../platform/api.ts';
import { createDeviceStore } from '../../platform/device-store.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
import { keepPreferences } from './keep-preferences.ts';
import { readVoicePreferences } from './preferences-store.ts';
import {
  addChange,
  adoptProfiles,
  hasChanges,
  type ProfileChanges,
  type ServerVoice,
  withoutSent,
} from './profile-changes.ts';

/** What the server has not got yet; it outlasts a reload. */
const unsent = createDeviceStore<ProfileChanges>({
  key: 'voiceProfileChanges',
  version: 1,
  schema: profilesBody.shape.profiles,
  fallback: {},
});

interface Saving {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why the server has not got it. */
  problem: string | null;
}

export const useProfileSaving = create<Saving>(() => ({ status: 'idle', problem: null }));
const set = useProfileSaving.setState;

/** A slider that is dragged is one change. */
const quietMs = 600;
let waiting: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> = Promise.resolve();

async function send(): Promise<void> {
  const owner = storageOwner();
  const changes = unsent.read();
  if (!hasChanges(changes)) return;
  const settle = () => unsent.write(withoutSent(unsent.read(), changes));
  set({ status: 'saving', problem: null });
  try {
    await call(updateProfiles, { body: { profiles: changes } });
    if (storageOwner() !== owner) return;
    settle();
    set({ status: 'saved' });
  } catch (error) {
    const failure = asFailure(error);
    if (storageOwner() !== owner) return;
    // Refused once, it would be refused again; the device keeps it all the same.
    if (failure.status === 422) settle();
    set({ status: 'failed', problem: failureText(failure) });
  }
}

export const hasUnsentProfiles = (): boolean => hasChanges(unsent.read());

export function useHasUnsentProfiles(): boolean {
  return useSyncExternalStore(unsent.subscribe, hasUnsentProfiles);
}

/** Sends at once what waits, in the order of the changes. */
export function sendProfiles(): Promise<void> {
  clearTimeout(waiting);
  // A bug in one change must not hold up the next.
  sending = sending.then(send, send);
  return sending;
}

export function changeVoiceProfile(style: VoiceStyle, change: Partial<VoiceProfile>): void {
  const { voiceProfiles } = readVoicePreferences();
  const changed = { ...voiceProfiles, [style]: { ...voiceProfiles[style], ...change } };
  keepPreferences({ voiceProfiles: changed });
  unsent.write(addChange(unsent.read(), style, change));
  clearTimeout(waiting);
  waiting = setTimeout(() => void sendProfiles(), quietMs);
}

async function pull(voices: readonly ServerVoice[], signal: AbortSignal): Promise<void> {
  const owner = storageOwner();
  const { profiles } = await call(readProfiles, {}, { signal });
  if (storageOwner() !== owner) return;
  const { voiceProfiles } = readVoicePreferences();
  const adopted = adoptProfiles(voiceProfiles, profiles, unsent.read(), voices);
  keepPreferences({ voiceProfiles: adopted });
}

/** What the user chose elsewhere comes here, then what was chosen here goes there. */
export async function pullProfiles(
  voices: readonly ServerVoice[],
  signal: AbortSignal,
): Promise<void> {
  // In turn with the changes: one that is sent meanwhile would be taken back by an older answer.
  const pulled = sending.then(() => pull(voices, signal));
  sending = pulled.then(send, send);
  await pulled;
  await sending;
}
