import type { Exercise, Workout } from '../../workout/types.ts';
import type { TimerStep } from '../types.ts';
import { describeExercise } from './describe-exercise.ts';

export interface PlanItem {
  exercise: Exercise;
  /** Made once and copied for each set or round. */
  step: TimerStep;
  /** Its length is an estimate from its reps. */
  isRepBased: boolean;
}

export interface Sections {
  warmup: PlanItem[];
  body: PlanItem[];
  cooldown: PlanItem[];
}

export interface PhaseGroup {
  name: string;
  items: PlanItem[];
}

export const isRestItem = ({ exercise }: PlanItem): boolean => exercise.type === 'rest';

/** The index is that in the flattened list; unknown for what a phase holds and the list does not. */
export function makePlanItem(exercise: Exercise, index: number | undefined): PlanItem {
  const step = describeExercise(exercise, index);
  return { exercise, step, isRepBased: step.reps !== undefined && exercise.duration === undefined };
}

export function listItems(workout: Workout): PlanItem[] {
  return workout.workout.map(makePlanItem);
}

export function hasPhases(workout: Workout): boolean {
  return (workout.phases ?? []).some(({ exercises }) => exercises.length > 0);
}

/** The list may hold the same exercises in another order, so they are found by name, each once. */
export function groupByPhase(workout: Workout): PhaseGroup[] {
  const places = new Map<string, number[]>();
  workout.workout.forEach(({ name }, index) => {
    const found = places.get(name);
    if (found) found.push(index);
    else places.set(name, [index]);
  });
  return (workout.phases ?? []).map(({ name, exercises }) => ({
    name,
    items: exercises.map((exercise) => makePlanItem(exercise, places.get(exercise.name)?.shift())),
  }));
}

function sectionOf({ exercise }: PlanItem): keyof Sections {
  if (exercise.type === 'cooldown') return 'cooldown';
  return exercise.type === 'exercise' ? 'body' : 'warmup';
}

/** A rest belongs to what comes before it; one before everything rests from nothing. */
export function splitSections(items: PlanItem[]): Sections {
  const sections: Sections = { warmup: [], body: [], cooldown: [] };
  let current: keyof Sections | undefined;
  for (const item of items) {
    if (!isRestItem(item)) current = sectionOf(item);
    if (current !== undefined) sections[current].push(item);
  }
  return sections;
}

/** In order, without the cool-down and without a rest that nothing follows. */
export function withoutCooldown(items: PlanItem[]): PlanItem[] {
  const { warmup, body } = splitSections(items);
  const kept = new Set([...warmup, ...body]);
  const played = items.filter((item) => kept.has(item));
  return played.slice(0, played.findLastIndex((item) => !isRestItem(item)) + 1);
}
