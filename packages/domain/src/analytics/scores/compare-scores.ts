import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { SessionScore } from '../types.ts';

/** All reps, where a round's are known; otherwise rounds with the rest behind the point. */
function totalReps({ rounds = 0, reps = 0, repsPlanned }: SessionScore): number {
  return repsPlanned === undefined ? rounds : rounds * repsPlanned + reps;
}

const isLessBetter = ({ kind, format }: SessionScore): boolean =>
  kind === 'pace' || (kind === 'time' && !formatDefinitions[format].isLongerBetter);

/** Only what was done in the same way and with the same changes. */
function canCompare(one: SessionScore, other: SessionScore): boolean {
  return one.kind === other.kind && one.format === other.format && one.scaled === other.scaled;
}

/** Above 0 when the first is better, 0 for equals; null where the two cannot be compared. */
export function compareScores(one: SessionScore, other: SessionScore): number | null {
  if (!canCompare(one, other)) return null;
  if (one.kind === 'rounds') {
    return totalReps(one) - totalReps(other) || (one.reps ?? 0) - (other.reps ?? 0);
  }
  if (one.capped || other.capped) {
    if (one.capped && other.capped) return (one.reps ?? 0) - (other.reps ?? 0);
    return one.capped ? -1 : 1;
  }
  const gain = one.value - other.value;
  if (gain === 0) return (one.reps ?? 0) - (other.reps ?? 0);
  return isLessBetter(one) ? -gain : gain;
}

/** Of equals the first: a record stands until it is beaten. Null where none compares. */
export function bestScore(
  scores: readonly SessionScore[],
  like: SessionScore,
): SessionScore | null {
  let best: SessionScore | null = null;
  for (const score of scores) {
    if (!canCompare(score, like)) continue;
    if (best === null || (compareScores(score, best) ?? 0) > 0) best = score;
  }
  return best;
}
