import {
  type generated,
  generationBody,
  type generationContext,
} from '@cadence/contract/workout/schemas';
import type { Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { keepWorkout, workoutKey, workoutTable } from '../workout-table.ts';

export type Asked = z.output<typeof generationBody>;
export type Generated = z.output<typeof generated>;

/** A workout that was made, with what it was made from. */
export interface Generation {
  /** Null where only the workout itself is known, such as one of another device. */
  asked: Asked | null;
  reply: Generated;
  /** By the planner on this device, because the server could not be asked. */
  builtHere: boolean;
}

interface KeptGeneration extends Omit<Generation, 'reply'> {
  reply: Omit<Generated, 'workout'>;
  workoutKey: string;
}

/** Kept, so that a reload does not take away what has just been made. */
const store = createDeviceStore<KeptGeneration | null>({
  key: 'generation',
  version: 2,
  schema: z.nullable(
    z.object({
      asked: z.nullable(generationBody),
      reply: z.custom<KeptGeneration['reply']>((value) => typeof value === 'object'),
      workoutKey: z.string(),
      builtHere: z.boolean(),
    }),
  ),
  fallback: null,
});

let seen: { kept: KeptGeneration; workout: Workout; generation: Generation } | null = null;

function read(): Generation | null {
  const kept = store.read();
  const workout = kept && workoutTable.get(kept.workoutKey);
  if (!kept || !workout) return null;
  if (seen?.kept !== kept || seen.workout !== workout) {
    const { asked, builtHere } = kept;
    seen = { kept, workout, generation: { asked, builtHere, reply: { ...kept.reply, workout } } };
  }
  return seen.generation;
}

export const generationStore = {
  read,
  write({ asked, reply: { workout, ...reply }, builtHere }: Generation): void {
    const key = workoutKey(keepWorkout(workout));
    store.write({ asked, reply, workoutKey: key, builtHere });
  },
  remove: store.remove,
  subscribe(listener: () => void): () => void {
    const stops = [store.subscribe(listener), workoutTable.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

export interface StoredWorkout {
  workout: Workout;
  context: z.output<typeof generationContext> | null;
}

const untold: Omit<Generated, 'workout' | 'workout_id' | 'stored_with_context'> = {
  intelligence_applied: false,
  adaptation_summary: '',
  provider_requested: 'local',
  provider_used: 'local',
  fallback_reason: null,
  checks: [],
  chips: [],
  question: null,
};

/** As it stood on the page that made it, as far as the account knows. */
export function generationOf({ workout, context }: StoredWorkout): Generation {
  const { asked, ...told } = context ?? { asked: null, ...untold };
  const known = { workout_id: workout.id ?? '', stored_with_context: context !== null };
  return { asked, reply: { workout, ...known, ...told }, builtHere: false };
}
