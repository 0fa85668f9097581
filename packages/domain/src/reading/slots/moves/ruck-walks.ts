import { type Claim, claim } from '../../claims.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/moves/ruck-walks.ts';
import { isGone } from '../kit/gone.ts';

/** Kinds of phrases that ask for another session than a walk. */
const otherWishes = ['move', 'focus', 'format', 'region', 'equipment'];

/** '10 kg in the rucksack, canal path, 1 hr': a load to carry and a way to carry it along. */
export function readRuckWalks(scan: Scan): Claim[] {
  const load = scan
    .of('machine')
    .find(
      (hit) => hit.value === 'backpack' && scan.polarity(hit) === 'plain' && !isGone(scan, hit),
    );
  const path = scan.tokens.findIndex(({ text }) => terms.paths.has(text));
  if (!load || path < 0 || otherWishes.some((kind) => scan.of(kind).length > 0)) return [];
  const certainty = 0.75;
  return [
    claim('exercise', 'ruck-march', 'exercise.ruck-walk', {
      certainty,
      quote: scan.quote(load.from, load.to),
    }),
    claim('gait', 'walk', 'gait.ruck-walk', { certainty, quote: scan.quote(path, path + 1) }),
  ];
}
