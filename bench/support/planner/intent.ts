import { contraOf } from '../../../packages/domain/src/exercise/contra/contra.ts';
import { exerciseById } from '../../../packages/domain/src/exercise/library.ts';
import type {
  EquipmentId,
  LibraryExercise,
  Muscle,
} from '../../../packages/domain/src/exercise/types.ts';
import { expectedSeconds } from '../../../packages/domain/src/planner/layout/expected.ts';
import type { Format, SafetyTag } from '../../../packages/domain/src/reading/vocabulary.ts';
import { buildTimerSteps } from '../../../packages/domain/src/timer/build-steps.ts';
import type { Workout } from '../../../packages/domain/src/workout/types.ts';

/** A line of a written list: this exercise, so often, with so many reps. */
export interface MeantLine {
  id: string;
  times: number;
  reps: number;
}

/** What who wrote the request meant by it, whatever was read. */
export interface Intent {
  format: Format;
  minutes: number;
  kit: readonly EquipmentId[];
  /** Parts that nothing of the main part may mainly train. */
  without: readonly Muscle[];
  /** Parts that at least half of the main sets are for. */
  about: readonly Muscle[];
  limits: readonly ((exercise: LibraryExercise) => boolean)[];
  list: readonly MeantLine[] | null;
  count: number | null;
  hasNoWarmup: boolean;
}

export const spares =
  (tag: SafetyTag) =>
  (exercise: LibraryExercise): boolean =>
    contraOf(exercise, tag)?.severity !== 'avoid';

function exercisesOf({ workout }: Workout, isBody: boolean): LibraryExercise[] {
  return workout
    .filter(({ type }) => type !== 'rest' && (!isBody || type === 'exercise'))
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
}

function isAbout(workout: Workout, muscles: readonly Muscle[]): boolean {
  const work = buildTimerSteps(workout).filter(({ type }) => type === 'exercise');
  const flows = exercisesOf(workout, true);
  const done = work.some(({ openEnded }) => openEnded)
    ? flows
    : work.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  const serving = done.filter(({ primary }) => primary.some((one) => muscles.includes(one)));
  return serving.length * 2 >= done.length;
}

function isListed(workout: Workout, list: readonly MeantLine[]): boolean {
  const work = buildTimerSteps(workout).filter(({ type }) => type === 'exercise');
  const isAll = list.every(({ id, times, reps }) => {
    const own = work.filter(({ exerciseId }) => exerciseId === id);
    return own.length === times && own.every((step) => step.reps === reps);
  });
  return isAll && work.length === list.reduce((sum, { times }) => sum + times, 0);
}

const usual: readonly EquipmentId[] = ['bodyweight', 'yoga_mat'];
const closeSeconds = 60;

/** What of the intent the workout does not keep, in a word each. */
export function findMissed(intent: Intent, workout: Workout): string[] {
  const body = exercisesOf(workout, true);
  const all = exercisesOf(workout, false);
  const kit = [...usual, ...intent.kit];
  const off = Math.abs(expectedSeconds(workout) - intent.minutes * 60);
  const unique = new Set(body.map(({ id }) => id)).size;
  const found: [string, boolean][] = [
    ['minutes', intent.list === null && off > closeSeconds],
    ['kit', all.some(({ equipment }) => equipment.some((id) => !kit.includes(id)))],
    ['part', body.some(({ primary }) => primary.some((one) => intent.without.includes(one)))],
    ['muscles', intent.about.length > 0 && !isAbout(workout, intent.about)],
    ['limit', all.some((exercise) => !intent.limits.every((holds) => holds(exercise)))],
    ['list', intent.list !== null && !isListed(workout, intent.list)],
    ['count', intent.count !== null && unique !== intent.count],
    ['warm-up', intent.hasNoWarmup && workout.workout.some(({ type }) => type === 'warmup')],
  ];
  return found.filter(([, isMissed]) => isMissed).map(([name]) => name);
}
