import type { VoiceStyle } from './styles.ts';

/** Words of five or six letters that the style says in a second. */
const wordsPerSecond: Record<VoiceStyle, number> = {
  motivational: 2.7,
  instructional: 2.6,
  sergeant: 2.6,
  encouraging: 2.5,
};

const lettersPerWord = 5.5;
const edgeSeconds = 0.3;
const pauseSeconds = 0.3;

/** How long the style takes to say it, rather too long than too short. */
export function speakingSeconds(text: string, style: VoiceStyle): number {
  let words = 0;
  for (const word of text.split(/[\s-]+/)) {
    if (word !== '') words += Math.max(1, word.length / lettersPerWord);
  }
  const pauses = text.match(/[.,;:!?](?=\s)/g)?.length ?? 0;
  return edgeSeconds + words / wordsPerSecond[style] + pauses * pauseSeconds;
}
