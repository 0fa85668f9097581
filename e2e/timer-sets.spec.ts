import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { countPresses } from './support/presses.ts';
import { expect, test } from './support/server.ts';
import { holdClock, loadWorkout } from './support/workout.ts';

// A held clock would draw every frame of the figure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lift = { name: 'Barbell back squat', exerciseId: 'back-squat', type: 'exercise' };

const strength = {
  id: 'strength-day',
  title: 'One Rack, Heavy',
  source: 'ai',
  provider: 'local',
  play: {
    blocks: [
      {
        kind: 'sets',
        title: 'Main lift',
        score: 'load',
        items: [
          { ...lift, type: 'warmup', role: 'ramp', sets: 1, reps: 5, weight: 60, restAfter: 20 },
          { ...lift, sets: 3, reps: 5, weight: 95, rpe: 8, restBetweenSets: 20 },
        ],
      },
    ],
  },
  workout: [],
};

const shapes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1360, height: 850 } },
];

async function begin(page: Page, athlete: Athlete): Promise<void> {
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, strength);
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByText('Get ready', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  // The library and the figures are on the device from here on.
  await expect(page.getByText('Each side')).toBeVisible();
  await expect(page.locator('.set-figure svg')).toBeVisible();
  await page.context().setOffline(true);
  await holdClock(page);
}

async function storedSets(page: Page, { token }: Athlete) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/v1/sessions', { headers });
  return (await answer.json()).sessions[0]?.exercises[0]?.actual.sets;
}

const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true });
const target = (page: Page) => page.locator('.set-target');
const yourSet = (page: Page) => page.getByRole('region', { name: 'Your set' });

/** A press that stays until the number has gone far. */
async function hold(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).hover();
  await page.mouse.down();
  await page.clock.runFor(1500);
  await page.mouse.up();
}

for (const { name, viewport } of shapes) {
  // The wide screen is for the night.
  const details = name === 'desktop' ? { tag: '@nightly' } : {};
  test.describe(`on a ${name}`, details, () => {
    test.use({ viewport });

    test('a set waits, one press logs what is shown, and the rest starts itself', async ({
      page,
      request,
    }) => {
      const athlete = await createAthlete(request);
      const pressesIn = await countPresses(page);
      await begin(page, athlete);
      await expect(target(page)).toContainText('60 kg, 5 reps');
      await done(page).press('Enter');
      await page.getByRole('button', { name: 'Start now' }).press('Enter');

      // Far beyond what a set takes: nothing ends it but a press.
      await page.clock.runFor(60_000);
      await expect(page.getByRole('timer')).toHaveText('1:00');
      await expect(target(page)).toContainText('95 kg, 5 reps');
      await expect(page.getByText('20+15+2.5')).toBeVisible();
      await expect(page.getByText('2 left in you')).toBeVisible();

      const asShown = await pressesIn(async () => {
        await done(page).press('Enter');
        await expect(yourSet(page)).toContainText('Logged');
        await expect(page.getByRole('timer')).toHaveText('0:20');
      });
      expect(asShown).toBe(1);

      // In the rest a change is kept at once, and moves the next target: two presses in all.
      const changedAfter = await pressesIn(async () => {
        await yourSet(page).getByRole('button', { name: 'Less: Weight' }).click();
        await expect(page.getByRole('region', { name: 'Next' })).toContainText('92.5 kg × 5');
      });
      expect(asShown + changedAfter).toBe(2);
      await page.clock.runFor(20_000);
      await expect(target(page)).toContainText('92.5 kg, 5 reps');

      // Before Done as well: a rep less, then Done.
      const otherReps = await pressesIn(async () => {
        await page.getByRole('button', { name: 'Less: Reps' }).click();
        await expect(target(page)).toContainText('92.5 kg, 4 reps');
        await done(page).press('Enter');
      });
      expect(otherReps).toBe(2);
      await page.getByRole('button', { name: 'Start set 3' }).press('Enter');
      await page.clock.runFor(1000);

      // Far from the target in both: each is held once, then Done.
      const farOff = await pressesIn(async () => {
        await hold(page, 'Less: Weight');
        await hold(page, 'More: Reps');
        await expect(target(page)).toContainText(/^[1-8]\d(\.5)? kg, \d\d reps/);
        await done(page).press('Enter');
      });
      expect(farOff).toBe(3);
      await expect(page.getByRole('heading', { name: 'That’s a wrap.' })).toBeVisible();

      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.clock.runFor(5000);
      await expect
        .poll(() => storedSets(page, athlete))
        .toEqual([
          { role: 'ramp', reps: 5, weight: 60 },
          { reps: 5, weight: 92.5, rpe: 8 },
          { reps: 4, weight: 92.5, rpe: 8 },
          expect.objectContaining({ rpe: 8 }),
        ]);
      const [, , , last] = await storedSets(page, athlete);
      expect(last.weight).toBeLessThan(90);
      expect(last.reps).toBeGreaterThan(6);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('how-to and swap leave the clock running, and what was logged stays', async ({
    page,
    request,
  }) => {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email);
    await loadWorkout(page, athlete, strength);
    await page.getByRole('button', { name: 'Start workout' }).click();
    await page.keyboard.press('ArrowRight');
    await done(page).press('Enter');
    await page.getByRole('button', { name: 'Start now' }).press('Enter');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'How to' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'How to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await done(page).press('Enter');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start set 2' }).press('Enter');
    await page.getByRole('button', { name: 'Swap' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: /Swap/ });
    const first = sheet.getByRole('button', { name: /^Swap in / }).first();
    const other = (await first.getAttribute('aria-label'))?.replace('Swap in ', '') ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 2, name: other })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: other })).toBeVisible();
    await done(page).press('Enter');
    await page.getByRole('button', { name: 'Start set 3' }).press('Enter');
    await done(page).press('Enter');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${athlete.token}` };
        const answer = await page.request.get('/api/v1/sessions', { headers });
        const [session] = (await answer.json()).sessions;
        return session?.exercises.map(
          (one: { name: string; actual: { sets: unknown[] } }) =>
            `${one.name} ${one.actual.sets.length}`,
        );
      })
      .toEqual([`${lift.name} 2`, `${other} 2`]);
  });

  test('who counts the reps left sees and logs those', { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email);
    await loadWorkout(page, athlete, strength);
    await page.getByRole('button', { name: 'Timer settings' }).click();
    await page.getByRole('switch', { name: 'Effort as reps left' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start workout' }).click();
    await page.keyboard.press('ArrowRight');
    await done(page).press('Enter');
    await page.getByRole('button', { name: 'Start now' }).press('Enter');
    await expect(page.locator('.set-tile', { hasText: 'Effort' })).toContainText('2 left');
    await done(page).press('Enter');
    await yourSet(page).getByRole('button', { name: 'Less: Reps left' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'End workout' }).click();
    await page.getByRole('button', { name: 'Save what you did' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => storedSets(page, athlete))
      .toContainEqual({ reps: 5, weight: 95, rir: 1.5 });
  });

  test('who wants it plays sets by the clock', { tag: '@nightly' }, async ({ page, request }) => {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email);
    await loadWorkout(page, athlete, strength);
    await page.getByRole('button', { name: 'Timer settings' }).click();
    await page.getByRole('switch', { name: 'Sets by the clock' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start workout' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('timer', { name: 'Time left in this step' })).toBeVisible();
  });
});
