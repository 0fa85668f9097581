import { createAthlete, enterAs, password } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';

test('a passkey is made, signs in, and opens nothing once it is removed', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });

  await enterAs(page, email, '/profile?view=account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Where is it kept?').fill('This phone');
  const field = dialog.getByLabel('Your password, to be sure it is you', { exact: true });
  await field.fill('not my password');
  await dialog.getByRole('button', { name: 'Make passkey' }).click();
  await expect(dialog).toContainText('That is not your current password.');
  await field.fill(password);
  await dialog.getByRole('button', { name: 'Make passkey' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list).toContainText('This phone');
  expect(await violationsInBothModes(page)).toEqual([]);

  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
  };
  await signOut();
  const byPasskey = page.getByRole('button', { name: 'Use a passkey' });
  await byPasskey.click();
  await expect(page.getByText('Enter your e-mail address first')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await byPasskey.click();
  await page.waitForURL('**/home');

  await page.goto('/profile?view=account');
  await expect(list).toContainText('Last used');
  await list.getByRole('button', { name: 'Remove This phone' }).click();
  await expect(list).toBeHidden();
  await signOut();
  await page.getByLabel('E-mail').fill(email);
  await byPasskey.click();
  await expect(page.getByText('This passkey does not open this account.')).toBeVisible();
});
