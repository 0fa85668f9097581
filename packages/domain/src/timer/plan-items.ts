import type { Exercise, Workout } from '../workout/types.ts';

export interface PlanItem {
  exercise: Exercise;
  /** In the flattened workout list; unknown when a phase holds something that the list does not. */
  index: number | undefined;
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

export const isRest = ({ exercise }: PlanItem): boolean => exercise.type === 'rest';

export function listItems(workout: Workout): PlanItem[] {
  return workout.workout.map((exercise, index) => ({ exercise, index }));
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
    items: exercises.map((exercise) => ({ exercise, index: places.get(exercise.name)?.shift() })),
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
    if (!isRest(item)) current = sectionOf(item);
    if (current !== undefined) sections[current].push(item);
  }
  return sections;
}

/** In order, without the cool-down and without a rest that nothing follows. */
export function withoutCooldown(items: PlanItem[]): PlanItem[] {
  const { warmup, body } = splitSections(items);
  const kept = new Set([...warmup, ...body]);
  const played = items.filter((item) => kept.has(item));
  return played.slice(0, played.findLastIndex((item) => !isRest(item)) + 1);
}
