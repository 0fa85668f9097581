import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
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
  test(`a quick ${kind} is made and started without a workout`, async ({ page, request }) => {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email, '/workout');
    await page.getByRole('button', { name: kind, exact: true }).click();
    await holdClock(page);
    await page
      .getByRole('button', { name: /^Start/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const [index, [name, shown]] of steps.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(heading(page, name)).toBeVisible();
      await expect(clock(page)).toHaveText(shown);
    }
  });
}
