import type { EquipmentId, LibraryExercise, LoadClass } from '../exercise/types.ts';
import { fromKilograms, toKilograms, type WeightUnit } from '../profile/units.ts';
import type { Loads } from '../reading/vocabulary.ts';
import type { KitWeights, RackFacts } from './facts.ts';
import { isLower } from './load-class.ts';

/** What shops sell, in kilograms. */
const bells = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 44, 48];
/** What a gym has. */
const gymBells = [8, 12, 16, 20, 24, 28, 32];

type Rounding = 'nearest' | 'down';

/** The weights that one exercise can be done with, in kilograms, the lightest first. */
export interface Rack {
  weights: readonly number[];
  /** How a weight between two of them is settled. */
  rounding: Rounding;
  unit: WeightUnit;
}

function steps(low: number, high: number, step: number): number[] {
  const count = Math.floor((high - low) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => Math.round((low + at * step) * 100) / 100);
}

const isOfQuarters = (weight: number): boolean => weight % 2.5 === 0 && weight % 2 !== 0;

/** Weights from the lightest to the heaviest, in the steps that racks have. */
function between(low: number, high: number, id: EquipmentId, step?: number): number[] {
  if (step !== undefined) return [...new Set([...steps(low, high, step), high])];
  if (id === 'kettlebells') {
    const own = bells.filter((weight) => weight >= low && weight <= high);
    return [...new Set([low, ...own, high])];
  }
  const wide = id === 'barbells' || isOfQuarters(low) || isOfQuarters(high) ? 2.5 : 2;
  // 'Up to 25' begins with some small weight and goes on in the rack's own steps.
  if (wide === 2.5) {
    return [...new Set([low, ...steps(Math.ceil(low / wide) * wide, high, wide), high])];
  }
  const own: number[] = [];
  for (let weight = low; weight < high; weight += weight < 10 ? 1 : wide) {
    own.push(weight);
  }
  return [...own, high];
}

/** The single weights that are there; all between the ends of a rack. */
function weightsOf({ kilograms = [], isRange }: Loads, id: EquipmentId): number[] {
  if (!isRange || kilograms.length < 2) return kilograms;
  return between(Math.min(...kilograms), Math.max(...kilograms), id);
}

const inPounds = (pounds: readonly number[]) => pounds.map((one) => toKilograms(one, 'lb'));

function ofKit({ kilograms = [], range }: KitWeights, id: EquipmentId): number[] {
  const all = range ? between(range.minKg, range.maxKg, id, range.stepKg) : [];
  return [...new Set([...kilograms, ...all])].sort((a, b) => a - b);
}

const mostPairs = 16;

/** Everything that these pairs of plates make on the bar. */
function plateSums(bar: number, pairs: readonly number[]): number[] {
  const sums = new Set([bar]);
  for (const plate of pairs.slice(0, mostPairs)) {
    for (const sum of [...sums]) sums.add(Math.round((sum + 2 * plate) * 100) / 100);
  }
  return [...sums].sort((a, b) => a - b);
}

const heaviestBar = 400;

function barWeights({ barKg, platesKg, barStepKg }: RackFacts, unit: WeightUnit): number[] {
  if (platesKg) return plateSums(barKg ?? (unit === 'lb' ? toKilograms(45, 'lb') : 20), platesKg);
  if (unit === 'lb' && barKg === undefined) return inPounds(steps(45, 900, 5));
  return steps(barKg ?? 20, heaviestBar, barStepKg ?? 2.5);
}

const gymDumbbells = [...steps(1, 10, 1), ...steps(12, 40, 2)];
const gymDumbbellsInPounds = inPounds(steps(5, 100, 5));

function stackWeights(exercise: LibraryExercise, { stackStepKg }: RackFacts, unit: WeightUnit) {
  if (unit === 'lb') return inPounds(steps(10, 300, 10));
  // Small add-on weights are common where little is moved.
  return steps(5, 150, stackStepKg ?? (isLower(exercise) ? 5 : 2.5));
}

