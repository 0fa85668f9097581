import { type Claim, claim } from '../../claims.ts';
import type { Scan } from '../../engine/scan.ts';
import { readNoise } from './noise.ts';
import { findDisturbed } from './sleepers.ts';

/** How loud and how hard it may land: by wish, by who is near, by the house. */
export function readSurroundings(scan: Scan): Claim[] {
  const wishes = readNoise(scan);
  const sentenceAt = (at: number) => scan.tokens[at]?.sentence ?? 0;
  const loud = wishes.findLast(({ wish }) => wish === 'loud')?.hit;
  // Within a sentence the leave to be loud wins: 'can be loud, the neighbours know'.
  const isLater = ({ from }: { from: number }) => !loud || sentenceAt(from) > sentenceAt(loud.from);
  const disturbed = findDisturbed(scan);
  const asked = wishes.find(({ hit, wish }) => wish === 'quiet' && isLater(hit))?.hit;
  const quiet = asked ?? (disturbed && isLater(disturbed) ? disturbed : null);
  const claims: Claim[] = [];
  if (quiet) {
    const rule = asked ? 'noise.asked' : 'noise.disturbed';
    const said = { certainty: asked ? 0.9 : 0.82, quote: scan.quote(quiet.from, quiet.to) };
    claims.push(claim('noise', 0, rule, said), claim('impact', 1, rule, said));
  } else if (loud) {
    const quote = scan.quote(loud.from, loud.to);
    claims.push(claim('noise', 3, 'noise.allowed', { certainty: 0.85, quote }));
  }
  const plain = scan.of('quiet').filter((hit) => scan.polarity(hit) === 'plain');
  const soft =
    plain.find((hit) => hit.value === 'no_impact') ??
    plain.find((hit) => hit.value === 'low_impact');
  if (soft) {
    const quote = scan.quote(soft.from, soft.to);
    const height = soft.value === 'no_impact' ? 0 : 1;
    claims.push(claim('impact', height, 'impact.asked', { quote }));
  }
  return claims;
}
