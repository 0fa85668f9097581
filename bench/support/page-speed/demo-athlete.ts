import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startProduct } from '../../../scripts/product.mjs';

const signInLine = /Sign in as (\S+) with the password "([^"]+)"/;
const seedSeconds = 120;

export interface Demo {
  url: string;
  email: string;
  password: string;
  stop: () => Promise<void>;
}

/** The product with an athlete who has a year behind them: pages that are full, not empty ones. */
export async function startDemo(env: Record<string, string> = {}): Promise<Demo> {
  const product = await startProduct({ env: { CADENCE_DEMO: '1', ...env } });
  const until = Date.now() + seedSeconds * 1000;
  for (;;) {
    const [, email, password] = signInLine.exec(product.log()) ?? [];
    if (email && password) return { url: product.url, email, password, stop: () => product.stop() };
    if (Date.now() > until) throw new Error(`The demo was not made:\n${product.log()}`);
    await sleep(100);
  }
}

export async function signIn(page: Page, { url, email, password }: Demo): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
}

/** Written, made and started as a person does, so that the page of the timer has something to play. */
export async function startWorkout(page: Page): Promise<void> {
  await page
    .getByLabel('What do you want to train?')
    .fill('a full body circuit with dumbbells, 20 minutes');
  await page.getByRole('button', { name: 'Generate workout' }).click();
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('timer').waitFor();
}
