import { oncePerText } from '../../engine/once-per-text.ts';
import type { Scan } from '../../engine/scan.ts';
import { type Quantity, toMinutes } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/time/chores.ts';
import { numberGroups } from '../shape/number-groups.ts';
import { type TimeBetween, timeBetween } from './times-of-day.ts';

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
  // 'And a shower (10 min)'.
  if (tokens[from - 1]?.text === '(') {
    return tokens
      .slice(Math.max(0, from - 1 - reachTokens), from - 1)
      .some((token) => token.sentence === sentence && terms.chores.has(token.text));
  }
  // 'Showering takes 10'.
  return terms.takes.has(tokens[from - 1]?.text) && terms.chores.has(tokens[from - 2]?.text);
}

/** 'It's a ten min walk' beside the times of a day; 'ein Fußweg von 10 min' is told by its link. */
const isWay = ({ tokens }: Scan, { to }: Quantity): boolean => terms.ways.has(tokens[to]?.text);

/** A shower or a change of clothes. */
const untimedMinutes = 10;

const stillReach = 4;

/** 'E ainda tem o café', 'still need coffee'. */
const isStillToDo = (tokens: Scan['tokens'], at: number): boolean =>
  tokens.slice(Math.max(0, at - stillReach), at).some(({ text }) => terms.still.has(text));

/** 'Shower not included': it is thought of already. */
const isLeftOut = (tokens: Scan['tokens'], at: number): boolean => {
  const [first, second] = tokens.slice(at + 1, at + 3);
  return terms.leftOut.has(first?.text) && terms.included.has(second?.text);
};

const leastWithChore = 20;

/** '40 min, shower included': a share of what was told. */
function includedAt(scan: Scan): number {
  const isLong = numberGroups(scan).single.some(
    (one) => one.unit === 'minutes' && one.value >= leastWithChore,
  );
  if (!isLong) return -1;
  return scan.tokens.findIndex(
    ({ text }, at) =>
      terms.untimed.has(text) &&
      !isLeftOut(scan.tokens, at) &&
      terms.included.has(scan.tokens[at + 1]?.text),
  );
}

/** 'Train at 7:40, it's 7:05, still in my pyjamas': the time until then is not all for training. */
function untimedChores(scan: Scan, between: TimeBetween | null, isTimed: boolean): Chore[] {
  const { tokens } = scan;
  const within = isTimed ? -1 : includedAt(scan);
  if (within >= 0) return [{ minutes: untimedMinutes, from: within, to: within + 1 }];
  if (between === null || isTimed || between.minutes < 2 * untimedMinutes) return [];
  const at = tokens.findIndex(
    ({ text }, i) =>
      (terms.untimed.has(text) || (terms.breaks.has(text) && isStillToDo(tokens, i))) &&
      !tokens.slice(Math.max(0, i - 3), i).some((before) => terms.notDone.has(before.text)) &&
      !isLeftOut(tokens, i),
  );
  return at < 0 ? [] : [{ minutes: untimedMinutes, from: at, to: at + 1 }];
}

/** What has to be taken off a longer time that was told before: '40 min, 10 of it for lunch'. */
export const choresOf = oncePerText((scan: Scan): readonly Chore[] => {
  const { single } = numberGroups(scan);
  const minutesOf = (one: Quantity) =>
    one.unit === null ? one.value : one.unit === 'seconds' ? null : toMinutes(one);
  const between = timeBetween(scan);
  const told = single.flatMap((one): Chore[] => {
    const minutes = minutesOf(one);
    const isChore = linksToChore(scan, one) || (between !== null && isWay(scan, one));
    if (minutes === null || minutes < 1 || !isChore) return [];
    const isPart =
      single.some((whole) => whole.to <= one.from && (minutesOf(whole) ?? 0) > minutes) ||
      scan.of('length').some((whole) => whole.to <= one.from && Number(whole.value) > minutes) ||
      (between !== null && between.to <= one.from && between.minutes > minutes);
    return isPart ? [{ minutes: Math.round(minutes), from: one.from, to: one.to }] : [];
  });
  return [...told, ...untimedChores(scan, between, told.length > 0)];
});
