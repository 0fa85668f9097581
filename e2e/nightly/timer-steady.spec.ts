import { createAthlete, enterAs } from '../support/athlete.ts';
import { expect, test } from '../support/server.ts';
import { loadWorkout } from '../support/workout.ts';

const sets = {
  id: 'sets',
  title: 'Sets',
  source: 'ai',
  workout: [
    {
      name: 'Goblet Squat',
      type: 'exercise',
      sets: 2,
      reps: 8,
      weight: 16,
      cues: ['Push the floor away, ribs down, and look ahead while you breathe out on the way up.'],
    },
    { name: 'Push-Up', type: 'exercise', duration: 40 },
  ],
};

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1360, 850],
] as const) {
  test(`whatever comes and goes around them, the figures stay, ${width} × ${height}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email);
    await loadWorkout(page, athlete, sets);
    await page.getByRole('button', { name: 'Start workout' }).click();
    const figures = page.getByRole('timer').locator('span');
    const place = async () => figures.boundingBox();
    await expect(page.getByText(/Push the floor away/)).toBeVisible();
    const before = await place();

    await page.keyboard.press(' ');
    await expect(page.getByText('Paused')).toBeVisible();
    expect(await place(), 'paused').toEqual(before);
    await page.keyboard.press(' ');
    await expect(page.getByText('Paused')).toHaveCount(0);

    // As to a browser that has forgotten the taps before.
    await page.addInitScript(() => {
      Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => false });
    });
    await page.reload();
    await expect(page.getByText('Tap for sound')).toBeVisible();
    expect(await place(), 'without sound').toEqual(before);

    await page.keyboard.press('d');
    await expect(page.getByText('Tap for sound')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Log the set' })).toBeVisible();
    expect(await place(), 'with a set to log').toEqual(before);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('d');
    await expect(page.getByText('Push-Up', { exact: true }).first()).toBeVisible();
    expect(await place(), 'without a cue').toEqual(before);
  });
}
