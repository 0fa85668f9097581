import { create } from 'zustand';
import { useVoiceRung, type VoiceRung } from './rung.ts';

/** How many of a workout's lines are at hand. */
export interface Readiness {
  status: 'off' | 'getting' | 'ready' | 'waiting';
  done: number;
  total: number;
}

const off: Readiness = { status: 'off', done: 0, total: 0 };

const useReadiness = create<Readiness>(() => off);

export function noteReadiness(readiness: Readiness = off): void {
  useReadiness.setState(readiness);
}

export function readinessText({ status, done, total }: Readiness, { rung, reason }: VoiceRung) {
  // Told from the start, so that nothing moves on the page when it is known.
  if (status === 'off') return 'Getting the voice ready';
  if (rung === 'server') {
    return status === 'ready' ? 'Voice ready' : `Getting the voice ready, ${done} of ${total}`;
  }
  const why = reason === null ? '' : `, the server cannot speak: ${reason}`;
  return rung === 'browser' ? `Voice: your browser's own${why}` : `Voice: tones only${why}`;
}

/** How the voice of the loaded workout stands. */
export function useReadinessText(): string {
  return readinessText(useReadiness(), useVoiceRung());
}
