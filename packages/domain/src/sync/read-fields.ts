import type { Bounds } from '../workout/limits.ts';

/** Trimmed; null when it is no text, empty or too long. */
export function textWithin(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > maxLength ? null : text;
}

export function numberWithin(value: unknown, { min, max }: Bounds): number | null {
  const isWithin = typeof value === 'number' && value >= min && value <= max;
  return isWithin ? value : null;
}

export function wholeWithin(value: unknown, bounds: Bounds): number | null {
  return Number.isInteger(value) ? numberWithin(value, bounds) : null;
}

export function oneOf<T extends string>(value: unknown, options: readonly T[]): T | null {
  return options.find((option) => option === value) ?? null;
}

/** Each of them, without doubles; null as soon as one is none of the options. */
export function someOf<T extends string>(value: unknown, options: readonly T[]): T[] | null {
  if (!Array.isArray(value)) return null;
  const known = value.every((one) => oneOf(one, options) !== null);
  return known ? options.filter((option) => value.includes(option)) : null;
}

/** A day such as 2026-03-01 that the calendar really has. */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const instant = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
  return isReal ? value : null;
}

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** In one form, so that comparing the texts compares the instants. */
export function instantOf(value: unknown): string | null {
  if (typeof value !== 'string' || !written.test(value)) return null;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return null;
  const text = instant.toISOString();
  // Years outside 0–9999 are written with a sign, and would sort before all others.
  return /^\d/.test(text) ? text : null;
}
