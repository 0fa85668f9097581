import { startProduct } from '../scripts/product.mjs';
import { createAthlete, enterAs, password } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { test as base, expect } from './support/server.ts';

/** A server of its own: who comes first runs it. */
const test = base.extend<object, object>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const product = await startProduct({ env: { VOICE_ENGINE: 'none', TRUST_PROXY: '1' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
});

test('whoever runs the server sees it, lets somebody in again, deletes an account and writes a backup', async ({
  page,
  other,
  request,
}) => {
  const ada = await createAthlete(request);
  const ben = await createAthlete(request, 'Ben');
  const cleo = await createAthlete(request, 'Cleo');
  await enterAs(page, ada.email, '/profile?view=account');
  await page.getByRole('link', { name: 'This server' }).click();
  await expect(page.getByRole('heading', { name: 'This server', level: 1 })).toBeVisible();
  const accounts = page.getByRole('list', { name: 'Accounts' });
  await expect(accounts).toContainText(ben.email);
  expect(await violationsInBothModes(page)).toEqual([]);

  await accounts.getByRole('button', { name: `Manage ${ben.email}` }).click();
  const dialog = page.getByRole('dialog', { name: ben.email });
  await dialog.getByLabel('Your own password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const code = await dialog.getByLabel('Code').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const recovered = await request.post('/api/v1/auth/recover', {
    data: { email: ben.email, code, new_password: 'another one, long enough' },
  });
  expect(recovered.status()).toBe(200);

  await accounts.getByRole('button', { name: `Manage ${cleo.email}` }).click();
  const leaving = page.getByRole('dialog', { name: cleo.email });
  await leaving.getByRole('radio', { name: 'Delete' }).check();
  await leaving.getByLabel('Your own password', { exact: true }).fill(password);
  await leaving.getByRole('button', { name: 'Delete account' }).click();
  await expect(accounts).not.toContainText(cleo.email);

  await page.getByRole('button', { name: 'Make a backup' }).click();
  await expect(page.getByRole('list', { name: 'Backups' })).toContainText(
    /cadence-\d{8}-\d{9}\.db/,
  );

  const dora = await createAthlete(request, 'Dora');
  await enterAs(other, dora.email, '/admin');
  await expect(other.getByRole('main')).toContainText('for whoever runs this server');
});
