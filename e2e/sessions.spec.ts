import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { expect, test } from './support/server.ts';
import { holdClock, loadWorkout, openSheet, threeSteps } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function start(page: Page, athlete: Athlete): Promise<void> {
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, threeSteps);
  await holdClock(page);
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

interface StoredSession {
  id: string;
  completion: { status: string; percentage: number };
  userRating: number | null;
  difficulty: number | null;
  notes: string;
}

/** All that the server holds of this athlete. */
async function onServer(page: Page, { token }: Athlete): Promise<StoredSession[]> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await (await page.request.get('/api/v1/sessions', { headers })).json();
  expect(reply.more).toBe(false);
  return reply.sessions;
}

const statuses = async (page: Page, athlete: Athlete) =>
  (await onServer(page, athlete)).map(({ completion }) => completion.status);

/** As long as a session under way may wait to be sent. */
const untilSent = (page: Page) => page.clock.runFor(16_000);

async function choose(page: Page, name: RegExp | string): Promise<void> {
  await openSheet(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

const wrap = (page: Page) => page.getByRole('heading', { name: 'That’s a wrap.' });
const scale = (page: Page, name: string, value: string) =>
  page.getByRole('group', { name }).getByRole('radio', { name: value });

async function answer(page: Page): Promise<void> {
  await scale(page, 'How hard was it?', '4').check();
  await scale(page, 'How did you like it?', '5').check();
  await page.getByLabel('Notes').fill('Knee was fine');
}

const answers = { difficulty: 4, userRating: 5, notes: 'Knee was fine' };

test('a workout without a connection to its end is one session on the server afterwards', async ({
  page,
  request,
  context,
}) => {
  const athlete = await createAthlete(request);
  await start(page, athlete);
  await context.setOffline(true);
  await page.clock.runFor(55_000);
  await expect(wrap(page)).toBeVisible();
  const saved = page.getByRole('status').filter({ hasText: 'Session saved' });
  const waits =
    'Session saved on this device. It is sent to your account when you are online again.';
  await expect(saved).toHaveText(waits);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(saved).toHaveText(waits);
  expect(await statuses(page, athlete)).not.toContain('completed');
  await context.setOffline(false);
  await page.clock.runFor(65_000);
  await expect.poll(() => statuses(page, athlete)).toEqual(['completed']);
  await expect(saved).toHaveText('Session saved to your account.');
  expect(await statuses(page, athlete)).toEqual(['completed']);
});

test('left in the middle it is partial, picked up again and finished it is the same one', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await start(page, athlete);
  await page.clock.runFor(12_000);
  await choose(page, /Leave for now/);
  await expect(page).toHaveURL(/\/home$/);
  await untilSent(page);
  await expect
    .poll(async () => (await onServer(page, athlete))[0]?.completion)
    .toMatchObject({ status: 'partial', percentage: 50 });
  const [partial] = await onServer(page, athlete);

  // One press, and it goes on.
  await page.getByText('Three Steps').first().click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(45_000);
  await expect(wrap(page)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => statuses(page, athlete)).toEqual(['completed']);
  expect((await onServer(page, athlete))[0]?.id).toBe(partial?.id);
});

test('under way it counts for nothing yet, is one line of its day, and goes on from there', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await start(page, await createAthlete(request));
  await page.clock.runFor(12_000);
  await choose(page, /Leave for now/);
  await page.clock.resume();
  await expect(page.getByText('Train today and it begins.')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: /Three Steps, under way$/ }).click();
  const day = page.getByRole('dialog');
  await expect(day.getByRole('heading', { level: 3 })).toHaveText(['Three Steps']);
  await expect(day.getByText(/Under way$/)).toBeVisible();
  await day.getByRole('button', { name: 'Resume Three Steps' }).click();
  await expect(page.getByRole('button', { name: /PAUSE/ })).toBeVisible();
});

test('thrown away, it is gone from the device and the server, and the workout is still there @nightly', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await start(page, athlete);
  await page.clock.runFor(4000);
  await untilSent(page);
  await expect.poll(() => statuses(page, athlete)).toEqual(['partial']);
  await choose(page, 'End workout');
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Three Steps' })).toBeFocused();
  await expect.poll(() => statuses(page, athlete)).toEqual([]);

  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByRole('timer')).toContainText('0:10');
  await untilSent(page);
  await expect.poll(() => statuses(page, athlete)).toEqual(['partial']);
});

test('starting over leaves no trace of the first go', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await start(page, athlete);
  await untilSent(page);
  await expect.poll(() => statuses(page, athlete)).toEqual(['partial']);
  await choose(page, 'Start over');
  const question = page.getByRole('dialog', { name: 'Start over?' });
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => statuses(page, athlete)).toEqual([]);
});

test('what was answered is there again after a reload, and stored with the session @nightly', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await start(page, athlete);
  await page.clock.runFor(55_000);
  await expect(wrap(page)).toBeVisible();
  await answer(page);
  await page.clock.resume();
  await page.reload();
  await expect(wrap(page)).toBeVisible();
  await expect(scale(page, 'How hard was it?', '4')).toBeChecked();
  await expect(scale(page, 'How did you like it?', '5')).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('Knee was fine');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect.poll(async () => (await onServer(page, athlete))[0]).toMatchObject(answers);
  expect(await onServer(page, athlete)).toHaveLength(1);
});

test('going back in the browser keeps the answers, and going forward shows them', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, threeSteps);
  await page.goto('/home');
  await page.getByText('Three Steps').first().click();
  await holdClock(page);
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.clock.runFor(55_000);
  await expect(wrap(page)).toBeVisible();
  await answer(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(async () => (await onServer(page, athlete))[0]).toMatchObject(answers);
  await page.goForward();
  await expect(wrap(page)).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Knee was fine');
  await expect(scale(page, 'How hard was it?', '4')).toBeChecked();
});

test('another device reads what this one stored and deleted', { tag: '@nightly' }, async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await start(page, athlete);
  await page.clock.runFor(12_000);
  await page.keyboard.press(' ');
  await untilSent(page);
  await expect.poll(async () => (await onServer(page, athlete))[0]?.completion.percentage).toBe(50);

  await enterAs(other, athlete.email, '/calendar');
  await expect(other.getByRole('table').getByText('Three Steps · unfinished')).toBeAttached();
  await choose(page, 'End workout');
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect.poll(() => statuses(page, athlete)).toEqual([]);
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(other.getByRole('table').getByText('Three Steps · unfinished')).not.toBeAttached();
});
