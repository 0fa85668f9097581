import type { Page } from '@playwright/test';
import { expect } from './server.ts';

export const text = (page: Page) => page.getByLabel('What do you want to train?');
export const minutes = (page: Page) => page.getByLabel('Time');
export const press = (page: Page) => page.getByRole('button', { name: 'Generate workout' }).click();
export const startButton = (page: Page) => page.getByRole('button', { name: 'Start workout' });
export const route = '**/api/v1/workouts/generate-intelligent';

/** From the words to the workout on the page. */
export async function generate(page: Page, wish: string): Promise<void> {
  await text(page).fill(wish);
  await press(page);
  await expect(startButton(page)).toBeVisible();
}
