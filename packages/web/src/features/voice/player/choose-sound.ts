import type { SpokenLine, SpokenText } from '@cadence/domain/voice/line';
import { speakingSeconds } from '@cadence/domain/voice/speaking-time';
import type { SoundClip } from '../../../platform/audio/audio-clip.ts';

export type Sound =
  | { kind: 'clip'; clip: SoundClip; durationMs: number }
  | { kind: 'browser'; text: string; durationMs: number }
  | { kind: 'tone'; durationMs: number };

export interface Means {
  clipOf: (id: string) => SoundClip | null;
  /** Whether the browser's own voice may be tried. */
  browser: boolean;
  /** The user's pace for the style; clips have it already. */
  rate: number;
}

const toneMs = 300;
/** So much longer than its room a clip may be: the gap after it is longer. */
const spareSeconds = 0.04;

const fits = (seconds: number, { maxSeconds }: SpokenLine) => seconds <= maxSeconds + spareSeconds;

/**
 * How a line is heard: its clip, the clip of what stands in for it (Spec §8, smart rest message),
 * the browser's voice, a tone. Null when what there is would run into what follows.
 */
export function chooseSound(line: SpokenLine, { clipOf, browser, rate }: Means): Sound | null {
  const texts: SpokenText[] = line.fallback ? [line, line.fallback] : [line];
  const clips = texts.flatMap(({ id }) => clipOf(id) ?? []);
  const clip = clips.find(({ seconds }) => fits(seconds, line));
  if (clip) return { kind: 'clip', clip, durationMs: clip.seconds * 1000 };
  if (clips.length > 0) return null;
  if (!browser) return { kind: 'tone', durationMs: toneMs };
  const seconds = ({ text }: SpokenText) => speakingSeconds(text, line.style) / rate;
  const said = texts.find((one) => fits(seconds(one), line));
  return said ? { kind: 'browser', text: said.text, durationMs: seconds(said) * 1000 } : null;
}
