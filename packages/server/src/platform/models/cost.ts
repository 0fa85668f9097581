import { priceOf } from './vendors/vendors.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** In US dollars; null for a model without a listed price. */
export function estimateCost(model: string, tokens: Tokens): number | null {
  const price = priceOf(model);
  if (!price) return null;
  const dollars = (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
  return Number(dollars.toFixed(6));
}
