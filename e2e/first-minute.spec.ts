import { newEmail, password } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';
import { holdClock } from './support/workout.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1360, height: 850 };

const keepCodes = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'I have kept them' }).click();

async function register(page: import('@playwright/test').Page) {
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

for (const viewport of [phone, desk]) {
  // The wide page is for the night.
  const details = viewport.width > 390 ? { tag: '@nightly' } : {};
  test.describe(`at ${viewport.width}`, details, () => {
    test.use({ viewport });

    test('four taps after registering make the first week', async ({ page }) => {
      await page.goto('/register');
      await register(page);
      await expect(page.getByRole('heading', { name: 'Four taps, then you train.' })).toBeVisible();
      await page.getByRole('button', { name: 'Get stronger' }).click();
      const today = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date());
      await page.getByRole('button', { name: today }).click();
      await page.getByRole('button', { name: 'Full gym' }).click();
      await page.getByRole('button', { name: 'Lower back' }).click();
      await expect(page.getByText('Your first session, today')).toBeVisible();
      await expect(page.getByText(/^\d+ min$/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Make my first week' }).click();
      await page.waitForURL('**/home');
      await keepCodes(page);
      await expect(page.getByRole('button', { name: /^Start · \d+ min$/ })).toBeVisible();
      await expect(page.getByText(/^Today · /)).toBeVisible();
      // What was tapped is the profile's from now on.
      await expect(page.getByRole('button', { name: 'Kit Full gym' })).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('kit behind Other is the first session’s and the profile’s', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/register');
    await register(page);
    await page.getByRole('button', { name: 'Other…' }).click();
    await page.getByRole('button', { name: 'Pull-up bar' }).click();
    await page.getByRole('button', { name: 'Bands' }).click();
    await page.getByRole('button', { name: 'Make my first week' }).click();
    await page.waitForURL('**/home');
    await keepCodes(page);
    await expect(page.getByRole('button', { name: 'Kit Pull-up bar, Bands' })).toBeVisible();
  });

  test('skipped, it is not asked again', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/register');
    await register(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await keepCodes(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What are we training today?' })).toBeVisible();
  });

  test('a guest makes and plays a workout, and keeps it by registering', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Try it without an account' }).click();
    await page.getByLabel('What do you want to train?').fill('5 minutes of mobility');
    await page.getByRole('button', { name: 'Make a workout' }).click();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await expect(start).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
    const title = await page.getByRole('heading', { level: 2 }).first().textContent();
    await holdClock(page);
    await start.click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.runFor(8 * 60_000);
    await expect(page.getByRole('heading', { name: 'That’s a wrap.' })).toBeVisible();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.waitForURL('**/register');
    await register(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.waitForURL('**/home');
    await keepCodes(page);
    await expect(page.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible();
    await page.goto('/analytics');
    await expect(page.getByText('1 session', { exact: true })).toBeVisible();
  });

  test('a sign of danger stops a guest, whatever is written after it', async ({ page }) => {
    await page.goto('/try');
    await page.getByLabel('What do you want to train?').fill('HIIT, my chest hurts when I run');
    await page.getByRole('button', { name: 'Make a workout' }).click();
    await expect(page.getByText('No workout is made here until this is settled.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No workout is made here until this is settled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make a workout' })).toBeHidden();
  });
});
