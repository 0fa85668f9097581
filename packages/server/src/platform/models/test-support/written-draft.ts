import type { Workout } from '@cadence/domain/workout/types';
import type { WrittenDraft } from '../draft-schema.ts';

/** A workout as a model would write it down by the schema. */
export function writeDraft(workout: Workout): WrittenDraft {
  const levels = /^Pyramid ([\d,]+)$/.exec(workout.workoutStructure ?? '')?.[1];
  return {
    title: workout.title ?? '',
    motivationalMessage: workout.motivationalMessage ?? '',
    workoutReasoning: workout.workoutReasoning ?? '',
    coachingNotes: workout.coachingNotes ?? '',
    totalRounds: workout.totalRounds ?? null,
    restBetweenRounds: workout.restBetweenRounds ?? null,
    estimatedDuration: workout.estimatedDuration ?? null,
    levels: levels?.split(',').map(Number) ?? null,
    workout: workout.workout.map((item) => ({
      type: item.type === 'pre-workout' ? 'warmup' : item.type,
      exerciseId: item.exerciseId ?? null,
      name: item.name,
      duration: item.duration ?? null,
      reps: item.reps ?? null,
      sets: item.sets ?? null,
      restAfter: item.restAfter ?? null,
      restBetweenSets: item.restBetweenSets ?? null,
      rpe: item.rpe ?? null,
      weight: typeof item.weight === 'number' ? item.weight : null,
    })),
  };
}
