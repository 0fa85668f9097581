import { exerciseById } from '../../exercise/library.ts';
import { mapItems } from '../../workout/map-items.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Block, Exercise, Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { rpeCap } from '../legal/caps.ts';
import { limitHardWork } from '../legal/effort.ts';
import type { Request } from '../request.ts';
import { makeLoads } from '../session/dose/loads.ts';
import type { EditDose } from './dose-limits.ts';
import { contextOf } from './edit.ts';
import { changeItem, doseOf } from './edit-dose.ts';
import { leadOf, readRuns } from './edit-runs.ts';

/** Which way the effort of a session is to go. */
export type EffortTurn = 'harder' | 'easier';

const workOf = ({ workout }: Workout): Exercise[] =>
  workout.filter(({ type, role }) => type === 'exercise' && role !== 'ramp');

/** A second of work beside a rep. */
const secondsPerRep = 3;

interface Demand {
  /** Of the hardest set. */
  effort: number;
  /** Reps in all by how hard they are, with how demanding the moves are. */
  work: number;
}

const complexityWeight = 20;
const usualRpe = 7;

function demandOf(workout: Workout): Demand {
  const items = workOf(workout);
  const complexity = items.map(({ exerciseId = '' }) => exerciseById(exerciseId)?.complexity ?? 0);
  const amount = items.map(
    ({ sets, reps, duration = 0, rpe = usualRpe }) =>
      (sets ?? workout.totalRounds ?? 1) * (reps ?? duration / secondsPerRep) * (rpe / usualRpe),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    effort: Math.max(0, ...items.map(({ rpe = 0 }) => rpe)),
    work: sum(amount) + (complexityWeight * sum(complexity)) / Math.max(1, items.length),
  };
}

/** Whether a session asks for more than the one before, or for less: the effort first, then the work. */
export function isTurned(before: Workout, after: Workout, turn: EffortTurn): boolean {
  const [old, now] = [demandOf(before), demandOf(after)];
  const sign = turn === 'harder' ? 1 : -1;
  const byEffort = sign * (now.effort - old.effort);
  return byEffort === 0 ? sign * (now.work - old.work) > 0 : byEffort > 0;
}

const shares = { harder: 1.15, easier: 0.8 } as const;
const loadShares = { harder: 1.05, easier: 0.9 } as const;
/** What rests make up for, so that the session takes as long as before: tried in this order. */
const restShares = {
  harder: [0.9, 0.95, 1, 0.85, 0.8, 0.7, 0.6],
  easier: [1.15, 1.1, 1.05, 1, 1.25, 1.4, 1.6],
} as const;
const steps = { harder: 1, easier: -1.5 } as const;
const lowestRpe = 2;
const fewestReps = 3;

/** How a session is turned: by its reps, or by loads and effort alone; and what its rests become. */
interface Turning {
  turn: EffortTurn;
  isCounted: boolean;
  restShare: number;
}

/** At least one more or one less, and never so few that it is no set any more. */
const turnedCount = (count: number, turn: EffortTurn): number =>
  turn === 'harder'
    ? Math.max(count + 1, Math.round(count * shares.harder))
    : Math.max(Math.min(count, fewestReps), Math.min(count - 1, Math.round(count * shares.easier)));

const turnedRest = (rest: number, { restShare }: Turning): number =>
  Math.round((rest * restShare) / 5) * 5;

function turnedDose(dose: EditDose, turning: Turning, kilograms: number | undefined): EditDose {
  const { reps, seconds, sets, setRestSeconds, restSeconds } = dose;
  const { turn, isCounted } = turning;
  const change: EditDose = {};
  if (reps !== undefined && isCounted) change.reps = turnedCount(reps, turn);
  // A hold between sets has a length of its own; what is played by a clock keeps its time.
  if (seconds !== undefined && sets !== undefined && isCounted)
    change.seconds = Math.round((seconds * shares[turn]) / 5) * 5;
  if (setRestSeconds) change.setRestSeconds = turnedRest(setRestSeconds, turning);
  if (restSeconds) change.restSeconds = turnedRest(restSeconds, turning);
  if (kilograms !== undefined) change.kilograms = kilograms;
  return change;
}

const shift = 5;
const workLimits = { min: 15, max: 60 };
const leastRest = 10;

