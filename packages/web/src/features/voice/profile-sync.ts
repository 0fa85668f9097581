import { readProfiles, updateProfiles } from '@cadence/contract/voice/routes';
import type { VoiceProfile } from '@cadence/domain/profile/voice-preferences';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { create } from 'zustand';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { isAnyRefusal } from '../../platform/outbox/lane.ts';
import { askSettled, findQueued, queue, useOutboxRows } from '../../platform/outbox/outbox.ts';
import { defineSender, whenSent } from '../../platform/outbox/senders.ts';
import { storageOwner } from '../../platform/storage.ts';
import { keepPreferences } from './keep-preferences.ts';
import { readVoicePreferences } from './preferences-store.ts';
import {
  addChange,
  adoptProfiles,
  hasChanges,
  type ProfileChanges,
  type ServerVoice,
} from './profile-changes.ts';

const entity = 'profiles';

/** What the server has not got yet; it outlasts a reload. */
const readUnsent = (): ProfileChanges => findQueued<ProfileChanges>('voice', entity)?.payload ?? {};

interface Saving {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why the server has not got it. */
  problem: string | null;
}

export const useProfileSaving = create<Saving>(() => ({ status: 'idle', problem: null }));
const set = useProfileSaving.setState;

/** A slider that is dragged is one change. */
const quietMs = 600;

defineSender<ProfileChanges>('voice', {
  async send(rows) {
    set({ status: 'saving', problem: null });
    try {
      for (const { payload } of rows) await call(updateProfiles, { body: { profiles: payload } });
      set({ status: 'saved' });
    } catch (error) {
      set({ status: 'failed', problem: failureText(asFailure(error)) });
      throw error;
    }
  },
  // The device keeps its choice all the same.
  isRefusal: isAnyRefusal,
  onRefused: () => {},
  patienceMs: () => quietMs,
});

export const hasUnsentProfiles = (): boolean => hasChanges(readUnsent());

export function useHasUnsentProfiles(): boolean {
  return useOutboxRows('voice').length > 0;
}

/** Sends at once what waits. */
export async function sendProfiles(): Promise<void> {
  await whenSent('voice', sendLimitMs);
}

const sendLimitMs = 30_000;

export function changeVoiceProfile(style: VoiceStyle, change: Partial<VoiceProfile>): void {
  const { voiceProfiles } = readVoicePreferences();
  const changed = { ...voiceProfiles, [style]: { ...voiceProfiles[style], ...change } };
  keepPreferences({ voiceProfiles: changed });
  queue({ kind: 'voice', entity, payload: addChange(readUnsent(), style, change) });
}

async function pull(voices: readonly ServerVoice[], signal: AbortSignal): Promise<void> {
  const owner = storageOwner();
  const { profiles } = await askSettled('voice', () => call(readProfiles, {}, { signal }));
  if (storageOwner() !== owner) return;
  const { voiceProfiles } = readVoicePreferences();
  const adopted = adoptProfiles(voiceProfiles, profiles, readUnsent(), voices);
  keepPreferences({ voiceProfiles: adopted });
}

/** What the user chose elsewhere comes here, then what was chosen here goes there. */
export async function pullProfiles(
  voices: readonly ServerVoice[],
  signal: AbortSignal,
): Promise<void> {
  await pull(voices, signal);
  await sendProfiles();
}
