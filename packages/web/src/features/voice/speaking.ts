import { gapSeconds } from '@cadence/domain/voice/slots';
import { speakingSeconds } from '@cadence/domain/voice/speaking-time';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { create } from 'zustand';
import { deviceAudio } from '../../platform/audio/audio.ts';
import type { Rung } from './player/rung.ts';
import { type Spoken, speak, stopSpeaking } from './player/speak.ts';
import { readVoicePreferences } from './preferences-store.ts';
import { hasUnsentProfiles, sendProfiles } from './profile-sync.ts';
import { refreshHealth } from './server-voice.ts';
import { type Place, problemText } from './speech-problem.ts';

export interface AskedLine {
  /** Tells the button that shows it from the others. */
  id: string;
  place: Place;
  text: string;
  style: VoiceStyle;
  /** To try a voice as it is, without the user's pace and pitch. */
  voiceId?: string;
}

interface Speaking {
  status: 'silent' | 'preparing' | 'playing';
  /** The current line, or the last one. */
  line: AskedLine | null;
  /** What the line is one of. */
  series: string | null;
  rung: Rung | null;
  durationMs: number;
  problem: string | null;
}

const silence: Speaking = {
  status: 'silent',
  line: null,
  series: null,
  rung: null,
  durationMs: 0,
  problem: null,
};

export const useSpeaking = create<Speaking>(() => silence);
const set = useSpeaking.setState;

/** Raised by whatever is to be heard next: what came before then leaves off. */
let turn = 0;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function speakNow({ text, style, voiceId }: AskedLine): Promise<Spoken> {
  const { volume, voiceProfiles } = readVoicePreferences();
  const profile = voiceProfiles[style];
  const loudness = volume * profile.volume;
  return voiceId === undefined
    ? speak(text, { style, rate: profile.rate, pitch: profile.pitch, volume: loudness })
    : speak(text, { style, voiceId, volume });
}

/** How long it is heard, or shown: tones are over before the words are read. */
function lengthMs({ text, style }: AskedLine, { rung, durationMs }: Spoken): number {
  const readingMs = speakingSeconds(text, style) * 1000;
  return rung === 'tones' ? readingMs : (durationMs ?? readingMs);
}

/** One after the other, until something else is asked for. To be called in a gesture. */
export async function sayAll(lines: readonly AskedLine[], series: string | null): Promise<void> {
  turn += 1;
  const mine = turn;
  const isCut = () => turn !== mine;
  deviceAudio.unlock();
  for (const [index, line] of lines.entries()) {
    if (index > 0) await wait(gapSeconds * 1000);
    if (isCut()) return;
    set({ ...silence, status: 'preparing', line, series });
    // The server speaks with the profile that it has.
    if (hasUnsentProfiles()) await sendProfiles();
    if (isCut()) return;
    const spoken = await speakNow(line);
    if (isCut()) return;
    const { rung, reason } = spoken;
    const durationMs = lengthMs(line, spoken);
    const problem = problemText(line.place, rung, reason ?? null);
    set({ status: 'playing', rung, durationMs, problem });
    await wait(durationMs);
    if (isCut()) return;
  }
  set({ status: 'silent' });
  void refreshHealth();
}

export const say = (line: AskedLine): Promise<void> => sayAll([line], null);

export function hush(): void {
  turn += 1;
  stopSpeaking();
  set({ status: 'silent' });
}

/** Of a line or a series; null when something else is heard, or nothing. */
export function useLineStatus(id: string): 'preparing' | 'playing' | null {
  return useSpeaking(({ status, line, series }) =>
    status !== 'silent' && (line?.id === id || series === id) ? status : null,
  );
}
