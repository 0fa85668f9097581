import { expect, test } from '../support/server.ts';

test('the contract can be read at /api/docs', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/v1/auth/login')).toBeVisible();
  await page.getByText('/api/v1/auth/login').click();
  await expect(page.getByText('INVALID_CREDENTIALS').first()).toBeVisible();
});
