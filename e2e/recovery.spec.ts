import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serverDist } from '../scripts/paths.mjs';
import { createAthlete, enterAs, newEmail, password } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

const newPassword = 'a brand new passphrase';

async function recoverByForm(page: Page, email: string, code: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Recovery code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test('a code of a new account sets a new password', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('cadence-recovery-codes.txt');
  const [code = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(code);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await recoverByForm(page, email, code.toLowerCase());
  await expect(page).toHaveURL(/\/home$/);
});

test('a code that was used sets no password any more', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email, ...made } = await createAthlete(request);
  const [code] = (made as unknown as { recovery_codes: string[] }).recovery_codes;
  const data = { email, code, new_password: newPassword };
  expect((await request.post('/api/v1/auth/recover', { data })).status()).toBe(200);
  await page.goto('/recover');
  await recoverByForm(page, email, code ?? '');
  await expect(page.getByRole('alert')).toContainText('This code does not open this account.');
});

test('another device is listed and ended, and new codes replace the old @nightly', async ({
  page,
  request,
  other: elsewhere,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  await enterAs(elsewhere, email);
  await page.reload();
  const list = page.getByRole('list', { name: 'Signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/analytics');
  await expect(elsewhere).toHaveURL(/\/login$/);

  await expect(page.getByText('You have 10 codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password, to be sure it is you', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
});

test('whoever runs the server prints a code, while it runs', { tag: '@nightly' }, async ({
  page,
  request,
  product,
}) => {
  const { email } = await createAthlete(request);
  const command = join(serverDist, 'commands', 'reset-password.js');
  const env = { ...process.env, CADENCE_DATA: product.data, DATABASE_URL: '' };
  const said = execFileSync(process.execPath, [command, email], { env, encoding: 'utf8' });
  const [, code = ''] = said.split('\n');
  await page.goto('/recover');
  await recoverByForm(page, email, code.trim());
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/profile?view=account');
  await expect(page.getByText('You have 10 codes left.')).toBeVisible();
});
