import { hitsBetween, sentenceAround, textAt, whose } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/body/injury.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { hurtFrom, hurtOf } from '../../stance/stance.ts';
import type { BodyPart } from './body-parts.ts';
import type { Sign } from './sign.ts';

/** 'My wrist went ping', 'o ombro chia': a part told of like one that hurts. */
export function learnedSign(scan: Scan, part: BodyPart, parts: readonly BodyPart[]): Sign | null {
  if (!part.region || scan.polarity(part) !== 'plain' || whose(scan, part) !== 'me') return null;
  // 'Hip opening' names what is wanted for it.
  const isOfWish = scan.of('goal').some(({ from, to }) => from <= part.from && part.to <= to);
  // 'Train the hip muscle on the side'.
  const isOfMuscle = scan
    .of('focus')
    .some(({ from, to }) => from <= part.from && part.to <= to && to - from > part.to - part.from);
  if (isOfWish || isOfMuscle || isTrained(scan, part)) return null;
  // Of fresh nails or a rash it is the skin that bears nothing.
  if (part.region === 'wrist' && hasNails(scan)) return null;
  // 'My back is like a rock' wants to be loosened.
  const { from, to } = sentenceAround(scan, part.from);
  const isStiff = hitsBetween(scan, 'pain', from, to).some(({ value }) => value === 'stiff');
  const limits = scan.of('attribute').filter((hit) => scan.polarity(hit) !== 'plain');
  if (isStiff || hurtOf(scan.tokens, part, parts, limits) < hurtFrom) return null;
  return { state: 'active', word: part, certainty: 0.6, rule: 'injury.learned' };
}

/** 'Muscler mon dos', 'trabajar hombros': what is to be done with it. */
const isTrained = (scan: Scan, { from, to }: BodyPart): boolean =>
  [from - 1, from - 2].some((at) => terms.trains.has(textAt(scan, at))) ||
  // 'Isquiotibiais hoje', and not 'my shoulder today went ping'.
  (common.please.has(textAt(scan, to)) &&
    scan.tokens[to + 1]?.kind !== 'word' &&
    scan.of('focus').some((hit) => hit.from === from));

export const hasNails = ({ tokens }: Scan) => tokens.some(({ text }) => terms.nails.has(text));
