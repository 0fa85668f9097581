import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { WorkoutSession } from '../packages/domain/src/analytics/types.ts';
import { makeSession, sessionId } from '../packages/server/src/test-support/session.ts';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violations, violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';

// A Wednesday, in the third week of November.
const now = new Date('2026-11-18T10:00:00+01:00');

test.use({
  viewport: { width: 1360, height: 900 },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
});

interface Session {
  title: string;
  date: string;
  status: string;
}

/** Monday, Wednesday and Friday from the ninth of November on: week one is missed but for nothing. */
async function makeProgram(request: APIRequestContext, { token }: Athlete, startDate: string) {
  const headers = { authorization: `Bearer ${token}` };
  const data = {
    goal_text: 'get stronger',
    weeks: 3,
    sessions_per_week: 3,
    minutes_per_session: 20,
    preferred_days: [1, 3, 5],
    start_date: startDate,
  };
  const made = await request.post('/api/v1/programs', { data, headers, timeout: 0 });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()).program;
  return async (): Promise<Session[]> => {
    const read = await request.get(`/api/v1/programs/${id}`, { headers });
    const { weeks } = (await read.json()).program as { weeks: { sessions: Session[] }[] };
    return weeks.flatMap(({ sessions }) => sessions);
  };
}

async function keep(request: APIRequestContext, { token }: Athlete, data: WorkoutSession) {
  const headers = { authorization: `Bearer ${token}` };
  const kept = await request.put(`/api/v1/sessions/${data.id}`, { headers, data });
  expect(kept.ok(), await kept.text()).toBe(true);
}

async function open(page: Page, athlete: Athlete): Promise<void> {
  await page.clock.setFixedTime(now);
  await enterAs(page, athlete.email, '/calendar');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
}

