import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { generate } from './support/generate.ts';
import { bearer, makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';
import { train } from './support/train.ts';

const sizes = [
  { width: 390, height: 844, tag: '' },
  { width: 1360, height: 900, tag: ' @nightly' },
];

/** From the open dialog to the address of the link. */
async function makeLink(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^Share this/ });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const made = page.getByRole('dialog', { name: 'Your link is ready' });
  await expect(made.getByRole('img', { name: `QR code of the link to ${title}` })).toBeVisible();
  const url = await made.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(url).hash).toMatch(/^#[\w-]{43}$/);
  return url;
}

for (const { width, height, tag } of sizes) {
  test.describe(`at ${width} pixels${tag}`, () => {
    test.use({ viewport: { width, height } });

    test('a workout is shared, opened by a stranger, made safe for another, and ended', async ({
      page,
      other,
      request,
    }) => {
      const ada = await createAthlete(request);
      await enterAs(page, ada.email);
      await generate(page, '15 minute workout with squat jumps and push-ups, no kit');
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const shown = page.getByRole('region', { name: 'What the link shows' });
      await expect(shown).toContainText('Squat Jump');
      expect(await violationsInBothModes(page)).toEqual([]);
      const url = await makeLink(page, 'Jumps for you');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Picture' }).click();
      expect((await download).suggestedFilename()).toBe('cadence.png');
      await page.getByRole('button', { name: 'Done' }).click();

      await other.goto(url);
      await expect(other.getByRole('heading', { name: 'Jumps for you' })).toBeVisible();
      await expect(other.getByRole('main')).toContainText('Squat Jump');
      expect(await violationsInBothModes(other)).toEqual([]);

      const ben = await createAthlete(request, 'Ben');
      const at = { changedAt: new Date().toISOString(), deviceId: 'phone', deleted: false };
      const knee = { region: 'knee', side: 'left', status: 'active' };
      const told = await request.put('/api/v1/profile/items', {
        headers: bearer(ben),
        data: {
          items: [
            { kind: 'fact', id: 'health_consent', value: true, ...at },
            { kind: 'injury', id: '1', value: knee, ...at },
          ],
        },
      });
      expect(told.status(), await told.text()).toBe(200);
      await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await other.getByLabel('E-mail').fill(ben.email);
      await other.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await other.getByRole('button', { name: 'Sign in' }).click();
      await other.getByRole('button', { name: 'Take it over' }).click();
      const yours = other.getByRole('status').filter({ hasText: 'It is yours now.' });
      await expect(yours).toContainText('Squat Jump');
      await other.getByRole('button', { name: 'Open the workout' }).click();
      await other.waitForURL('**/workout');
      await expect(other.getByText('Jumps for you').first()).toBeVisible();

      await page.goto('/profile?view=account');
      await page.getByRole('button', { name: 'End the link to Jumps for you' }).click();
      await expect(page.getByText('No link is open.')).toBeVisible();
      await other.goto(url);
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Nothing opens here.' })).toBeVisible();
    });
  });
}

test('a timer and a program are shared and taken over', { tag: '@nightly' }, async ({
  page,
  other,
  request,
}) => {
  const ada = await createAthlete(request);
  await makeProgram(request, ada, { weeks: 2 });
  await enterAs(page, ada.email, '/workout');
  await page.getByRole('button', { name: 'Build your own' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const timer = await makeLink(page, 'Five by two');
  await page.goto('/program?view=program');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const program = await makeLink(page, 'Two easy weeks');

  const ben = await createAthlete(request, 'Ben');
  await enterAs(other, ben.email);
  await other.goto(timer);
  await other.getByRole('button', { name: 'Take it over' }).click();
  await other.getByRole('link', { name: 'Open the timers' }).click();
  await expect(other.getByText('Five by two')).toBeVisible();
  await other.goto(program);
  await other.getByRole('button', { name: 'Take it over' }).click();
  await other.getByRole('link', { name: 'Open the program' }).click();
  await expect(other.getByRole('heading', { name: 'Two easy weeks' })).toBeVisible();
});

test('a finished session is shared without its loads', { tag: '@nightly' }, async ({
  page,
  other,
  request,
}) => {
  const ada = await createAthlete(request);
  await train(request, ada, 1);
  await enterAs(page, ada.email, '/analytics');
  await page.getByRole('button', { name: /^Day 1/ }).click();
  await page
    .getByRole('dialog', { name: 'Day 1' })
    .getByRole('button', { name: 'Share link' })
    .click();
  await other.goto(await makeLink(page, 'Squats today'));
  await expect(other.getByRole('heading', { name: 'Squats today' })).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Back Squat');
  await expect(other.getByRole('main')).not.toContainText('91');
});
