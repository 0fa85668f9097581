import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAthlete, enterAs, signInByForm } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { readTable } from './support/database.ts';
import { expect, test } from './support/server.ts';
import { dayMs, train } from './support/train.ts';

test.use({ viewport: { width: 1360, height: 900 } });

const tile = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');

/** How many sessions this browser's database holds. */
const countSessions = async (page: Page) => Object.keys(await readTable(page, 'sessions')).length;

test('on a phone a table fits, the newest week on top, and a shade says that it goes on', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 8);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, athlete.email, '/analytics');
  for (const name of ['Minutes per week, by phase', 'Best estimated 1RM']) {
    await page.getByRole('button', { name: `${name} as a table` }).click();
    const table = page.getByRole('table', { name });
    const isCut = await table.evaluate(({ parentElement: box }) => {
      return box !== null && box.scrollWidth > box.clientWidth;
    });
    expect(isCut, name).toBe(false);
  }
  const weeks = page.getByRole('table', { name: 'Minutes per week, by phase' });
  await expect(weeks.getByRole('row').nth(1)).toContainText('2 h 55 min');
  await expect(weeks.locator('..')).toHaveCSS('background-image', /linear-gradient/);
});

test('on a phone every heading stands on one line', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 8);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, athlete.email, '/analytics');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: 'Minutes per week, by phase' })).toBeVisible();
  const broken = await headings.evaluateAll((all) =>
    all.flatMap((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? heading.textContent : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('ten sessions make tiles, charts and an achievement, also after logging out and in', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 10);
  await enterAs(page, athlete.email, '/analytics');
  await expect(tile(page, 'Streak')).toContainText('10 days');
  await expect(tile(page, 'Completion')).toContainText('100 %');
  await expect(tile(page, 'Time trained')).toContainText('4 h 10 min');
  await expect(page.getByText('116.7 kg')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Week Warrior' })).toContainText(
    'Reached on',
  );
  await page.getByRole('button', { name: 'Minutes per week, by phase as a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Warm-up' })).toBeVisible();
  await page.getByRole('button', { name: 'Every day', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/: 25 min$/).first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Back Squat/ }).click();
  const lift = page.getByRole('dialog', { name: 'Back Squat' });
  await expect(lift.getByRole('heading', { name: '10 records' })).toBeVisible();
  await lift.getByRole('button', { name: 'Estimated one-rep max over time' }).focus();
  await page.keyboard.press('Home');
  await expect(lift.getByText(/: 106.2 kg from 5 × 91 kg$/).first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await expect.poll(() => countSessions(page)).toBe(10);
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect.poll(() => countSessions(page)).toBe(0);
  await signInByForm(page, athlete.email);
  await page.waitForURL(/\/(home|analytics)$/);
  await page.goto('/analytics');
  await expect(tile(page, 'Streak')).toContainText('10 days');
});

test('a session is found, edited and deleted, and Undo brings it back', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 3);
  await enterAs(page, athlete.email, '/analytics');
  await page.getByRole('searchbox').fill('day 2');
  const row = page.getByRole('button', { name: /^Day 2/ });
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('5 × 92 kg at RPE 8');
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Share as picture' }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toMatch(/^cadence-\d{4}-\d\d-\d\d\.png$/);
  await expect(sheet.getByText('Saved as cadence-')).toBeVisible();
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByLabel('Name').fill('');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Give it a name')).toBeVisible();
  await sheet.getByLabel('Name').fill('Day 2, heavy');
  await sheet.getByLabel('Set 1, kg').fill('120');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('button', { name: /^Day 2, heavy/ });
  await expect(changed).toBeVisible();
  await expect(page.getByText('140.0 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(changed).toBeHidden();
  await expect(page.getByText('108.5 kg')).toBeVisible();
  await row.click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No session matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toBeVisible();
});

