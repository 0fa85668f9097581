import type { Workout } from '../workout/types.ts';

export const quickKinds = ['emom', 'tabata', 'intervals', 'countdown', 'stopwatch'] as const;
export type QuickKind = (typeof quickKinds)[number];

/** One with intervals of the user's own, rounds as many as can be, or a task against the clock. */
const playedKinds = [...quickKinds, 'custom'] as const;

/** Of a workout that is a quick timer. A field of its own says so, which no plan has. */
export function quickKindOf(workout: Workout): QuickKind | 'custom' | undefined {
  return 'quick' in workout ? playedKinds.find((kind) => kind === workout.quick) : undefined;
}
