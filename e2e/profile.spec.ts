import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { readTable } from './support/database.ts';
import { generate } from './support/generate.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface StoredItem {
  kind: string;
  value: { status?: string } | null;
}

/** All that the server holds of this kind. */
async function onServer(page: Page, { token }: Athlete, kind: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await (await page.request.get('/api/v1/profile/items', { headers })).json();
  return (items as StoredItem[]).filter((item) => item.kind === kind).map(({ value }) => value);
}

async function addLeftKnee(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Keep facts about my health' }).check();
  await page.getByRole('button', { name: 'Add an injury' }).click();
  const form = page.getByRole('form', { name: 'New injury' });
  await form.getByRole('radio', { name: 'Knee' }).check({ force: true });
  await form.getByRole('radio', { name: 'Left' }).check({ force: true });
  await form.getByRole('button', { name: 'Save injury' }).click();
  await expect(form).toBeHidden();
}

const chip = (page: Page) =>
  page.getByRole('list', { name: 'Understood' }).getByText('From your profile: left knee');

test('an injury told once counts in every workout', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/profile');
  await addLeftKnee(page);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Home' }).first().click();
  await generate(page, 'Legs, 20 minutes');
  await expect(chip(page)).toBeVisible();
  await expect(page.getByText('Knee-safe')).toBeVisible();
  // It is known already, so there is nothing to offer.
  await expect(page.getByText('Remember this for next time?')).toBeHidden();
});

/** As another device has told it. */
async function tellLeftKnee(page: Page, { token }: Athlete): Promise<void> {
  const told = { changedAt: new Date().toISOString(), deviceId: 'phone', deleted: false };
  const items = [
    { kind: 'fact', id: 'health_consent', value: true, ...told },
    {
      kind: 'injury',
      id: 'knee',
      value: { region: 'knee', side: 'left', status: 'active' },
      ...told,
    },
  ];
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put('/api/v1/profile/items', { headers, data: { items } });
}

test('what one device tells is on the other, and what it changes offline arrives later', {
  tag: '@nightly',
}, async ({ page, request, context }) => {
  const athlete = await createAthlete(request);
  await tellLeftKnee(page, athlete);
  await enterAs(page, athlete.email, '/profile');
  await expect(page.getByText('Left knee', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Healed' }).check({ force: true });
  await expect(page.getByText(/Saved on this device\./)).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => onServer(page, athlete, 'injury'))
    .toMatchObject([{ status: 'resolved' }]);
});

test('an injury told in a wish is kept with one tap, and gone when the yes is taken back', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Upper body, 15 minutes, my right shoulder hurts');
  await page.getByRole('button', { name: 'Remember', exact: true }).click();
  await expect(page.getByText('Remember this for next time?')).toBeHidden();
  await expect.poll(() => onServer(page, athlete, 'injury')).toMatchObject([{ side: 'right' }]);

  await page.goto('/profile#limits');
  await expect(page.getByText('Right shoulder', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Keep facts about my health' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete them' }).click();
  await expect.poll(() => onServer(page, athlete, 'injury')).toEqual([null]);
  await expect
    .poll(async () => JSON.stringify(await readTable(page, 'items')))
    .not.toContain('shoulder');
});

test('what Analytics tells and shows is chosen once for all devices', { tag: '@nightly' }, async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/profile#data');
  await page.getByRole('switch', { name: 'Charts as tables' }).check();
  await page.getByRole('switch', { name: 'Tell me when I unlock an achievement' }).uncheck();
  await expect(page.getByText('Nothing so far. What you tell your coach')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/analytics');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect
    .poll(async () => (await onServer(page, athlete, 'preference')).length)
    .toBeGreaterThan(0);

  await enterAs(other, athlete.email, '/analytics');
  await expect(other.getByRole('table').first()).toBeVisible();
});

test('what is missing leads to where it is answered, for eyes and for the focus', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/profile?view=completion');
  await page.getByRole('link', { name: 'Add: Body weight' }).click();
  const heading = page.getByRole('heading', { name: 'Body', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
