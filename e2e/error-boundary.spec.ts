import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

/** Whatever reads the page's query throws, until the window is loaded again or it is mended. */
async function crash(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = () => {
      throw new Error('Broken on purpose');
    };
    addEventListener('mend', () => {
      URLSearchParams.prototype.get = get;
    });
  });
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
}

test('what was typed into a page that crashes is still there afterwards', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  const name = page.getByLabel('Name', { exact: true });
  const current = page.getByLabel('Current password', { exact: true });
  await name.fill('Ada Lovelace');
  await current.fill('never to be kept');

  await crash(page);
  await page.evaluate(() => dispatchEvent(new Event('mend')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(name).toHaveValue('Ada Lovelace');
  await expect(current).toHaveValue('');

  await crash(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(name).toHaveValue('Ada Lovelace');

  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});
