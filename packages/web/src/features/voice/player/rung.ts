import { create } from 'zustand';

/** What a line is spoken with: the best that works. */
export type Rung = 'server' | 'browser' | 'tones';

const rungs: readonly Rung[] = ['server', 'browser', 'tones'];

interface Ladder {
  /** Why the server does not speak; null while it does, or has not been asked. */
  serverReason: string | null;
  browserReason: string | null;
  /** No better rung than this one is tried. */
  preferred: Rung;
}

export interface VoiceRung {
  rung: Rung;
  /** Why the server does not speak; null when it does. */
  reason: string | null;
}

const fresh: Ladder = { serverReason: null, browserReason: null, preferred: 'server' };
const useLadder = create<Ladder>(() => fresh);

const chosenReason = 'You chose it';

function standOn({ serverReason, browserReason, preferred }: Ladder): VoiceRung {
  const server = preferred === 'server' ? serverReason : chosenReason;
  if (server === null) return { rung: 'server', reason: null };
  const isBrowser = preferred !== 'tones' && browserReason === null;
  if (isBrowser) return { rung: 'browser', reason: server };
  return { rung: 'tones', reason: server };
}

/** Whether it is not above the preferred one. */
export function isAllowed(rung: Rung): boolean {
  return rungs.indexOf(rung) >= rungs.indexOf(useLadder.getState().preferred);
}

/** Whether it is allowed and not known to fail. */
export function mayTry(rung: 'server' | 'browser'): boolean {
  const { serverReason, browserReason } = useLadder.getState();
  return isAllowed(rung) && (rung === 'server' ? serverReason : browserReason) === null;
}

/** Nothing above it is used, and what failed before is tried again; `server` is the whole ladder. */
export function preferRung(rung: Rung): void {
  useLadder.setState({ ...fresh, preferred: rung });
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
