import type { Muscle } from '../../exercise/types.ts';
import { type Claim, type ClaimFor, claimsOf, sureEnough } from '../../reading/claims.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import type { Slot } from '../request.ts';
import type { ChipBoard } from './chips.ts';
import { fromClaims, slot } from './slot.ts';

export interface Focus {
  focus: Slot<FocusArea[]>;
  avoidFocus: Slot<FocusArea[]>;
  focusMuscles: Slot<Muscle[]> | null;
  avoidMuscles: Slot<Muscle[]> | null;
  /** Single muscles named beside the whole that they are of: 'legs and calves'. */
  namedBeside: Slot<Muscle[]> | null;
}

type PartClaim = ClaimFor<'focus'> | ClaimFor<'trained'>;

const areasOf = (claims: readonly PartClaim[]) =>
  fromClaims([...new Set(claims.map(({ value }) => value.area))], claims);

/** The single muscles, where any were named: the whole part for those named as a part. */
function musclesOf(
  claims: readonly PartClaim[],
  ofArea: Partial<Record<FocusArea, readonly Muscle[]>>,
): Slot<Muscle[]> | null {
  if (!claims.some(({ value }) => value.muscles)) return null;
  const muscles = claims.flatMap(({ value }) => value.muscles ?? ofArea[value.area] ?? []);
  return fromClaims([...new Set(muscles)], claims);
}

function besideWhole(claims: readonly PartClaim[]): Slot<Muscle[]> | null {
  const wholes = new Set(
    claims.filter(({ value }) => !value.muscles).map(({ value }) => value.area),
  );
  const fine = claims.filter(({ value }) => value.muscles && wholes.has(value.area));
  const muscles = [...new Set(fine.flatMap(({ value }) => value.muscles ?? []))];
  return muscles.length > 0 ? fromClaims(muscles, fine) : null;
}

/** 'Chest' as one chip, however many of its words were said. */
function take(claims: readonly PartClaim[], board: ChipBoard, isOut: boolean): PartClaim[] {
  const labels = new Map<FocusArea, string[]>();
  for (const { value } of claims) {
    labels.set(value.area, [...(labels.get(value.area) ?? []), value.label]);
  }
  const kept = new Set(
    [...labels].flatMap(([area, names]) => {
      const [first = '', ...rest] = [...new Set(names)];
      const label = [first, ...rest.map((name) => name.toLowerCase())].join(' and ');
      const isTaken = isOut
        ? board.take('limit', `no-focus:${area}`, `No ${label.toLowerCase()}`)
        : board.take('wish', `focus:${area}`, label);
      return isTaken ? [area] : [];
    }),
  );
  return claims.filter(({ value }) => kept.has(value.area));
}

const recentDays = 2;

/** Parts to train and to leave out, and the muscles where single ones are named. */
export function focusFrom(
  claims: readonly Claim[],
  ofArea: Partial<Record<FocusArea, readonly Muscle[]>>,
  board: ChipBoard,
): Focus {
  const said = claimsOf(claims, 'focus').filter(({ whose }) => whose === 'me');
  // Stiff all over is no matter of one part, unless that part is named.
  const isAllOver = claimsOf(claims, 'trait').some(({ value }) => value === 'stiff_body');
  const wanted = said.filter(
    ({ polarity, certainty }) => polarity === 'wants' && !(isAllOver && certainty < sureEnough),
  );
  const areas = new Set(wanted.map(({ value }) => value.area));
  const trained = claimsOf(claims, 'trained').filter(
    ({ whose, value, rule }) =>
      whose === 'me' &&
      // What aches is spared as such.
      rule !== 'trained.sore' &&
      !areas.has(value.area) &&
      (value.daysAgo ?? 1) <= recentDays,
  );
  const refused = said.filter(({ polarity }) => polarity === 'refuses');
  const kept = take(wanted, board, false);
  const out = take([...refused, ...trained], board, true);
  // 'No triceps' leaves the rest of the arms in.
  const whole = out.filter(({ value }) => !value.muscles || value.area === 'chest');
  const fine = out.filter((claim) => !whole.includes(claim));
  return {
    focus: kept.length > 0 ? areasOf(kept) : slot([], 'default', 0.5),
    avoidFocus: areasOf(whole),
    focusMuscles: musclesOf(kept, ofArea),
    avoidMuscles: musclesOf(fine, ofArea),
    namedBeside: besideWhole(kept),
  };
}
