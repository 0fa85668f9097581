import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { expect, test } from './support/server.ts';
import { loadWorkout, threeSteps } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

const names = [
  'Sound',
  'Countdown beeps',
  'Voice',
  'Vibration',
  'Screen flash',
  'Go on when locked',
  'Start by itself',
  'Sets by the clock',
  'Effort as reps left',
  'Voice commands',
  'Heart rate',
  'Count by camera (experiment)',
] as const;

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Timer settings' }).click();
  return page.getByRole('dialog', { name: 'Timer settings' });
}

test('all settings are kept over a reload', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, threeSteps);
  const sheet = await openSettings(page);
  await expect(sheet.getByRole('switch')).toHaveCount(names.length);
  const wanted: boolean[] = [];
  for (const name of names) {
    const setting = sheet.getByRole('switch', { name, exact: true });
    const wasOn = await setting.isChecked();
    await setting.click();
    await expect(setting).toBeChecked({ checked: !wasOn });
    wanted.push(!wasOn);
  }
  await page.reload();
  const again = await openSettings(page);
  for (const [index, name] of names.entries()) {
    await expect(again.getByRole('switch', { name, exact: true }), name).toBeChecked({
      checked: wanted[index] ?? false,
    });
  }
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
});

test('chosen, the page plays on a locked screen while the clock runs', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const { play, pause } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      return play.call(this).then(() => void noted.push('plays'));
    };
    HTMLMediaElement.prototype.pause = function () {
      noted.push('pauses');
      pause.call(this);
    };
  });
  const noted = () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, threeSteps);
  const sheet = await openSettings(page);
  await sheet.getByRole('switch', { name: 'Go on when locked' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect.poll(noted).toEqual(['plays']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(noted).toEqual(['plays', 'pauses']);
});
