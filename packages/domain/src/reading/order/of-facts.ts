import { type Claim, claim, claimsOf } from '../claims.ts';
import { quantitiesIn } from '../engine/features.ts';
import type { Scan } from '../engine/scan.ts';
import { terms } from '../lexicon/terms/lines.ts';
import { layoutOf } from '../slots/shape/layout.ts';
import { numberGroups } from '../slots/shape/number-groups.ts';
import type { WrittenItem } from '../vocabulary.ts';

const itemFor = (exerciseId: string, quote: string) => ({ exerciseId, quote });

/** 'I can do 8 pull-ups and 15 dips, want 4 sets of each': what one can do is what is to be done. */
function setsOfAbilities(scan: Scan, claims: readonly Claim[]): WrittenItem[] {
  const able = claimsOf(claims, 'ability').filter(
    ({ value, whose, polarity }) =>
      whose === 'me' && polarity === 'has' && value.reps !== undefined,
  );
  const { sets } = layoutOf(scan).body;
  const isOfEach =
    quantitiesIn(scan).some(({ unit }) => unit === 'sets') ||
    numberGroups(scan).products.length > 0;
  if (sets === undefined || !isOfEach) return [];
  return able.map(({ value, quote }) => ({ ...itemFor(value.exercise, quote), sets }));
}

/** 'Last triple 102.5, want a heavy triple today, then 4x6 back-offs': of the lift that was told. */
function heavyOfFacts(scan: Scan, claims: readonly Claim[]): WrittenItem[] {
  const told = [
    ...claimsOf(claims, 'max').map(({ value, quote }) => ({ lift: value.lift, quote })),
    ...claimsOf(claims, 'lastLift').map(({ value, quote }) => ({ lift: value.lift, quote })),
  ];
  const [only] = told;
  const few = scan.of('lowReps')[0];
  const isLed =
    few !== undefined &&
    scan.tokens.slice(Math.max(0, few.from - 4), few.to).some(({ text }) => terms.upTo.has(text));
  if (!only || told.some(({ lift }) => lift !== only.lift) || !few || !isLed) return [];
  const top = { ...itemFor(only.lift, only.quote), sets: 1, reps: Number(few.value) };
  const after = numberGroups(scan).products.find(
    ({ from, each }) => from >= few.to && each.unit === null,
  );
  const share = quantitiesIn(scan).find(({ unit, from }) => unit === 'percent' && from > few.to);
  return [
    { ...top, isTop: true },
    ...(after
      ? [
          {
            ...itemFor(only.lift, scan.quote(after.from, after.to)),
            sets: after.times,
            reps: after.each.value,
            ...(share && { percent: share.value, percentOf: 'top' as const }),
          },
        ]
      : []),
  ];
}

/** An order that names no exercise of its own is about those that were just told of. */
export function withFactsOrdered(scan: Scan, claims: readonly Claim[]): Claim[] {
  const isNamed = claims.some(
    ({ slot, polarity }) =>
      (slot === 'exercise' || slot === 'written' || slot === 'block') && polarity === 'wants',
  );
  if (isNamed) return [...claims];
  const items = [setsOfAbilities, heavyOfFacts]
    .map((find) => find(scan, claims))
    .find(({ length }) => length > 0);
  if (!items) return [...claims];
  const quote = items[0]?.quote ?? '';
  return [
    ...claims,
    claim('written', { items, only: true }, 'written.told', { quote, certainty: 0.8 }),
  ];
}
