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

/** Signed in through the page itself, so that the device holds what it would for a person. */
export async function enterAs(page: Page, email: string, path = '/home'): Promise<void> {
  await page.goto(path);
  await signInByForm(page, email);
  await page.waitForURL(`**${path}`);
}
