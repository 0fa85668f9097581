import type { Scan } from '../../engine/scan.ts';
import type { BodyWish } from '../../vocabulary.ts';
import { numberGroups } from './number-groups.ts';

const most = 20;

/** '5 rounds of squats and rows, make that 4': a bare number right behind the correction. */
export function correctedCounts(scan: Scan): Pick<BodyWish, 'rounds' | 'sets'> {
  const { single } = numberGroups(scan);
  const last = scan.of('correction').at(-1);
  const meant = last && single.find(({ from }) => from >= last.to && from - last.to <= 1);
  const isBare = meant?.unit === null && Number.isInteger(meant.value) && meant.value <= most;
  if (!last || !isBare || scan.tokens[meant.to]?.kind === 'word') return {};
  // Minutes that were said right before it are what it corrects.
  const before = single.filter(({ to }) => to <= last.from).at(-1);
  if (before?.unit === 'rounds') return { rounds: meant.value };
  return before?.unit === 'sets' ? { sets: meant.value } : {};
}
