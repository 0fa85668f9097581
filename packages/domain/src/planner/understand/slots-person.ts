import type { FitnessLevel } from '../../workout/limits.ts';
import type { Readiness } from '../request.ts';
import { readStatedAge } from './age.ts';
import { isDenied } from '../../reading/engine/negation.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';
import { ownSleep } from './sleepers.ts';
import type { Quantity } from '../../reading/engine/units.ts';

export interface Reading<T> {
  value: T;
  confidence: number;
  quote: string;
}

/** Stated in a number, or by a word such as 'senior'. */
export function readAge(scan: Scan, quantities: readonly Quantity[]): Reading<number> | null {
  const stated = readStatedAge(scan.tokens, quantities);
  if (stated && stated.who !== 'bystander') {
    const { value, confidence, from, to } = stated;
    const quote = scan.quote(Math.max(0, from - 1), Math.min(scan.tokens.length, to + 1));
    return { value, confidence, quote };
  }
  const named = scan.of('age')[0];
  return named
    ? { value: Number(named.value), confidence: 0.6, quote: scan.quote(named.from, named.to) }
    : null;
}

/** Sleep and energy; soreness comes from the body's reading. */
export function readReadiness(
  scan: Scan,
  quantities: readonly Quantity[],
): Reading<Readiness> | null {
  const readiness: Readiness = {};
  const quotes: string[] = [];
  for (const hit of ownSleep(scan)) {
    const hours = quantities.find(
      ({ unit, value, from, to }) =>
        unit === 'hours' &&
        value <= 14 &&
        (Math.abs(from - hit.to) <= 3 || Math.abs(hit.from - to) <= 2),
    );
    if (hours) {
      readiness.sleepHours = hours.value;
      quotes.push(scan.quote(Math.min(hit.from, hours.from), Math.max(hit.to, hours.to)));
    } else if (hit.value === 'bad') {
      readiness.sleepHours ??= 4;
      quotes.push(scan.quote(hit.from, hit.to));
    }
  }
  const levels = { fresh: 0, tired: 0.6, spent: 0.9 };
  for (const hit of scan.of('tired')) {
    const isTurned = isDenied(scan, hit);
    const next = scan.tokens[hit.to]?.text;
    if (next === 'of') continue;
    const tiredness = levels[hit.value as keyof typeof levels];
    readiness.tiredness = isTurned ? (hit.value === 'fresh' ? 0.6 : 0.2) : tiredness;
    quotes.push(scan.quote(hit.from, hit.to));
  }
  if (quotes.length === 0) return null;
  return { value: readiness, confidence: 0.85, quote: quotes.join(', ').slice(0, 120) };
}

/** How well trained; 'not a beginner' is the level above. */
export function readLevel(scan: Scan): Reading<FitnessLevel> | null {
  const hit = scan.of('level').at(-1);
  if (!hit) return null;
  const level = hit.value as FitnessLevel;
  const value = isDenied(scan, hit)
    ? level === 'intermediate'
      ? 'beginner'
      : 'intermediate'
    : level;
  return { value, confidence: trust(hit, 0.9), quote: scan.quote(hit.from, hit.to) };
}
