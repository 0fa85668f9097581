import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { bearer, makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';
import { holdClock } from './support/workout.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1360, height: 850 };

test.use({ viewport: phone });

const session = (page: Page, week: number, place: number) =>
  page
    .getByRole('list', { name: `Sessions of week ${week}` })
    .getByRole('button')
    .nth(place - 1);
const next = (page: Page) => page.getByText(/^Next · /);
const done = (page: Page) => page.getByRole('progressbar', { name: 'Program done' });

test('from a goal over three short steps to a program', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/program?goal=Move+better');
  const goal = page.getByLabel('What do you want to reach?');
  await expect(goal).toHaveValue('Move better');
  await goal.fill(' ');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Say in a few words what you want to reach')).toBeVisible();
  await expect(goal).toBeFocused();
  await goal.fill('Move better and loosen up');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByLabel('Minutes a session').fill('4');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Duration must be at least 5 minutes')).toBeVisible();
  await page.getByLabel('Minutes a session').fill('10');
  await page.getByRole('button', { name: 'Less: Sessions a week' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.reload();
  await expect(page.getByLabel('Minutes a session')).toHaveValue('10');
  await expect(page.getByText('8 weeks, 16 sessions')).toBeVisible();
  await expect(page.getByText(/Volume ×/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'You and your kit' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create program' }).click();

  await page.waitForURL('**/program?view=program');
  await expect(page.getByRole('heading', { level: 1, name: '8-Week Freer joints' })).toBeVisible();
  await expect(done(page)).toHaveAttribute('aria-valuenow', '0');
  // All of the load is in sight at once.
  await expect(page.getByRole('button', { name: /^Week 1, Build/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Week 8, Test/ })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
});

test('what is read in the goal is said back, until it was not meant', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/program?goal=Get+stronger,+bad+left+knee');
  const understood = page.getByRole('list', { name: 'Understood' });
  await expect(understood).toContainText('Left knee');
  await expect(understood).toContainText('Strength');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Left knee, from your words')).toBeVisible();
  await page.getByRole('button', { name: 'Not meant: Left knee' }).click();
  await expect(page.getByText('Left knee, from your words')).toBeHidden();
});

test('a session trained without a connection counts at once, and once only when it is sent', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await makeProgram(request, athlete, { minutes_per_session: 5 });
  await enterAs(page, athlete.email, '/program?view=program');
  await expect(next(page)).toBeVisible();
  await holdClock(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL('**/workout');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route('**/api/v1/sessions/**', (route) => route.abort());
  await page.clock.runFor(5 * 60_000 + 5000);
  await expect(page.getByRole('heading', { name: 'That’s a wrap.' })).toBeVisible();
  await page.clock.resume();
  await page.goto('/program?view=program');
  await expect(page.getByText('1 of 8 sessions done')).toBeVisible();
  await expect(page.getByText(/^Done /).filter({ visible: true })).toHaveCount(1);

  const completed = async () => {
    const headers = bearer(athlete);
    const answer = await request.get('/api/v1/program-progress/current', { headers });
    return (await answer.json()).completed_sessions;
  };
  expect(await completed()).toBe(0);
  await page.unroute('**/api/v1/sessions/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(completed).toBe(1);
  await page.reload();
  await expect(page.getByText('1 of 8 sessions done')).toBeVisible();
});

test('sessions are skipped, jumped to, moved and brought back; another device sees it @nightly', async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  const program = await makeProgram(request, athlete);
  const [first, second] = program.weeks[0].sessions;
  await enterAs(page, athlete.email, '/program?view=program');
  await expect(next(page)).toBeVisible();

  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('1 skipped', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 skipped', { exact: false })).toHaveCount(0);

  await page.getByRole('button', { name: 'Jump to…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Jump to…' });
  await sheet.getByRole('region', { name: 'Week 3' }).getByRole('button').first().click();
  await expect(page.getByText('Week 3 of 4', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: /^Week 1, Build/ }).click();
  await session(page, 1, 2).click();
  const opened = page.getByRole('dialog', { name: second.title });
  await expect(opened.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await opened.getByLabel('Move to another day').fill(first.date);
  await opened.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(
    page.getByText(`${first.title} is on that day too.`, { exact: false }),
  ).toBeVisible();

  await enterAs(other, athlete.email, '/program?view=program');
  await expect(other.getByText('Week 3 of 4', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: /^Week 1, Build/ }).click();
  await session(other, 1, 1).click();
  await other.getByRole('button', { name: 'Mark as done' }).click();
  await expect(other.getByText('1 of 8 sessions done')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('1 of 8 sessions done')).toBeVisible();
});

test('a jump and a week off without a connection wait to be sent', { tag: '@nightly' }, async ({
  page,
  request,
  context,
}) => {
  const athlete = await createAthlete(request);
  const program = await makeProgram(request, athlete);
  const stored = async () => {
    const headers = bearer(athlete);
    const answer = await request.get(`/api/v1/programs/${program.id}`, { headers });
    const { weeks, pointer } = (await answer.json()).program;
    return { pointer, last: weeks.at(-1).sessions.at(-1).date };
  };
  const before = await stored();
  await enterAs(page, athlete.email, '/program?view=program');
  await expect(next(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Jump to…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Jump to…' });
  await sheet.getByRole('region', { name: 'Week 2' }).getByRole('button').first().click();
  await expect(page.getByText('Your account hears of it once you are connected.')).toBeVisible();
  await expect(page.getByText('Week 2 of 4', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Week off' }).click();
  await page.getByRole('button', { name: 'Take a week off' }).click();
  await expect(page.getByText(/^Enjoy your week off/)).toBeVisible();
  expect(await stored()).toEqual(before);

  await context.setOffline(false);
  await expect.poll(async () => (await stored()).pointer).toEqual({ week: 2, session: 1 });
  const aWeekLater = new Date(Date.parse(`${before.last}T00:00:00Z`) + 7 * 86_400_000);
  await expect.poll(async () => (await stored()).last).toBe(aWeekLater.toISOString().slice(0, 10));
});

test('one of several programs is current, and a deleted one comes back', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await page.setViewportSize(desk);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/program?view=program');
  await expect(page.getByRole('heading', { name: 'You have no program.' })).toBeVisible();
  await makeProgram(request, athlete);
  await makeProgram(request, athlete, { weeks: 2 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('2-Week Freer joints');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '4-Week Freer joints' }).click();
  await expect(title).toHaveText('4-Week Freer joints');
  await expect(page.getByText('This is not your current program.', { exact: false })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the current one' }).click();
  await expect(title).toHaveText('2-Week Freer joints');
  await page.getByRole('button', { name: 'Make 4-Week Freer joints the current one' }).click();
  await expect(title).toHaveText('4-Week Freer joints');
  await page.getByRole('button', { name: 'Delete 4-Week Freer joints' }).click();
  await expect(title).toHaveText('2-Week Freer joints');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveText('4-Week Freer joints');

  await page.getByRole('button', { name: 'Make a private address' }).click();
  await page.getByLabel('Time of day').fill('18:30');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  const address = await page.getByLabel('Private address').inputValue();
  const calendar = await request.get(address);
  expect(calendar.status()).toBe(200);
  // Half past six in Berlin, in winter or in summer.
  expect(await calendar.text()).toMatch(/DTSTART:\d{8}T1[67]3000Z/);
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByLabel('Private address')).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);
});
