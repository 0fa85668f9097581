import { type Bounds, textLimits } from './limits.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Dense, at most `max` long, whatever was sent. */
export function readList(value: unknown, max: number): unknown[] {
  return Array.isArray(value) ? Array.from(value.slice(0, max)) : [];
}

export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim() || undefined;
}

/** An id may be a number in an older store. */
export function readId(value: unknown): string | undefined {
  return Number.isFinite(value) ? `${value as number}` : readText(value);
}

export function readTexts(value: unknown): string[] | undefined {
  const single = readText(value);
  if (single !== undefined) return [single];
  const texts = readList(value, textLimits.lines)
    .map(readText)
    .filter((text) => text !== undefined);
  return texts.length > 0 ? texts : undefined;
}

/** Models send instructions as one text or as a list of steps. */
export function readProse(value: unknown): string | undefined {
  return readTexts(value)?.join(' ');
}

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  const text = readText(value);
  if (text === undefined || !/^-?\d{1,15}(\.\d+)?$/.test(text)) return undefined;
  return Number(text);
}

export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, value));
}

export function readClamped(value: unknown, limits: Bounds): number | undefined {
  const number = readNumber(value);
  return number === undefined ? undefined : clamp(number, limits);
}

export function readWhole(value: unknown, limits: Bounds): number | undefined {
  const number = readClamped(value, limits);
  return number === undefined ? undefined : Math.round(number);
}

/** For quantities of which none means that the plan does not say, such as a length or reps. */
export function readPositive(value: unknown, limits: Bounds): number | undefined {
  const number = readNumber(value);
  return number === undefined || number <= 0 ? undefined : Math.round(clamp(number, limits));
}
