import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';
import {
  aFrame,
  compound,
  holdClock,
  loadWorkout,
  openSheet,
  threeSteps,
} from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function open(page: Page, athlete: Athlete, workout: object = threeSteps): Promise<void> {
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, workout);
}

async function start(page: Page): Promise<void> {
  await holdClock(page);
  await page.getByRole('button', { name: 'Start workout' }).click();
}

/** A button that has just come under the thumb takes no tap yet. */
const settle = (page: Page) => page.waitForTimeout(800);

const clock = (page: Page) => page.getByRole('timer');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

async function storedSessions(page: Page, { token }: Athlete) {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await page.request.get('/api/v1/sessions', { headers })).json()).sessions;
}

test('a workout plays to its end and leaves a session on the server', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await open(page, athlete);
  await start(page);
  await expect(heading(page, 'Goblet Squat')).toBeVisible();
  await expect(clock(page)).toContainText('0:10');
  await page.clock.runFor(3000);
  await expect(clock(page)).toContainText('0:07');
  await page.clock.runFor(8000);
  await expect(page.getByText('Push-Up').first()).toBeVisible();
  await page.clock.runFor(40_000);
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  await page.getByText('Notes').fill('Knee was fine');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect
    .poll(async () => (await storedSessions(page, athlete))[0]?.notes)
    .toBe('Knee was fine');
  const [session] = await storedSessions(page, athlete);
  expect(session.completion).toMatchObject({
    status: 'completed',
    completedExercises: 2,
    totalExercises: 2,
  });
  expect(session.duration).toEqual({ planned: 50, actual: 50 });
});

test('pause, resume, next, previous, jump and start over', async ({ page, request }) => {
  await open(page, await createAthlete(request));
  await start(page);
  await page.clock.runFor(4000);
  await page.getByRole('button', { name: /pause/i }).click();
  await page.clock.runFor(60_000);
  await expect(clock(page)).toContainText('0:06');
  await page
    .getByRole('button', { name: /resume|start/i })
    .first()
    .click();
  await page.clock.runFor(2000);
  await expect(clock(page)).toContainText('0:04');

  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(clock(page)).toContainText('0:30');
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(clock(page)).toContainText('0:10');

  await openSheet(page, 'Steps');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Push-Up/ })
    .click();
  await expect(heading(page, 'Push-Up')).toBeVisible();

  await openSheet(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  const question = page.getByRole('dialog', { name: 'Start over?' });
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Goblet Squat').first()).toBeVisible();
});

test('a rest can be made longer and shorter, and the set before it logged', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await open(page, athlete);
  await start(page);
  await page.clock.runFor(10_200);
  await settle(page);
  await page.getByRole('button', { name: '15 seconds more' }).click();
  await expect(clock(page)).toContainText(/0:4\d/);
  await page.getByRole('button', { name: '15 seconds less' }).click();
  await expect(clock(page)).toContainText(/0:[23]\d/);
  await page.getByRole('button', { name: 'Log set' }).click();
  await page.clock.runFor(45_000);
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => (await storedSessions(page, athlete))[0]?.exercises[0].actual.sets)
    .toEqual([expect.objectContaining({ reps: 8, weight: 16 })]);
});

test('a Compound round ends when Rest is pressed', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await open(page, await createAthlete(request), compound);
  await start(page);
  await page.clock.runFor(61_000);
  await expect(page.getByText('Kettlebell Clean').first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(clock(page)).toContainText('1:00');
});

test('a reload in the middle goes on at the right second', async ({ page, request }) => {
  const long = { ...threeSteps, workout: [{ name: 'Wall Sit', type: 'exercise', duration: 30 }] };
  await open(page, await createAthlete(request), long);
  await start(page);
  // Between two seconds: a few milliseconds decide nothing there.
  await page.clock.runFor(7500);
  await expect(clock(page)).toContainText('0:23');
  await page.reload();
  await aFrame(page);
  await expect(clock(page)).toContainText('0:23');
  await page.clock.runFor(3000);
  await expect(clock(page)).toContainText('0:20');
});

