import { quantitiesIn } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { words } from '../../engine/words.ts';

/** Behind a number these count how often. */
export const timesWords = words('times mal veces fois volte vezes');
const onceMore: Record<string, number> = {
  once: 1,
  einmal: 1,
  twice: 2,
  zweimal: 2,
  thrice: 3,
  dreimal: 3,
};
/** 'Once' tells when more often than how often. */
const throughWords = words('through thru over round around durch runter');
const habitWords = words('a per each every pro por par die in al alla am weekly daily this last');
/** 'Twice my bodyweight', 'twice as strong': so much, and not so often. */
const measureWords = words('my your his her their own the as body bodyweight mein meines mi mon');

/** '10 times', 'twice through', 'dos veces': how often it is gone through; a habit is none. */
export function readRepeats(scan: Scan): number | undefined {
  const { tokens } = scan;
  const counted = quantitiesIn(scan).find(({ value, unit, to }) => {
    const isTimes = timesWords.has(tokens[to]?.text);
    const isHabit = habitWords.has(tokens[to + 1]?.text);
    return unit === null && isTimes && !isHabit && value >= 2 && value <= 50;
  })?.value;
  if (counted !== undefined) return counted;
  const at = tokens.findIndex(({ text }) => onceMore[text] !== undefined);
  const next = tokens[at + 1]?.text;
  if (at < 0 || habitWords.has(next) || measureWords.has(next)) return undefined;
  if (onceMore[tokens[at]?.text ?? ''] === 1 && !throughWords.has(next)) return undefined;
  return onceMore[tokens[at]?.text ?? ''];
}
