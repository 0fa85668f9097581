import type { APIRequestContext, Page } from '@playwright/test';

export const password = 'correct horse battery';

let count = 0;

/** An address that no other journey uses. */
export function newEmail(): string {
  count += 1;
  return `athlete-${process.pid}-${Date.now()}-${count}@example.com`;
}

export interface Athlete {
  email: string;
  token: string;
  user: { id: string; email: string; name: string };
}

export async function createAthlete(request: APIRequestContext, name = 'Ada'): Promise<Athlete> {
  const email = newEmail();
  const response = await request.post('/api/v1/auth/register', {
    data: { email, password, name },
    // From one address no more than a hundred are let in.
    headers: { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` },
  });
  if (response.status() !== 201) throw new Error(`registration failed: ${response.status()}`);
  return { email, ...(await response.json()) };
}

export async function signInByForm(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * A device that holds what it would after the form, without the form: two journeys in three only
 * need somebody to be signed in. A page that was open already is signed in by hand.
 */
export async function enterAs(page: Page, email: string, path = '/home'): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.goto(path);
    await signInByForm(page, email);
    await page.waitForURL(`**${path}`);
    return;
  }
  const reply = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  if (!reply.ok()) throw new Error(`signing in failed: ${reply.status()}`);
  const { token, user } = await reply.json();
  const value = JSON.stringify({ version: 1, data: { user, token } });
  const localStorage = [{ name: 'anonymous_auth', value }];
  const { origin } = new URL(reply.url());
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
}
