import type { Cues } from '../cues.ts';

const impersonal: ReadonlySet<string> = new Set(['count', 'volume', 'trend', 'last']);

/** One's own numbers; 'how many times should I' asks for knowledge. */
export function isOfNumbers(cues: Cues, isAsked: boolean): boolean {
  const asked = cues.of('number');
  if (asked.length === 0 || !(isAsked || cues.wordCount <= 6)) return false;
  const isCounted = asked.every((one) => impersonal.has(one));
  return !isCounted || (cues.has('self') && !cues.has('ask', 'should'));
}
