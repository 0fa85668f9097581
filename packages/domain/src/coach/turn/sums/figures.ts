import { oneRepMax } from '../../../analytics/lifts/strength.ts';
import { latest } from '../../../reading/claims.ts';
import { tokenise } from '../../../reading/engine/tokens.ts';
import { isArticle, readNumberAt } from '../../../reading/engine/units.ts';
import type { Topic } from '../memory.ts';
import type { Answer, Turn } from '../turn.ts';

/** One sum: its result, or null where the message asks for another or for none. */
export type Sum = (turn: Turn) => Answer | null;

/** A number as people write it. */
export const figureSource = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
export const mass = '(?:kg|kgs|kilos?|kilograms?|lbs?|pounds?)';

export const numberOf = (text: string | undefined): number =>
  text === undefined ? Number.NaN : Number(text.replace(',', '.'));

export const rounded = (value: number, digits = 1): string => {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale);
};

export const toStep = (value: number, step: number): number => Math.round(value / step) * step;

export const unitOf = (said: string | undefined): 'kg' | 'lb' =>
  /^(?:lb|pound)/i.test(said ?? '') ? 'lb' : 'kg';

export const unitIn = (text: string): 'kg' | 'lb' =>
  /\d\s*(?:lbs?|pounds?)\b/i.test(text) ? 'lb' : 'kg';

const halves = /\b(?:half an?|a half)\b/gi;
const quarters = /\ba quarter\b/gi;

/** 'Two twelves', 'half a kilo': with figures for words. */
export function countedInFigures(text: string): string {
  const said = text.replace(halves, '0.5').replace(quarters, '0.25');
  const tokens = tokenise(said);
  let at = 0;
  let written = '';
  tokens.forEach((token, place) => {
    if (token.start < at || token.kind !== 'word' || isArticle(token)) return;
    const number = readNumberAt(tokens, place);
    const last = number && tokens[number.to - 1];
    if (!number || !last) return;
    written += `${said.slice(at, token.start)}${number.value}`;
    at = last.end;
  });
  return written + said.slice(at);
}

export const numberTopic = (
  id: string,
  words: string,
  basis?: NonNullable<Topic['basis']>,
): Topic => ({ kind: 'number', id, words, ...(basis && { basis }) });

/** What the sum before this message came to. */
export const basisOf = (turn: Turn): NonNullable<Topic['basis']> | undefined =>
  turn.place.memory.topic?.basis ?? maxTold(turn);

/** The best that was told last, while nothing else has come up since. */
function maxTold({ place, reading }: Turn): Topic['basis'] {
  const kind = place.memory.topic?.kind;
  if (kind !== undefined && kind !== 'exercise') return undefined;
  const told = latest(reading.told.claims, 'max')?.value;
  return (
    told && {
      kind: 'max',
      value: told.reps === 1 ? told.kilograms : Math.round(oneRepMax(told.kilograms, told.reps)),
      unit: 'kg',
    }
  );
}
