import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { generate, startButton } from './support/generate.ts';
import { expect, test } from './support/server.ts';
import { aFrame, holdClock, openSheet } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

const clock = (page: Page) => page.getByRole('timer');
/** A button that has just come under the thumb takes no tap yet. */
const settle = (page: Page) => page.waitForTimeout(800);

async function open(page: Page, athlete: Athlete, wish: string): Promise<void> {
  await enterAs(page, athlete.email);
  await generate(page, wish);
}

/** Held before the timer starts: a clock that is changed under it would be an absence. */
async function begin(page: Page): Promise<void> {
  await holdClock(page);
  await startButton(page).click();
  await page.waitForURL('**/workout');
  await expect
    .poll(async () => {
      await aFrame(page);
      return clock(page).isVisible();
    })
    .toBe(true);
}

/** Over introduction and warm-up to the first step of that name. */
async function goTo(page: Page, name: RegExp, nth = 0): Promise<void> {
  await openSheet(page, 'Steps');
  await page.getByRole('dialog').getByRole('button', { name }).nth(nth).click();
  await aFrame(page);
  await settle(page);
}

async function storedSessions(page: Page, { token }: Athlete) {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await page.request.get('/api/v1/sessions', { headers })).json()).sessions;
}

async function hold(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.clock.runFor(600);
  await page.mouse.up();
  await aFrame(page);
}

test('an AMRAP is counted by taps, outlasts a reload and is scored', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await open(page, athlete, 'Cindy, intermediate');
  await expect(page.getByText('As many rounds as you can in 20 min')).toBeVisible();
  await begin(page);
  await goTo(page, /Cindy/);
  await expect(clock(page)).toContainText('20:00');
  const panel = page.getByRole('button', { name: /\+1 round/i });
  for (let round = 0; round < 3; round += 1) {
    await page.clock.runFor(60_000);
    await panel.click();
    await aFrame(page);
  }
  await expect(panel).toContainText('3');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel).toContainText('2');
  await page.keyboard.press('t');
  await expect(panel).toContainText('3');
  await page.reload();
  await aFrame(page);
  await expect(panel).toContainText('3');

  await page.clock.runFor(18 * 60_000);
  const question = page.getByRole('dialog', { name: 'Time', exact: true });
  await expect(question).toContainText('3 rounds done');
  await question.getByRole('spinbutton', { name: 'Push-Up' }).press('ArrowUp');
  await question.getByRole('spinbutton', { name: 'Push-Up' }).press('ArrowUp');
  await question.getByRole('button', { name: /^Add \d+ reps$/ }).click();
  await page.clock.runFor(5 * 60_000);

  const scores = page.getByRole('list', { name: 'Scores' });
  await expect(scores).toContainText(/3 rounds \+ \d+ reps/);
  await scores.getByRole('button', { name: /Correct/ }).click();
  await scores.getByRole('spinbutton', { name: 'Rounds' }).press('ArrowUp');
  await expect(scores).toContainText(/4 rounds \+ \d+ reps/);
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect
    .poll(async () => (await storedSessions(page, athlete))[0]?.scores?.[0])
    .toMatchObject({ kind: 'rounds', rounds: 4, reps: expect.any(Number) });
});

test('a task for time is split by taps and finished by a held press', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await open(page, athlete, 'Fran, intermediate');
  await expect(page.getByText(/^21-15-9 of each, for time, cap 1\d:00$/)).toBeVisible();
  await begin(page);
  await goTo(page, /Fran/);
  await expect(clock(page)).toContainText('0:00');
  const panel = page.locator('.run-tap');
  await expect(panel).toContainText('Round 1 of 3');
  await page.clock.runFor(120_000);
  await panel.click();
  await aFrame(page);
  await expect(panel).toContainText('15 of each');
  await page.clock.runFor(100_000);
  await panel.click();
  await aFrame(page);
  await expect(panel).toContainText('Hold to finish');
  await page.clock.runFor(60_000);
  await panel.click();
  await aFrame(page);
  await expect(panel).toContainText('Round 3 of 3');
  await hold(page, /Finish Fran/);
  await expect(panel).toBeHidden();
  await page.clock.runFor(6 * 60_000);
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText(/4:4\d/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => (await storedSessions(page, athlete))[0]?.scores?.[0])
    .toMatchObject({ kind: 'time', format: 'for_time' });
  const [{ benchmark, scores }] = await storedSessions(page, athlete);
  expect(benchmark).toBe('fran');
  expect(scores[0].splits).toHaveLength(3);
});

