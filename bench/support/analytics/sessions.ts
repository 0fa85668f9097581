import type {
  SessionExercise,
  SessionSegment,
  WorkoutSession,
} from '../../../packages/domain/src/analytics/types.ts';

const dayMs = 86_400_000;
const lifts = [
  ['Back Squat', 'back-squat', 60],
  ['Deadlift', 'deadlift', 80],
  ['Bench Press', 'bench-press', 45],
  ['Overhead Press', 'overhead-press', 30],
  ['Bent-Over Row', 'bent-over-row', 40],
  ['Goblet Squat', 'goblet-squat', 16],
  ['Push-Up', 'push-up', 0],
  ['Plank', 'plank', 0],
] as const;

function exercise(number: number, place: number): SessionExercise {
  const [name, exerciseId, startKg] = lifts[(number * 3 + place) % lifts.length] ?? lifts[0];
  const weight = startKg + (number % 200) / 4;
  const reps = 3 + ((number + place) % 10);
  return {
    name,
    exerciseId,
    planned: { sets: 4, seconds: 180, reps },
    actual: {
      sets: Array.from({ length: 4 }, (_, set) => ({
        reps: reps - (set === 3 ? 1 : 0),
        ...(startKg > 0 && { weight }),
        rpe: 6 + (set % 4),
      })),
    },
    completed: true,
    personalRecord: number % 40 === place,
  };
}

function segments(): SessionSegment[] {
  const warmUp = { type: 'warmup' as const, seconds: 300, done: true };
  const sets = Array.from({ length: 24 }, () => [
    { type: 'exercise' as const, seconds: 45, done: true },
    { type: 'rest' as const, seconds: 75, done: true },
  ]).flat();
  return [warmUp, ...sets, { type: 'cooldown', seconds: 240, done: true }];
}

function session(number: number, atMs: number): WorkoutSession {
  const date = new Date(atMs).toISOString();
  const isShort = number % 17 === 0;
  return {
    id: `01920000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    date,
    updatedAt: date,
    title: `Strength ${1 + (number % 4)}`,
    workoutType: ['Sets', 'EMOM', 'Tabata', 'Circuit'][number % 4] ?? 'Sets',
    provider: 'local',
    duration: { planned: 3420, actual: isShort ? 1500 : 3300 + (number % 300) },
    completion: {
      status: isShort ? 'abandoned' : 'completed',
      percentage: isShort ? 45 : 100,
      completedExercises: isShort ? 3 : 6,
      totalExercises: 6,
    },
    exercises: Array.from({ length: 6 }, (_, place) => exercise(number, place)),
    segments: segments(),
    equipment: ['barbells', 'dumbbells'],
    userRating: 1 + (number % 5),
    difficulty: 1 + (number % 5),
    notes: number % 10 === 0 ? 'The last set was heavy, the knee was fine.' : '',
  };
}

/** As many, two of them every three days up to now, the oldest first. */
export function makeSessions(count: number, nowMs: number): WorkoutSession[] {
  return Array.from({ length: count }, (_, index) =>
    session(index, nowMs - (count - 1 - index) * 1.5 * dayMs * 0.5),
  );
}
