import type { Claim, SlotName } from './claims.ts';
import { isAboutTheSame } from './fold.ts';

/** Who is believed first where readers disagree. */
const order = ['model', 'rules', 'learned'] as const;

/** Several of these may be true at once, so that readers add to each other. */
const additive: ReadonlySet<SlotName> = new Set(['attribute', 'injury', 'condition', 'danger']);

/**
 * One list from all readers. Danger is a union: any reader may raise it and none takes back
 * another's. For the rest the first reader in order that says something of a slot is believed.
 */
export function mergeClaims(claims: readonly Claim[]): Claim[] {
  const merged: Claim[] = [];
  for (const reader of order) {
    const before = [...merged];
    for (const claim of claims) {
      if (claim.reader !== reader) continue;
      const isSaid = before.some((other) =>
        additive.has(claim.slot) ? isAboutTheSame(other, claim) : other.slot === claim.slot,
      );
      if (claim.slot === 'danger' || !isSaid) merged.push(claim);
    }
  }
  return merged;
}
