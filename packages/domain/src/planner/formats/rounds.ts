import type { PlanContext } from '../context.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import { expectedMoves, fewestMoves } from '../layout/moves.ts';
import { inPairs } from '../layout/order.ts';
import { countWords } from '../receipts/words.ts';
import { cheapest, type FormatDraft, type LayOut, off, range, statedOr } from './draft.ts';
import { playedWorkSeconds, workFields } from './work-fields.ts';

/** Heavy work rests after every move, so that a muscle has its two minutes within a round. */
function restsFor({ request }: PlanContext): { rests: number[]; wish: number; round: number } {
  const { value: goal } = request.goal;
  if (goal === 'strength' || goal === 'power') {
    return { rests: [30, 45, 60], wish: 60, round: 90 };
  }
  if (goal === 'hypertrophy') return { rests: [15, 20, 30, 45], wish: 30, round: 75 };
  return { rests: [0, 10, 15, 20, 30], wish: 15, round: 60 };
}

/** After a pair: the muscles of the first have rested while the second worked. */
function restsAfterPairs({ request }: PlanContext): {
  rests: number[];
  wish: number;
  round: number;
} {
  const isHeavy = request.goal.value === 'strength' || request.goal.value === 'power';
  return isHeavy
    ? { rests: [75, 90, 105, 120], wish: 105, round: 105 }
    : { rests: [45, 60, 75, 90], wish: 60, round: 60 };
}

/** As many rounds as possible leave no time to stand about. */
const raceRests = { rests: [0, 5, 10], wish: 5, round: 10 };

const isRaceOf = ({ body, request: { format, parts } }: PlanContext): boolean =>
  body.minutes !== undefined &&
  body.rounds === undefined &&
  [format.value, ...(parts?.value ?? []).map((part) => part.format)].includes('amrap');

/** Rounds of counted reps; the rounds are the sets. */
export const layOutRounds: LayOut = (context, choose, bodySeconds) => {
  const { body: stated } = context;
  const { isPaired = false } = stated;
  const wishedCount = expectedMoves(context.request);
  const least = fewestMoves(context.request, 2);
  const isRace = isRaceOf(context);
  const {
    rests: usual,
    wish,
    round: roundWish,
  } = isPaired ? restsAfterPairs(context) : isRace ? raceRests : restsFor(context);
  const rests = isPaired ? statedOr(stated.restSeconds, usual) : usual;
  const counts = statedOr(stated.moves, range(least, 9)).filter(
    (count) => !isPaired || count % 2 === 0 || stated.moves !== undefined,
  );
  const roundRests = statedOr(stated.restSeconds, isRace ? [5, 10, 15, 20] : [45, 60, 75, 90, 120]);
  const drafts: FormatDraft[] = [];
  for (const count of counts) {
    const chosen = isPaired ? inPairs(choose(count)) : choose(count);
    const restsInRound = isPaired ? Math.ceil(count / 2) - 1 : count - 1;
    for (const repShift of stated.reps === undefined
      ? [0, -2, 2, -Math.round(context.dose.reps / 2)]
      : [0]) {
      const work = chosen.map((one) => playedWorkSeconds(one, workFields(one, context, repShift)));
      const workTotal = work.reduce((sum, seconds) => sum + seconds, 0);
      for (const rounds of statedOr(stated.rounds, range(1, 14))) {
        for (const restAfter of rests) {
          for (const roundRest of isPaired ? [restAfter] : roundRests) {
            const round = workTotal + restsInRound * restAfter;
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
                workoutStructure: `${isPaired ? 'Supersets, ' : ''}${countWords(rounds, 'round')}`,
                totalRounds: rounds,
                restBetweenRounds: roundRest,
              },
              chosen,
              items: chosen.map((one, place) =>
                makeWorkItem(one, context, {
                  ...workFields(one, context, repShift),
                  restAfter: isPaired && place % 2 === 0 ? 0 : restAfter,
                }),
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
