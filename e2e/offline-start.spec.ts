import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberPages } from '../scripts/pages.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createAthlete, enterAs, signInByForm } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

// What a service worker fetches passes by the routes of a page.
test.use({ serviceWorkers: 'block' });

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

test('every page opens without a connection, and none calls that an error', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.slow();
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  // Those two have parts that only the server can give, and name them.
  for (const path of memberPages.filter((one) => one !== 'voice' && one !== 'coach')) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  }
});

test('a server that answers with an error at start logs nobody out either', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/coach');
  await expect(page.getByRole('heading', { level: 1, name: 'Coach' })).toBeVisible();
});

test('signing in without a connection says so and keeps the address', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/login');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await signInByForm(page, 'ada@example.com');
  await expect(page.getByRole('alert')).toContainText('Network error: Unable to connect...');
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com');
});

test('with no server at all the page opens from the device, and connects again by itself', {
  tag: '@nightly',
}, async ({ browser }) => {
  test.slow();
  const data = mkdtempSync(join(tmpdir(), 'cadence-offline-'));
  let product = await startProduct({ data });
  const { url } = product;
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const { email } = await createAthlete(context.request);
    await enterAs(page, email, '/calendar');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await product.stop();
    await expect(fetch(url)).rejects.toThrow();
    await page.reload();
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/calendar$/);
    // A page that has not been looked at before is on the device too.
    await page.goto('/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await expect(notice).toBeVisible();

    product = await startProduct({ data, port: Number(new URL(url).port) });
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await expect(notice).toBeHidden();
  } finally {
    await context.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
});
