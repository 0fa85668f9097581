import type { VoiceStyle } from './styles.ts';

/**
 * Measured on the built-in voices over all lines: letters tell the length better than
 * words do. A fifth slower than the mean, so that hardly a clip is longer than thought.
 */
const lettersPerSecond: Record<VoiceStyle, number> = {
  motivational: 13,
  instructional: 10.8,
  sergeant: 12.5,
  encouraging: 10.8,
};

const edgeSeconds = 0.3;
const pauseSeconds = 0.3;

/** How long the style takes to say it, rather too long than too short. */
export function speakingSeconds(text: string, style: VoiceStyle): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const pauses = text.match(/[.,;:!?](?=\s)/g)?.length ?? 0;
  return edgeSeconds + letters / lettersPerSecond[style] + pauses * pauseSeconds;
}
