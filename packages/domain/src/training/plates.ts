import { fromKilograms, toKilograms, type WeightUnit } from '../profile/units.ts';
import type { RackFacts } from './facts.ts';

/** What a bar is loaded with, in the unit that is shown. */
export interface BarLoad {
  bar: number;
  /** On each side, the heaviest first. */
  side: number[];
  /** Of the weight on each side, what no plate makes. */
  missing: number;
  unit: WeightUnit;
}

/** A bar and its plates where nobody has said. */
const usualBars: Readonly<Record<WeightUnit, number>> = { kg: 20, lb: 45 };
const usualPlates: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [20, 15, 10, 5, 2.5, 1.25],
  lb: [45, 35, 25, 10, 5, 2.5],
};

const round = (amount: number): number => Math.round(amount * 100) / 100;
const crumb = 0.01;

/** Of plates that are there once a side, those that come nearest from below, with few plates. */
function pick(target: number, plates: readonly number[]): number[] {
  let best: number[] = [];
  const sum = (side: readonly number[]) => side.reduce((all, one) => all + one, 0);
  const found = new Map<number, number[]>([[0, []]]);
  for (const plate of plates) {
    for (const [made, side] of [...found]) {
      const next = round(made + plate);
      if (next > target + crumb || (found.get(next)?.length ?? Infinity) <= side.length + 1)
        continue;
      found.set(next, [...side, plate]);
    }
  }
  for (const side of found.values()) if (sum(side) > sum(best) + crumb) best = side;
  return best;
}

/** As many of each as it takes, the heaviest first. */
function stack(target: number, plates: readonly number[]): number[] {
  const side: number[] = [];
  let left = target;
  for (const plate of plates) {
    while (left >= plate - crumb) {
      side.push(plate);
      left -= plate;
    }
  }
  return side;
}

/** What goes on each side of the bar; null where the bar alone is too heavy. */
export function platesFor(
  kilograms: number,
  { barKg, platesKg }: RackFacts,
  unit: WeightUnit,
): BarLoad | null {
  const bar = round(barKg === undefined ? usualBars[unit] : fromKilograms(barKg, unit));
  const target = round((fromKilograms(kilograms, unit) - bar) / 2);
  if (target < -crumb) return null;
  const own = platesKg?.map((plate) => round(fromKilograms(plate, unit))).sort((a, b) => b - a);
  const side = own ? pick(target, own) : stack(target, usualPlates[unit]);
  const missing = round(target - side.reduce((all, one) => all + one, 0));
  return { bar, side: side.sort((a, b) => b - a), missing: missing > crumb ? missing : 0, unit };
}

/** The smallest step of the bar: a pair of the lightest plates. */
export function barStep({ platesKg }: RackFacts, unit: WeightUnit): number {
  const plates = platesKg?.map((plate) => fromKilograms(plate, unit)) ?? usualPlates[unit];
  return round(2 * Math.min(...plates, usualPlates[unit][0] ?? 20));
}

export const barKilograms = ({ barKg }: RackFacts, unit: WeightUnit): number =>
  barKg ?? toKilograms(usualBars[unit], unit);
