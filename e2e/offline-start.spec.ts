import { createAthlete, enterAs, signInByForm } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

test('with the server down at start nobody is logged out, and the page says it is offline', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page).toHaveURL(/\/calendar$/);

  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a server that answers with an error at start logs nobody out either', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/coach');
  await expect(page.getByRole('heading', { level: 1, name: 'Coach' })).toBeVisible();
});

test('signing in without a connection says so and keeps the address', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await signInByForm(page, 'ada@example.com');
  await expect(page.getByRole('alert')).toContainText('Network error: Unable to connect...');
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com');
});
