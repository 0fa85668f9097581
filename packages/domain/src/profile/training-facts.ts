import { numberWithin, oneOf, readDay, wholeWithin } from '../sync/read-fields.ts';
import type { KitWeights, KnownRace, RackFacts } from '../training/facts.ts';
import { raceSports } from '../training/facts.ts';
import type { Bounds } from '../workout/limits.ts';
import { isRecord } from '../workout/read-value.ts';

const limits = {
  meters: { min: 50, max: 500_000 },
  seconds: { min: 5, max: 7 * 86_400 },
  kilograms: { min: 0.25, max: 400 },
  count: { min: 1, max: 20 },
  weights: 100,
} as const;

export function readRace(value: unknown): KnownRace | null {
  if (!isRecord(value)) return null;
  const sport = oneOf(value.sport, raceSports);
  const meters = numberWithin(value.meters, limits.meters);
  const seconds = numberWithin(value.seconds, limits.seconds);
  const day = readDay(value.day);
  if (!sport || meters === null || seconds === null || day === null) return null;
  return { sport, meters, seconds, day };
}

/** Undefined where it is left out; null where it is not what it should be. */
function maybe<T>(value: unknown, read: (value: unknown) => T | null): T | null | undefined {
  return value === undefined ? undefined : read(value);
}

const within = (bounds: Bounds) => (value: unknown) => numberWithin(value, bounds);
const readKilograms = within(limits.kilograms);

function readWeights(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length > limits.weights) return null;
  const weights = value.flatMap((one) => readKilograms(one) ?? []);
  return weights.length === value.length ? weights : null;
}

function readRange(value: unknown): KitWeights['range'] | null {
  if (!isRecord(value)) return null;
  const minKg = readKilograms(value.minKg);
  const maxKg = readKilograms(value.maxKg);
  const stepKg = maybe(value.stepKg, readKilograms);
  if (minKg === null || maxKg === null || stepKg === null || minKg > maxKg) return null;
  return { minKg, maxKg, ...(stepKg !== undefined && { stepKg }) };
}

function readKit(value: unknown): KitWeights | null {
  if (!isRecord(value)) return null;
  const kilograms = maybe(value.kilograms, readWeights);
  const range = maybe(value.range, readRange);
  const count = maybe(value.count, (one) => wholeWithin(one, limits.count));
  if (kilograms === null || range === null || count === null) return null;
  return { ...(kilograms && { kilograms }), ...(range && { range }), ...(count && { count }) };
}

export function readRack(value: unknown): RackFacts | null {
  if (!isRecord(value)) return null;
  const barKg = maybe(value.barKg, readKilograms);
  const platesKg = maybe(value.platesKg, readWeights);
  const barStepKg = maybe(value.barStepKg, readKilograms);
  const stackStepKg = maybe(value.stackStepKg, readKilograms);
  const dumbbells = maybe(value.dumbbells, readKit);
  const kettlebells = maybe(value.kettlebells, readKit);
  const all = [barKg, platesKg, barStepKg, stackStepKg, dumbbells, kettlebells];
  if (all.includes(null)) return null;
  return {
    ...(barKg && { barKg }),
    ...(platesKg && { platesKg }),
    ...(barStepKg && { barStepKg }),
    ...(stackStepKg && { stackStepKg }),
    ...(dumbbells && { dumbbells }),
    ...(kettlebells && { kettlebells }),
  };
}
