import type { CoachMessage } from '../types.ts';
import { readMemory } from './memory.ts';
import type { TurnPlace } from './purposes.ts';

const fewMessages = 8;

export const latestWorkout = (previous: readonly CoachMessage[]): CoachMessage | undefined =>
  previous.findLast(({ workoutId }) => workoutId !== undefined);

export function placeIn(
  previous: readonly CoachMessage[],
  context: Readonly<Record<string, unknown>>,
): TurnPlace {
  return {
    hasChange: latestWorkout(previous)?.replaces !== undefined,
    hasWorkout: previous.slice(-fewMessages).some(({ workoutId }) => workoutId !== undefined),
    memory: readMemory(context),
  };
}
