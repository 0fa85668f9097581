import type { Workout } from '../workout/types.ts';

export const quickKinds = ['emom', 'tabata', 'intervals', 'countdown', 'stopwatch'] as const;
export type QuickKind = (typeof quickKinds)[number];

/** Of a workout that is a quick timer. A field of its own says so, which no plan has. */
export function quickKindOf(workout: Workout): QuickKind | undefined {
  return 'quick' in workout ? quickKinds.find((kind) => kind === workout.quick) : undefined;
}
