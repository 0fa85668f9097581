import { expectedSeconds } from '../../planner/layout/expected.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { DayPlan, WeekKind, Work } from '../templates/types.ts';
import { linesIn } from './notes.ts';

/** A weight as it was last planned: how often, and where its reps began. */
interface Step {
  kilograms: number;
  reps: number;
  from: number;
}

/** What each day has planned of its exercises so far, by day and exercise. */
export type SetSteps = ReadonlyMap<string, Step>;

/** Reps that a weight is kept for before the next one has to come. */
const range = 4;

const keyOf = (dayId: string, exerciseId: string): string => `${dayId}|${exerciseId}`;

const muscleDays: readonly string[] = ['upper', 'lower', 'push', 'pull', 'legs', 'full_body'];

/** For muscle every lift goes by reps first, one with a known maximum too. */
const goesByReps = (work: Work): boolean =>
  work.kind === 'lift' && muscleDays.includes(work.archetype);

/** Weights without a percentage go by reps first; tests and open sets have rules of their own. */
function isStepped(line: Exercise, isByReps: boolean): boolean {
  const { exerciseId, weight, reps, repsText, rir, loadNote = '', role } = line;
  return (
    exerciseId !== undefined &&
    typeof weight === 'number' &&
    reps !== undefined &&
    reps >= 5 &&
    rir !== undefined &&
    role === 'work' &&
    !(repsText ?? '').endsWith('+') &&
    (isByReps || !loadNote.includes('%'))
  );
}

/** Lines that come once in a session: of several sets of one lift each has its own count. */
function steppedIn(workout: Workout, isByReps: boolean): Exercise[] {
  const lines = linesIn(workout);
  return lines.filter(
    (line) =>
      isStepped(line, isByReps) &&
      lines.filter(({ exerciseId }) => exerciseId === line.exerciseId).length === 1,
  );
}

/** One rep more where the weight stands still; at the end of the range the way on is told. */
function stepped(item: Exercise, { kilograms, reps: before, from }: Step): Exercise {
  const { weight, reps = 0, repsText: _text, loadNote = '', ...rest } = item;
  if (weight !== kilograms || reps > before) return item;
  const isTop = before >= from + range;
  const next = isTop ? before : before + 1;
  return {
    ...rest,
    weight,
    reps: next,
    loadNote: isTop ? `${loadNote}. All sets clean: the next weight, however small` : loadNote,
  };
}

/** Nothing stands still in the weeks that build. */
export function withSteps(
  workout: Workout,
  { id: dayId, work }: DayPlan,
  kind: WeekKind,
  steps: SetSteps,
): Workout {
  if (kind !== 'build') return workout;
  const isByReps = goesByReps(work);
  const own = new Map(
    steppedIn(workout, isByReps).flatMap((line) => {
      const step = steps.get(keyOf(dayId, line.exerciseId ?? ''));
      return step ? [[line.exerciseId, step] as const] : [];
    }),
  );
  if (own.size === 0) return workout;
  const change = (item: Exercise): Exercise => {
    const step = isStepped(item, isByReps) ? own.get(item.exerciseId) : undefined;
    return step ? stepped(item, step) : item;
  };
  if (linesIn(workout).every((item) => change(item) === item)) return workout;
  const changed: Workout = {
    ...workout,
    workout: workout.workout.map(change),
    ...(workout.play && {
      play: {
        ...workout.play,
        blocks: workout.play.blocks.map((block) => ({ ...block, items: block.items.map(change) })),
      },
    }),
  };
  return { ...changed, estimatedDuration: Math.round(expectedSeconds(changed) / 60) };
}

/** What a week has planned, for the one after it. */
export function stepsAfter(
  steps: SetSteps,
  kind: WeekKind,
  sessions: readonly { day: DayPlan; workout: Workout }[],
): SetSteps {
  if (kind !== 'build') return steps;
  const next = new Map(steps);
  for (const { day, workout } of sessions) {
    for (const { exerciseId = '', weight, reps = 0 } of steppedIn(workout, goesByReps(day.work))) {
      const key = keyOf(day.id, exerciseId);
      const before = steps.get(key);
      const kilograms = Number(weight);
      const isSame = before?.kilograms === kilograms;
      next.set(key, { kilograms, reps, from: isSame ? before.from : reps });
    }
  }
  return next;
}
