import type { APIRequestContext, Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { coveredBy } from './support/covered.ts';
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

const clock = (page: Page) => page.getByRole('timer');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const strip = (page: Page) => page.getByRole('slider', { name: 'Position in the workout' });

async function open(page: Page, athlete: Athlete, workout: object = threeSteps): Promise<void> {
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, workout);
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
}

async function start(page: Page): Promise<void> {
  await holdClock(page);
  await page.getByRole('button', { name: 'Start workout' }).click();
}

/** Its first step is skipped, and a toast says so. */
async function skipFirst(page: Page, request: APIRequestContext): Promise<void> {
  await open(page, await createAthlete(request));
  await start(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await aFrame(page);
  await expect(page.getByText('Goblet Squat skipped.')).toBeVisible();
}

async function turnOn(page: Page, setting: string): Promise<void> {
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Timer settings' });
  await sheet.getByRole('switch', { name: setting }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Among the recent ones, with none loaded. */
async function keepRecent(page: Page, { user }: Athlete, workout: object): Promise<void> {
  await page.evaluate(
    ([id, value]) => {
      localStorage.removeItem(`user_${id}_currentWorkout`);
      localStorage.setItem(`user_${id}_recentWorkouts`, value);
    },
    [user.id, JSON.stringify({ version: 1, data: [workout] })] as const,
  );
  await page.goto('/workout');
}

test('the strip seeks by keyboard, and the time left in the head agrees', async ({
  page,
  request,
}) => {
  await open(page, await createAthlete(request));
  await start(page);
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(clock(page)).toContainText('0:05');
  await expect(page.getByText('0:45 left')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(clock(page)).toContainText('0:30');
  await expect(page.getByText('0:40 left')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(clock(page)).toContainText('0:10');
  await expect(page.getByText('0:50 left')).toBeVisible();
});

test('the strip seeks where it is tapped', { tag: '@nightly' }, async ({ page, request }) => {
  await open(page, await createAthlete(request));
  await start(page);
  const box = await strip(page).boundingBox();
  if (!box) throw new Error('the strip is not on the screen');
  await strip(page).click({ position: { x: box.width * 0.6, y: box.height / 2 } });
  await expect(page.getByText('Breathe.')).toBeVisible();
  await expect(clock(page)).toContainText('0:10');
  await expect(page.getByText('0:20 left')).toBeVisible();
});

test('whatever is added to a rest in mid-second, the head and the clock agree', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await open(page, await createAthlete(request));
  await start(page);
  await page.keyboard.press('r');
  for (const [key, passedMs] of [
    ['+', 1300],
    ['-', 2450],
    ['-', 700],
    ['+', 150],
  ] as const) {
    await page.clock.runFor(passedMs);
    await page.keyboard.press(key);
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await clock(page).textContent()) ?? '') ?? [];
    const left = Number(minutes) * 60 + Number(seconds) + 10;
    const words = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`;
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('Next says that the step was skipped, and Undo or Previous takes it back @nightly', async ({
  page,
  request,
}) => {
  await skipFirst(page, request);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Goblet Squat')).toBeVisible();
  await expect(clock(page)).toContainText('0:10');
  await page.keyboard.press('ArrowRight');
  await aFrame(page);
  await expect(page.getByText('Goblet Squat skipped.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(page.getByText('Goblet Squat skipped.')).toBeHidden();
});

test('above an open sheet it can be read, reached by keys and pressed', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await skipFirst(page, request);
  await openSheet(page, 'Steps');
  const sheet = page.getByRole('dialog', { name: 'Steps' });
  const told = page.getByText('Goblet Squat skipped.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(sheet).toBeVisible();
  await expect(told).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(told).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(heading(page, 'Goblet Squat')).toBeVisible();

  // Escape is for the message alone; it is not the sheet that is left.
  await page.keyboard.press('ArrowRight');
  await aFrame(page);
  await openSheet(page, 'Steps');
  await expect(sheet).toBeVisible();
  await expect(told).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(sheet).toBeVisible();
});

test('skipping a rest is nothing to speak of', { tag: '@nightly' }, async ({ page, request }) => {
  await open(page, await createAthlete(request));
  await start(page);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(heading(page, 'Push-Up')).toBeVisible();
  await expect(page.getByText(/skipped/)).toHaveCount(0);
});

test('no toast lies over a button or a headline', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await skipFirst(page, request);
  expect(await coveredBy(page, buttons)).toEqual([]);
  await openSheet(page, 'More');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Leave for now/ })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Paused. You can pick it up from Home.')).toBeVisible();
  for (const width of [390, 1360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await coveredBy(page, `main h1, ${buttons}`), `${width} wide`).toEqual([]);
  }
});

test('no toast lies over what comes next, or over the time', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await open(page, await createAthlete(request));
  await start(page);
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [360, 640],
    [844, 390],
    [1360, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Next step' }).click();
    await aFrame(page);
    await expect(page.getByText('Goblet Squat skipped.')).toBeVisible();
    const parts = ['.run-next p', '.run-controls', '.run-digits', '.run-name', '.run-head'];
    const covered = await coveredBy(page, parts.join(), 1);
    expect(covered, `${width} × ${height}`).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Goblet Squat skipped.')).toBeHidden();
  }
});

const buttons = 'main button, main a, .run-controls button';

test('a recent workout is taken with a tap', { tag: '@nightly' }, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await keepRecent(page, athlete, threeSteps);
  await page.getByRole('button', { name: /Three Steps/ }).click();
  await expect(heading(page, 'Three Steps')).toBeVisible();
  await start(page);
  await expect(clock(page)).toContainText('0:10');
});

test('with Start by itself a chosen workout runs at once', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await open(page, athlete);
  await turnOn(page, 'Start by itself');
  await keepRecent(page, athlete, threeSteps);
  await page.getByRole('button', { name: /Three Steps/ }).click();
  await expect(clock(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /PAUSE/ })).toBeVisible();
});

test('the screen flashes at a new step, at most three times a second', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function record(...given) {
      const flashes = Number(document.documentElement.dataset.flashes ?? 0);
      document.documentElement.dataset.flashes = String(flashes + 1);
      return animate.apply(this, given);
    };
  });
  const flashes = () => page.evaluate(() => Number(document.documentElement.dataset.flashes ?? 0));
  await open(page, await createAthlete(request));
  await turnOn(page, 'Screen flash');
  await start(page);
  await page.clock.runFor(1000);
  const before = await flashes();
  await page.clock.runFor(9500);
  await expect(page.getByText('Breathe.')).toBeVisible();
  expect(await flashes()).toBe(before + 1);
  await page.clock.runFor(1000);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Goblet Squat')).toBeVisible();
  expect(await flashes()).toBe(before + 2);
});

test('the last round of a Compound ends with Rest, and with it the workout', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await open(page, await createAthlete(request), compound);
  await start(page);
  await page.clock.runFor(61_000);
  await expect(page.getByText('Round 1 of 2')).toBeVisible();
  await page.keyboard.press('r');
  await page.clock.runFor(61_000);
  await expect(page.getByText('Round 2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  await expect(page.getByText('2/2')).toBeVisible();
});
