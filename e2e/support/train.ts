import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Athlete } from './athlete.ts';
import { expect } from './server.ts';

export const dayMs = 86_400_000;

/** One a day, up to today or some days ago, with a lift that gets heavier. */
export async function train(
  request: APIRequestContext,
  athlete: Athlete,
  days: number,
  daysAgo = 0,
): Promise<void> {
  const ages = Array.from({ length: days }, (_, index) => days - 1 - index + daysAgo);
  await trainOn(request, athlete, ages);
}

/** On days so long ago, the first one first. */
export async function trainOn(
  request: APIRequestContext,
  { token }: Athlete,
  ages: readonly number[],
): Promise<void> {
  for (const [index, age] of ages.entries()) {
    const date = new Date(Date.now() - age * dayMs).toISOString();
    const id = randomUUID();
    const reply = await request.put(`/api/v1/sessions/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        id,
        date,
        updatedAt: date,
        title: `Day ${index + 1}`,
        workoutType: 'Sets',
        provider: 'local',
        duration: { planned: 1800, actual: 1500 },
        completion: {
          status: 'completed',
          percentage: 100,
          completedExercises: 1,
          totalExercises: 1,
        },
        exercises: [
          {
            name: 'Back Squat',
            exerciseId: 'back-squat',
            planned: { sets: 3, seconds: 180, reps: 5 },
            actual: { sets: [{ weight: 91 + index, reps: 5, rpe: 8 }] },
            completed: true,
            personalRecord: true,
          },
        ],
        segments: [
          { type: 'warmup', seconds: 300, done: true },
          { type: 'exercise', seconds: 600, done: true },
          { type: 'rest', seconds: 600, done: true },
        ],
        equipment: ['barbells'],
        userRating: null,
        difficulty: null,
        notes: '',
      },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
}