test('without a connection the session waits on the device and is sent afterwards', {
  tag: '@nightly',
}, async ({ page, request, context }) => {
  const athlete = await createAthlete(request);
  await open(page, athlete);
  await start(page);
  await context.setOffline(true);
  await page.clock.runFor(55_000);
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await storedSessions(page, athlete)).toEqual([]);
  await context.setOffline(false);
  await page.clock.runFor(65_000);
  await expect.poll(async () => (await storedSessions(page, athlete)).length).toBe(1);
  await page.clock.runFor(65_000);
  expect(await storedSessions(page, athlete)).toHaveLength(1);
});

test('every shortcut does what the help sheet says', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await open(page, await createAthlete(request));
  await start(page);
  await page.keyboard.press(' ');
  await page.clock.runFor(5000);
  await expect(clock(page)).toContainText('0:10');
  await page.keyboard.press(' ');
  await page.clock.runFor(2000);
  await expect(clock(page)).toContainText('0:08');
  await page.keyboard.press('ArrowRight');
  await expect(clock(page)).toContainText('0:30');
  await page.keyboard.press('+');
  await expect(clock(page)).toContainText('0:45');
  await page.keyboard.press('-');
  await expect(clock(page)).toContainText('0:30');
  await page.keyboard.press('ArrowLeft');
  await expect(clock(page)).toContainText('0:10');
  await page.keyboard.press('r');
  await expect(clock(page)).toContainText('0:30');
  await page.keyboard.press('d');
  await expect(clock(page)).toContainText('0:30');
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  await page.keyboard.press('?');
  await aFrame(page);
  await expect(page.getByRole('dialog', { name: /shortcuts/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
});

test('an absence that passed a step is asked about, with both choices', async ({
  page,
  request,
}) => {
  await open(page, await createAthlete(request));
  await start(page);
  await page.clock.runFor(2000);
  await page.clock.fastForward(25_000);
  const away = page.getByRole('dialog', { name: /^Away \d+ s$/ });
  await away.getByRole('button', { name: 'Continue where you were' }).click();
  await expect(heading(page, 'Goblet Squat')).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.fastForward(25_000);
  await away.getByRole('button', { name: 'Catch up' }).click();
  await expect(page.getByText('Breathe.')).toBeVisible();
});

test('ending early keeps what was done as an abandoned session', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await open(page, athlete);
  await start(page);
  await page.clock.runFor(12_000);
  await openSheet(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: 'End workout' }).click();
  await page.getByRole('button', { name: 'Save what you did' }).click();
  await expect
    .poll(async () => (await storedSessions(page, athlete))[0]?.completion)
    .toMatchObject({ status: 'abandoned', completedExercises: 1, totalExercises: 2 });
});

test('leaving in the middle can be picked up from Home', async ({ page, request }) => {
  await open(page, await createAthlete(request));
  await start(page);
  await page.clock.runFor(4000);
  await openSheet(page, 'More');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Leave for now/ })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(/pick up where you left off/i)).toBeVisible();
  await page.getByText('Three Steps').first().click();
  await expect(page).toHaveURL(/\/workout$/);
  await expect(clock(page)).toContainText('0:06');
});

test('going back in the browser pauses, and the clock waits', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await open(page, athlete);
  await page.goto('/home');
  await page.getByText('Three Steps').first().click();
  await start(page);
  await page.clock.runFor(4000);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.clock.runFor(60_000);
  await page.getByText('Three Steps').first().click();
  await expect(clock(page)).toContainText('0:06');
});

test('axe finds nothing while it runs, rests and ends, light or dark', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, await createAthlete(request));
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
  expect(await violationsInBothModes(page), 'preview').toEqual([]);
  // Not held still: axe itself waits on timers.
  await page.clock.install();
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.clock.runFor(2000);
  expect(await violationsInBothModes(page), 'work').toEqual([]);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Breathe.')).toBeVisible();
  expect(await violationsInBothModes(page), 'rest').toEqual([]);
  await page.clock.runFor(45_000);
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  expect(await violationsInBothModes(page), 'summary').toEqual([]);
});
