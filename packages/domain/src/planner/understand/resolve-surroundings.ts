import type { Space } from '../../exercise/types.ts';
import type { Request, Slot } from '../request.ts';
import type { Attribute } from '../../reading/vocabulary.ts';
import type { ChipBoard } from '../request/chips.ts';
import { readNoise } from './noise.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { findSleepers } from './sleepers.ts';
import { slot } from './slot.ts';

type Height = 0 | 1 | 2 | 3;

/** How loud, how hard and how wide it may be. */
export function resolveSurroundings(
  scan: Scan,
  attributes: readonly Attribute[],
  place: Request['place'],
  hasTurf: boolean,
  board: ChipBoard,
) {
  const wishes = readNoise(scan);
  const sentenceAt = (at: number) => scan.tokens[at]?.sentence ?? 0;
  const loud = wishes.findLast(({ wish }) => wish === 'loud')?.hit;
  // Within a sentence the leave to be loud wins: 'can be loud, the neighbours know'.
  const isLater = ({ from }: Pick<Hit, 'from'>) =>
    !loud || sentenceAt(from) > sentenceAt(loud.from);
  const sleepers = findSleepers(scan);
  const quiet =
    wishes.find(({ hit, wish }) => wish === 'quiet' && isLater(hit))?.hit ??
    (sleepers && isLater(sleepers) ? sleepers : null);
  const plain = scan.of('quiet').filter((hit) => scan.polarity(hit) === 'plain');
  const soft =
    plain.find((hit) => hit.value === 'no_impact') ??
    plain.find((hit) => hit.value === 'low_impact');
  let maxNoise: Slot<Height> = slot(3, 'default', 0.5);
  let maxImpact: Slot<Height> = slot(3, 'default', 0.5);
  const lower = (height: Height, quote: string) => {
    if (height < maxImpact.value) maxImpact = slot(height, 'text', 0.9, quote);
  };
  if (quiet && board.take('limit', 'quiet', 'Quiet')) {
    const quote = scan.quote(quiet.from, quiet.to);
    maxNoise = slot(0, 'text', 0.9, quote);
    lower(1, quote);
  }
  if (soft) {
    const height = soft.value === 'no_impact' ? 0 : 1;
    const label = height === 0 ? 'No impact' : 'Low impact';
    if (board.take('limit', `impact:${height}`, label))
      lower(height, scan.quote(soft.from, soft.to));
  }
  if (attributes.includes('jumping')) lower(1, 'no jumping');
  const room = scan.of('space').at(-1);
  let space: Slot<Space> = slot(hasTurf ? 'lane' : 'square', 'default', 0.5);
  if (place?.value === 'outdoors') space = slot('lane', 'text', 0.75, place.quote);
  if (place?.value === 'hotel' || place?.value === 'office')
    space = slot('mat', 'text', 0.8, place.quote);
  if (room) {
    const value = room.value as Space;
    const label = value === 'mat' ? 'Small space' : 'Plenty of space';
    if (board.take('limit', `space:${value}`, label))
      space = slot(value, 'text', 0.9, scan.quote(room.from, room.to));
  }
  return { maxNoise, maxImpact, space };
}
