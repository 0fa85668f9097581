import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 1360, height: 900 } });

const dayMs = 86_400_000;

/** One a day, up to today, with a lift that gets heavier. */
async function train(request: APIRequestContext, { token }: Athlete, days: number): Promise<void> {
  for (let age = days - 1; age >= 0; age -= 1) {
    const date = new Date(Date.now() - age * dayMs).toISOString();
    const id = randomUUID();
    const reply = await request.put(`/api/v1/sessions/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        id,
        date,
        updatedAt: date,
        title: `Day ${days - age}`,
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
            actual: { sets: [{ weight: 90 + (days - age), reps: 5, rpe: 8 }] },
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

const tile = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');

test('ten sessions make tiles, charts and an achievement', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 10);
  await enterAs(page, athlete.email, '/analytics');
  await expect(tile(page, 'Streak')).toContainText('10 days');
  await expect(tile(page, 'Completion')).toContainText('100 %');
  await expect(tile(page, 'Time trained')).toContainText('4 h 10');
  await expect(page.getByText('116.7 kg')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Week Warrior' })).toContainText(
    'Reached on',
  );
  await page.getByRole('button', { name: 'Minutes per week, by what you did as a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Warm-up' })).toBeVisible();
  await page.getByRole('button', { name: 'Every day', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/: 25 min$/).first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
});

test('a session is found, edited and deleted, and Undo brings it back', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 3);
  await enterAs(page, athlete.email, '/analytics');
  await page.getByRole('searchbox').fill('day 2');
  const row = page.getByRole('button', { name: /^Day 2/ });
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('5 × 92 kg at RPE 8');
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByLabel('Name').fill('');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Give it a name')).toBeVisible();
  await sheet.getByLabel('Name').fill('Day 2, heavy');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('heading', { name: 'Day 2, heavy' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No session matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('button', { name: /^Day 2, heavy/ })).toBeVisible();
});

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-03-28 17:29:00,Push,1h 5m,Bench Press (Barbell),1,80,5,0,0,,,8',
  '2024-04-02 06:10:00,Legs,45m,Squat (Barbell),1,100,5,0,0,,,',
].join('\n');

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a log of another app is previewed and imported once; what is no data changes nothing', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/analytics');
  await choose(page, 'holiday.csv', 'a,b\n1,2');
  await expect(page.getByRole('dialog', { name: 'Invalid data format' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'strong.csv', strong);
  await page.getByRole('dialog').getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('2 sessions imported.')).toBeVisible();
  await choose(page, 'strong.csv', strong);
  await expect(page.getByRole('dialog')).toContainText('2 of them you have already');
  await expect(page.getByRole('button', { name: 'Import 0' })).toBeDisabled();
});
