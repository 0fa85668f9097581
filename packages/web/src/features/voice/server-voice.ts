import type { ReplyOf } from '@cadence/contract/route';
import { listVoices, voiceHealth } from '@cadence/contract/voice/routes';
import { useEffect } from 'react';
import { create } from 'zustand';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import type { ServerVoice } from './profile-changes.ts';
import { pullProfiles } from './profile-sync.ts';

export type VoiceHealth = ReplyOf<typeof voiceHealth>;

interface ServerVoiceState {
  status: 'loading' | 'ready' | 'failed';
  voices: readonly ServerVoice[];
  /** As last heard of. */
  health: VoiceHealth | null;
  problem: string | null;
  isAsking: boolean;
}

export const useServerVoice = create<ServerVoiceState>(() => ({
  status: 'loading',
  voices: [],
  health: null,
  problem: null,
  isAsking: false,
}));
const set = useServerVoice.setState;

let controller = new AbortController();

/** What is shown stays while it is asked again. */
export async function loadServerVoice(): Promise<void> {
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
  set({ isAsking: true });
  try {
    const [{ voices }, health] = await Promise.all([
      call(listVoices, {}, { signal }),
      call(voiceHealth, {}, { signal }),
    ]);
    await pullProfiles(voices, signal);
    set({ status: 'ready', voices, health, problem: null, isAsking: false });
  } catch (error) {
    if (signal.aborted) return;
    set({ status: 'failed', problem: failureText(asFailure(error)), isAsking: false });
  }
}

/** The figures move with each line; one that cannot be had now is had with the next. */
export async function refreshHealth(): Promise<void> {
  if (useServerVoice.getState().status === 'failed') return loadServerVoice();
  try {
    set({ health: await call(voiceHealth, {}) });
  } catch (error) {
    asFailure(error);
  }
}

export function useLoadServerVoice(): void {
  useEffect(() => {
    const load = () => void loadServerVoice();
    load();
    window.addEventListener('online', load);
    return () => {
      controller.abort();
      window.removeEventListener('online', load);
    };
  }, []);
}
