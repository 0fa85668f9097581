import type { DayPlan, Strain } from '../templates/types.ts';

const weekDays = 7;

/** What it costs to stand on the day before another. */
function costBefore(first: Strain, next: Strain): number {
  let cost = 0;
  if (first.heavyLegs && (next.hard || next.long)) cost += 100;
  if (first.heavyLegs && next.last) cost += 150;
  if (first.deadlift && next.deadlift) cost += 80;
  if (first.group && first.group === next.group && first.group !== 'skill') cost += 30;
  if (first.group === 'whole' && next.group) cost += 5;
  else if (first.group && next.group === 'whole') cost += 5;
  if (first.group === 'skill' && next.group === 'skill') cost += 20;
  if (first.hard && (next.hard || next.long)) cost += 40;
  if (first.long && (next.hard || next.long || next.heavyLegs)) cost += 25;
  if (next.fresh && !first.easy) cost += 30;
  // Stations have had the legs already.
  if (first.hard && first.heavyLegs && next.heavyLegs) cost += 45;
  return cost;
}

function costOf(strains: readonly (Strain | null)[], days: readonly number[]): number {
  let cost = 0;
  const placed = strains.flatMap((strain, i) => (strain ? [{ strain, day: days[i] ?? 0 }] : []));
  placed.forEach(({ strain, day }, i) => {
    const next = placed[(i + 1) % placed.length];
    if (!next || placed.length < 2) return;
    const gap = i + 1 < placed.length ? next.day - day : weekDays + next.day - day;
    if (gap === 1) cost += costBefore(strain, next.strain);
    else if (gap === 2) {
      cost += costBefore(strain, next.strain) * (next.strain.last ? 0.3 : 0.02);
      if (next.strain.fresh && (strain.long || strain.hard)) cost += 20;
      // Two days are short between the long run and the next hard one.
      if (strain.long && next.strain.hard) cost += 6;
    }
    // The long one and the day itself stand late in the week.
    if (strain.long) cost += (weekDays - 1 - day) * 1.5;
    if (strain.last) cost += (weekDays - 1 - day) * 60;
  });
  return cost;
}

/** The plan's own order stays where nothing speaks against it. */
function turnsIn(order: readonly number[]): number {
  let turns = 0;
  for (let i = 0; i < order.length; i += 1) {
    for (let j = i + 1; j < order.length; j += 1) {
      if ((order[i] ?? 0) > (order[j] ?? 0)) turns += 1;
    }
  }
  return turns * 0.5;
}

const known = new Map<string, number[]>();

/** Stronger than any order, weaker than the day itself. */
const offItsDay = 200;

function search(
  strains: readonly (Strain | null)[],
  wanted: readonly (readonly number[] | null)[],
  days: readonly number[],
): number[] {
  // A day that nobody trains on is no wish that could be met.
  const isOff = (at: number, day: number): boolean =>
    wanted[at]?.some((one) => days.includes(one)) === true && !wanted[at]?.includes(day);
  let best: number[] = strains.map((_, i) => i);
  let least = Number.POSITIVE_INFINITY;
  const order: number[] = [];
  const used = new Set<number>();
  const visit = () => {
    if (order.length === strains.length) {
      const cost =
        turnsIn(order) +
        offItsDay * order.filter((at, i) => isOff(at, days[i] ?? 0)).length +
        costOf(
          order.map((at) => strains[at] ?? null),
          days,
        );
      if (cost < least - 1e-9) {
        least = cost;
        best = [...order];
      }
      return;
    }
    for (let at = 0; at < strains.length; at += 1) {
      if (used.has(at)) continue;
      used.add(at);
      order.push(at);
      visit();
      order.pop();
      used.delete(at);
    }
  };
  visit();
  return best;
}

export interface PlacedDay {
  plan: DayPlan;
  /** Days from the week's first. */
  day: number;
}

/**
 * The sessions of a week on its days: no heavy legs before a hard or long run, none of either
 * before the event, the same muscles apart, the long run late.
 */
export function placeDays(
  plans: readonly DayPlan[],
  days: readonly number[],
  firstWeekday = 0,
): PlacedDay[] {
  const strains: (Strain | null)[] = [
    ...plans.map(({ strain }) => strain),
    ...Array.from({ length: Math.max(0, days.length - plans.length) }, () => null),
  ];
  const wanted = strains.map(
    (_, i) =>
      plans[i]?.weekdays?.map((weekday) => (weekday - firstWeekday + weekDays) % weekDays) ?? null,
  );
  const key = JSON.stringify([strains, wanted, days]);
  const order = known.get(key) ?? search(strains, wanted, days);
  if (known.size > 500) known.clear();
  known.set(key, order);
  return order.flatMap((at, i) => {
    const plan = plans[at];
    return plan ? [{ plan, day: days[i] ?? 0 }] : [];
  });
}
