import { findPair, type Pair } from '../../engine/pairs.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/kit/sleepers.ts';

interface Span {
  from: number;
  to: number;
}

/** Two signs that ask for quiet together, and how many words may lie between. */
const pairs: readonly Pair[] = [
  { one: 'someone', other: 'asleep', reach: 5 },
  { one: 'home', other: 'asleep', reach: 3 },
  { one: 'someone', other: 'under', reach: 3 },
  { one: 'someone', other: 'complains', reach: 7 },
  { one: 'under', other: 'complains', reach: 7 },
  { one: 'under', other: 'asleep', reach: 4 },
  { one: 'beside', other: 'asleep', reach: 4 },
  { one: 'house', other: 'creaks', reach: 3 },
];

const isOwn = ({ tokens }: Scan, { from }: Span): boolean => {
  const [before, earlier] = [tokens[from - 1], tokens[from - 2]];
  if (before?.segment !== tokens[from]?.segment) return false;
  if (common.own.has(before?.text)) return true;
  return (
    terms.oneself.has(before?.text) ||
    (isOneOf(before?.text, 'just only also finally like') && terms.oneself.has(earlier?.text))
  );
};

/** 'Kids are napping', 'the man below bangs on his ceiling', 'the floorboards creak'. */
export function findDisturbed(scan: Scan): Span | null {
  for (const pair of pairs) {
    const found = findPair(
      scan,
      'quietSign',
      pair,
      (a, b) => pair.other !== 'asleep' || !isOwn(scan, b) || b.from < a.from,
    );
    if (found && !isAway(scan, found.one, found.other)) return found;
  }
  return findWoken(scan);
}

/** 'Don't wake the baby'; 'wake me up with some squats' is no such thing. */
function findWoken(scan: Scan): Span | null {
  const { tokens } = scan;
  const signs = scan.of('quietSign');
  for (const sign of signs) {
    if (sign.value !== 'waking') continue;
    const isNear = (at: number) => at >= sign.from - 4 && at <= sign.to + 4;
    const isOther =
      signs.some(({ value, from }) => value === 'someone' && isNear(from)) ||
      tokens.slice(sign.to, sign.to + 3).some(({ text }) => terms.others.has(text));
    if (isOther) return { from: sign.from, to: sign.to + 1 };
  }
  return null;
}
const isAway = ({ tokens }: Scan, a: Span, b: Span) =>
  tokens
    .slice(Math.min(a.from, b.from), Math.max(a.to, b.to) + 2)
    .some(({ text }) => terms.away.has(text));
