import { circuit } from '../../timer/constants.ts';
import { onlyList } from '../body-for.ts';
import type { PlanContext } from '../context.ts';
import { makeWorkItem } from '../make-item.ts';
import type { Candidate } from '../pool.ts';
import type { WrittenWorkout } from '../request.ts';
import { countWords } from '../words.ts';
import { cheapest, type Draft, type LayOut, off, range, statedOr } from './draft.ts';
import { workFields, workSeconds } from './work-fields.ts';

interface Point {
  rounds: number;
  restSeconds: number;
  roundRestSeconds: number;
}

const types = { circuit: 'Circuit', intervals: 'Intervals', rounds: 'Rounds' } as const;

/** The rests that may stand between two moves: a circuit has its own, a stated one is kept. */
function restsBetween({ format, body }: PlanContext, stated: number | undefined): number[] {
  if (format === 'circuit') return [circuit.restSeconds];
  return statedOr(stated ?? body.restSeconds, [0, 5, 10, 15]);
}

function build(context: PlanContext, chosen: Candidate[], point: Point): Draft['build'] {
  const type = types[context.format as keyof typeof types] ?? types.rounds;
  return () => ({
    fields: {
      referencePattern: type,
      workoutType: type,
      workoutStructure: `${type === 'Rounds' ? '' : `${type}, `}${countWords(point.rounds, 'round')}`,
      totalRounds: point.rounds,
      restBetweenRounds: point.roundRestSeconds,
    },
    chosen,
    items: chosen.map((one) =>
      makeWorkItem(one, context, {
        ...workFields(one, context),
        restAfter: point.restSeconds,
      }),
    ),
  });
}

/** Nobody writes fifty and means three times fifty. */
const onceFromReps = 30;

function isOnce(list: WrittenWorkout | null): boolean {
  return list?.items.some(({ reps = 0 }) => reps >= onceFromReps) ?? false;
}

/** The list as it was written, gone through in rounds; only what was left open is searched. */
export const layOutWritten: LayOut = (context, choose, bodySeconds) => {
  const list = onlyList(context.request);
  const chosen = choose(list?.items.length ?? 0);
  const work = chosen
    .map((one) => workSeconds(one, workFields(one, context)))
    .reduce((sum, seconds) => sum + seconds, 0);
  const rests = restsBetween(context, list?.restSeconds);
  // As many rounds as fit into stated minutes leave no time to stand about.
  const isRace = context.body.minutes !== undefined && context.body.rounds === undefined;
  const roundRests = statedOr(
    list?.restSeconds ?? context.body.restSeconds,
    isRace ? [5, 10, 15, 20] : range(15, 90, 15),
  );
  const drafts: Draft[] = [];
  for (const rounds of statedOr(context.body.rounds, isOnce(list) ? [1] : range(1, 20))) {
    for (const restSeconds of rests) {
      for (const roundRestSeconds of rounds === 1 ? [0] : roundRests) {
        const round = work + (chosen.length - 1) * restSeconds;
        const total = rounds * round + (rounds - 1) * roundRestSeconds;
        const cost =
          3 * off(total, bodySeconds) +
          0.3 * off(roundRestSeconds, isRace ? 10 : 60) +
          0.2 * off(restSeconds, isRace ? 5 : 15);
        const point = { rounds, restSeconds, roundRestSeconds };
        drafts.push({ bodySeconds: total, cost, build: build(context, chosen, point) });
      }
    }
  }
  return cheapest(drafts);
};
