import type { Scan } from '../../engine/scan.ts';
import { toMetres, toMinutes } from '../../engine/units.ts';
import type { OrderPart } from '../../vocabulary.ts';
import { readFormatLengths } from '../time/format-lengths.ts';
import { startsIn } from './layout.ts';
import { numberGroups } from './number-groups.ts';
import { readWorkAndRest } from './work-rest.ts';

export interface Part {
  from: number;
  to: number;
}

export const liesWithin =
  ({ from, to }: Part) =>
  (hit: Part) =>
    hit.from >= from && hit.to <= to;

/** What a part is counted by: its rounds, its steps, its starts and its cap. */
export function partAmounts(scan: Scan, part: Part): Partial<OrderPart> {
  const isIn = liesWithin(part);
  const { single, steps } = numberGroups(scan);
  const rounds = single.find((one) => isIn(one) && one.unit === 'rounds');
  const levels = steps.find(isIn)?.levels;
  const every = startsIn(scan).find(isIn)?.seconds;
  const cap = readFormatLengths(scan).find((one) => one.isCap && isIn(one));
  return {
    ...(rounds && { rounds: rounds.upTo ?? rounds.value }),
    ...(every !== undefined && { everySeconds: every }),
    ...(cap && { capMinutes: cap.minutes }),
    ...(levels && { levels }),
  };
}

const longestBout = 20 * 60;

/** '3 rounds of 2 min', '4 x 3 min, 1 min rest': bouts of a part, each so long. */
export function boutsIn(
  scan: Scan,
  part: Part,
): Pick<OrderPart, 'rounds' | 'workSeconds' | 'restSeconds' | 'minutes'> | undefined {
  const isIn = liesWithin(part);
  const { products, single } = numberGroups(scan);
  const product = products.find((one) => isIn(one) && toMinutes(one.each) !== null);
  const rounds = single.find((one) => isIn(one) && one.unit === 'rounds');
  const each = rounds
    ? single.find((one) => one.from >= rounds.to && one.from - rounds.to <= 1 && isIn(one))
    : undefined;
  const times = product?.times ?? rounds?.value;
  const minutes = toMinutes(product?.each ?? each ?? { value: 0, unit: null, from: 0, to: 0 });
  if (times === undefined || minutes === null || minutes * 60 > longestBout) return undefined;
  const rest = readWorkAndRest(scan).rest.find(isIn)?.seconds;
  const workSeconds = Math.round(minutes * 60);
  const total = (times * (workSeconds + (rest ?? 0))) / 60;
  return {
    rounds: times,
    workSeconds,
    ...(rest !== undefined && { restSeconds: rest }),
    minutes: Math.max(1, Math.round(total)),
  };
}

/** 'Heavy squats 5x3, then …': the sets of the part, where all of its lifts have the same. */
export function doseIn(scan: Scan, part: Part): Pick<OrderPart, 'sets' | 'reps'> {
  const [first, ...others] = numberGroups(scan).products.filter(liesWithin(part));
  if (!first || others.length > 0 || first.each.unit !== null || first.times > mostSets) return {};
  return { sets: first.times, reps: first.each.upTo ?? first.each.value };
}
const mostSets = 12;

export function distanceIn(scan: Scan, part: Part): boolean {
  const isIn = liesWithin(part);
  const { single, products } = numberGroups(scan);
  return single.some((one) => isIn(one) && toMetres(one) !== null) || products.some(isIn);
}
