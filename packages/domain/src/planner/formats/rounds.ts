import type { PlanContext } from '../context.ts';
import { makeWorkItem } from '../make-item.ts';
import { expectedMoves } from '../moves.ts';
import { countWords } from '../words.ts';
import { cheapest, type Draft, type LayOut, off, range, statedOr } from './draft.ts';
import { workFields, workSeconds } from './work-fields.ts';

/** Heavy work rests after every move, so that a muscle has its two minutes within a round. */
function restsFor({ request }: PlanContext): { rests: number[]; wish: number; round: number } {
  const { value: goal } = request.goal;
  if (goal === 'strength' || goal === 'power') {
    return { rests: [30, 45, 60], wish: 60, round: 90 };
  }
  if (goal === 'hypertrophy') return { rests: [15, 20, 30, 45], wish: 30, round: 75 };
  return { rests: [0, 10, 15, 20, 30], wish: 15, round: 60 };
}

/** Rounds of counted reps; the rounds are the sets. */
export const layOutRounds: LayOut = (context, choose, bodySeconds) => {
  const { body: stated } = context;
  const wishedCount = expectedMoves(context.request);
  const least = Math.max(2, context.request.mustInclude.value.length);
  const { rests, wish, round: roundWish } = restsFor(context);
  const drafts: Draft[] = [];
  for (const count of statedOr(stated.moves, range(least, 9))) {
    const chosen = choose(count);
    for (const repShift of stated.reps === undefined
      ? [0, -2, 2, -Math.round(context.dose.reps / 2)]
      : [0]) {
      const work = chosen.map((one) => workSeconds(one, workFields(one, context, repShift)));
      const workTotal = work.reduce((sum, seconds) => sum + seconds, 0);
      for (const rounds of statedOr(stated.rounds, range(1, 14))) {
        for (const restAfter of rests) {
          for (const roundRest of [45, 60, 75, 90, 120]) {
            const round = workTotal + (count - 1) * restAfter;
            const total = rounds * round + (rounds - 1) * roundRest;
            const miss = off(total, bodySeconds);
            if (miss > 0.25 && stated.rounds === undefined) continue;
            const cost =
              3 * miss +
              1.2 * off(count, wishedCount) +
              0.3 * off(roundRest, roundWish) +
              0.2 * off(restAfter, wish) +
              Math.abs(repShift) * 0.05 +
              (rounds === 1 ? 0.5 : 0);
            const build = () => ({
              fields: {
                referencePattern: 'Rounds',
                workoutType: 'Rounds',
                workoutStructure: countWords(rounds, 'round'),
                totalRounds: rounds,
                restBetweenRounds: roundRest,
              },
              chosen,
              items: chosen.map((one) =>
                makeWorkItem(one, context, { ...workFields(one, context, repShift), restAfter }),
              ),
            });
            drafts.push({ bodySeconds: total, cost, build });
          }
        }
      }
    }
  }
  return cheapest(drafts);
};