test('a cleanup takes old sessions, not what was reached with them', { tag: '@nightly' }, async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 8, 400);
  await enterAs(page, athlete.email, '/analytics');
  await expect(page.getByText(/^8 sessions are older than 1 year\. Nothing/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep 1 year' }).click();
  await expect(page.getByText('8 sessions older than 1 year were removed.')).toBeVisible();
  const warrior = (device: Page) =>
    device
      .getByRole('listitem')
      .filter({ hasText: 'Week Warrior' })
      .getByText(/^Reached on/);
  await expect(warrior(page)).toBeVisible();
  await expect(page.getByText('114.3 kg')).toBeVisible();
  await expect(tile(page, 'Streak')).toContainText('Best: 8 days');
  await page.reload();
  await expect(page.getByText('No sessions yet.')).toBeVisible();
  await expect(warrior(page)).toBeVisible();

  await enterAs(other, athlete.email, '/analytics');
  await expect(warrior(other)).toBeVisible();
  await expect(other.getByText('114.3 kg')).toBeVisible();
});

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-03-28 17:29:00,Push,1h 5m,Bench Press (Barbell),1,80,5,0,0,,,8',
  '2024-04-02 06:10:00,Legs,45m,Squat (Barbell),1,100,5,0,0,,,',
].join('\n');

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a log of another app is previewed and imported once; what is no data changes nothing', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/analytics');
  await choose(page, 'holiday.csv', 'a,b\n1,2');
  await expect(page.getByRole('dialog', { name: 'Invalid data format' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'strong.csv', strong);
  const preview = page.getByRole('dialog', { name: 'Import from Strong' });
  await expect(preview).toContainText('All of them are older than 1 year');
  await preview.getByRole('button', { name: 'Import 2 and keep all' }).click();
  await expect(page.getByText('2 sessions imported. Sessions are kept forever.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Legs/ })).toBeVisible();
  await choose(page, 'strong.csv', strong);
  await expect(page.getByRole('dialog')).toContainText('2 of them you have already');
  await expect(page.getByRole('button', { name: 'Import 0' })).toBeDisabled();
});

const tcxOf = (startedAt: Date) => {
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000).toISOString();
  const point = (seconds: number) =>
    `<Trackpoint><Time>${at(seconds)}</Time><DistanceMeters>${seconds * 3}</DistanceMeters><HeartRateBpm><Value>${140 + seconds / 60}</Value></HeartRateBpm></Trackpoint>`;
  const points = Array.from({ length: 31 }, (_, i) => point(i * 60)).join('');
  return `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>${at(0)}</Id><Lap StartTime="${at(0)}"><TotalTimeSeconds>1800</TotalTimeSeconds><DistanceMeters>5400</DistanceMeters><Track>${points}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
};

test("a watch's run comes in with distance and heart rate, and goes out as a FIT file", async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/analytics');
  await choose(page, 'run.tcx', tcxOf(new Date(Date.now() - 2 * dayMs)));
  const preview = page.getByRole('dialog', { name: 'Import from TCX' });
  await preview.getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('button', { name: /^Run/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Run' });
  await expect(sheet).toContainText('155 on average, up to 170');
  await expect(sheet).toContainText('5.4 km in 30:00 (5:33/km)');
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as FIT' }).click();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(8, 12).toString()).toBe('.FIT');
});

const logOf = (name: string, age: number) =>
  [
    strong.split('\n')[0],
    `${new Date(Date.now() - age * dayMs).toISOString().slice(0, 10)} 08:00:00,${name},45m,Squat (Barbell),1,100,5,0,0,,,`,
  ].join('\n');

test('two browsers that both worked offline end with what either has @nightly', async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  for (const [device, name] of [[page, 'Here'] as const, [other, 'There'] as const]) {
    await enterAs(device, athlete.email, '/analytics');
    await expect(device.getByText('No sessions yet.')).toBeVisible();
    await device.context().setOffline(true);
    await choose(device, 'strong.csv', logOf(name, name === 'Here' ? 2 : 1));
    await device.getByRole('dialog').getByRole('button', { name: 'Import 1' }).click();
    await expect(device.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  for (const device of [page, other, page]) {
    await device.context().setOffline(false);
    await device.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => unsentOf(device)).toEqual([]);
  }
  for (const device of [page, other]) {
    await expect(device.getByRole('button', { name: /^Here/ })).toBeVisible();
    await expect(device.getByRole('button', { name: /^There/ })).toBeVisible();
  }
});

const unsentOf = async (page: Page) =>
  Object.values(await readTable(page, 'outbox')).filter(
    (row) => (row as { kind: string }).kind === 'session',
  );

test('what an earlier version kept as text moves, and two tabs stay in step', async ({
  page,
  request,
  context,
}) => {
  const athlete = await createAthlete(request);
  await train(request, athlete, 2);
  await enterAs(page, athlete.email, '/analytics');
  await expect(page.getByRole('button', { name: /^Day 2/ })).toBeVisible();
  const key = `user_${athlete.user.id}_analyticsSessions`;
  const headers = { authorization: `Bearer ${athlete.token}` };
  const { sessions } = await (await request.get('/api/v1/sessions', { headers })).json();
  const old = { ...sessions[0], id: randomUUID(), title: 'From before' };
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [
    key,
    JSON.stringify({ version: 1, data: [old] }),
  ] as const);
  await page.reload();
  await expect(page.getByRole('button', { name: /^From before/ })).toBeVisible();
  await expect.poll(() => page.evaluate((at) => localStorage.getItem(at), key)).toBeNull();
  expect(await countSessions(page)).toBe(3);

  const tab = await context.newPage();
  await tab.goto('/analytics');
  await tab.getByRole('button', { name: /^From before/ }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^From before/ })).toBeHidden();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^From before/ })).toBeVisible();
});
