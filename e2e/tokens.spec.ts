import { createAthlete, enterAs, password } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

test('a token is made, reads the log, and opens nothing once it is ended', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile?view=account');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await dialog.getByLabel('What is it for?').fill('Notebook');
  await dialog.getByLabel('Read your plan').uncheck();
  await dialog.getByLabel('It ends').selectOption('In 30 days');
  await dialog.getByLabel('Your password, to be sure it is you', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const made = page.getByRole('dialog', { name: 'Copy your token now' });
  const token = await made.getByLabel('Token', { exact: true }).inputValue();
  await expect(made).toContainText('/api/v1/mcp');
  await made.getByRole('button', { name: 'Done' }).click();

  const headers = { authorization: `Bearer ${token}` };
  const read = (path: string) => request.get(`/api/v1/${path}`, { headers });
  expect((await read('sessions')).status()).toBe(200);
  expect((await read('programs')).status()).toBe(403);
  expect((await read('auth/me')).status()).toBe(403);

  const list = page.getByRole('list', { name: 'Tokens' });
  await expect(list).toContainText('Read your log and numbers');
  await list.getByRole('button', { name: 'End Notebook' }).click();
  await expect(list).toBeHidden();
  expect((await read('sessions')).status()).toBe(401);
});
