import { hitsBetween, segmentAround, sentenceAround, textAt } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';

/** 'My knee is sore, nothing mad' is no wish. */
export function isOfTrouble(scan: Scan, hit: Hit): boolean {
  const { from: start, to: end } = segmentAround(scan, hit.from);
  const isPart = ['region', 'trouble', 'smallPart'].some(
    (kind) => hitsBetween(scan, kind, start, end).length > 0,
  );
  // 'A light strain of the hamstring', 'le mollet me fait souffrir': how it hurts.
  const isOfPain = scan.of('pain').some((pain) => {
    const isWithin = pain.from < hit.to && hit.from < pain.to;
    const isBeside = pain.to === hit.from || pain.from === hit.to;
    const isHere = pain.from >= start && pain.to <= end && hit.to === hit.from + 1;
    return isHere && (isWithin ? isPart : isBeside && hit.value === 'easy');
  });
  if (isOfPain) return true;
  if (!isOneOf(textAt(scan, hit.from), 'nothing nix nichts rien nada niente')) return false;
  const { from } = sentenceAround(scan, hit.from);
  return ['region', 'trouble', 'condition', 'pain'].some(
    (kind) => hitsBetween(scan, kind, from, hit.from).length > 0,
  );
}

/** 'No máximo 40 min': the longest it may last. */
export const isMost = (scan: Scan, { from, to }: Hit): boolean =>
  scan.tokens[to]?.kind === 'number' && scan.of('lengthCue').some((cue) => cue.from === from);

/** 'Poco exigente', 'peu intense', 'wenig anstrengend'. */
export const isLittle = (scan: Scan, { from }: Hit): boolean =>
  isOneOf(textAt(scan, from - 1), 'poco poca pouco pouca peu wenig little hardly kaum');
