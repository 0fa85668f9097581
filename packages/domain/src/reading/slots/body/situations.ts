import { type Claim, claim } from '../../claims.ts';
import { findPair, type Pair } from '../../engine/pairs.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import type { Situation } from '../../vocabulary.ts';
import { isPast } from '../around.ts';

/** Two signs that tell of a situation together, and how many words may lie between. */
const pairs: readonly (Pair & { situation: Situation })[] = [
  { situation: 'after_race', one: 'raced', other: 'lately', reach: 6 },
  { situation: 'with_child', one: 'child', other: 'joins', reach: 6 },
  { situation: 'desk', one: 'sat', other: 'stiff', reach: 8 },
];

/** What is told of as ahead, 'marathon on Sunday', was not run yet. */
const isDone = (scan: Scan, { from, to }: { from: number; to: number }): boolean => {
  const { sentence } = scan.tokens[from] ?? {};
  if (scan.tokens.slice(from, to).some(({ text }) => terms.after.has(text))) return true;
  const isNear = (hit: Hit) => hit.to >= from - 4 && hit.from <= to + 4;
  return scan
    .of('situationSign')
    .some(
      (hit) => hit.value === 'did' && scan.tokens[hit.from]?.sentence === sentence && isNear(hit),
    );
};

/** Where one trains and what has just been: what a coach would look at before choosing. */
export function readSituations(scan: Scan): Claim[] {
  const found = new Map<Situation, Claim>();
  const add = (situation: Situation, from: number, to: number, certainty: number) => {
    if (found.has(situation)) return;
    const quote = scan.quote(from, to);
    found.set(
      situation,
      claim('situation', situation, `situation.${situation}`, {
        polarity: 'has',
        quote,
        certainty,
      }),
    );
  };
  for (const hit of scan.of('situation')) {
    const isHere = scan.polarity(hit) === 'plain' && hit.typo === 0;
    const isOver = hit.value !== 'after_race' && isPast(scan, hit);
    const isCarPark = scan.tokens[hit.to]?.text === 'park';
    if (isHere && !isOver && !isCarPark)
      add(hit.value as Situation, hit.from, hit.to, trust(hit, 0.8));
  }
  for (const { situation, ...pair } of pairs) {
    const both = findPair(scan, 'situationSign', pair);
    if (both && (situation !== 'after_race' || isDone(scan, both))) {
      add(situation, both.from, both.to, 0.75);
    }
  }
  return [...found.values()];
}
