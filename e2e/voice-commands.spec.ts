import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { giveBrowserEar, hear } from './support/browser-ear.ts';
import { giveBrowserVoice, spokenIn } from './support/browser-voice.ts';
import { expect, test } from './support/server.ts';
import { loadWorkout, twoSets } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function say(page: Page, ...guesses: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Speak a command' }).click();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  await hear(page, ...guesses);
  await expect(page.getByRole('button', { name: 'Speak a command' })).toBeVisible();
}

test('a set is told, ended and taken back by voice, and what was understood is said', async ({
  page,
  request,
}) => {
  await giveBrowserEar(page);
  await giveBrowserVoice(page);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, twoSets);
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Timer settings' });
  await sheet.getByRole('switch', { name: 'Voice commands' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start workout' }).click();

  await expect(page.getByText('Get ready', { exact: true })).toBeVisible();
  await say(page, 'skip');
  await say(page, 'twelve hat sixty', 'twelve at sixty');
  await expect(page.getByText('60 kg, 12 reps')).toBeAttached();
  await say(page, 'we will rock you');
  await expect(page.getByText('Not understood: “we will rock you”')).toBeVisible();
  await say(page, 'done');
  await expect(page.getByRole('region', { name: 'Your set' })).toContainText('Logged');
  await say(page, 'effort eight');
  await expect(page.getByRole('region', { name: 'Your set' })).toContainText('8');
  await expect.poll(() => spokenIn(page)).toContain('Effort 8.');
  await say(page, 'pause');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await say(page, 'undo');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => spokenIn(page)).toContain('Taken back.');
});
