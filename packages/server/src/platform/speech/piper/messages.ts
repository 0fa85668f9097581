import type { Filter } from '../data/piper-voices.ts';

/** What the child is told when it starts. */
export interface OpenMessage {
  type: 'open';
  /** Where the voice that comes with the package is put. */
  storeFolder: string;
  /** Another voice, already on disk. */
  voiceFolder: string | null;
}

export interface SpeakMessage {
  type: 'speak';
  id: number;
  text: string;
  speaker: number;
  speed: number;
  pitch: number;
  filters: Filter[];
  drive: number;
}

export type ToChild = OpenMessage | SpeakMessage;

export type FromChild =
  | { type: 'ready' }
  | { type: 'broken'; reason: string }
  | { type: 'spoken'; id: number; bytes: Uint8Array }
  | { type: 'silent'; id: number; reason: string };
