import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';

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
    test.use({ viewport });

    test('opens on the planned session: one press to its first step', async ({ page, request }) => {
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

      let presses = 0;
      await page.getByRole('button', { name: /^Start · / }).click();
      presses += 1;
      await page.waitForURL('**/workout');
      await expect(page.getByRole('timer')).toBeVisible();
      expect(presses).toBeLessThanOrEqual(2);
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
