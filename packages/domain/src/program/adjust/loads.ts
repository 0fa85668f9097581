import type { WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import { isLower } from '../../training/load-class.ts';
import { rackFor, toRack } from '../../training/rack.ts';
import { allSessions } from '../progress.ts';
import type { Program } from '../types.ts';
import { workItems } from '../weeks/volume.ts';
import {
  type Done,
  exposuresOf,
  isGuess,
  type LiftExposure,
  nameOf,
  openSessions,
  ratioOf,
} from './history.ts';
import { speaksOfPain } from './read-log.ts';
import type { Change, Edit } from './types.ts';

interface Verdict {
  factor: number;
  reason: string;
}

const overTwice = 1.5;
const clearly = 1.02;

const isShort = ({ missed, over }: LiftExposure): boolean => missed || (over ?? 0) >= overTwice;

/** Down after two bad days, up after two good ones, at once where the weight was only a guess. */
function judge(
  last: LiftExposure,
  before: LiftExposure | undefined,
  level: Program['level'],
  isLegs: boolean,
): Verdict | null {
  const isTest = last.weekKind === 'test';
  if (before && isShort(last) && isShort(before)) {
    const percent = level === 'beginner' ? 10 : 7.5;
    const why = last.missed ? 'Short of your reps twice' : 'Harder than planned twice';
    return { factor: 1 - percent / 100, reason: `${why}: ${percent} % less, then up again.` };
  }
  if (isTest && !last.missed && Math.abs(last.ratio - 1) >= 0.01) {
    const factor = Math.min(1.15, Math.max(0.85, last.ratio));
    return {
      factor,
      reason: `Your test gives a maximum ${percentWords(factor)}: the coming loads go by it.`,
    };
  }
  if (last.ratio <= 0.95 && !last.missed) {
    return {
      factor: Math.max(0.85, last.ratio),
      reason: 'You took less than planned: the coming loads follow.',
    };
  }
  if (last.missed || isShort(last) || last.ratio < clearly || speaksOfPain(last.notes)) return null;
  const wasGuess = last.planned.isGuess;
  if (!wasGuess && (!before || before.missed || before.ratio < clearly)) return null;
  const most = wasGuess ? (isLegs ? 1.2 : 1.15) : level === 'beginner' ? 1.05 : 1.025;
  const shown = wasGuess ? last.ratio : Math.min(last.ratio, before?.ratio ?? last.ratio);
  const factor = Math.min(most, shown);
  return {
    factor,
    reason: wasGuess
      ? `The first weight was a guess; you have more: ${percentWords(factor)}.`
      : `Two sessions above the plan: ${percentWords(factor)}.`,
  };
}

const percentWords = (factor: number): string => {
  const percent = Math.round(Math.abs(factor - 1) * 1000) / 10;
  return factor >= 1 ? `${percent} % up` : `${percent} % down`;
};

/** Every coming set of the lift, on the rack that there is. */
function scaled(program: Program, exerciseId: string, factor: number): Edit[] {
  const exercise = exerciseById(exerciseId);
  if (!exercise) return [];
  const rack = rackFor(exercise);
  return openSessions(program).flatMap(({ week, session, workout }) => {
    const weights = new Set(
      workItems(workout).flatMap((item) =>
        item.exerciseId === exerciseId && typeof item.weight === 'number' ? [item.weight] : [],
      ),
    );
    return [...weights]
      .toSorted((a, b) => (factor > 1 ? b - a : a - b))
      .flatMap((from): Edit[] => {
        const to = toRack(rack, from * factor) ?? from;
        return to === from
          ? []
          : [
              {
                kind: 'item',
                week,
                session,
                exerciseId,
                name: exercise.name,
                unit: 'kg',
                from,
                to,
              },
            ];
      });
  });
}

/** What was lifted beside the program, where the program has only a guess. */
function fromElsewhere(
  program: Program,
  log: readonly WorkoutSession[],
  exerciseId: string,
): { factor: number; logId: string } | null {
  const items = openSessions(program).flatMap(({ workout }) => workItems(workout));
  const next = items.find(
    (item) => item.exerciseId === exerciseId && typeof item.weight === 'number',
  );
  if (!next || !isGuess(next)) return null;
  const own = new Set(allSessions(program).map(({ workoutId }) => workoutId));
  const newest = log
    .filter(({ workoutId }) => workoutId === undefined || !own.has(workoutId))
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  for (const { id, exercises } of newest) {
    const sets = exercises
      .filter((one) => one.exerciseId === exerciseId)
      .flatMap(({ actual }) => actual.sets)
      .filter(({ weight = 0 }) => weight > 0);
    if (sets.length === 0) continue;
    const planned = { kg: Number(next.weight), reps: next.reps ?? 8, rir: next.rir ?? 2 };
    const factor = Math.min(2.5, Math.max(0.5, ratioOf(sets, planned, false)));
    return Math.abs(factor - 1) < 0.05 ? null : { factor, logId: id };
  }
  return null;
}

/** What the log says of each lift's coming loads. */
export function loadChanges(
  program: Program,
  done: readonly Done[],
  log: readonly WorkoutSession[],
): Change[] {
  const ids = new Set(
    openSessions(program).flatMap(({ workout }) =>
      workItems(workout).flatMap(({ exerciseId, weight }) =>
        exerciseId && typeof weight === 'number' ? [exerciseId] : [],
      ),
    ),
  );
  return [...ids].flatMap((exerciseId): Change[] => {
    const [last, before] = exposuresOf(done, exerciseId);
    const exercise = exerciseById(exerciseId);
    if (!exercise) return [];
    const other = last ? null : fromElsewhere(program, log, exerciseId);
    if (other) {
      const edits = scaled(program, exerciseId, other.factor);
      const title = `${nameOf(exerciseId)} ${other.factor > 1 ? 'heavier' : 'lighter'}`;
      const reason = 'Goes by what you lifted in another workout.';
      return [{ id: `load:${exerciseId}:${other.logId}`, kind: 'load', title, reason, edits }];
    }
    if (!last) return [];
    const verdict = judge(last, before, program.level, isLower(exercise));
    if (!verdict) return [];
    const edits = scaled(program, exerciseId, verdict.factor);
    if (edits.length === 0) return [];
    const isUp = verdict.factor > 1;
    return [
      {
        id: `load:${exerciseId}:${last.logId}`,
        kind: 'load',
        title: `${nameOf(exerciseId)} ${isUp ? 'heavier' : 'lighter'}`,
        reason: verdict.reason,
        edits,
      },
    ];
  });
}
