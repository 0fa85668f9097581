import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createAthlete, enterAs } from '../support/athlete.ts';
import { expect, test } from '../support/server.ts';
import { loadWorkout, threeSteps } from '../support/workout.ts';

test.describe('before the first script is there', () => {
  test.use({ serviceWorkers: 'block' });

  /** The scripts wait until they are let go. */
  async function holdScripts(page: Page): Promise<() => void> {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  async function startPlaying(page: Page, request: APIRequestContext): Promise<void> {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email, '/home');
    const plank = { name: 'Plank', type: 'exercise', duration: 1800 };
    await loadWorkout(page, athlete, { ...threeSteps, workout: [plank] });
    await page.getByRole('button', { name: 'Start workout' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^29:/);
  }

  test('whoever is signed in sees the page’s first picture, in the place of what comes', async ({
    page,
    request,
  }) => {
    const { email } = await createAthlete(request);
    await enterAs(page, email, '/home');
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    const box = await heading.boundingBox();
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading).toHaveText(words);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await heading.boundingBox()).toMatchObject({ x: box?.x, y: box?.y });
    letGo();
    await expect(page.getByRole('button', { name: 'Generate workout' })).toBeVisible();
    await expect(heading).toHaveText(words);

    await page.unroute('**/assets/*.js');
    const letCalendarGo = await holdScripts(page);
    await page.goto('/calendar', { waitUntil: 'commit' });
    await expect(page.getByText('Cadence', { exact: true })).toBeVisible();
    await expect(heading).toHaveCount(0);
    letCalendarGo();
    await expect(heading).toHaveText('Calendar');
  });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1360, 850],
  ] as const) {
    test(`a reload in the middle of a workout shows the clock in its place, ${width} × ${height}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height });
      await startPlaying(page, request);
      const name = page.getByText('Plank', { exact: true }).first();
      // The time left in all stands before it.
      const digits = page.getByText(/^29:\d\d$/).last();
      const screen = page.locator('[class*="phase-"]').first();
      const placeOf = async (part: Locator) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return [x, y, width, height].map(Math.round);
      };
      const look = async () => ({
        name: await placeOf(name),
        digits: await placeOf(digits),
        colour: await screen.evaluate((element) => getComputedStyle(element).backgroundColor),
      });
      await expect(digits).toBeVisible();
      const before = await look();
      const shownBefore = await digits.textContent();
      const letGo = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(name).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      expect(await look()).toEqual(before);
      const typefaces = () =>
        page.evaluate(() =>
          [...document.fonts].flatMap(({ family, status }) =>
            status === 'unloaded' ? [] : [family.replaceAll('"', '')],
          ),
        );
      await expect.poll(typefaces).toContain('Archivo Figures');
      expect(await typefaces()).not.toContain('Archivo');
      // No script of the app is there, and yet it goes on.
      await expect(digits).not.toHaveText(shownBefore ?? '');
      letGo();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      expect(await look()).toEqual(before);
    });
  }

  test('what stands still is drawn standing still, and nothing that may be elsewhere or over', async ({
    page,
    request,
  }) => {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email, '/home');
    await loadWorkout(page, athlete, threeSteps);
    await page.getByRole('button', { name: 'Start workout' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeVisible();
    const shown = (await page.getByRole('timer').textContent()) ?? '';
    const picture = page.locator('.opening-run');
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(picture.getByText(shown, { exact: true })).toBeVisible();
    letGo();
    await expect(resume).toBeVisible();
    await page.unroute('**/assets/*.js');

    await page.goto('/mark.svg');
    await page.setViewportSize({ width: 500, height: 700 });
    const letOtherGo = await holdScripts(page);
    await page.goto('/workout', { waitUntil: 'commit' });
    await expect(picture).toBeVisible();
    await expect(picture.getByText(shown, { exact: true })).toHaveCount(0);
    letOtherGo();
    await expect(resume).toBeVisible();
    await page.unroute('**/assets/*.js');

    // The tabs below have one too, until the clock has the page to itself.
    const run = page.getByRole('main');
    await run.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'End workout' }).click();
    await page.getByRole('button', { name: 'Save what you did' }).click();
    const summary = page.getByRole('heading', { name: 'Enough for today.' });
    await expect(summary).toBeVisible();
    const letSummaryGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(picture).toBeHidden();
    letSummaryGo();
    await expect(summary).toBeVisible();
  });

  test('no step is shown where a sign of danger holds training back', async ({ page, request }) => {
    await startPlaying(page, request);
    const letGo = await holdScripts(page);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('_timerState')) ?? '';
      const data = [{ kind: 'stop', id: 'chest-pain', message: 'Stop.', suggestion: 'Get help.' }];
      const lock = JSON.stringify({ version: 2, data });
      localStorage.setItem(key.replace('timerState', 'safetyLock'), lock);
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.opening-run')).toBeHidden();
    await expect(page.locator('.opening')).toBeVisible();
    letGo();
    await expect(page.getByRole('button', { name: /^I have been checked/ })).toBeVisible();
  });

  test('a wall clock that was set back adds no time', async ({ page, request }) => {
    await page.clock.install();
    await startPlaying(page, request);
    const shown = Date.now();
    const letGo = await holdScripts(page);
    await page.clock.setSystemTime(shown - 1_200_000);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.opening-run').getByText(/^29:/)).toBeVisible();
    letGo();
    await expect(page.getByRole('timer')).toHaveText(/^29:/);
  });

  test('who left the workout for now sees the page as any other', async ({ page, request }) => {
    await startPlaying(page, request);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Leave for now' }).click();
    await expect(page).toHaveURL(/\/home$/);
    const letGo = await holdScripts(page);
    await page.goto('/workout', { waitUntil: 'commit' });
    await expect(page.locator('.opening')).toBeVisible();
    await expect(page.locator('.opening-run')).toBeHidden();
    letGo();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  test('an app that cannot be had says so, whoever opens it', async ({ page }) => {
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText(/then load the page again/).last()).toBeVisible();
  });

  test('nobody else sees it', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.locator('.opening')).toBeHidden();
    letGo();
    await expect(page).toHaveURL(/\/login$/);
  });
});
