import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';
import { loadWorkout } from './support/workout.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const oneLift = {
  id: 'one-lift',
  title: 'One Lift',
  source: 'ai',
  provider: 'local',
  play: {
    blocks: [
      {
        kind: 'sets',
        title: 'Main lift',
        score: 'load',
        items: [
          {
            name: 'Back Squat',
            exerciseId: 'back-squat',
            type: 'exercise',
            sets: 2,
            reps: 5,
            weight: 65,
            restBetweenSets: 60,
          },
        ],
      },
    ],
  },
  workout: [],
};

test('the bar and the plates of the profile are what each side is loaded with', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/profile');
  const bar = page.getByRole('group', { name: 'Bar', exact: true });
  await bar.getByRole('radio', { name: '15 kg' }).check({ force: true });
  await page.getByRole('switch', { name: 'Only the plates that I have' }).check();
  // No plate of 20 kg: 25 a side are made of others.
  const plates = page.getByRole('group', { name: 'Pairs of plates' });
  await plates.getByRole('button', { name: /20 kg/ }).first().click();
  await expect(plates.getByRole('spinbutton', { name: '20 kg' })).toHaveText('none');
  expect(await violationsInBothModes(page)).toEqual([]);
  await loadWorkout(page, athlete, oneLift);
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByText('Get ready', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const side = page.locator('.set-tile', { hasText: 'Each side' });
  await expect(side).toContainText('15+10');
});

test('weight and waist are kept for who agrees, and drawn over time @nightly', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/analytics');
  await page.getByRole('link', { name: 'Keep facts about my health' }).click();
  await page.getByRole('switch', { name: 'Keep facts about my health' }).check();
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Waist' }).click();
  const field = page.getByLabel('Waist today (cm)');
  await field.fill('8');
  await field.press('Enter');
  await expect(page.getByText('Use a number from 10 to 300 cm')).toBeVisible();
  await field.fill('82,5');
  await field.press('Enter');
  await expect(page.getByText(/^Waist: 82\.5 cm on /)).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);

  // Of another day, from another device.
  const headers = { authorization: `Bearer ${athlete.token}` };
  const value = { name: 'waist', day: '2026-01-05', value: 86 };
  const told = { changedAt: new Date().toISOString(), deviceId: 'tablet', deleted: false };
  const item = { kind: 'body_measure', id: '2026-01-05:waist', value, ...told };
  await expect
    .poll(async () => {
      const sent = { headers, data: { items: [item] } };
      const reply = await request.put('/api/v1/profile/items', sent);
      const { items } = await reply.json();
      return items[0]?.deleted;
    })
    .toBe(false);
  await page.reload();
  await page.getByRole('button', { name: 'Waist' }).click();
  await expect(page.getByRole('img', { name: /^Waist from 86 cm/ })).toBeVisible();
});
