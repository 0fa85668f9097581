import { readFileSync } from 'node:fs';
import { createAthlete, enterAs, password, signInByForm } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 1360, height: 900 } });

test('a new name shows in the header at once', { tag: '@nightly' }, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Welcome, Grace')).toBeVisible();
});

test('a new password works, and a wrong current one is said under its field', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('not this one at all');
  await page.getByLabel('New password', { exact: true }).fill('a brand new passphrase');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription(/That is not your current password/);

  await current.fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await signInByForm(page, email, 'a brand new passphrase');
  await expect(page.getByText('Welcome,')).toBeVisible();
});

test('my data is downloaded as JSON', { tag: '@nightly' }, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download my data/ }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.user.email).toBe(email);
  expect(JSON.stringify(data)).not.toContain('argon2');
});

test('an account is deleted after the password, and then nothing is left to sign in to', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog
    .getByLabel('Your password, to be sure it is you', { exact: true })
    .fill('wrong one here');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog.getByText('That is not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password, to be sure it is you', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page).toHaveURL(/\/(login|register)$/);
  await page.goto('/login');
  await signInByForm(page, email);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
});
