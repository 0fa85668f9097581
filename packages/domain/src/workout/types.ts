/** Spec §3, Exercise. */
export type ExerciseType = 'exercise' | 'rest' | 'warmup' | 'cooldown' | 'pre-workout';
