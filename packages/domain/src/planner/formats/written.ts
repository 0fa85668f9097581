import type { WrittenWorkout } from '../../reading/vocabulary.ts';
import { circuitTimes } from '../../timer/constants.ts';
import type { PlanContext } from '../context.ts';
import { onlyList } from '../layout/body-for.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import type { Candidate } from '../layout/pool.ts';
import { countWords } from '../receipts/words.ts';
import { cheapest, type FormatDraft, type LayOut, off, range, statedOr } from './draft.ts';
import { playedWorkSeconds, workFields } from './work-fields.ts';

interface Point {
  rounds: number;
  restSeconds: number;
  roundRestSeconds: number;
}

const types = { circuit: 'Circuit', intervals: 'Intervals', rounds: 'Rounds' } as const;

/** The rests that may stand between two moves: a circuit has its own, a stated one is kept. */
function restsBetween({ format, body }: PlanContext, stated: number | undefined): number[] {
  if (body.isPaired) return [0];
  if (format === 'circuit') return [circuitTimes.restSeconds];
  return statedOr(stated ?? body.restSeconds, [0, 5, 10, 15]);
}

function structureOf({ body }: PlanContext, type: string, rounds: number): string {
  const lead = body.isPaired ? 'Supersets, ' : type === 'Rounds' ? '' : `${type}, `;
  return `${lead}${countWords(rounds, 'round')}`;
}

/** After a superset it is time to rest, within it not. */
function restAfter({ body }: PlanContext, point: Point, place: number): number {
  if (!body.isPaired) return point.restSeconds;
  return place % 2 === 0 ? 0 : point.roundRestSeconds;
}

function build(context: PlanContext, chosen: Candidate[], point: Point): FormatDraft['build'] {
  const type = types[context.format as keyof typeof types] ?? types.rounds;
  return () => ({
    fields: {
      referencePattern: type,
      workoutType: type,
      workoutStructure: structureOf(context, type, point.rounds),
      totalRounds: point.rounds,
      restBetweenRounds: point.roundRestSeconds,
    },
    chosen,
    items: chosen.map((one, place) =>
      makeWorkItem(one, context, {
        ...workFields(one, context),
        restAfter: restAfter(context, point, place),
      }),
    ),
  });
}

/** Nobody writes fifty and means three times fifty. */
const onceFromReps = 30;

function isOnce(list: WrittenWorkout | null): boolean {
  return list?.items.some(({ reps = 0 }) => reps >= onceFromReps) ?? false;
}

/** What nobody gave an amount to is not done twenty times. */
function mostRounds(list: WrittenWorkout | null, isRace: boolean): number {
  const isDosed = list?.items.some(({ reps, seconds }) => reps ?? seconds) ?? false;
  return isDosed || isRace ? 20 : 10;
}

/** The list as it was written, gone through in rounds; only what was left open is searched. */
export const layOutWritten: LayOut = (context, choose, bodySeconds) => {
  const list = onlyList(context.request);
  const chosen = choose(list?.items.length ?? 0);
  const work = chosen
    .map((one) => playedWorkSeconds(one, workFields(one, context)))
    .reduce((sum, seconds) => sum + seconds, 0);
  const rests = restsBetween(context, list?.restSeconds);
  // As many rounds as fit into stated minutes leave no time to stand about.
  const isRace = context.body.minutes !== undefined && context.body.rounds === undefined;
  const roundRests = statedOr(
    list?.restSeconds ?? context.body.restSeconds,
    isRace ? [5, 10, 15, 20] : range(15, context.body.isPaired ? 120 : 90, 15),
  );
  const drafts: FormatDraft[] = [];
  for (const rounds of statedOr(
    context.body.rounds,
    isOnce(list) ? [1] : range(1, mostRounds(list, isRace)),
  )) {
    for (const restSeconds of rests) {
      for (const roundRestSeconds of rounds === 1 ? [0] : roundRests) {
        const point = { rounds, restSeconds, roundRestSeconds };
        const rested = chosen.slice(1).map((_, place) => restAfter(context, point, place));
        const round = rested.reduce((sum, seconds) => sum + seconds, work);
        const total = rounds * round + (rounds - 1) * roundRestSeconds;
        const cost =
          3 * off(total, bodySeconds) +
          0.3 * off(roundRestSeconds, isRace ? 10 : 60) +
          0.2 * off(restSeconds, isRace ? 5 : 15);
        drafts.push({ bodySeconds: total, cost, build: build(context, chosen, point) });
      }
    }
  }
  return cheapest(drafts);
};
