import { makeWorkItem } from '../make-item.ts';
import { expectedMoves } from '../moves.ts';
import { cheapest, type Draft, type LayOut, off, range, statedOr } from './draft.ts';
import { workFields, workSeconds } from './work-fields.ts';

/** Rounds of counted reps; the rounds are the sets. */
export const layOutRounds: LayOut = (context, choose, bodySeconds) => {
  const { body: stated } = context;
  const wishedCount = expectedMoves(context.request);
  const least = Math.max(2, context.request.mustInclude.value.length);
  const drafts: Draft[] = [];
  for (const count of range(least, 9)) {
    const chosen = choose(count);
    for (const repShift of stated.reps === undefined
      ? [0, -2, 2, -Math.round(context.dose.reps / 2)]
      : [0]) {
      const work = chosen.map((one) => workSeconds(one, workFields(one, context, repShift)));
      const workTotal = work.reduce((sum, seconds) => sum + seconds, 0);
      for (const rounds of statedOr(stated.rounds, range(1, 14))) {
        for (const restAfter of [0, 10, 15, 20, 30]) {
          for (const roundRest of [45, 60, 75, 90, 120]) {
            const round = workTotal + (count - 1) * restAfter;
            const total = rounds * round + (rounds - 1) * roundRest;
            const miss = off(total, bodySeconds);
            if (miss > 0.25 && stated.rounds === undefined) continue;
            const cost =
              3 * miss +
              1.2 * off(count, wishedCount) +
              0.3 * off(roundRest, 60) +
              0.2 * off(restAfter, 15) +
              Math.abs(repShift) * 0.05 +
              (rounds === 1 ? 0.5 : 0);
            const build = () => ({
              fields: {
                referencePattern: 'Rounds',
                workoutType: 'Rounds',
                workoutStructure: `${rounds} rounds`,
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
