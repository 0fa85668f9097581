import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/server.ts';
import { holdClock } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

const clock = (page: Page) => page.getByRole('timer');
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first();

/** What it is called, and its first steps: name and clock at the beginning of each. */
const kinds: [string, string, [string, string][]][] = [
  [
    'EMOM',
    'EMOM 10 min',
    [
      ['Get Ready', '0:10'],
      ['On the minute', '1:00'],
      ['On the minute', '1:00'],
    ],
  ],
  [
    'Tabata',
    'Tabata 8 × 20/10 s',
    [
      ['Get Ready', '0:10'],
      ['Work', '0:20'],
      ['Breathe.', '0:10'],
      ['Work', '0:20'],
    ],
  ],
  [
    'Intervals',
    'Intervals 6 × 40/20 s',
    [
      ['Get Ready', '0:10'],
      ['Work', '0:40'],
      ['Breathe.', '0:20'],
      ['Work', '0:40'],
    ],
  ],
  ['Countdown', 'Countdown 5:00', [['Countdown', '5:00']]],
  ['Stopwatch', 'Stopwatch', [['Stopwatch', '0:00']]],
];

for (const [kind, title, steps] of kinds) {
  const details = kind === 'EMOM' ? {} : { tag: '@nightly' };
  test(
    `a quick ${kind} is made and started without a workout`,
    details,
    async ({ page, request }) => {
      const athlete = await createAthlete(request);
      await enterAs(page, athlete.email, '/workout');
      await page.getByRole('button', { name: 'Build your own' }).click();
      await page.getByRole('button', { name: kind, exact: true }).click();
      await holdClock(page);
      await page.getByRole('button', { name: 'Start timer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const [index, [name, shown]] of steps.entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await expect(heading(page, name)).toBeVisible();
        await expect(clock(page)).toHaveText(shown);
      }
    },
  );
}

test('a preset starts with one tap, and is drawn as its strip', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/workout');
  await expect(page.getByRole('timer')).toHaveCount(0);
  for (const name of ['Tabata', 'EMOM', 'AMRAP', 'For time', '40/20']) {
    await expect(page.getByRole('button', { name: `Start ${name}` })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start Tabata' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('a timer of one’s own is named, saved, shared by link and started', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/workout');
  await page.getByRole('button', { name: 'Build your own' }).click();
  const sheet = page.getByRole('dialog', { name: 'Build your own' });
  await sheet.getByLabel('Name', { exact: true }).fill('Bag rounds');
  await sheet.getByLabel('Name of interval 1').fill('Punch');
  await sheet.getByRole('button', { name: 'More: Length 1' }).click();
  await sheet.getByRole('button', { name: 'Less: Rounds' }).click();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByText('5 × 0:45/0:20')).toBeVisible();
  await page.getByRole('button', { name: 'Start Bag rounds' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Punch')).toBeVisible();

  const timer = { id: 'x', name: 'From a friend', kind: 'amrap', intervals: [] };
  const whole = { ...timer, rounds: 1, restBetween: 0, leadInSeconds: 0, minutes: 7 };
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'End workout' }).click();
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('button', { name: 'Choose another' }).click();
  await page.goto('/home');
  await page.goto(`/workout#timer=${encodeURIComponent(JSON.stringify(whole))}`);
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(
    'From a friend',
  );
});
