import { quantitiesIn, sentenceAround } from '../engine/features.ts';
import type { Scan } from '../engine/scan.ts';
import { type Quantity, toMinutes } from '../engine/units.ts';
import { terms } from '../lexicon/terms/lines.ts';
import { endingAt, startingAt } from '../slots/around.ts';
import { numberGroups } from '../slots/shape/number-groups.ts';
import type { WrittenItem } from '../vocabulary.ts';
import type { WrittenLine } from './lines.ts';

/** The tokens that are about one line: from its first word or number up to the next line. */
interface Reach {
  from: number;
  to: number;
}

const startOf = ({ hit, amount }: WrittenLine): number =>
  amount ? Math.min(amount.from, hit.from) : hit.from;

function reachOf(scan: Scan, lines: readonly WrittenLine[], i: number): Reach {
  const line = lines[i];
  const from = line ? startOf(line) : 0;
  const next = lines[i + 1];
  const end = sentenceAround(scan, line?.hit.from ?? 0).to;
  return { from, to: Math.min(next ? startOf(next) : scan.tokens.length, end) };
}

const isIn =
  ({ from, to }: Reach) =>
  (one: { from: number; to: number }) =>
    one.from >= from && one.to <= to;

const leastPercent = 30;
const mostPercent = 110;
const ofReach = 3;

interface Share {
  value: Pick<WrittenItem, 'percent' | 'percentOf'>;
  to: number;
}

/** '@ 80%', 'at 75 %', '80 % of that'. */
function shareIn(scan: Scan, reach: Reach): Share | null {
  const share = quantitiesIn(scan).find(
    (one) =>
      isIn(reach)(one) &&
      one.unit === 'percent' &&
      one.value >= leastPercent &&
      one.value <= mostPercent,
  );
  if (!share) return null;
  const isOfTop = scan.tokens
    .slice(share.to, share.to + ofReach)
    .some(({ text }, at, all) => terms.ofTop.has(text) && terms.links.has(all[at - 1]?.text));
  const value = { percent: share.value, ...(isOfTop && { percentOf: 'top' as const }) };
  return { value, to: share.to };
}

const mostBareMinutes = 5;

/** 'Rest 3 min', '90 s rest', 'rest 2'. */
function restIn(scan: Scan, reach: Reach): { restSeconds: number; to: number } | null {
  for (const quantity of quantitiesIn(scan).filter(isIn(reach))) {
    const isLed = endingAt(scan, 'rest', quantity.from) !== undefined;
    const after = startingAt(scan, 'rest', quantity.to, 1);
    const isNamed =
      after !== undefined &&
      quantity.unit !== null &&
      scan.tokens[after.from]?.segment === scan.tokens[quantity.from]?.segment;
    const seconds = restSeconds(quantity);
    if ((isLed || isNamed) && seconds !== null) {
      return { restSeconds: seconds, to: Math.max(quantity.to, isLed ? 0 : (after?.to ?? 0)) };
    }
  }
  return null;
}

function restSeconds(quantity: Quantity): number | null {
  const minutes = toMinutes(quantity);
  if (minutes !== null) return Math.round(minutes * 60);
  if (quantity.unit !== null) return null;
  return quantity.value <= mostBareMinutes ? quantity.value * 60 : quantity.value;
}

function effortIn(scan: Scan, reach: Reach): Pick<WrittenItem, 'rir' | 'tempo'> {
  const at = scan.tokens.findIndex(
    ({ text }, i) => i >= reach.from && i < reach.to && terms.rir.has(text),
  );
  const rir = at < 0 ? undefined : (scan.tokens[at + 1]?.value ?? scan.tokens[at - 1]?.value);
  const isSlow = scan.tokens.slice(reach.from, reach.to).some(({ text }) => terms.slow.has(text));
  return {
    ...(rir !== undefined && rir <= 5 && { rir }),
    ...(isSlow && { tempo: 'slow' as const }),
  };
}

/** 'Work up to a heavy triple', 'top single': reps of the set that leads the others. */
function topIn(
  scan: Scan,
  reach: Reach,
  { sets }: WrittenItem,
): Pick<WrittenItem, 'isTop' | 'sets' | 'reps'> {
  if (sets !== undefined) return {};
  const few = scan.of('lowReps').find(isIn(reach));
  const isLed =
    few !== undefined &&
    scan.tokens
      .slice(Math.max(reach.from, few.from - 4), few.to)
      .some(({ text }) => terms.upTo.has(text));
  return few && isLed ? { isTop: true, sets: 1, reps: Number(few.value) } : {};
}

/** 'Then back-offs 4x4 at 80 %': sets of the lift before, which they do not name again. */
function backOffs(scan: Scan, line: WrittenLine, before: number): WrittenLine[] {
  const product = numberGroups(scan).products.find(
    ({ from, each, times }) =>
      from >= line.end && from < before && each.unit === null && times <= mostSets,
  );
  if (!product) return [];
  const cue = scan.tokens.findIndex(
    ({ text }, at) => at >= line.end && at < product.to + 3 && terms.backOff.has(text),
  );
  const reach = { from: product.from, to: sentenceAround(scan, product.from).to };
  const share = shareIn(scan, reach);
  if (cue < 0 && !share) return [];
  const rest = restIn(scan, reach);
  const { value, upTo } = product.each;
  const item: WrittenItem = {
    exerciseId: line.item.exerciseId,
    quote: scan.quote(product.from, product.to),
    sets: product.times,
    reps: value,
    ...(upTo !== undefined && { repsTo: upTo }),
    ...(share && { ...share.value, percentOf: 'top' as const }),
    ...(rest && { restSeconds: rest.restSeconds }),
  };
  const end = Math.max(product.to, share?.to ?? 0, rest?.to ?? 0);
  return [{ item, hit: line.hit, amount: product, isAtWeight: false, end }];
}
const mostSets = 12;

/** What stands beside each line belongs to it: share of the best, rest, reserve, the heavy set. */
export function refined(scan: Scan, lines: readonly WrittenLine[]): WrittenLine[] {
  return lines.flatMap((line, i) => {
    const reach = reachOf(scan, lines, i);
    const top = topIn(scan, reach, line.item);
    const share = top.isTop ? null : shareIn(scan, reach);
    const rest = restIn(scan, reach);
    const { kilograms, ...plain } = line.item;
    const item = {
      ...plain,
      // 'A heavy triple, last time 170' tells of another day.
      ...(kilograms !== undefined && !top.isTop && { kilograms }),
      ...share?.value,
      ...(rest && { restSeconds: rest.restSeconds }),
      ...effortIn(scan, reach),
      ...top,
    };
    const end = Math.max(line.end, share?.to ?? 0, rest?.to ?? 0);
    const next = lines[i + 1];
    const after = top.isTop ? backOffs(scan, line, next ? startOf(next) : scan.tokens.length) : [];
    return [{ ...line, item, end }, ...after];
  });
}
