import { quantitiesIn } from '../engine/features.ts';
import type { Scan } from '../engine/scan.ts';

/** Behind a number these count how often. */
export const timesWords = /^(?:times|mal|veces|fois|volte|vezes)$/;
const onceMore: Record<string, number> = { twice: 2, zweimal: 2, thrice: 3, dreimal: 3 };
const habitWords = /^(?:a|per|each|every|pro|por|par|die|in|al|alla|am|weekly|daily|this|last)$/;

/** '10 times', 'twice through', 'dos veces': how often it is gone through; a habit is none. */
export function readRepeats(scan: Scan): number | undefined {
  const { tokens } = scan;
  const counted = quantitiesIn(scan).find(({ value, unit, to }) => {
    const isTimes = timesWords.test(tokens[to]?.text ?? '');
    const isHabit = habitWords.test(tokens[to + 1]?.text ?? '');
    return unit === null && isTimes && !isHabit && value >= 2 && value <= 50;
  })?.value;
  if (counted !== undefined) return counted;
  const at = tokens.findIndex(({ text }) => onceMore[text] !== undefined);
  const isHabit = habitWords.test(tokens[at + 1]?.text ?? '');
  return at < 0 || isHabit ? undefined : onceMore[tokens[at]?.text ?? ''];
}