const cell = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`);
const chip = (page: Page, day: string): Locator => cell(page, day).getByRole('button').nth(1);
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const dayOf = (sessions: Session[], index: number) => sessions[index]?.date;

test('a session is dragged to another day, stays there, and comes back with Undo', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  const sessions = await makeProgram(request, athlete, '2026-11-16');
  await open(page, athlete);
  await expect(cell(page, '2026-11-18')).toContainText('Today');
  const from = chip(page, '2026-11-20');
  await expect(from).toContainText((await sessions())[2]?.title ?? 'a title');
  await from.hover();
  await page.mouse.down();
  await cell(page, '2026-11-21').hover();
  await cell(page, '2026-11-22').hover();
  await page.mouse.up();
  await expect(toast(page)).toContainText('moved to');
  await expect(chip(page, '2026-11-22')).toBeVisible();
  await expect.poll(async () => dayOf(await sessions(), 2)).toBe('2026-11-22');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(chip(page, '2026-11-20')).toBeVisible();
  await expect.poll(async () => dayOf(await sessions(), 2)).toBe('2026-11-20');
});

test('by keyboard it is picked up, carried over the end of the month and put down', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  const sessions = await makeProgram(request, athlete, '2026-11-16');
  await open(page, athlete);
  const said = page.getByRole('status').filter({ hasText: /picked up|December|put on/ });
  await chip(page, '2026-11-20').focus();
  await page.keyboard.press('m');
  await expect(said).toContainText('Arrow keys choose a day');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Saturday 5 December. free');
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => dayOf(await sessions(), 2)).toBe('2026-12-05');
  await expect(chip(page, '2026-12-05')).toBeFocused();
});

test('in its day a session is skipped, planned again and started', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  const sessions = await makeProgram(request, athlete, '2026-11-16');
  await open(page, athlete);
  const status = async () => (await sessions())[1]?.status;
  const day = page.getByRole('dialog', { name: 'Wednesday 18 November' });
  await chip(page, '2026-11-18').click();
  await day.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(status).toBe('skipped');
  await expect(chip(page, '2026-11-18')).toContainText('skipped');
  await chip(page, '2026-11-18').click();
  await day.getByRole('button', { name: 'Plan it again' }).click();
  await expect.poll(status).toBe('planned');
  await chip(page, '2026-11-18').click();
  await day.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/workout$/);
  await expect(page.getByRole('timer')).toBeVisible();
});

test('after a missed week the plan goes on later, and nothing is lost', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  const sessions = await makeProgram(request, athlete, '2026-11-09');
  await open(page, athlete);
  await expect(page.getByText('4 sessions are behind you.')).toBeVisible();
  await expect(chip(page, '2026-11-09')).toContainText('missed');
  await page.getByRole('button', { name: 'Go on 2 weeks later' }).click();
  await page.getByRole('button', { name: 'Shift the plan' }).click();
  await expect.poll(async () => dayOf(await sessions(), 0)).toBe('2026-11-23');
  await expect(page.getByText(/behind you/)).toBeHidden();
  expect((await sessions()).map(({ status }) => status)).toEqual(Array(9).fill('planned'));
});

test('the sheet of a day opens at its top, with the focus at its title', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await makeProgram(request, athlete, '2026-11-16');
  // So low that the first button would be out of sight.
  await page.setViewportSize({ width: 1360, height: 260 });
  await open(page, athlete);
  await chip(page, '2026-11-18').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Wednesday 18 November' });
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: /^Start/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip(page, '2026-11-18')).toBeFocused();
});

test('without a connection a move and a rest day wait to be sent', { tag: '@nightly' }, async ({
  page,
  request,
  context,
}) => {
  const athlete = await createAthlete(request);
  const sessions = await makeProgram(request, athlete, '2026-11-16');
  await open(page, athlete);
  await expect(chip(page, '2026-11-20')).toBeVisible();
  await context.setOffline(true);
  await chip(page, '2026-11-20').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chip(page, '2026-11-21')).toContainText('planned');
  expect(dayOf(await sessions(), 2)).toBe('2026-11-20');
  await page.getByRole('button', { name: /Sunday 22 November/ }).click();
  await page.getByRole('button', { name: 'Make it a rest day' }).click();
  await expect(cell(page, '2026-11-22')).toContainText('Rest day');
  await context.setOffline(false);
  const headers = { authorization: `Bearer ${athlete.token}` };
  await expect
    .poll(async () => (await request.get('/api/v1/profile/items', { headers })).text())
    .toContain('calendar.rest.2026-11-22');
  await expect.poll(async () => dayOf(await sessions(), 2)).toBe('2026-11-21');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a session by its handle, and a rest day moves what stood on it', async ({
    page,
    request,
    context,
  }) => {
    const athlete = await createAthlete(request);
    const sessions = await makeProgram(request, athlete, '2026-11-16');
    await open(page, athlete);
    await page.getByRole('radio', { name: 'Week' }).check();
    await expect(cell(page, '2026-11-20')).toContainText((await sessions())[2]?.title ?? 'a title');
    await expect(page.getByText(/behind you/)).toBeVisible();
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const drag = async () => {
      await cell(page, '2026-11-19').evaluate((day) => day.scrollIntoView({ block: 'center' }));
      const grip = cell(page, '2026-11-20').locator('[aria-hidden].touch-none');
      const handle = await grip.boundingBox();
      const target = await cell(page, '2026-11-19').boundingBox();
      if (!handle || !target) throw new Error('nothing to drag');
      const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
      await touch('touchStart', x, y);
      await touch('touchMove', x, y - 20);
      await touch('touchMove', x, target.y + 20);
      // The day under the finger is marked.
      await expect(cell(page, '2026-11-19')).toHaveCSS('outline-width', '3px', { timeout: 5000 });
      await touch('touchEnd', x, target.y + 20);
    };
    const moved = () => sessions().then((all) => dayOf(all, 2));
    // Touches that are sent by hand are lost now and then: then the finger drags again.
    await expect(async () => {
      if ((await moved()) === '2026-11-19') return;
      await drag();
      await expect.poll(moved, { timeout: 5000 }).toBe('2026-11-19');
    }).toPass();

    // After touches that were sent by hand Chromium makes no click of a tap.
    await cell(page, '2026-11-19').getByRole('button', { name: /open$/ }).click();
    await page.getByRole('button', { name: 'Make it a rest day' }).click();
    await expect.poll(async () => dayOf(await sessions(), 2)).toBe('2026-11-20');
    await expect(cell(page, '2026-11-19')).toContainText('Rest day');
    await page.reload();
    await expect(cell(page, '2026-11-19')).toContainText('Rest day');
  });
});

test('on a phone a day of the month shows as many strips as it has room for', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const athlete = await createAthlete(request);
  for (const [index, day] of [16, 16, 16, 17, 17, 17, 17].entries()) {
    const session = { id: sessionId(index), date: `2026-11-${day}T07:0${index}:00.000Z` };
    await keep(request, athlete, makeSession(session));
  }
  await open(page, athlete);
  for (const [day, words] of Object.entries({ 16: '16', 17: '17+2' })) {
    const whole = cell(page, `2026-11-${day}`).getByRole('button');
    await expect(whole).toHaveText(words);
    const isCut = await whole.evaluate((one) => one.scrollHeight > one.clientHeight);
    expect(isCut, day).toBe(false);
  }
});

for (const width of [360, 390, 430, 1360]) {
  test(`a thumb that stays turns month after month at ${width} px`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, await createAthlete(request));
    const next = await page.getByRole('button', { name: 'Next month' }).boundingBox();
    if (!next) throw new Error('nothing to press');
    for (const month of ['December 2026', 'January 2027', 'February 2027']) {
      await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2);
      await expect(page.getByRole('heading', { name: month })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  });
}

for (const width of [390, 1360]) {
  test(`nothing is in anyone's way at ${width} px, light or dark`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const athlete = await createAthlete(request);
    await makeProgram(request, athlete, '2026-11-09');
    await open(page, athlete);
    await expect(page.getByText(/behind you/)).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Week' }).check();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    await page.getByRole('button', { name: /Wednesday 18 November/ }).click();
    await page.getByRole('button', { name: 'Move' }).click();
    expect(await violations(page)).toEqual([]);
  });
}

for (const width of [390, 1360]) {
  test(`a day that was trained leads to its record at ${width} px`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const athlete = await createAthlete(request);
    const session = makeSession({ date: '2026-11-17T07:00:00.000Z', title: 'Early Engine' });
    await keep(request, athlete, session);
    await open(page, athlete);
    const day = page.getByRole('button', { name: /^Tuesday 17 November\. Early Engine, done/ });
    // By its number: at its middle stands what was trained.
    await day.click({ position: { x: 8, y: 8 } });
    await page.getByRole('button', { name: 'See the record of Early Engine' }).click();
    const record = page.getByRole('dialog', { name: 'Early Engine' });
    await expect(record.getByText('12 × 16 kg at RPE 7')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(record).toBeHidden();
    await expect(day).toBeFocused();
  });
}
