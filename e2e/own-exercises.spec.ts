import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { generate } from './support/generate.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function keptByServer(page: Page, { token }: Athlete, kind: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await (await page.request.get('/api/v1/profile/items', { headers })).json();
  return items.filter((item: { kind: string }) => item.kind === kind);
}

test('an exercise of one’s own is added offline, searched, planned, logged and counted', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/exercises');
  await expect(page.getByRole('status').filter({ hasText: /exercises$/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add your own' }).click();
  const form = page.getByRole('dialog', { name: 'Your own exercise' });
  // One of ours is not added a second time.
  await form.getByLabel('Name').fill('push ups');
  await form.getByRole('button', { name: 'Add exercise' }).click();
  await expect(form.getByText('Push-Up is in the library already')).toBeVisible();
  await form.getByLabel('Name').fill('Tyre Heave');
  await form.getByRole('button', { name: 'Squat', exact: true }).click();
  await form.getByRole('button', { name: 'Glutes' }).click();
  await form.getByRole('button', { name: 'Quads' }).click();
  expect(await violationsInBothModes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add exercise' }).click();
  const opened = page.getByRole('dialog', { name: 'Tyre Heave' });
  await expect(opened.getByText('Your own exercise: do it the way you know it.')).toBeVisible();
  await page.goBack();
  await page.getByLabel('Search exercises').fill('tyre');
  await expect(page.getByRole('button', { name: /^Tyre Heave/ })).toContainText('Glutes');
  await page.context().setOffline(false);
  await expect.poll(() => keptByServer(page, athlete, 'own_exercise')).toHaveLength(1);

  await page.getByRole('link', { name: 'Home' }).first().click();
  await generate(page, '30 minutes strength, tyre heaves and push-ups');
  await expect(page.getByText('Tyre Heave').first()).toBeVisible();

  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Log a session' }).click();
  const log = page.getByRole('dialog', { name: 'Log a session' });
  await log.getByLabel('Add an exercise').fill('tyre heave');
  await log.getByRole('button', { name: 'Tyre Heave', exact: true }).click();
  await log.getByRole('button', { name: 'Add a set of Tyre Heave' }).click();
  await log.getByLabel('Set 1, reps').fill('8');
  await log.getByLabel('Set 1, kg').fill('60');
  // One that nobody knows is described on the spot.
  await log.getByLabel('Add an exercise').fill('Barrel press');
  await log.getByRole('button', { name: 'Add ‘Barrel press’ to your exercises' }).click();
  await form.getByRole('button', { name: 'Push overhead' }).click();
  await form.getByRole('button', { name: 'Front shoulders' }).click();
  await form.getByRole('button', { name: 'Add exercise' }).click();
  await expect(log.getByRole('group', { name: 'Barrel press' })).toBeVisible();
  await log.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Sets a week, by muscle as a table' }).click();
  await expect(page.getByRole('row', { name: /^Glutes/ })).toBeVisible();
  await expect.poll(() => keptByServer(page, athlete, 'own_exercise')).toHaveLength(2);
});
