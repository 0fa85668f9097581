import { generationContext, type latestRecord } from '@cadence/contract/workout/schemas';
import { doneSetsOf } from '@cadence/domain/analytics/session-exercises';
import type { SessionExercise, WorkoutSession } from '@cadence/domain/analytics/types';
import { exerciseById } from '@cadence/domain/exercise/library';
import { defined } from '@cadence/domain/workout/defined';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import type { StoredWorkout } from './store.ts';

export type LatestRecord = z.output<typeof latestRecord>;
type RecordedSession = NonNullable<LatestRecord['planned_workout_data']>;

/** In the shorthand that `readPrescription` reads: '3x10 @ 70%', '8 reps', '5 x 30s'. */
export function prescribe(item: Exercise): string | undefined {
  const sets = item.sets ?? item.setScheme?.sets;
  const reps = item.reps ?? item.setScheme?.reps;
  const percent = item.setScheme?.weightPercentage;
  const load = percent === undefined ? '' : ` @ ${percent}%`;
  if (reps !== undefined) return (sets ? `${sets}x${reps}` : `${reps} reps`) + load;
  if (item.duration === undefined) return sets ? `${sets} sets` : undefined;
  return sets ? `${sets} x ${item.duration}s` : `${item.duration} s`;
}

function planned(workout: Workout): RecordedSession {
  const exercises = workout.workout
    .filter(({ type }) => type !== 'rest')
    .map((item) =>
      defined({
        name: item.name,
        prescription: prescribe(item),
        rest: item.restBetweenSets ?? item.setScheme?.restBetweenSets ?? item.restAfter,
        notes: item.instructions,
        rationale: item.description,
      }),
    );
  return defined({
    exercises,
    session_type: workout.workoutType,
    duration_minutes: workout.estimatedDuration,
  });
}

function writeSets(exercise: SessionExercise): string {
  const { planned, actual } = exercise;
  const [first] = actual.sets;
  if (first?.reps === undefined) {
    const seconds = Math.round(planned.seconds / Math.max(1, planned.sets));
    return `${Math.max(1, doneSetsOf(exercise))} x ${seconds}s`;
  }
  const load = first.weight === undefined ? '' : ` @ ${first.weight} kg`;
  return `${actual.sets.length}x${first.reps}${load}`;
}

function actual({ exercises, workoutType, duration }: WorkoutSession): RecordedSession {
  return {
    exercises: exercises
      .filter((exercise) => exercise.completed || doneSetsOf(exercise) > 0)
      .map((exercise) => ({ name: exercise.name, prescription: writeSets(exercise) })),
    session_type: workoutType,
    duration_minutes: Math.round(duration.actual / 60),
  };
}

/** Those that most of the body's exercises work first, at most five. */
function muscleGroups({ workout }: Workout): string[] {
  const counts = new Map<string, number>();
  for (const { type, exerciseId } of workout) {
    if (type !== 'exercise' || exerciseId === undefined) continue;
    for (const muscle of exerciseById(exerciseId)?.primary ?? []) {
      counts.set(muscle, (counts.get(muscle) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([muscle]) => muscle);
}

/** Spec §3: the session that was done is known once one of this workout has arrived. */
export function recordOf(
  { id, status, favourite, generatedAt, workout, context }: StoredWorkout,
  session: WorkoutSession | undefined,
): LatestRecord {
  return {
    id,
    source: workout.source,
    status: status === 'proposed' ? 'generated' : status,
    favourite,
    planned_workout_data: planned(workout),
    actual_workout_data: session ? actual(session) : null,
    generated_at: generatedAt,
    workout_focus: workout.title ?? workout.workoutType ?? 'Workout',
    primary_muscle_groups: muscleGroups(workout),
    workout,
    // One of an earlier version may lack something; the workout itself does not need it.
    context: z.safeParse(generationContext, context).data ?? null,
  };
}