function weightsFor(
  exercise: LibraryExercise,
  kind: LoadClass,
  facts: RackFacts,
  unit: WeightUnit,
): readonly number[] {
  switch (kind) {
    case 'barbell':
      return barWeights(facts, unit);
    case 'dumbbell':
      if (facts.dumbbells) return ofKit(facts.dumbbells, 'dumbbells');
      return unit === 'lb' ? gymDumbbellsInPounds : gymDumbbells;
    case 'kettlebell':
      return facts.kettlebells ? ofKit(facts.kettlebells, 'kettlebells') : gymBells;
    case 'plates':
      return unit === 'lb' ? inPounds(steps(0, 900, 10)) : steps(0, 400, 5);
    case 'stack':
    case 'assist':
      return stackWeights(exercise, facts, unit);
    case 'added':
      return unit === 'lb' ? inPounds(steps(0, 250, 2.5)) : steps(0, 120, 1.25);
    default:
      return [];
  }
}

/** The weights that this exercise can be done with here; none for a band or the body alone. */
export function rackFor(
  exercise: LibraryExercise,
  facts: RackFacts = {},
  unit: WeightUnit = 'kg',
): Rack {
  const kind = exercise.loadClass;
  const isGrind = kind === 'kettlebell' && exercise.patterns[0] !== 'ballistic';
  const rounding = kind === 'added' || isGrind ? 'down' : 'nearest';
  return { weights: weightsFor(exercise, kind, facts, unit), rounding, unit };
}

/** By an exercise's name alone, where the library is not at hand. */
export function rackByName(name: string, unit: WeightUnit): Rack {
  const rounding = 'nearest';
  if (/kettlebell|swing|goblet/i.test(name)) return { weights: bells, rounding, unit };
  if (/dumbbell|raise|fly|hammer/i.test(name)) {
    return { weights: unit === 'lb' ? gymDumbbellsInPounds : gymDumbbells, rounding, unit };
  }
  const weights = unit === 'lb' ? inPounds(steps(0, 900, 5)) : steps(0, heaviestBar, 2.5);
  return { weights, rounding, unit };
}

/** Adding up shares of a weight leaves crumbs. */
const crumb = 1e-6;

export const isOnRack = ({ weights }: Rack, kilograms: number): boolean =>
  weights.some((one) => Math.abs(one - kilograms) < crumb);

/** The heaviest that is not above; the lightest where all are. */
function notAbove({ weights }: Rack, kilograms: number): number | undefined {
  return weights.findLast((one) => one <= kilograms + crumb) ?? weights[0];
}

/** The next heavier one that is there. */
export const heavier = ({ weights }: Rack, kilograms: number): number | undefined =>
  weights.find((one) => one > kilograms + crumb);

/** The next lighter one that is there. */
export const lighter = ({ weights }: Rack, kilograms: number): number | undefined =>
  weights.findLast((one) => one < kilograms - crumb);

/** A weight that is there: the nearest, of two as near the lighter. Undefined without any weight. */
export function toRack(
  rack: Rack,
  kilograms: number,
  rounding: Rounding = rack.rounding,
): number | undefined {
  const low = notAbove(rack, kilograms);
  if (low === undefined || rounding === 'down' || low >= kilograms) return low;
  const high = heavier(rack, kilograms);
  return high !== undefined && high - kilograms < kilograms - low - crumb ? high : low;
}

/** '82.5 kg', '185 lb'. */
export function weightText(kilograms: number, unit: WeightUnit): string {
  const shown = fromKilograms(kilograms, unit);
  const digits = unit === 'lb' ? 2 : 100;
  return `${Math.round(shown * digits) / digits} ${unit}`;
}

/** Without its unit, for a sentence that has said it. */
export const weightNumber = (kilograms: number, unit: WeightUnit): string =>
  weightText(kilograms, unit).replace(/ .*$/, '');

/** What a text says of the weights at hand, as a rack. */
export function rackFactsOf(
  loads: Partial<Record<EquipmentId, Loads>>,
  known: RackFacts = {},
): RackFacts {
  const facts: RackFacts = { ...known };
  for (const kit of ['dumbbells', 'kettlebells'] as const) {
    const own = loads[kit];
    if (!own?.kilograms?.length) continue;
    const count = own.count === undefined ? {} : { count: own.count };
    facts[kit] = { kilograms: weightsOf(own, kit), ...count };
  }
  return facts;
}
