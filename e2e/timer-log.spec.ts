import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { digitHeight } from './support/measure.ts';
import { expect, test } from './support/server.ts';
import { aFrame, holdClock, loadWorkout, openSheet, threeSteps } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

const flow = {
  id: 'flow',
  title: 'Long Flow',
  workoutType: 'Compound',
  totalRounds: 2,
  restBetweenRounds: 60,
  source: 'ai',
  workout: [
    { name: 'Kettlebell Clean', type: 'exercise', reps: 5, weight: 16, side: 'both' },
    { name: 'Kettlebell Strict Press', type: 'exercise', reps: 5, weight: 12 },
    { name: 'Front Rack Reverse Lunge', type: 'exercise', reps: 8, weight: 16 },
    { name: 'Swing', type: 'exercise', reps: 15, weight: 24 },
    { name: 'Farmer Carry', type: 'exercise', duration: 40, weight: 20 },
    { name: 'Push-Up', type: 'exercise', reps: 10 },
  ],
};

const parts = [
  ['Kettlebell Clean', '5 reps a side · 16 kg'],
  ['Kettlebell Strict Press', '5 reps · 12 kg'],
  ['Front Rack Reverse Lunge', '8 reps · 16 kg'],
  ['Swing', '15 reps · 24 kg'],
  ['Farmer Carry', '0:40 · 20 kg'],
  ['Push-Up', '10 reps'],
] as const;

const clock = (page: Page) => page.getByRole('timer');
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first();

async function begin(page: Page, athlete: Athlete, workout: object): Promise<void> {
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, workout);
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await holdClock(page);
  await page.keyboard.press(' ');
  await expect(clock(page)).toBeVisible();
}

async function storedSession(page: Page, { token }: Athlete) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/v1/sessions', { headers });
  return (await answer.json()).sessions[0];
}

test('a whole flow can be read, on every screen and among the steps', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await begin(page, await createAthlete(request), flow);
  await expect(page.getByRole('button', { name: 'Rest', exact: true })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  const list = page.getByRole('region', { name: 'This round' });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
    [1360, 850],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [index, [name, dose]] of parts.entries()) {
      const row = list.getByRole('listitem').nth(index);
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByText(name, { exact: true })).toBeInViewport({ ratio: 0.95 });
      await expect(row.getByText(dose, { exact: true })).toBeInViewport({ ratio: 0.95 });
    }
  }
  // On a phone on its side what comes next stands below the whole list.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText('Round Rest · 1:00', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(list.getByText('Push-Up', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1360, height: 850 });
  await openSheet(page, 'Steps');
  const row = page
    .getByRole('dialog', { name: 'Steps' })
    .getByRole('button', { name: /Compound Flow.*Round 1 of 2/ });
  for (const [name, dose] of parts) await expect(row).toContainText(`${name} · ${dose}`);
});

test('a round is logged in the rest after it, and the next starts from it', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await begin(page, athlete, flow);
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(90_000);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Log the round' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log the round' });
  const press = sheet.getByRole('region', { name: 'Log Kettlebell Strict Press' });
  await press.getByRole('button', { name: '12 kg, change' }).click();
  await press.getByRole('button', { name: 'More: Weight in kg' }).click();
  await press.getByRole('button', { name: 'Keep 14.5 kg' }).click();
  await press.getByRole('button', { name: 'Log Kettlebell Strict Press' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1 of 6 logged' })).toBeVisible();
  await page.clock.runFor(61_000);
  await page.keyboard.press('r');
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Log Kettlebell Strict Press' })
    .getByRole('button', { name: 'Log Kettlebell Strict Press' })
    .click();
  await page.getByRole('button', { name: 'Done' }).click();
  const set = { reps: 5, weight: 14.5 };
  await expect
    .poll(async () => (await storedSession(page, athlete))?.exercises[1].actual.sets)
    .toEqual([set, set]);
});

test('timed reps that are done before their time count as done', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await begin(page, athlete, threeSteps);
  await page.clock.runFor(5000);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Breathe.')).toBeVisible();
  await expect(page.getByText(/skipped/)).toHaveCount(0);
  await page.clock.runFor(45_000);
  await expect(page.getByText('2/2')).toBeVisible();
});

test('Rest that passes over work says so, and Undo takes it back', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const [squat, pushUp] = threeSteps.workout;
  const workout = [{ ...squat, restAfter: 0 }, { ...squat, name: 'Lunge' }, pushUp];
  await begin(page, await createAthlete(request), { ...threeSteps, workout });
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  // What a tap brings about besides its answer comes after the next frame.
  await aFrame(page);
  await expect(page.getByText('Lunge skipped.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Goblet Squat')).toBeVisible();
});

test('a last step skipped by mistake can be gone back to', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await begin(page, athlete, threeSteps);
  await page.clock.runFor(41_000);
  await expect(heading(page, 'Push-Up')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Back to the workout' }).click();
  await expect(heading(page, 'Push-Up')).toBeVisible();
  await page.reload();
  await aFrame(page);
  await expect(heading(page, 'Push-Up')).toBeVisible();
  await page.keyboard.press(' ');
  await page.clock.runFor(11_000);
  await expect(heading(page, 'That’s a wrap.')).toBeVisible();
  await expect(page.getByText('2/2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the workout' })).toHaveCount(0);
  await expect
    .poll(async () => (await storedSession(page, athlete))?.completion.status)
    .toBe('completed');
});

test('a skip is told beside the time, not over it', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await begin(page, await createAthlete(request), threeSteps);
  await page.keyboard.press('ArrowRight');
  await aFrame(page);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const strip = page.getByRole('slider', { name: 'Position in the workout' });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
    [1360, 850],
  ] as const) {
    await page.setViewportSize({ width, height });
    const over = await toast.boundingBox();
    const figures = await page.locator('.run-digits').boundingBox();
    const seen = await digitHeight(page);
    const drawn = figures && {
      ...figures,
      y: figures.y + (figures.height - seen) / 2,
      height: seen,
    };
    const others = [strip, page.getByText(/\d left/)].map((part) => part.boundingBox());
    for (const under of [drawn, ...(await Promise.all(others))]) {
      if (!over || !under) throw new Error('not on the screen');
      const across =
        Math.min(over.x + over.width, under.x + under.width) > Math.max(over.x, under.x);
      const down =
        Math.min(over.y + over.height, under.y + under.height) > Math.max(over.y, under.y);
      expect(across && down, `${width} × ${height}`).toBe(false);
    }
  }
});