/** Work and rest of one interval: as long together as before. */
function turnedBlock(block: Block, turn: EffortTurn): Block {
  const { kind, workSeconds, restSeconds } = block;
  if (kind !== 'intervals' || workSeconds === undefined || restSeconds === undefined) return block;
  const moved = turn === 'harder' ? shift : -shift;
  const work = clamp(workSeconds + moved, workLimits);
  const rest = restSeconds - (work - workSeconds);
  if (rest < leastRest) return block;
  const items = block.items.map((item) =>
    item.duration === workSeconds ? { ...item, duration: work } : item,
  );
  return { ...block, items, workSeconds: work, restSeconds: rest };
}

/** '4×6' in a title is no longer what is done. */
const withoutDose = (title: string | undefined): string | undefined =>
  title?.replace(/ \d+\s?[×x]\s?\d+(?:[–-]\d+)?/g, '').replace(/ \d+\/\d+(?=:)/, '');

function withIntervals(workout: Workout, turn: EffortTurn): Workout {
  if (!workout.play) return workout;
  const changed = new Map<Exercise, Exercise>();
  const blocks = workout.play.blocks.map((block) => {
    const next = turnedBlock(block, turn);
    block.items.forEach((item, at) => {
      changed.set(item, next.items[at] ?? item);
    });
    return next === block ? block : { ...next, title: withoutDose(next.title) ?? next.title };
  });
  const lengths = new Map([...changed].map(([old, now]) => [old.exerciseId, now.duration]));
  const list = workout.workout.map((item) => {
    const duration = item.type === 'exercise' ? lengths.get(item.exerciseId) : undefined;
    return duration === undefined ? item : { ...item, duration };
  });
  return { ...workout, play: { ...workout.play, blocks }, workout: list };
}

/** Nearer to the limit or further from it, within what the athlete may do. */
function withEffort(item: Exercise, turn: EffortTurn, cap: number): Exercise {
  const { rpe, rir } = item;
  if (item.type !== 'exercise' || item.role === 'ramp' || rpe === undefined) return item;
  const most = Math.max(cap, turn === 'easier' ? rpe : 0);
  const next = Math.min(most, Math.max(Math.min(rpe, lowestRpe), rpe + steps[turn]));
  const effort = turn === 'harder' ? Math.max(Math.min(rpe, cap), next) : next;
  return {
    ...item,
    rpe: effort,
    ...(rir !== undefined && { rir: Math.max(1, rir + (turn === 'harder' ? -1 : 1)) }),
  };
}

/** The rest after moves that are done in turn is the block's. */
const withBlockRests = (workout: Workout, turning: Turning): Workout =>
  workout.play
    ? {
        ...workout,
        play: {
          blocks: workout.play.blocks.map((block) =>
            block.restBetween === undefined
              ? block
              : { ...block, restBetween: turnedRest(block.restBetween, turning) },
          ),
        },
      }
    : workout;

/** The same session with more in each set, or with less: exercises, order and time stay. */
function turnedBy(workout: Workout, turning: Turning, request: Request): Workout {
  const { turn, isCounted } = turning;
  const loads = makeLoads(contextOf(workout, request));
  const body = readRuns(workout).filter(({ section }) => section === 'body');
  const dosed = body.reduce((changed, run) => {
    const dose = doseOf(workout, run.index);
    const exercise = exerciseById(leadOf(run)?.exerciseId ?? '');
    const kilograms =
      (turn === 'easier' || !isCounted) && dose.kilograms !== undefined && exercise
        ? loads.round(exercise, dose.kilograms * loadShares[turn])
        : undefined;
    return changeItem(changed, run.index, turnedDose(dose, turning, kilograms));
  }, workout);
  const cap = rpeCap(request);
  const turned = mapItems(withIntervals(withBlockRests(dosed, turning), turn), (item) =>
    withEffort(item, turn, cap),
  );
  return limitHardWork({ ...turned, title: withoutDose(turned.title) ?? '' }, request);
}

/** The first that holds the time that was asked for. */
export function turnEffort(workout: Workout, turn: EffortTurn, request: Request): Workout | null {
  for (const isCounted of [true, false]) {
    for (const restShare of restShares[turn]) {
      const one = turnedBy(workout, { turn, isCounted, restShare }, request);
      if (isTurned(workout, one, turn) && check(one, request).passed) return one;
    }
  }
  return null;
}

/**
 * A changed session that is what was asked for: harder than the one before, or easier. As it was
 * planned where it is that already, otherwise the one before with other doses; null where none holds.
 */
export function turnedFrom(
  before: Workout,
  planned: Workout,
  turn: EffortTurn,
  request: Request,
): Workout | null {
  if (isTurned(before, planned, turn)) return planned;
  const again = turnEffort(before, turn, request);
  if (again) return again;
  const other = turnEffort(planned, turn, request);
  return other && isTurned(before, other, turn) ? other : null;
}
