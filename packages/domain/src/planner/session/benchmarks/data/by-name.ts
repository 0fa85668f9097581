import type { BenchmarkPlan } from '../types.ts';
import { clocked } from './clocked.ts';
import { engineTests } from './engine.ts';
import { girls } from './girls.ts';
import { heroes } from './heroes.ts';
import { programs, type StrengthProgram } from './programs.ts';

const byId = new Map<string, BenchmarkPlan>(
  [...girls, ...heroes, ...clocked, ...engineTests].map((one) => [one.id, one]),
);
const programsById = new Map<string, StrengthProgram>(programs.map((one) => [one.id, one]));

/** Other keys that mean the same. */
const sameAs: Record<string, string> = {
  'starting-strength-a': 'starting-strength',
  'stronglifts-a': 'stronglifts-5x5',
  '5x5': 'stronglifts-5x5',
  'scientific-7-minute': '7-minute',
  '4x4': 'norwegian-4x4',
  'smolov-jr': 'smolov',
};

const keyOf = (name: string): string => {
  const key = name
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9.]+/g, '-');
  return sameAs[key] ?? key;
};

export const benchmarkOf = (name: string): BenchmarkPlan | undefined => byId.get(keyOf(name));
export const programOf = (name: string): StrengthProgram | undefined =>
  programsById.get(keyOf(name));

export const benchmarkIds: readonly string[] = [...byId.keys()];
export const programIds: readonly string[] = [...programsById.keys()];
