import type { Page } from '@playwright/test';
import { makeSession, sessionId } from '../packages/server/src/test-support/session.ts';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { bearer, makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1360, height: 850 };
const dayMs = 86_400_000;

/** A plain day, so many days from today. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() - new Date().getTimezoneOffset() * 60_000 + days * dayMs)
    .toISOString()
    .slice(0, 10);

const week = (page: Page) => page.getByRole('region', { name: /^Week \d+$/ });
const suggestion = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** Pages of a PDF, by its own page objects. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a marathon with a date leads to its day, with a taper, by day and as a table', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  const day = dayFromNow(16 * 7 - 1);
  const told = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const program = await makeProgram(request, athlete, {
    goal_text: `run a marathon on ${told}, my 10k is 52:00, long run 15 km`,
    weeks: 16,
    sessions_per_week: 4,
    minutes_per_session: 60,
    equipment: ['bodyweight'],
  });
  expect(program.course.eventDay).toBe(day);
  await page.setViewportSize(phone);
  await enterAs(page, athlete.email, '/program?view=program');
  await expect(page.getByRole('heading', { level: 1, name: '16-Week Marathon' })).toBeVisible();
  await page.getByRole('button', { name: /^Week 15, Taper/ }).click();
  await expect(week(page)).toContainText('less distance, the same pace');
  await page.getByRole('button', { name: 'Week after' }).click();
  const days = page.getByRole('list', { name: 'Sessions of week 16' });
  await expect(days.getByRole('button').last()).toContainText('Marathon: the day');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expect(page.getByText(/Volume ×/)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize(desk);
  await expect(page.getByRole('row', { name: /Marathon: the day/ })).toBeVisible();
});

test('on paper each week is a page', { tag: '@nightly' }, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await makeProgram(request, athlete, {
    goal_text: 'push pull legs, squat 120, bench 85, deadlift 150, press 55',
    weeks: 5,
    sessions_per_week: 6,
    minutes_per_session: 60,
    fitness_level: 'intermediate',
    equipment: ['bodyweight', 'barbells', 'dumbbells', 'machines', 'cable', 'pull_up_bar'],
  });
  await page.setViewportSize(desk);
  await enterAs(page, athlete.email, '/program?view=program');
  await expect(week(page)).toBeVisible();
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(5);
});

test('a missed week is suggested again, accepted and taken back', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  const program = await makeProgram(request, athlete, {
    goal_text: 'get stronger, squat 100, bench 70, deadlift 120',
    weeks: 6,
    sessions_per_week: 2,
    minutes_per_session: 30,
    equipment: ['bodyweight', 'barbells', 'dumbbells'],
    start_date: dayFromNow(-9),
  });
  const stored = async (): Promise<string[]> => {
    const answer = await request.get(`/api/v1/programs/${program.id}`, {
      headers: bearer(athlete),
    });
    const { weeks } = (await answer.json()).program as {
      weeks: { sessions: { date: string }[] }[];
    };
    return weeks.flatMap(({ sessions }) => sessions.map(({ date }) => date));
  };
  const before = await stored();
  await enterAs(page, athlete.email, '/program?view=program');
  const card = page.getByRole('region').filter({ hasText: 'Suggested for the coming weeks' });
  await expect(card.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await card
    .first()
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect.poll(stored).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect.poll(stored).toEqual(before);
});

test('the way to a pull-up moves on once its criterion is met', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  const program = await makeProgram(request, athlete, {
    goal_text: 'get my first pull-up',
    weeks: 12,
    sessions_per_week: 3,
    minutes_per_session: 30,
    equipment: ['bodyweight', 'pull_up_bar', 'resistance_bands'],
    start_date: dayFromNow(-1),
  });
  const [first] = program.weeks[0].sessions as { workoutId: string; title: string }[];
  const date = new Date(Date.now() - dayMs).toISOString();
  const set = (seconds: number | undefined, reps: number | undefined) => ({
    ...(seconds !== undefined && { seconds }),
    ...(reps !== undefined && { reps }),
  });
  const logged = (exerciseId: string, name: string, sets: object[]) => ({
    name,
    exerciseId,
    planned: { sets: sets.length, seconds: 30 },
    actual: { sets },
    completed: true,
    personalRecord: false,
  });
  const kept = await request.put(`/api/v1/sessions/${sessionId(41)}`, {
    headers: bearer(athlete),
    data: makeSession({
      id: sessionId(41),
      date,
      updatedAt: date,
      workoutId: first?.workoutId ?? '',
      title: first?.title ?? '',
      exercises: [
        logged('dead-hang', 'Dead Hang', [set(32, undefined)]),
        logged('inverted-row', 'Inverted Row', [set(undefined, 10)]),
      ] as never,
    }),
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await enterAs(page, athlete.email, '/program?view=program');
  const card = suggestion(page, /^Ready for the next step/);
  await expect(card).toContainText('20 s of hanging and 8 rows');
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Ready for the next step is accepted.')).toBeVisible();
  await expect(page.getByText(/^Next · /).locator('..')).toContainText('Negatives');
});
