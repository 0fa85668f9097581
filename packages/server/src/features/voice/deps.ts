import type { Speech } from '../../platform/speech/speech.ts';
import type { ProfileStore } from './store.ts';
import type { VoiceSessions } from './workout-sessions.ts';

export interface VoiceDeps {
  store: ProfileStore;
  speech: Speech;
  now: () => number;
}

export interface SpeakingDeps extends VoiceDeps {
  sessions: VoiceSessions;
  /** How many lines of each user are being made. */
  underWay: Map<string, number>;
}
