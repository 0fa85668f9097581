import type { Claim } from '../../claims.ts';
import { findPair, type Pair } from '../../engine/pairs.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/moves/limits.ts';
import type { Attribute } from '../../vocabulary.ts';
import { isPast } from '../around.ts';
import { refuse } from './refuse.ts';

const roomPairs: readonly (Pair & { rules: Attribute; rule: string })[] = [
  {
    one: 'ground',
    other: 'stuck',
    reach: 9,
    isWide: true,
    rules: 'floor',
    rule: 'attribute.stuck',
  },
  { one: 'ground', other: 'foul', reach: 4, rules: 'floor', rule: 'attribute.ground' },
  { one: 'ceiling', other: 'low', reach: 4, rules: 'overhead', rule: 'attribute.ceiling' },
];

/** 'Getting up off the carpet takes me ages', 'down on the floor somebody has to winch me up again'. */
export function readRising(scan: Scan): Claim[] {
  const found = findPair(scan, 'room', { one: 'ground', other: 'toil', reach: 7 });
  if (!found) return [];
  const hit = { ...found.one, from: found.from, to: found.to };
  const isRising = scan
    .of('room')
    .some(
      ({ value, from }) =>
        value === 'rising' && scan.tokens[from]?.sentence === scan.tokens[hit.from]?.sentence,
    );
  return isRising ? [refuse(scan, 'floor', 'attribute.rising', hit, 0.8)] : [];
}

/** 'The grass is still soaked', 'el techo es muy bajo': a thing of the room and how it is. */
export function readRoom(scan: Scan): Claim[] {
  return roomPairs.flatMap(({ rules, rule, ...pair }) => {
    const found = findPair(scan, 'room', pair);
    if (!found) return [];
    const hit = { ...found.one, from: found.from, to: found.to };
    const isNot = scan.tokens
      .slice(Math.max(0, hit.from - 1), hit.to)
      .some(({ text }) => isOneOf(text, 'not isnt never no nicht kein pas non nao dry trocken'));
    // Who 'does not come up again' says it with a no.
    const isOut = isNot && pair.other !== 'stuck';
    return isOut || isPast(scan, hit) ? [] : [refuse(scan, rules, rule, hit, 0.8)];
  });
}

const groundReach = 4;

/** 'Not lying on the tarmac': where nobody lies, nobody is down in any other way. */
export function isOnGround({ tokens, of }: Scan, { to }: Hit): boolean {
  return of('room').some(
    ({ value, from }) =>
      value === 'ground' &&
      from >= to &&
      from - to <= groundReach &&
      tokens[from]?.segment === tokens[to - 1]?.segment &&
      isOneOf(tokens[to]?.text, 'on in auf im sur en sobre sul no na'),
  );
}

/** 'If I lie flat my lunch comes back up': what is in the belly wants the head high. */
export function isRising({ tokens }: Scan, { to }: Hit): boolean {
  return tokens.slice(to, to + 7).some(({ text }) => terms.belly.has(text));
}