test('an EMOM keeps its minutes, and the next block announces itself @nightly', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  const wish = '12 min EMOM then a Tabata finisher, one 16 kg kettlebell, 25 min';
  await open(page, athlete, wish);
  await expect(page.getByText('Every minute for 12 min')).toBeVisible();
  await begin(page);
  await openSheet(page, 'Steps');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Minute 1 of 12/ })
    .click();
  await aFrame(page);
  await settle(page);
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: /in 0:3\d/ })).toBeVisible();
  await page.clock.runFor(30_000);
  await settle(page);
  await page.getByRole('button', { name: 'Missed' }).click();
  await expect(page.getByRole('button', { name: 'Missed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // To the end of the twelfth minute, over the rest after it.
  await page.clock.runFor(659_000 + 52_000);
  await expect(page.getByRole('heading', { name: /^Starting: Tabata/ })).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  const scores = page.getByRole('list', { name: 'Scores' });
  await expect(scores).toContainText('11 minutes');
});

test('repeats of a distance are ended by a tap, each with its split', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await open(page, athlete, '8 x 400, my 5k is 22:30');
  await expect(page.getByText('8 × 400 m').first()).toBeVisible();
  await expect(page.getByText(/rest 1:20/)).toBeVisible();
  await begin(page);
  await goTo(page, /400 m run/);
  const panel = page.locator('.run-tap');
  await expect(panel).toContainText(/target 1:\d\d/);
  await page.clock.runFor(104_000);
  await panel.click();
  await aFrame(page);
  await expect(page.getByText(/400 m in 1:4\d, target 1:\d\d/)).toBeVisible();
  await page.clock.runFor(81_000);
  await expect(page.getByText('Rep 2 of 8').first()).toBeVisible();
  await page.clock.runFor(100_000);
  await page.keyboard.press('t');
  await expect(page.getByText(/400 m in 1:4\d/)).toBeVisible();
  await openSheet(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: 'End workout' }).click();
  await aFrame(page);
  await page.getByRole('dialog').getByRole('button', { name: /save/i }).click();
  await aFrame(page);
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText(/1:4\d on average/);
});

const log = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,RPE',
  ...[7, 3].flatMap((daysAgo) => {
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const lifts = [
      ['Squat (Barbell)', 100],
      ['Bench Press (Barbell)', 75],
      ['Bent Over Row (Barbell)', 65],
    ] as const;
    return lifts.flatMap(([name, weight]) =>
      [1, 2, 3].map((set) => `${day} 18:00:00,Evening,50m,${name},${set},${weight},5,8`),
    );
  }),
].join('\n');

test('a 5×5 takes its weights from an imported log', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await page.goto('/analytics');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(log) });
  const preview = page.getByRole('dialog', { name: 'Import from Strong' });
  await preview.getByRole('button', { name: /^Import 2/ }).click();
  await expect(page.getByText(/2 sessions imported/)).toBeVisible();
  await page.goto('/home');
  await generate(page, '5x5 squat, bench, row with a barbell, 50 min');
  const card = page.getByRole('main');
  const squat = card.getByRole('listitem').filter({ hasText: 'Back Squat' }).last();
  await expect(squat).toContainText(/5 × 5 × (8|9|10)\d(\.\d)? kg/);
  await expect(squat).toContainText('last time 100 kg × 5');
  await expect(squat).toContainText(/Warm-up sets: 20 kg × /);
  await begin(page);
  await goTo(page, /Back Squat.*Set 1\/5/);
  await expect(page.locator('.set-target')).toContainText(/\d+(\.\d)? kg, 5 reps/);
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Next' })).toContainText(/\d kg × 5/);
});

test('machines only: every line has its weight, and one of them is changed', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await open(page, athlete, '45 min full body, machines only');
  const press = page
    .getByRole('listitem')
    .filter({ hasText: /Leg Press/ })
    .last();
  await expect(press).toContainText(/\d × [\d–]+ × \d+(\.\d)? kg/);
  await expect(page.getByText(/Barbell|Dumbbell|Kettlebell/)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Change', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit workout' });
  await editor.getByRole('button', { name: /Leg Press/, expanded: false }).click();
  await editor.getByRole('spinbutton', { name: 'Weight' }).press('Home');
  for (let i = 0; i < 3; i += 1) {
    await editor.getByRole('spinbutton', { name: 'Weight' }).press('PageUp');
  }
  await editor.getByRole('spinbutton', { name: 'Sets', exact: true }).press('ArrowUp');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(press).toContainText(/^Leg Press4 × /);
});
