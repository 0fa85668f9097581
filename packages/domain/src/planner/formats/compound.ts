import { flowChangeSeconds } from '../../timer/flow-seconds.ts';
import { secondsFor } from '../dose/reps.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import { countWords } from '../receipts/words.ts';
import { cheapest, type FormatDraft, type LayOut, off, range, statedOr } from './draft.ts';

const roundRests = [45, 60, 75, 90, 105, 120, 150, 180];

/** Spec §4: one long step a round; its length is what the reps will take. */
export const layOutCompound: LayOut = (context, choose, bodySeconds) => {
  const { body: stated } = context;
  const least = Math.max(2, context.request.mustInclude.value.length);
  const drafts: FormatDraft[] = [];
  for (const count of statedOr(stated.moves, range(least, 7))) {
    const chosen = choose(count);
    for (const reps of statedOr(stated.reps, range(3, 12))) {
      const flow = chosen.reduce(
        (sum, { exercise, asked }) =>
          sum + secondsFor(exercise, asked?.reps ?? reps) + flowChangeSeconds,
        0,
      );
      for (const rounds of statedOr(stated.rounds, range(1, 12))) {
        for (const roundRest of statedOr(stated.restSeconds, roundRests)) {
          const total = Math.round(rounds * flow + (rounds - 1) * roundRest);
          const miss = off(total, bodySeconds);
          if (miss > 0.3 && stated.rounds === undefined) continue;
          const cost = 3 * miss + off(count, 5) + 0.5 * off(reps, 6) + 0.5 * off(roundRest, 90);
          const build = () => ({
            fields: {
              referencePattern: 'Compound',
              workoutType: 'Compound',
              workoutStructure: `Compound flow, ${countWords(rounds, 'round')}`,
              totalRounds: rounds,
              restBetweenRounds: roundRest,
            },
            chosen,
            items: chosen.map((one) =>
              makeWorkItem(one, context, { reps: one.asked?.reps ?? reps }),
            ),
          });
          drafts.push({ bodySeconds: total, cost, build });
        }
      }
    }
  }
  return cheapest(drafts);
};
