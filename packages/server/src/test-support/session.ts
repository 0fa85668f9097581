import type { WorkoutSession } from '@cadence/domain/analytics/types';

export function sessionId(number: number): string {
  return `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export function makeSession(changes: Partial<WorkoutSession> = {}): WorkoutSession {
  return {
    id: sessionId(1),
    date: '2026-03-01T07:00:00.000Z',
    updatedAt: '2026-03-01T07:30:00.000Z',
    title: 'Quiet Posterior Engine',
    workoutType: 'EMOM',
    provider: 'local',
    duration: { planned: 1780, actual: 1781 },
    completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
    exercises: [
      {
        name: 'Kettlebell Deadlift',
        planned: { sets: 1, seconds: 60, reps: 12, weight: 16 },
        actual: { sets: [{ reps: 12, weight: 16, rpe: 7 }] },
        completed: true,
        personalRecord: false,
      },
    ],
    segments: [{ type: 'exercise', seconds: 60, done: true }],
    equipment: ['kettlebells'],
    userRating: 4,
    difficulty: 3,
    notes: 'Left knee was fine. 膝',
    ...changes,
  };
}
