import { clamp } from '../../workout/read-value.ts';
import type { PlanContext } from '../context.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import { expectedMoves, fewestMoves } from '../layout/moves.ts';
import { countWords } from '../receipts/words.ts';
import {
  type Chooser,
  type FormatDraft,
  fives,
  type LayOut,
  type LayoutFields,
  off,
  range,
  statedOr,
} from './draft.ts';

/** A place on the lattice of rounds × moves × seconds. */
interface Point {
  count: number;
  rounds: number;
  workSeconds: number;
  restSeconds: number;
  roundRestSeconds: number;
}

interface Wishes {
  works: number[];
  workWish: number;
  rests: number[];
  restWish: number;
  roundRests: number[];
  roundRestWish: number;
}

function secondsOf({ count, rounds, workSeconds, restSeconds, roundRestSeconds }: Point): number {
  const round = count * workSeconds + (count - 1) * restSeconds;
  return rounds * round + (rounds - 1) * roundRestSeconds;
}

function costOf(point: Point, wishes: Wishes, countWished: number): number {
  const single = point.rounds === 1;
  return (
    off(point.workSeconds, wishes.workWish) +
    off(point.restSeconds, wishes.restWish) +
    (single ? 0.5 : 0.4 * off(point.roundRestSeconds, wishes.roundRestWish)) +
    1.2 * off(point.count, countWished)
  );
}

const keptPoints = 30;
const mostMoves = 10;

function search(
  context: PlanContext,
  wishes: Wishes,
  bodySeconds: number,
  choose: Chooser,
  draft: (point: Point) => FormatDraft['build'],
): FormatDraft[] {
  const { body: stated } = context;
  const countWished = expectedMoves(context.request);
  const least = fewestMoves(context.request, context.request.cardio ? 1 : 2);
  // Few can be done seated for minutes on end.
  const most = context.request.cardio ? Math.max(least, choose(mostMoves).length) : mostMoves;
  const counts = statedOr(stated.moves, range(least, most));
  const found: (Omit<FormatDraft, 'build'> & { point: Point })[] = [];
  for (const rounds of statedOr(stated.rounds, range(1, 14))) {
    for (const count of counts) {
      for (const workSeconds of wishes.works) {
        for (const restSeconds of wishes.rests) {
          for (const roundRestSeconds of rounds === 1 ? [0] : wishes.roundRests) {
            const point = { count, rounds, workSeconds, restSeconds, roundRestSeconds };
            const total = secondsOf(point);
            const miss = off(total, bodySeconds);
            if (miss > 0.25 && stated.rounds === undefined) continue;
            found.push({
              bodySeconds: total,
              cost: 3 * miss + costOf(point, wishes, countWished),
              point,
            });
          }
        }
      }
    }
  }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, keptPoints)
    .map(({ point, ...rest }) => ({ ...rest, build: draft(point) }));
}

const roundRests = [30, 45, 60, 75, 90, 120];

/** Spec §4: 30 s between exercises is the circuit's own rest. */
export const layOutCircuit: LayOut = (context, choose, bodySeconds) => {
  const wishes: Wishes = {
    works: statedOr(context.body.workSeconds, fives(20, 60)),
    workWish: context.dose.workSeconds,
    rests: [30],
    restWish: 30,
    roundRests: statedOr(context.body.restSeconds, roundRests),
    roundRestWish: 60,
  };
  return search(context, wishes, bodySeconds, choose, (point) => () => {
    const fields: LayoutFields = {
      referencePattern: 'Circuit',
      workoutType: 'Circuit',
      workoutStructure: `Circuit, ${countWords(point.rounds, 'round')}`,
      totalRounds: point.rounds,
      restBetweenRounds: point.roundRestSeconds,
    };
    const chosen = choose(point.count);
    const items = chosen.map((candidate) =>
      makeWorkItem(candidate, context, { duration: point.workSeconds }),
    );
    return { fields, chosen, items };
  });
};

/** Rest for each second of work: beginners twice as long, the fit half. */
const restRatio = { beginner: 2, intermediate: 1, advanced: 0.5 } as const;
const workByLevel = { beginner: 20, intermediate: 30, advanced: 40 } as const;

/** Long hard intervals, where nobody has said how long. */
function longWishes(): Wishes {
  return {
    works: range(60, 300, 30),
    workWish: 180,
    rests: [120],
    restWish: 120,
    roundRests: [60, 90, 120, 150, 180],
    roundRestWish: 120,
  };
}

function intervalWishes({ request, body: stated }: PlanContext): Wishes {
  const isLong = request.cardio?.value === 'intervals' && stated.workSeconds === undefined;
  if (isLong) return longWishes();
  const level = request.level.value;
  const workWish = stated.workSeconds ?? workByLevel[level];
  const natural = Math.round((workWish * restRatio[level]) / 5) * 5;
  const restWish = stated.restSeconds ?? clamp(natural, { min: 10, max: 60 });
  return {
    works: statedOr(stated.workSeconds, fives(Math.max(15, workWish - 10), workWish + 10)),
    workWish,
    rests: [restWish],
    restWish,
    // Stated rests keep their beat over the end of a round.
    roundRests: stated.restSeconds === undefined ? roundRests : [restWish],
    roundRestWish: stated.restSeconds === undefined ? 60 : restWish,
  };
}

/** Minutes on end, one kind of steps after the other. */
function steadyWishes(): Wishes {
  return {
    works: range(60, 300, 30),
    workWish: 180,
    rests: [0],
    restWish: 1,
    roundRests: [10],
    roundRestWish: 10,
  };
}

function calmWishes(): Wishes {
  return {
    works: fives(30, 60),
    workWish: 45,
    rests: [10, 15],
    restWish: 10,
    roundRests: [15, 20, 30],
    roundRestWish: 20,
  };
}

function structureOf({ workSeconds, restSeconds, rounds }: Point): string {
  const times =
    restSeconds === 0 ? `${workSeconds} s each` : `${workSeconds} s on, ${restSeconds} s off`;
  return `${times}, ${countWords(rounds, 'round')}`;
}

/** Rounds by the clock with rests of their own between the moves. */
function layOutTimed(wishesOf: (context: PlanContext) => Wishes, type: string): LayOut {
  return (context, choose, bodySeconds) =>
    search(context, wishesOf(context), bodySeconds, choose, (point) => () => {
      const { rounds, workSeconds, restSeconds, roundRestSeconds } = point;
      const fields: LayoutFields = {
        referencePattern: type,
        workoutType: type,
        workoutStructure: structureOf(point),
        totalRounds: rounds,
        restBetweenRounds: roundRestSeconds,
      };
      const chosen = choose(point.count);
      const items = chosen.map((candidate) =>
        makeWorkItem(candidate, context, { duration: workSeconds, restAfter: restSeconds }),
      );
      return { fields, chosen, items };
    });
}

export const layOutSteady = layOutTimed(steadyWishes, 'Steady');
export const layOutIntervals = layOutTimed(intervalWishes, 'Intervals');
export const layOutMobility = layOutTimed(calmWishes, 'Mobility');
