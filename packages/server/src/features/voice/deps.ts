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
  /** The lines that are being made for each user, and how often each was asked for. */
  underWay: Map<string, Map<string, number>>;
}
