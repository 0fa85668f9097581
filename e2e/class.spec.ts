import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { generate } from './support/generate.ts';
import { bearer } from './support/program.ts';
import { expect, test } from './support/server.ts';

const clockOf = (page: Page) => page.getByRole('timer');

test('three devices share one minute: a screen, a leader, and an athlete with a sore knee', async ({
  page,
  other,
  browser,
  product,
  request,
}) => {
  const ada = await createAthlete(request);
  await enterAs(page, ada.email);
  await generate(page, '15 minute workout with squat jumps and push-ups, no kit');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Open a class' }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
  const code = new URL(page.url()).hash.slice(1);
  expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);

  // A television: nobody is signed in there.
  await other.setViewportSize({ width: 1360, height: 765 });
  await other.goto('/class');
  await other.getByLabel('Code of the class').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Open' }).click();
  await other.getByRole('link', { name: 'Show it on this screen' }).click();
  await expect(other.getByText('It starts when the leader does.')).toBeVisible();
  expect(await violationsInBothModes(other)).toEqual([]);

  const ben = await createAthlete(request, 'Ben');
  const at = { changedAt: new Date().toISOString(), deviceId: 'phone', deleted: false };
  const knee = { region: 'knee', side: 'left', status: 'active' };
  const items = [
    { kind: 'fact', id: 'health_consent', value: true, ...at },
    { kind: 'injury', id: '1', value: knee, ...at },
  ];
  await request.put('/api/v1/profile/items', { headers: bearer(ben), data: { items } });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const phone = await context.newPage();
  await enterAs(phone, ben.email, `/class#${code}`);
  await phone.getByRole('link', { name: 'Join', exact: true }).click();
  await phone.getByRole('button', { name: /changed for you/ }).click();
  const changes = phone.getByRole('dialog', { name: 'Changed for you' });
  await expect(changes).toContainText('in place of Squat Jump');
  await changes.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByRole('button', { name: `${code} 1 joined` })).toBeVisible();

  await start.click();
  const before = await clockOf(other).textContent();
  await expect(clockOf(other)).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  for (const one of [page, other, phone]) await expect(one.getByText('Paused')).toBeVisible();
  const left = (await clockOf(page).textContent()) ?? '';
  for (const one of [other, phone]) await expect(clockOf(one)).toHaveText(left);
  await phone.reload();
  await expect(clockOf(phone)).toHaveText(left);

  // Whoever leads is gone: the class goes on, and so does its clock.
  await start.click();
  for (const one of [other, phone]) await expect(one.getByText('Paused')).toBeHidden();
  await page.close();
  const then = (await clockOf(other).textContent()) ?? '';
  await expect(clockOf(other)).not.toHaveText(then);

  await phone.getByRole('button', { name: 'Leave the class' }).click();
  await expect(other.getByRole('button', { name: `${code} 0 joined` })).toBeVisible();
  const { classes } = await (await request.get('/api/v1/classes', { headers: bearer(ada) })).json();
  await request.delete(`/api/v1/classes/${classes[0].id}`, { headers: bearer(ada) });
  await expect(other.getByText('This class is over.')).toBeVisible();
  await context.close();
});
