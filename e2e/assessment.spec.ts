import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const asks = (page: Page, question: string) =>
  expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();

test('an assessment to its end, gone on after a reload', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/assessment');
  await press(page, 'Begin the assessment');
  for (let count = 0; count < 6; count += 1) {
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((count / 14) * 60)),
    );
    await press(page, 'No');
  }
  await asks(page, 'How old are you?');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('In years').fill('12');
  await press(page, 'Next');
  await expect(page.getByText('Use a number from 13 to 100 years')).toBeVisible();
  await page.getByLabel('In years').fill('34');
  await press(page, 'Next');

  await asks(page, 'Which norms should we compare you with?');
  await page.reload();
  await press(page, 'Begin the assessment');
  await asks(page, 'Which norms should we compare you with?');
  await press(page, 'Women');
  await page.getByLabel('In months').fill('24');
  await press(page, 'Next');
  await page.getByLabel('In days').fill('3');
  await press(page, 'Next');
  await press(page, 'Get stronger');
  await press(page, 'Jog for 20 minutes');
  await press(page, 'Mostly rested');
  await page.getByLabel('Squat with weight').check();
  await press(page, 'Next');

  await expect(page.getByRole('button', { name: 'See the result now' })).toBeVisible();
  await press(page, 'See the result now');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Experience' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/progress');
  await expect(page.getByText('You have one.')).toBeVisible();
});
