import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

test.use({ viewport: { width: 1360, height: 900 } });

test('dark mode follows the system until the user chooses, and the choice survives a reload', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, email);
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await isDark(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.darkMode)).toBe('true');
  await page.reload();
  expect(await isDark(page)).toBe(true);
});

test('the right mode is there before anything is painted', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
  // With every script file held back only the inline one can have set the mode.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => isDark(page)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('system can be chosen again on the profile page', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile');
  await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => isDark(page)).toBe(true);
  await page.getByRole('main').getByRole('radio', { name: 'System' }).check({ force: true });
  await expect.poll(() => isDark(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBeNull();
});
