import { pricesPerMillion } from './data/prices.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** In US dollars; null for a model without a listed price. */
export function estimateCost(model: string, tokens: Tokens): number | null {
  const price = Object.hasOwn(pricesPerMillion, model) ? pricesPerMillion[model] : undefined;
  if (!price) return null;
  const dollars = (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
  return Number(dollars.toFixed(6));
}
