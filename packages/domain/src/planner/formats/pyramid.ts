import { pyramidTimes } from '../../timer/constants.ts';
import { levelSeconds } from '../../timer/lengths.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import { expectedMoves } from '../layout/moves.ts';
import type { Candidate } from '../layout/pool.ts';
import { idleCost, leastWork } from '../legal/idleness.ts';
import { cheapest, type FormatDraft, type LayOut, off, range, statedOr } from './draft.ts';

const levelRests = [5, 10, 15, 20, 30, 45, 60, 75, 90, 120, 150];

const ladders = [
  [1, 2, 3, 4, 5, 5, 4, 3, 2, 1],
  [2, 4, 6, 8, 10, 8, 6, 4, 2],
  [10, 8, 6, 4, 2],
  [2, 4, 6, 8, 10],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  [3, 6, 9, 12, 9, 6, 3],
  [2, 3, 4, 3, 2],
] as const;

/** Spec §4: levels of reps, 15 s between exercises, a rest between levels. */
export const layOutPyramid: LayOut = (context, choose, bodySeconds) => {
  const { levels: stated } = context.body;
  const least = Math.max(1, context.request.mustInclude.value.length);
  const wishedCount = expectedMoves(context.request);
  const drafts: FormatDraft[] = [];
  for (const count of statedOr(context.body.moves, range(least, 7))) {
    const chosen = choose(count);
    (stated ? [stated] : ladders).forEach((levels, preference) => {
      const work = levels.reduce((sum, level) => sum + levelTotal(chosen, level), 0);
      const changes = levels.length * pyramidTimes.restSeconds * (count - 1);
      for (const levelRest of statedOr(context.body.restSeconds, levelRests)) {
        const total = work + changes + (levels.length - 1) * levelRest;
        const miss = off(total, bodySeconds);
        if (miss > 0.3 && !stated) continue;
        const cost =
          3 * miss +
          off(count, wishedCount) +
          0.4 * off(levelRest, 60) +
          idleCost(work, total, leastWork.pyramid) +
          (stated ? 0 : preference * 0.08);
        const build = () => ({
          fields: {
            referencePattern: 'Pyramid',
            workoutType: 'Pyramid',
            workoutStructure: `Pyramid ${levels.join(',')}`,
            restBetweenRounds: levelRest,
          },
          chosen,
          items: chosen.map((one) => makeWorkItem(one, context, {})),
        });
        drafts.push({ bodySeconds: total, cost, build });
      }
    });
  }
  return cheapest(drafts);
};

function levelTotal(chosen: readonly Candidate[], level: number): number {
  return chosen.reduce((sum, { exercise }) => {
    const { name, secondsPerRep, unilateral } = exercise;
    const side = unilateral ? { side: 'both' as const } : {};
    return sum + levelSeconds({ name, type: 'exercise', secondsPerRep, ...side }, level);
  }, 0);
}
