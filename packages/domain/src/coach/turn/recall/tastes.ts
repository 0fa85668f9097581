import type { Claim, SlotName } from '../../../reading/claims.ts';
import type { Cues } from '../cues.ts';

const liked: ReadonlySet<SlotName> = new Set<SlotName>([
  'exercise',
  'family',
  'attribute',
  'format',
]);

/** Where the words of a claim stand among the tokens; -1 where they are not found. */
function placeOf({ text, tokens }: Cues, quote: string): number {
  const at = quote === '' ? -1 : text.indexOf(quote);
  return at < 0 ? -1 : tokens.findIndex(({ start }) => start >= at);
}

/** 'I loathe burpees' names them, and asks for none. */
export function withTastes(cues: Cues, claims: readonly Claim[]): Claim[] {
  const tastes = cues.hits.filter(
    ({ kind, value }) => kind === 'story' && (value === 'dislike' || value === 'like'),
  );
  if (!tastes.some(({ value }) => value === 'dislike')) return [...claims];
  return claims.map((one): Claim => {
    if (!liked.has(one.slot) || one.polarity !== 'wants') return one;
    const at = placeOf(cues, one.quote);
    const before = tastes.findLast(({ from }) => from <= at) ?? tastes[0];
    return before?.value === 'dislike' ? { ...one, polarity: 'refuses' } : one;
  });
}
