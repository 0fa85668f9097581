import { create } from 'zustand';

/** What a line is spoken with: the best that works. */
export type Rung = 'server' | 'browser' | 'tones';

interface Ladder {
  /** Why the server does not speak; null while it does, or has not been asked. */
  serverReason: string | null;
  browserReason: string | null;
}

export interface VoiceRung {
  rung: Rung;
  /** Why the server does not speak; null when it does. */
  reason: string | null;
}

const fresh: Ladder = { serverReason: null, browserReason: null };
const useLadder = create<Ladder>(() => fresh);

function standOn({ serverReason, browserReason }: Ladder): VoiceRung {
  if (serverReason === null) return { rung: 'server', reason: null };
  return { rung: browserReason === null ? 'browser' : 'tones', reason: serverReason };
}

/** Whether the browser's own voice is not known to fail. */
export function mayTryBrowser(): boolean {
  return useLadder.getState().browserReason === null;
}

/** Whether the server is known not to speak. */
export function isServerMute(): boolean {
  return useLadder.getState().serverReason !== null;
}

/** What failed before is tried again. */
export function forgetFailures(): void {
  useLadder.setState(fresh);
}

/** What has just worked, with null, or failed, with why. */
export function noteRung(rung: 'server' | 'browser', reason: string | null): void {
  const key = rung === 'server' ? 'serverReason' : 'browserReason';
  if (useLadder.getState()[key] !== reason) useLadder.setState({ [key]: reason });
}

export function onRungChange(listener: () => void): () => void {
  return useLadder.subscribe(listener);
}

export function useVoiceRung(): VoiceRung {
  const rung = useLadder((ladder) => standOn(ladder).rung);
  const reason = useLadder((ladder) => standOn(ladder).reason);
  return { rung, reason };
}
