import type { Rung } from './player/rung.ts';

/** Where on the page a line was asked for. */
export type Place = 'stage' | 'own' | 'voices' | 'set';

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const heard: Record<Exclude<Rung, 'server'>, string> = {
  browser: "You hear your browser's own voice instead.",
  tones: 'You hear tones instead, and the words stand here.',
};

/** Spec §8. Null when the server spoke. */
export function problemText(place: Place, rung: Rung, reason: string | null): string | null {
  if (rung === 'server') return null;
  const why = sentence(reason ?? 'The server could not speak');
  const failed =
    place === 'voices' ? `Voice test failed. ${why}` : `Voice generation failed: ${why}`;
  return `${failed} ${heard[rung]}`;
}
