import type { Locator, Page } from '@playwright/test';
import { createAthlete, enterAs } from '../support/athlete.ts';
import {
  generate,
  route as generationRoute,
  press,
  startButton,
  text,
} from '../support/generate.ts';
import { bearer, makeProgram } from '../support/program.ts';
import { expect, test } from '../support/server.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1360, height: 900 };

/** A shift that nobody sees; what the web calls good is five times as much. */
const unseen = 0.02;

/** Of all shifts since the page was opened, those that no press explains. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where there was none, nothing is observed.
        setTimeout(() => resolve(0), 300);
      }),
  );

const proposalOf = (workoutId: string) => ({
  week: 1,
  session: 1,
  workout_id: workoutId,
  summary: 'A little more next time.',
  changes: [
    { exercise_id: 'x', name: 'Air Squat', unit: 'reps', from: 8, to: 10, reason: 'All done.' },
  ],
  restart_at: null,
});

/** On a slow line every answer comes when the page stands already. */
async function slowDown(page: Page, workoutId?: string): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (workoutId && route.request().url().endsWith('/program-progress/proposal')) {
      return route.fulfill({ json: { proposal: proposalOf(workoutId) } });
    }
    return route.continue();
  });
}

test('what comes late moves nothing', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await makeProgram(request, athlete);
  const preview = await request.get('/api/v1/program-progress/workout-preview', {
    headers: bearer(athlete),
  });
  const { workout_id: workoutId } = await preview.json();
  await page.setViewportSize(desk);
  await enterAs(page, athlete.email);
  await slowDown(page, workoutId);
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/home');
    await expect(page.getByText(/^Then /)).toBeAttached();
    expect(await shifted(page), 'Home').toBeLessThan(unseen);
    await page.goto('/program?view=program');
    await expect(page.getByText('From your log')).toBeVisible();
    await expect(page.getByText(/^Next · /)).toBeVisible();
    expect(await shifted(page), 'Program').toBeLessThan(unseen);
    await page.goto('/analytics');
    await expect(page.getByText(/with planned rest/)).toBeVisible();
    expect(await shifted(page), 'Analytics').toBeLessThan(unseen);
  }
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

/** On the screen, and for whoever reads or tabs through the document. */
async function expectBefore(one: Locator, other: Locator) {
  expect(await topOf(one)).toBeLessThan(await topOf(other));
  const later = await other.elementHandle();
  const follows = await one.evaluate(
    (element, after) =>
      after !== null &&
      Boolean(element.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING),
    later,
  );
  expect(follows, 'in the document').toBe(true);
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('whoever has a program finds their next session, and no example', async ({
    page,
    request,
  }) => {
    const athlete = await createAthlete(request);
    await makeProgram(request, athlete);
    await page.setViewportSize(phone);
    await slowDown(page);
    await enterAs(page, athlete.email);
    const example = page.getByRole('heading', { name: 'Anatomy of a workout' });
    const next = page.getByRole('button', { name: /^Start · / });
    // On a device that knows nothing of it yet, and on one that does.
    await expectNextFirst();
    await page.reload();
    await expectNextFirst();
    // Without scrolling, above the tabs.
    const { y, height } = (await next.boundingBox()) ?? { y: 0, height: 0 };
    const tabs = page.getByRole('navigation', { name: 'Tabs' });
    expect(y + height).toBeLessThanOrEqual(await topOf(tabs));

    async function expectNextFirst() {
      await expect(next).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Streak' })).toBeVisible();
      await expect(example).toHaveCount(0);
      expect(await shifted(page)).toBeLessThan(unseen);
    }
  });

  test('a workout that is finished stands after the next session', async ({ page, request }) => {
    const athlete = await createAthlete(request);
    await makeProgram(request, athlete);
    await page.setViewportSize(phone);
    await enterAs(page, athlete.email);
    const next = page.getByRole('button', { name: /^Start · / });
    const again = page.getByRole('button', { name: 'Start again' });
    await expect(next).toBeVisible();
    await generate(page, '5 min gentle stretching');
    expect(await topOf(startButton(page))).toBeLessThan(await topOf(next));
    await page.clock.install();
    await startButton(page).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.runFor(360_000);
    await expect(page.getByRole('heading', { name: 'That’s a wrap.' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to home' }).click();
    await expectNextFirst();
    await page.clock.resume();
    await page.reload();
    await expectNextFirst();
    expect(await shifted(page)).toBeLessThan(unseen);

    async function expectNextFirst() {
      await expect(next).toBeVisible();
      await expect(again).toBeVisible();
      await expectBefore(next, again);
    }
  });

  test('whoever has none finds the example first, and nothing moves for it', async ({
    page,
    request,
  }) => {
    const { email } = await createAthlete(request);
    await page.setViewportSize(phone);
    await slowDown(page);
    await enterAs(page, email);
    const example = page.getByRole('heading', { name: 'Anatomy of a workout' });
    const streak = page.getByRole('heading', { name: 'Streak' });
    await expect(example).toBeVisible();
    await expect(streak).toBeVisible();
    const tops = [example, streak].map(async (part) => (await part.boundingBox())?.y ?? 0);
    const [exampleTop = 0, streakTop = 0] = await Promise.all(tops);
    expect(exampleTop).toBeLessThan(streakTop);
    expect(await shifted(page)).toBeLessThan(unseen);
  });
});

test('the workout that was asked for pushes nothing that is in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await expect(page.getByRole('heading', { name: 'Streak' })).toBeAttached();
  // Later than the press explains.
  await page.route(generationRoute, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.continue();
  });
  await text(page).fill('20 min kettlebell circuit, bad knee');
  await press(page);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Streak' })).not.toBeInViewport();
  await expect(page.getByText('Fitting your time')).toBeVisible();
  const before = await shifted(page);
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Swap/ }).first()).toBeVisible();
  expect((await shifted(page)) - before).toBeLessThan(unseen);
});

test('the button stays where it is while the words are understood', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  const place = () => page.getByRole('button', { name: 'Generate workout' }).boundingBox();
  await page.getByLabel('What do you want to train?').fill('20 min hotel room, no kit');
  const before = await place();
  await expect(page.getByRole('list', { name: 'Understood' })).toBeVisible();
  expect(await place()).toEqual(before);
});
