import { contraOf } from '../../exercise/contra/contra.ts';
import { isZeroKit } from '../../exercise/graph.ts';
import { allExercises } from '../../exercise/library.ts';
import { rankSwaps, swapScore } from '../../exercise/swaps.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { type Condition, type InjuryRegion, injuryRegions } from '../../reading/vocabulary.ts';
import { styleOf } from '../../timer/detect-style.ts';
import type { Workout } from '../../workout/types.ts';
import { capitalise } from '../../workout/words.ts';
import { resolveExercise } from '../check/subject.ts';
import { trainsAvoided } from '../dose/targets.ts';
import { leadOf, readRuns, runAt } from '../edit/edit-runs.ts';
import { sectionFor } from '../edit/edit-section.ts';
import { isCountable } from '../layout/choose.ts';
import { makePool } from '../layout/pool.ts';
import { conditionNames, regionNames } from '../receipts/words.ts';
import type { Request } from '../request.ts';
import { isWithinLevel, judge, safetyTags } from './legal.ts';

export interface Alternative {
  exercise: LibraryExercise;
  /** 'Same muscles', 'Easier', 'No kit'. */
  reasons: string[];
}

const isRegion = (tag: string): tag is InjuryRegion =>
  (injuryRegions as readonly string[]).includes(tag);

const countsReps = ['emom', 'pyramid', 'compound'];

/** An EMOM, a pyramid and a flow count reps; what is only held has no place there. */
function suitsStyle(exercise: LibraryExercise, workout: Workout): boolean {
  return !countsReps.includes(styleOf(workout)) || isCountable(exercise);
}

/** Why this athlete may not have it in this workout, in a few words; null: they may. */
export function whyNot(
  exercise: LibraryExercise,
  workout: Workout,
  request: Request,
): string | null {
  const { offence, reason } = judge(exercise, request);
  if (offence === 'unsafe') {
    const tag = safetyTags(request).find((one) => contraOf(exercise, one)?.severity === 'avoid');
    if (tag === undefined) return 'Not safe for you';
    return isRegion(tag)
      ? `Not for your ${regionNames[tag]}`
      : `Left out for ${conditionNames[tag as Condition]}`;
  }
  if (offence !== null) return capitalise(reason ?? 'not for this workout');
  if (!isWithinLevel(exercise, request)) return 'Beyond your level';
  const isForBody = sectionFor(exercise, request) === 'body';
  if (isForBody && trainsAvoided(exercise, request)) return 'You ruled that part out';
  return isForBody && !suitsStyle(exercise, workout) ? 'This format counts reps' : null;
}

function compare(from: LibraryExercise, to: LibraryExercise): string[] {
  const shared = from.primary.filter((muscle) => to.primary.includes(muscle)).length;
  const isAll = shared > 0 && shared === from.primary.length;
  const reasons: [boolean, string][] = [
    [isAll, 'Same muscles'],
    [!isAll && shared > 0, 'Similar muscles'],
    [shared === 0, 'Another way'],
    [to.complexity < from.complexity, 'Easier'],
    [to.complexity > from.complexity, 'Harder'],
    [isZeroKit(to) && !isZeroKit(from), 'No kit'],
    [to.impact < from.impact, 'Softer landing'],
    [to.floor !== from.floor && !to.floor, 'No floor work'],
  ];
  return reasons.filter(([holds]) => holds).map(([, words]) => words);
}

/** What may be done in place of this item, nearest first, all within the request's limits. */
export function alternativesFor(
  workout: Workout,
  index: number,
  request: Request,
  limit = 4,
): Alternative[] {
  const run = runAt(readRuns(workout), index);
  const item = run && leadOf(run);
  if (!run || !item) return [];
  const taken = new Set(workout.workout.map((one) => resolveExercise(one)?.id));
  const pool = new Set(makePool(request)[run.section].map(({ exercise }) => exercise.id));
  const isAllowed = (one: LibraryExercise) =>
    pool.has(one.id) && !taken.has(one.id) && suitsStyle(one, workout);
  const from = resolveExercise(item);
  if (!from) {
    return allExercises()
      .filter(isAllowed)
      .slice(0, limit)
      .map((exercise) => ({ exercise, reasons: [] }));
  }
  const near = rankSwaps(from, isAllowed).slice(0, limit);
  // Under many limits few relatives are left; then the nearest stranger is better than nothing.
  const others = allExercises()
    .filter((one) => isAllowed(one) && !near.includes(one))
    .toSorted((a, b) => swapScore(from, b) - swapScore(from, a));
  return [...near, ...others]
    .slice(0, limit)
    .map((exercise) => ({ exercise, reasons: compare(from, exercise) }));
}
