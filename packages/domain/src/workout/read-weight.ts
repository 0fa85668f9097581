import { bounds } from './limits.ts';
import { clamp, readClamped, readText } from './read-value.ts';

/** By definition, since 1959. */
const kilogramsPerPound = 0.45359237;

const oneWeight =
  /^@?\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:(kgs?|kilos?|kilograms?)|lbs?|pounds?|#)\.?$/i;

/** To ten grams: the plates of no gym are finer. */
const toHundredth = (value: number) => Math.round(value * 100) / 100;

/** '24 kg' and '53 lb' in kilograms; nothing for what is not one weight, such as '2 × 16 kg'. */
export function findKilograms(text: string): number | undefined {
  const [, amount, inKilograms] = oneWeight.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  const value = Number(amount.replace(',', '.'));
  const kilograms = inKilograms === undefined ? value * kilogramsPerPound : value;
  return clamp(toHundredth(kilograms), bounds.weightKg);
}

/** Kilograms for a bare number or one weight; any other text ('2 × 16 kg') is kept as text. */
export function readWeight(value: unknown): number | string | undefined {
  const number = readClamped(value, bounds.weightKg);
  if (number !== undefined) return number;
  const text = readText(value);
  return text === undefined ? undefined : (findKilograms(text) ?? text);
}
