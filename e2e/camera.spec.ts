import type { Page } from '@playwright/test';
import { movements } from '../packages/domain/src/camera/movements.ts';
import { chromiumArguments, findJourneyBrowser } from '../scripts/chromium.mjs';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { makeFilm } from './support/camera-film.ts';
import { expect, test } from './support/server.ts';
import { loadWorkout } from './support/workout.ts';

const reps = 5;
const film = await makeFilm({
  id: 'air-squat',
  movement: movements['air-squat'],
  reps,
  // The model is loaded meanwhile.
  secondsBefore: 12,
  secondsAfter: 90,
});

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: findJourneyBrowser(),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film.path}`,
    ],
  },
});
test.afterAll(() => film.remove());

const squat = { name: 'Air squat', exerciseId: 'air-squat', type: 'exercise' };

const squats = {
  id: 'squats',
  title: 'Squats',
  source: 'ai',
  play: {
    blocks: [
      {
        kind: 'sets',
        title: 'Legs',
        score: 'reps',
        items: [{ ...squat, sets: 2, reps: 12, restBetweenSets: 60 }],
      },
    ],
  },
  workout: [],
};

/** Chromium's own answer, by the headers of the document that is open. */
const mayUseCamera = (page: Page) =>
  page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
    ).featurePolicy.allowsFeature('camera'),
  );

const mayRunWebAssembly = (page: Page) =>
  page.evaluate(() =>
    WebAssembly.compile(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );

async function startSet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByText('Get ready', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
}

// Looking at the film takes a third of a minute of both cores. The counting itself has tests of its own.
test('a camera counts a set once it is switched on, on this page alone, and sends nothing', {
  tag: '@nightly',
}, async ({ page, request, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (made) => asked.push(made.url()));
  const ofPose = () => asked.filter((url) => /pose-worker|movenet|tfjs/.test(url));
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/home');
  await loadWorkout(page, athlete, squats);
  await startSet(page);
  await expect(page.getByRole('button', { name: 'Count by camera' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Timer settings' });
  const experiment = settings.getByRole('switch', { name: 'Count by camera (experiment)' });
  await expect(experiment).not.toBeChecked();
  await experiment.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Count by camera' });
  await expect(button).toBeVisible();
  expect(ofPose()).toEqual([]);

  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Count by camera' });
  await expect(sheet).toContainText('It does not judge form.');
  await expect(sheet.getByText('reps', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const count = async () => Number(await sheet.locator('[role=status] span').first().textContent());
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(reps - 1);
  // Whoever stands still is not counted on.
  await page.waitForTimeout(8000);
  const counted = await count();
  expect(Math.abs(counted - reps)).toBeLessThanOrEqual(1);
  await expect(sheet).toContainText(/The last took \d\.\d s there, \d\.\d s back\./);
  await sheet.getByRole('button', { name: `Use ${counted}` }).click();
  await expect(page.locator('.set-target')).toContainText(`${counted} reps`);

  expect(ofPose().length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('blob:'))).toEqual(
    [],
  );
  expect(await mayUseCamera(page)).toBe(true);
  expect(await mayRunWebAssembly(page)).toBe(false);
});

test('whoever comes to the workout from another page loads it anew for the camera, and goes on', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/home');
  await loadWorkout(page, athlete, squats);
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Timer settings' });
  await settings.getByRole('switch', { name: 'Count by camera (experiment)' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/home');
  expect(await mayUseCamera(page)).toBe(false);
  await page.getByRole('link', { name: 'Workout', exact: true }).first().click();
  await startSet(page);
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Start set 2' }).press('Enter');

  const button = page.getByRole('button', { name: 'Count by camera' });
  const sheet = page.getByRole('dialog', { name: 'Count by camera' });
  await button.click();
  await sheet.getByRole('button', { name: 'Load anew' }).click();
  await expect(page.getByText(/set 2 of 2/i).first()).toBeVisible();
  expect(await mayUseCamera(page)).toBe(true);
  await button.click();
  await expect(sheet.getByLabel('Your picture')).toBeVisible();
});

test.describe('from the copy on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the workout alone may use the camera', { tag: '@nightly' }, async ({ page, request }) => {
    const { email } = await createAthlete(request);
    await enterAs(page, email, '/home');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    for (const [path, isOpen] of [
      ['/workout', true],
      ['/coach', false],
    ] as const) {
      await page.goto(path);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      expect(await mayUseCamera(page)).toBe(isOpen);
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().map(({ url }) => url);
    });
    expect(kept.some((url) => url.includes('/assets/'))).toBe(true);
    expect(kept.filter((url) => /pose-worker|movenet|tfjs/.test(url))).toEqual([]);
  });
});
