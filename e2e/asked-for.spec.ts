import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { giveBrowserEar, hear } from './support/browser-ear.ts';
import { generate, press, startButton, text } from './support/generate.ts';
import { bearer } from './support/program.ts';
import { expect, test } from './support/server.ts';
import { trainOn } from './support/train.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a wish is said instead of typed', { tag: '@nightly' }, async ({ page, request }) => {
  await giveBrowserEar(page);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await page.getByRole('button', { name: 'Say it' }).click();
  await hear(page, '10 minutes of stretching');
  await expect(text(page)).toHaveValue('10 minutes of stretching');
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await press(page);
  await expect(startButton(page)).toBeVisible();
});

test('two lifts are linked as a superset and a third ends in drop sets, and both are kept', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Heavy 5x5 squat, bench press and barbell row, full gym, 60 min');
  const change = page.locator('main').getByRole('button', { name: 'Change', exact: true });
  await change.click();
  const editor = page.getByRole('dialog', { name: 'Edit workout' });
  const lift = (name: RegExp) => editor.locator('[aria-expanded]').filter({ hasText: name });
  const drop = editor.getByRole('button', { name: 'Drop', exact: true });
  await lift(/Row/).click();
  await drop.click();
  await lift(/Squat.*5 × 5/).click();
  await editor.getByRole('button', { name: 'Superset with the next' }).click();
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor).toBeHidden();
  await expect(page.locator('main')).toContainText('Superset');

  await page.reload();
  await change.click();
  const pair = editor.getByRole('region', { name: 'Superset' }).getByRole('listitem');
  await expect(pair).toHaveCount(2);
  await expect(pair.nth(1)).toContainText('Bench Press');
  await lift(/Row/).click();
  await expect(drop).toHaveAttribute('aria-pressed', 'true');
});

test('what did not fit is named, and added with one press', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'chest day with dips, flyes, push-ups and skull crushers, 15 min, full gym');
  const line = page.getByText(/^Left out: .+\. (It|They) would make it \d+ min\.$/);
  await expect(line).toBeVisible();
  const add = page.locator('main').getByRole('button', { name: /^Add / });
  const names = ((await add.getAttribute('aria-label')) ?? '').slice('Add '.length);
  const [name = ''] = names.split(/, | and /);
  await add.click();
  await expect(line).toBeHidden();
  await expect(page.getByRole('button', { name: `Swap ${name}`, exact: true })).toBeVisible();
});

async function addSet(group: Locator, values: Record<string, string>): Promise<void> {
  const sets = group.getByLabel(/^Set \d+, type$/);
  const place = (await sets.count()) + 1;
  await group.getByRole('button', { name: /^Add a set of / }).click();
  for (const [name, value] of Object.entries(values)) {
    const field = group.getByLabel(`Set ${place}, ${name}`);
    if (name === 'type') await field.selectOption(value);
    else await field.fill(value);
  }
}

async function exerciseIn(sheet: Locator, name: string): Promise<Locator> {
  await sheet.getByLabel('Add an exercise').fill(name);
  await sheet.getByRole('button', { name, exact: true }).click();
  return sheet.getByRole('group', { name });
}

/** What the account keeps of its sessions, but for when they were last changed. */
async function keptBy(page: Page, athlete: Athlete) {
  const headers = bearer(athlete);
  const { sessions } = await (await page.request.get('/api/v1/sessions', { headers })).json();
  return sessions.map(({ updatedAt: _, ...session }: { updatedAt: string }) => session);
}

