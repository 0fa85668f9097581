import { createAthlete, enterAs, newEmail, password, signInByForm } from './support/athlete.ts';
import { readTable } from './support/database.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 1360, height: 900 } });

test('register, log out after the question, and log in again', async ({ page }) => {
  const email = newEmail();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel(/^Name/).fill('Ada');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toBeHidden();
  await expect(page.getByText('Welcome, Ada')).toBeVisible();

  await page.getByRole('button', { name: 'LOGOUT' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(question).toContainText('Local app data is cleared');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('user_')),
  );
  expect(left).toEqual([]);
  await expect.poll(async () => Object.keys(await readTable(page, 'values'))).toEqual([]);

  await signInByForm(page, email);
  await expect(page).toHaveURL(/\/home$/);
});

test('a visitor is sent to the page first asked for', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await page.goto('/program?view=program');
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, email);
  await expect(page).toHaveURL(/\/program\?view=program$/);
});

test('somebody signed in is sent on from /login, / and unknown paths', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  for (const path of ['/', '/login', '/register', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('a visitor is sent to /login from / and unknown paths', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const path of ['/', '/home', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('a wrong password gives the text, keeps the address and empties the password', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await page.goto('/login');
  await signInByForm(page, email, 'not this one at all');
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials and try again.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('an e-mail that is taken gives the text and keeps what was typed', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This email address is already registered. Please login instead.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('a form with errors says so under the field and moves there', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/you@example.com/);
  await expect(page.getByText('This password is easy to guess. Choose another')).toBeVisible();
});

test('signing out in one tab signs the other one out', async ({ page, context, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  const other = await context.newPage();
  await other.goto('/calendar');
  await expect(other.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test('a token that has died sends to /login at the next start', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  const token = await page.evaluate(
    () => /[\da-f-]{36}\.[\w-]{43}/.exec(localStorage.anonymous_auth)?.[0],
  );
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/analytics');
  await expect(page).toHaveURL(/\/login$/);
});
