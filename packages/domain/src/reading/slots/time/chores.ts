import { oncePerText } from '../../engine/once-per-text.ts';
import type { Scan } from '../../engine/scan.ts';
import { type Quantity, toMinutes } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/time/chores.ts';
import { numberGroups } from '../shape/number-groups.ts';
import { timeBetween } from './times-of-day.ts';

/** Minutes of the free time that go on something else than training. */
export interface Chore {
  minutes: number;
  from: number;
  to: number;
}
const reachTokens = 6;

function linksToChore({ tokens }: Scan, { from, to }: Quantity): boolean {
  const { sentence } = tokens[from] ?? {};
  for (let at = to; at < to + reachTokens; at += 1) {
    const token = tokens[at];
    if (token?.sentence !== sentence || token?.kind !== 'word') break;
    // '20 min before lunch' and 'legs' are no links: what follows is not paid from it.
    if (terms.chores.has(token.text)) return at > to;
    if (!terms.links.has(token.text)) break;
  }
  // 'Showering takes 10'.
  return terms.takes.has(tokens[from - 1]?.text) && terms.chores.has(tokens[from - 2]?.text);
}

/** What has to be taken off a longer time that was told before: '40 min, 10 of it for lunch'. */
export const choresOf = oncePerText((scan: Scan): readonly Chore[] => {
  const { single } = numberGroups(scan);
  const minutesOf = (one: Quantity) =>
    one.unit === null ? one.value : one.unit === 'seconds' ? null : toMinutes(one);
  const between = timeBetween(scan);
  return single.flatMap((one): Chore[] => {
    const minutes = minutesOf(one);
    if (minutes === null || minutes < 1 || !linksToChore(scan, one)) return [];
    const isPart =
      single.some((whole) => whole.to <= one.from && (minutesOf(whole) ?? 0) > minutes) ||
      scan.of('length').some((whole) => whole.to <= one.from && Number(whole.value) > minutes) ||
      (between !== null && between.to <= one.from && between.minutes > minutes);
    return isPart ? [{ minutes: Math.round(minutes), from: one.from, to: one.to }] : [];
  });
});
