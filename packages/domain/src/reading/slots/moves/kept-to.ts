import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/moves/limits.ts';

const reach = 4;

/** 'Can't leave my chair', 'não posso sair da cadeira': a seat that somebody is kept to. */
export function isKeptTo(
  scan: Scan,
  { from, to, value }: Pick<Hit, 'from' | 'to' | 'value'>,
): boolean {
  if (value !== 'chair' && !terms.seats.has(scan.tokens[to - 1]?.text)) return false;
  const cue = scan.of('neg').findLast(({ to: end }) => end <= from && from - end <= reach + 1);
  if (!cue) return false;
  return scan.tokens.slice(cue.from, from).some(({ text }) => terms.leaving.has(text));
}
