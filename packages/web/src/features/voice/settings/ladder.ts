import { engineName } from '../engine-words.ts';
import type { Rung, VoiceRung } from '../player/rung.ts';
import type { VoiceHealth } from '../server-voice.ts';

export interface RungState {
  rung: Rung;
  inUse: boolean;
  /** Why it does not speak now; null for what could. */
  reason: string | null;
  /** What is worth knowing of it although it can speak. */
  note: string | null;
}

export interface LadderFacts {
  /** Which rung spoke last. */
  spoke: VoiceRung;
  health: VoiceHealth | null;
  /** Why nothing is known of the server. */
  problem: string | null;
  /** Null while the browser still looks for one. */
  hasBrowserVoice: boolean | null;
}

function serverReason({ spoke, health, problem }: LadderFacts): string | null {
  if (problem !== null) return problem;
  if (health?.engine === 'none') return 'No engine on the server can speak now.';
  return spoke.rung === 'server' ? null : spoke.reason;
}

function standInNote({ health }: LadderFacts): string | null {
  if (health?.status !== 'degraded' || health.engine === 'none') return null;
  return `The first choice cannot speak now. ${engineName(health.engine)} stands in.`;
}

/** From the best to the last: the first one that can speak is in use. */
export function readLadder(facts: LadderFacts): RungState[] {
  const { spoke, hasBrowserVoice } = facts;
  const server = serverReason(facts);
  const isSilent = hasBrowserVoice === false || spoke.rung === 'tones';
  const browser = isSilent ? 'This browser has no voice that works.' : null;
  const inUse: Rung = server === null ? 'server' : browser === null ? 'browser' : 'tones';
  return [
    { rung: 'server', inUse: inUse === 'server', reason: server, note: standInNote(facts) },
    { rung: 'browser', inUse: inUse === 'browser', reason: browser, note: null },
    { rung: 'tones', inUse: inUse === 'tones', reason: null, note: null },
  ];
}
