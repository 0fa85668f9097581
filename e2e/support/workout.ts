import type { Page } from '@playwright/test';
import type { Athlete } from './athlete.ts';

/** Ten seconds of work, thirty of rest, ten of work. */
export const threeSteps = {
  id: 'three-steps',
  title: 'Three Steps',
  source: 'ai',
  provider: 'local',
  workout: [
    { name: 'Goblet Squat', type: 'exercise', duration: 10, reps: 8, weight: 16, restAfter: 30 },
    { name: 'Push-Up', type: 'exercise', duration: 10, reps: 5 },
  ],
};

/** Rests that outlast the journey. */
export const twoSets = {
  id: 'two-sets',
  title: 'Two Sets',
  source: 'ai',
  play: {
    blocks: [
      {
        kind: 'sets',
        title: 'Main lift',
        score: 'load',
        items: [
          {
            name: 'Barbell back squat',
            exerciseId: 'back-squat',
            type: 'exercise',
            sets: 2,
            reps: 5,
            weight: 95,
            rpe: 7,
            restBetweenSets: 600,
          },
        ],
      },
    ],
  },
  workout: [],
};

export const compound = {
  id: 'compound',
  title: 'Long Flow',
  workoutType: 'Compound',
  totalRounds: 2,
  restBetweenRounds: 60,
  source: 'ai',
  workout: [
    { name: 'Kettlebell Clean', type: 'exercise', reps: 5 },
    { name: 'Kettlebell Strict Press', type: 'exercise', reps: 5 },
  ],
};

/** As if it had been generated: the device holds it before the page is opened. */
export async function loadWorkout(page: Page, { user }: Athlete, workout: object): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `user_${user.id}_currentWorkout`,
    JSON.stringify({ version: 1, data: { key: 'run-1', workout, status: 'planned' } }),
  ] as const);
  await page.goto('/workout');
}

function liftTimeLimits(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

/**
 * From here on time passes only when the journey says so. The server answers in time of its own: a
 * leap of the page's clock must not end a call that is on its way, for the next try would wait for
 * a clock that stands still.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.context().addInitScript(liftTimeLimits);
  await page.evaluate(liftTimeLimits);
  await page.clock.pauseAt(Date.now() + 2000);
}

/** With the clock held: what follows from a tap comes after the frame that answers it. */
export const aFrame = (page: Page) => page.clock.runFor(50);

/** Of the running timer, with the clock held. */
export async function openSheet(page: Page, name: 'More' | 'Steps'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await aFrame(page);
}
