import type { Space } from '../../exercise/types.ts';
import { type Claim, latest } from '../../reading/claims.ts';
import type { Attribute } from '../../reading/vocabulary.ts';
import type { Request, Slot } from '../request.ts';
import type { ChipBoard } from './chips.ts';
import { fromClaim, slot } from './slot.ts';

type Height = 0 | 1 | 2 | 3;
const impactLabels = ['No impact', 'Low impact', 'Some impact', 'Any impact'];

/** How loud, how hard and how wide it may be. */
export function surroundingsFrom(
  claims: readonly Claim[],
  attributes: readonly Attribute[],
  place: Request['place'],
  hasTurf: boolean,
  board: ChipBoard,
): Pick<Request, 'maxNoise' | 'maxImpact' | 'space'> {
  const noise = latest(claims, 'noise');
  const impact = latest(claims, 'impact');
  const room = latest(claims, 'space');
  const isQuiet = noise && noise.value <= 1 && board.take('limit', 'quiet', 'Quiet');
  let maxImpact: Slot<Height> = slot(3, 'default', 0.5);
  const lower = (lowered: Slot<Height>) => {
    if (lowered.value < maxImpact.value) maxImpact = lowered;
  };
  if (isQuiet) lower(fromClaim<Height>(1, noise));
  // A quiet session lands softly anyway: one chip says both.
  const isOfNoise = noise !== undefined && impact?.quote === noise.quote;
  const isShown = impact && impact.value < 3 && !isOfNoise && (!isQuiet || impact.value < 1);
  if (
    isShown &&
    board.take('limit', `impact:${impact.value}`, impactLabels[impact.value] ?? 'Low impact')
  ) {
    lower(fromClaim(impact.value, impact));
  }
  if (attributes.includes('jumping')) lower(slot(1, 'text', 0.9, 'no jumping'));
  let space: Slot<Space> = slot(hasTurf ? 'lane' : 'square', 'default', 0.5);
  if (place?.value === 'outdoors') space = slot('lane', 'text', 0.75, place.quote);
  if (place?.value === 'hotel' || place?.value === 'office') {
    space = slot('mat', 'text', 0.8, place.quote);
  }
  const label = room?.value === 'mat' ? 'Small space' : 'Plenty of space';
  if (room && board.take('limit', `space:${room.value}`, label)) {
    space = fromClaim(room.value, room);
  }
  return {
    maxNoise: isQuiet ? fromClaim<Height>(0, noise) : slot(3, 'default', 0.5),
    maxImpact,
    space,
  };
}
