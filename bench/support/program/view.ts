import { exerciseById } from '../../../packages/domain/src/exercise/library.ts';
import type {
  Program,
  ProgramSession,
  ProgramWeek,
} from '../../../packages/domain/src/program/types.ts';
import type { Exercise } from '../../../packages/domain/src/workout/types.ts';

/** One line of a session, with how often it comes. */
export interface Line {
  item: Exercise;
  times: number;
  isHard: boolean;
  /** Seconds between repeats. */
  rest?: number;
}

/** Read from what is stored, without the builder's own helpers. */
export function linesOf({ workout }: ProgramSession): Line[] {
  const blocks = workout.play?.blocks;
  if (!blocks) {
    return workout.workout
      .filter(({ type }) => type === 'exercise')
      .map((item) => ({ item, times: item.sets ?? workout.totalRounds ?? 1, isHard: false }));
  }
  return blocks.flatMap(({ items, rounds = 1, restSeconds = 0 }) =>
    items
      .filter(({ type }) => type === 'exercise')
      .map((item) => ({
        item,
        times: item.sets ?? rounds,
        isHard: (item.rpe ?? 0) >= 7,
        rest: restSeconds,
      })),
  );
}

const isRunId = (id = ''): boolean => /(^|-)run$/.test(id) || id === 'run';

export const runLines = (session: ProgramSession): Line[] =>
  linesOf(session).filter(({ item }) => isRunId(item.exerciseId));

/** All metres on foot, warm-up and cool-down included. */
export function metres(session: ProgramSession): number {
  const main = linesOf(session).reduce(
    (sum, { item, times }) =>
      sum + (isRunId(item.exerciseId) ? (item.distanceMeters ?? 0) * times : 0),
    0,
  );
  const ends = session.workout.workout
    .filter(
      ({ type, exerciseId }) => (type === 'warmup' || type === 'cooldown') && isRunId(exerciseId),
    )
    .reduce((sum, { distanceMeters = 0 }) => sum + distanceMeters, 0);
  return main + ends;
}

/** The longest stretch of running without a walk, in seconds. */
export function longestRun(session: ProgramSession): number {
  let best = 0;
  let now = 0;
  for (const { item } of linesOf(session)) {
    now = isRunId(item.exerciseId) ? now + (item.duration ?? 0) : 0;
    best = Math.max(best, now);
  }
  return best;
}

export const setsOf = (session: ProgramSession): Line[] =>
  linesOf(session).filter(
    ({ item }) => item.reps !== undefined && item.role !== 'ramp' && item.role !== 'easy',
  );

/** Tries of a skill are no hard sets. */
export const setCount = ({ sessions }: ProgramWeek, isSkill = false): number =>
  sessions
    .flatMap(setsOf)
    .filter(({ item }) => !isSkill || item.role !== 'skill')
    .reduce((sum, { times }) => sum + times, 0);

/** The heaviest set of an exercise in a week; null where it has none. */
export function topLoad({ sessions }: ProgramWeek, id: string): number | null {
  const all = sessions.flatMap((session) =>
    setsOf(session).flatMap(({ item }) =>
      item.exerciseId === id && typeof item.weight === 'number' ? [item.weight] : [],
    ),
  );
  return all.length === 0 ? null : Math.max(...all);
}

const legPatterns = ['squat', 'hinge', 'lunge', 'hip_ext'];

/** Sets for the legs with three or fewer reps left, or a heavy lift at all. */
export const hardLegSets = (session: ProgramSession): number =>
  setsOf(session)
    .filter(({ item }) =>
      legPatterns.includes(exerciseById(item.exerciseId ?? '')?.patterns[0] ?? ''),
    )
    .filter(({ item }) => (item.rir ?? 2) <= 3)
    .reduce((sum, { times }) => sum + times, 0);

export const deadliftDays = ({ sessions }: ProgramWeek): number =>
  sessions.filter((session) =>
    setsOf(session).some(
      ({ item }) =>
        /(^|-)(conventional|sumo|trap-bar|deficit|paused)?-?deadlift$/.test(
          item.exerciseId ?? '',
        ) && !/romanian|dumbbell|kettlebell|single/.test(item.exerciseId ?? ''),
    ),
  ).length;

/** What somebody would see of a week: names, sets, reps, weights, times, ways. */
export const signature = ({ sessions }: ProgramWeek): string =>
  JSON.stringify(
    sessions.map((session) =>
      linesOf(session).map(({ item, times, rest }) => [
        rest,
        item.name,
        times,
        item.reps,
        item.weight,
        item.duration,
        item.distanceMeters,
        item.tempo,
        item.rir,
        item.restBetweenSets,
      ]),
    ),
  );

export const sessionsOf = ({ weeks }: Program): ProgramSession[] =>
  weeks.flatMap(({ sessions }) => sessions);

export const dayNumber = (date: string): number => Math.round(Date.parse(date) / 86_400_000);
