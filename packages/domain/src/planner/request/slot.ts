import type { ClaimFor, SlotName } from '../../reading/claims.ts';
import type { Slot, SlotSource } from '../request.ts';

export function slot<T>(value: T, source: SlotSource, confidence: number, quote?: string): Slot<T> {
  return { value, source, confidence, ...(quote && { quote }) };
}

/** What was said, as the request holds it. */
export function fromClaim<T>(
  value: T,
  { certainty, quote }: Pick<ClaimFor<SlotName>, 'certainty' | 'quote'>,
): Slot<T> {
  return slot(value, 'text', certainty, quote.slice(0, 120));
}

/** Several claims as one list; the least sure of them says how sure it is. */
export function fromClaims<T>(
  values: readonly T[],
  claims: readonly Pick<ClaimFor<SlotName>, 'certainty' | 'quote'>[],
): Slot<T[]> {
  if (values.length === 0) return slot([], 'default', 0.5);
  const quotes = [...new Set(claims.map(({ quote }) => quote))].filter((quote) => quote !== '');
  return slot(
    [...values],
    'text',
    Math.min(...claims.map(({ certainty }) => certainty)),
    quotes.join(', ').slice(0, 120),
  );
}
