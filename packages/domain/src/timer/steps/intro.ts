import { defined } from '../../workout/defined.ts';
import type { Workout } from '../../workout/types.ts';
import { introduction } from '../constants.ts';
import type { TimerStep } from '../types.ts';
import { previewExercise } from './describe-exercise.ts';
import type { PlanItem } from './plan-items.ts';
import { pickQuote } from './quotes.ts';

/** Spec §4: the first warm-up item, otherwise the first exercise item, otherwise none. */
export function findNextItem(items: PlanItem[]): PlanItem | undefined {
  const find = (...types: string[]) => items.find(({ exercise }) => types.includes(exercise.type));
  return find('warmup', 'pre-workout') ?? find('exercise');
}

export function makeIntroduction(workout: Workout, next: PlanItem | undefined): TimerStep {
  const key = workout.id ?? workout.title ?? workout.workout[0]?.name ?? '';
  return defined({
    name: introduction.name,
    duration: introduction.seconds,
    type: 'pre-workout' as const,
    instructions: workout.motivationalMessage,
    quote: pickQuote(key),
    nextExercise: next === undefined ? null : previewExercise(next.exercise),
  });
}
