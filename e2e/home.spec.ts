import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { countPresses } from './support/presses.ts';
import { makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';
import { holdClock } from './support/workout.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1360, height: 850 };

/** What the heading says: the lifts and their sets stand below it. */
const shortTitle = ({ title }: { title: string }) => title.split(':')[0] ?? title;

const lifting = {
  goal_text: 'get stronger, squat and bench press',
  sessions_per_week: 3,
  minutes_per_session: 45,
  equipment: ['bodyweight', 'barbells', 'dumbbells'],
  props: ['bench', 'rack'],
};

for (const viewport of [phone, desk]) {
  // The wide page is for the night.
  const details = viewport.width > 390 ? { tag: '@nightly' } : {};
  test.describe(`at ${viewport.width}`, details, () => {
    // A held clock would draw every frame of the figure.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('opens on the planned session, with one box for all else', async ({ page, request }) => {
      const athlete = await createAthlete(request);
      const program = await makeProgram(request, athlete, lifting);
      const [first] = program.weeks[0].sessions;
      await enterAs(page, athlete.email);
      await expect(page.getByRole('heading', { level: 1, name: shortTitle(first) })).toBeVisible();
      await expect(page.getByText(/^Today · /)).toBeVisible();
      const lifts = page.getByRole('list', { name: 'Main lifts' }).getByRole('listitem');
      await expect(lifts).toHaveCount(3);
      await expect(lifts.first()).toContainText(/\d+ × \d+/);
      await expect(page.getByRole('button', { name: /^Start · \d+ min$/ })).toBeInViewport();
      // One box for all else, with time and kit in sight.
      await expect(page.getByPlaceholder('Something else? Say it.')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Level' })).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await violationsInBothModes(page)).toEqual([]);
    });

    test('from opening the app the first planned set takes one press, logging it one more', async ({
      page,
      request,
    }) => {
      const athlete = await createAthlete(request);
      await makeProgram(request, athlete, lifting);
      const pressesIn = await countPresses(page);
      const target = page.locator('.set-target');
      const toTheSet = await pressesIn(async () => {
        await enterAs(page, athlete.email);
        const start = page.getByRole('button', { name: /^Start · \d+ min$/ });
        await expect(start).toBeVisible();
        await holdClock(page);
        await start.click();
        await expect(page.getByRole('timer')).toBeVisible();
        // What comes before it ends by itself.
        await expect(async () => {
          await page.clock.runFor(20_000);
          await expect(target).toBeVisible({ timeout: 1 });
        }).toPass();
      });
      expect(toTheSet).toBe(1);
      const toTheLog = await pressesIn(async () => {
        await page.getByRole('button', { name: 'Done', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Your set' })).toContainText('Logged');
      });
      expect(toTheLog).toBe(1);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the planned session stays in sight beside another one, and comes shorter or tomorrow', {
    tag: '@nightly',
  }, async ({ page, request }) => {
    const athlete = await createAthlete(request);
    const program = await makeProgram(request, athlete, lifting);
    const [first] = program.weeks[0].sessions;
    const title = page.getByRole('heading', { level: 1, name: shortTitle(first) });
    await enterAs(page, athlete.email);
    await expect(title).toBeVisible();
    await page.getByLabel('What do you want to train?').fill('10 min stretching');
    await page.getByRole('button', { name: 'Generate workout' }).click();
    await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
    await expect(title).toBeVisible();

    await page.getByRole('button', { name: 'See all of it' }).click();
    await expect(page.getByRole('dialog').getByText('Warm-up').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Make it shorter' }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^Without /)
        .first(),
    ).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Not today' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rest day' })).toBeVisible();
    await expect(page.getByText(new RegExp(`^Next: ${shortTitle(first)}, `))).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Today · /)).toBeVisible();
  });

  test('without a connection the planned session still leads and starts', {
    tag: '@nightly',
  }, async ({ page, request }) => {
    const athlete = await createAthlete(request);
    const program = await makeProgram(request, athlete, lifting);
    await enterAs(page, athlete.email, '/program?view=program');
    await expect(page.getByText(/^Next · /)).toBeVisible();
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Home' }).first().click();
    const [first] = program.weeks[0].sessions;
    await expect(page.getByRole('heading', { level: 1, name: shortTitle(first) })).toBeVisible();
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  });
});
