import type { APIRequestContext, Page } from '@playwright/test';
import { createAthlete, enterAs } from '../support/athlete.ts';
import { expect, test } from '../support/server.ts';
import { loadWorkout, threeSteps } from '../support/workout.ts';

async function startPlaying(page: Page, request: APIRequestContext): Promise<void> {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/home');
  const plank = { name: 'Plank', type: 'exercise', duration: 1800 };
  await loadWorkout(page, athlete, { ...threeSteps, workout: [plank] });
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^29:/);
}

test('a reload in the middle of a workout comes back to the running clock', async ({
  page,
  request,
}) => {
  await startPlaying(page, request);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^29:/);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a wall clock that was set back adds no time', async ({ page, request }) => {
  await page.clock.install();
  await startPlaying(page, request);
  await page.clock.setSystemTime(Date.now() - 1_200_000);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^29:/);
});

test('no step is shown where a sign of danger holds training back', async ({ page, request }) => {
  await startPlaying(page, request);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('_timerState')) ?? '';
    const data = [{ kind: 'stop', id: 'chest-pain', message: 'Stop.', suggestion: 'Get help.' }];
    const lock = JSON.stringify({ version: 2, data });
    localStorage.setItem(key.replace('timerState', 'safetyLock'), lock);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^I have been checked/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