async function exportAs(page: Page, button: string) {
  await page.getByRole('button', { name: 'Export' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

test('an empty workout is built as one goes, outlasts a closed app, and comes back from CSV and JSON', {
  tag: '@nightly',
}, async ({ page, other, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/analytics');
  await page.getByRole('button', { name: 'Log a session' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a session' });
  await sheet.getByLabel('Name').fill('Garage');
  const squat = await exerciseIn(sheet, 'Back Squat');
  await addSet(squat, { type: 'Warm-up', reps: '5', kg: '60' });
  await addSet(squat, { type: 'Working', kg: '102.5', RPE: '8' });

  await page.reload();
  await page.getByRole('button', { name: 'Go on with Garage' }).click();
  await addSet(squat, { type: 'Drop', reps: '12', kg: '70' });
  await addSet(squat, { type: 'To failure', reps: '9' });
  const plank = await exerciseIn(sheet, 'Forearm Plank');
  await addSet(plank, { type: 'Timed hold', seconds: '45' });
  await sheet.getByLabel('Add an exercise').fill('Sandbag walk');
  await sheet.getByRole('button', { name: 'Add ‘Sandbag walk’ to your exercises' }).click();
  const form = page.getByRole('dialog', { name: 'Your own exercise' });
  await form.getByRole('button', { name: 'Carry', exact: true }).click();
  await form.getByRole('button', { name: 'Forearms' }).click();
  await form.getByRole('button', { name: 'Add exercise' }).click();
  const walk = sheet.getByRole('group', { name: 'Sandbag walk' });
  await addSet(walk, { type: 'Distance', meters: '400', seconds: '300' });
  await sheet.getByLabel('Notes').fill('cold, "slow"\nno wind');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await keptBy(page, athlete))[0]?.exercises.map(setsOf))
    .toEqual([
      [
        { reps: 5, weight: 60, role: 'ramp' },
        { reps: 5, weight: 102.5, rpe: 8 },
        { reps: 12, weight: 70, rpe: 8, role: 'drop' },
        { reps: 9, weight: 70, role: 'failure' },
      ],
      [{ seconds: 45 }],
      [{ seconds: 300, distanceMeters: 400 }],
    ]);
  await page.getByRole('button', { name: /^Garage/ }).click();
  const record = page.getByRole('dialog', { name: 'Garage' });
  for (const words of ['5 × 60 kg (warm-up)', '(drop)', '9 × 70 kg (to failure)', '45 s'])
    await expect(record).toContainText(words);
  await page.keyboard.press('Escape');

  const kept = await keptBy(page, athlete);
  for (const button of ['CSV for spreadsheets', 'JSON']) {
    const { name, buffer } = await exportAs(page, button);
    const next = await createAthlete(request);
    await enterAs(other, next.email, '/analytics');
    await other
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'text/plain', buffer });
    const preview = other.getByRole('dialog', { name: 'Import from Cadence' });
    await preview.getByRole('button', { name: 'Import 1' }).click();
    await expect(other.getByRole('button', { name: /^Garage/ })).toBeVisible();
    await expect.poll(() => keptBy(other, next)).toEqual(kept);
    if (button === 'JSON') {
      await other.goto('/exercises');
      await other.getByLabel('Search exercises').fill('sandbag walk');
      await expect(other.getByRole('button', { name: /^Sandbag walk/ })).toContainText('Forearms');
    }
    await other.goto('/profile?view=account');
    await other.evaluate(() => localStorage.clear());
    await other.goto('about:blank');
  }
});

const setsOf = ({ actual }: { actual: { sets: object[] } }) => actual.sets;

test('four days a week are a streak of weeks, whatever lies between', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  const sinceMonday = (new Date().getDay() + 6) % 7;
  // Monday, Tuesday, Thursday and Saturday of the two weeks before this one.
  const ages = [14, 7].flatMap((week) => [0, 1, 3, 5].map((day) => sinceMonday + week - day));
  await trainOn(request, athlete, ages);
  const at = { changedAt: new Date().toISOString(), deviceId: 'phone', deleted: false };
  const told = await request.put('/api/v1/profile/items', {
    headers: bearer(athlete),
    data: { items: [{ kind: 'fact', id: 'days_per_week', value: 4, ...at }] },
  });
  expect(told.ok()).toBe(true);
  await enterAs(page, athlete.email, '/analytics');
  const streak = page
    .getByRole('term')
    .filter({ hasText: /^Streak$/ })
    .locator('..');
  await expect(streak).toContainText('2 weeks');
  await expect(streak).toContainText('Of 4 days each.');
});
