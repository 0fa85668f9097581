import { inOrder } from '../../analytics/lasting/in-order.ts';
import type { LoggedSet, SessionExercise, WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { ItemRole } from '../../workout/types.ts';
import { isBodyLift, strengthKeyOf } from '../load-class.ts';
import { matchLift } from '../match-lift.ts';
import { rirOf } from '../rir.ts';
import type { Exposure, WorkSet } from './types.ts';

const workRoles: readonly ItemRole[] = ['top', 'work', 'backoff', 'failure'];

/** Null for what is no work: ramps, drops, parts of a cluster, failed reps, and help of unknown size. */
function workSetOf(set: LoggedSet, key: string, plannedReps: number | undefined): WorkSet | null {
  const { reps, weight, addedKg, assistKg, role, failed, bandId } = set;
  const isWork = role === undefined || workRoles.includes(role);
  if (!isWork || failed || reps === undefined || reps < 1) return null;
  if (isBodyLift(key) && bandId !== undefined) return null;
  const kilograms = isBodyLift(key)
    ? (addedKg ?? weight ?? 0) - (assistKg ?? 0)
    : (weight ?? assistKg ?? 0);
  if (kilograms <= 0 && !isBodyLift(key)) return null;
  const missed = plannedReps !== undefined && reps < plannedReps;
  return { kilograms, reps, rir: rirOf(set), missed };
}

function exposureOf(exercise: SessionExercise, key: string, date: string): Exposure | null {
  const { planned, actual, completed } = exercise;
  const sets = actual.sets.flatMap((set) => workSetOf(set, key, planned.reps) ?? []);
  if (sets.length === 0) return null;
  const reps = planned.reps === undefined ? {} : { plannedReps: planned.reps };
  return { day: date.slice(0, 10), sets, ...reps, isWhole: completed };
}

/** Looked up once for each name: a log of years has the same few over and over. */
function keysByName(): (exercise: SessionExercise) => string | null {
  const known = new Map<string, string | null>();
  return ({ name, exerciseId }) => {
    const written = exerciseId ?? name;
    const told = known.get(written);
    if (told !== undefined) return told;
    const id = exerciseId && exerciseById(exerciseId) ? exerciseId : matchLift(name);
    const key = id === null ? null : strengthKeyOf(id);
    known.set(written, key);
    return key;
  };
}

/** What was done with each lift, the oldest first. Each set of the log is looked at once. */
/** What a lift's strength is read from: a day of the log, or one that was told of. */
export type TrainedDay = Pick<WorkoutSession, 'date' | 'exercises'>;

export function exposuresByLift(sessions: readonly TrainedDay[]): Map<string, Exposure[]> {
  const lifts = new Map<string, Exposure[]>();
  const keyOf = keysByName();
  for (const { date, exercises } of inOrder(sessions)) {
    for (const exercise of exercises) {
      const key = keyOf(exercise);
      const exposure = key === null ? null : exposureOf(exercise, key, date);
      if (key === null || !exposure) continue;
      const known = lifts.get(key);
      if (known) known.push(exposure);
      else lifts.set(key, [exposure]);
    }
  }
  return lifts;
}
