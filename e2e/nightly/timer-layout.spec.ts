import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from '../support/athlete.ts';
import { digitHeight, digitOverflow, findFaults, readContrasts } from '../support/measure.ts';
import { expect, test } from '../support/server.ts';
import { compound, holdClock, loadWorkout, openSheet, threeSteps } from '../support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

const longNames = {
  id: 'long-names',
  title: 'A workout whose title goes on and on until nobody reads it',
  source: 'ai',
  workout: [
    {
      name: 'Alternating Single-Leg Romanian Deadlift with Reach',
      type: 'exercise',
      reps: 12,
      weight: 16,
      rpe: 7,
      side: 'both',
      restAfter: 45,
      cues: ['Push the floor away, ribs down, and look ahead while you breathe out on the way up.'],
    },
    { name: 'Half-Kneeling Single-Arm Kettlebell Press', type: 'exercise', reps: 10 },
  ],
};

const stopwatch = {
  id: 'quick-stopwatch',
  title: 'Stopwatch',
  workoutType: 'Stopwatch',
  source: 'quick',
  quick: 'stopwatch',
  workout: [{ name: 'Stopwatch', type: 'exercise', duration: 7200 }],
};

const fivePhases = {
  id: 'five-phases',
  title: 'Five Phases',
  workoutType: 'Circuit',
  totalRounds: 1,
  source: 'ai',
  workout: [
    { name: 'March', type: 'warmup', duration: 30, cues: ['Knees up'] },
    { name: 'Squat', type: 'exercise', duration: 40, side: 'both', cues: ['Heels heavy'] },
    { name: 'Swing', type: 'exercise', reps: 12, weight: 16 },
    { name: 'Stretch', type: 'cooldown', duration: 45 },
  ],
};

const twoParts = {
  id: 'two-parts',
  title: 'Two Parts',
  source: 'ai',
  workout: [],
  phases: [
    { name: 'Strength', exercises: [{ name: 'Squat', duration: 30 }] },
    { name: 'Finisher', exercises: [{ name: 'Burpee', duration: 30 }] },
  ],
};

async function begin(page: Page, athlete: Athlete, workout: object, keys: string[] = []) {
  await loadWorkout(page, athlete, workout);
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await holdClock(page);
  await page.getByRole('button', { name: 'Start workout' }).click();
  for (const key of keys) await page.keyboard.press(key);
  await expect(clock(page)).toBeVisible();
}

const clock = (page: Page) => page.getByRole('timer');

const screens: [string, object, string[]][] = [
  ['work with a long name', longNames, []],
  ['a pause', longNames, [' ']],
  ['a rest with a set to log', longNames, ['d']],
  ['the introduction', compound, []],
  ['an open round', compound, ['ArrowRight']],
  ['a stopwatch', stopwatch, []],
];
const sideways = [
  [844, 390],
  [640, 360],
  [568, 320],
] as const;
const upright = [
  [390, 844],
  [360, 640],
  [320, 568],
] as const;

for (const [name, workout, keys] of screens) {
  test(`${name} fits every small screen, its figures readable across the room`, async ({
    page,
    request,
  }) => {
    const athlete = await createAthlete(request);
    await enterAs(page, athlete.email);
    await begin(page, athlete, workout, keys);
    const look = async ([width, height]: readonly [number, number]) => {
      await page.setViewportSize({ width, height });
      expect(await findFaults(page), `${width} × ${height}`).toEqual([]);
      expect(await digitOverflow(page), `${width} × ${height}`).toBeLessThanOrEqual(1);
    };
    expect(await digitHeight(page), 'upright').toBeGreaterThanOrEqual(91);
    for (const size of sideways) {
      await look(size);
      expect(await digitHeight(page), `${size}`).toBeGreaterThanOrEqual(116);
    }
    for (const size of upright) await look(size);
    // A page magnified four times has no room for such figures, but for everything else.
    await look([320, 256]);
  });
}

test('the last minute has figures of 116 px on an upright phone', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await begin(page, athlete, longNames, ['d']);
  await expect(clock(page)).toContainText('0:45');
  expect(await digitHeight(page)).toBeGreaterThanOrEqual(116);
});

const phases: [object, string[]][] = [
  [fivePhases, ['Get ready', 'Warm-up', 'Work', 'Rest', 'Work', 'Cool-down']],
  [twoParts, ['Work', 'Transition', 'Work']],
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [workout, words] of phases) {
    test(`${words.join(', ')}: each has contrast, ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme });
      const athlete = await createAthlete(request);
      await enterAs(page, athlete.email);
      await begin(page, athlete, workout, [' ']);
      for (const [step, word] of words.entries()) {
        if (step > 0) await page.keyboard.press('ArrowRight');
        await expect(page.locator('.run-phase')).toContainText(word);
        const contrasts = await readContrasts(page);
        expect(contrasts.filter(({ isClock }) => isClock)).toHaveLength(1);
        const low = contrasts.filter(({ ratio, isClock }) => ratio < (isClock ? 5 : 4.5));
        expect(low, word).toEqual([]);
      }
    });
  }
}

const longAndTimed = {
  id: 'long-and-timed',
  title: 'Long and Timed',
  source: 'ai',
  workout: ['Push-Up', 'Half-Kneeling Kettlebell Press', 'Single-Leg Romanian Deadlift'].map(
    (name) => ({ name: `${name} with a Reach`, type: 'exercise', duration: 40, restAfter: 0 }),
  ),
};

test('however long its name is, the time of what comes next is seen', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await begin(page, athlete, longAndTimed);
  for (const [width, height] of [...upright, ...sideways, [1360, 900]] as const) {
    await page.setViewportSize({ width, height });
    const times = page.locator('.run-next').getByText('· 0:40').filter({ visible: true });
    await expect(times).toHaveCount(2);
    for (const time of await times.all()) {
      await expect(time).toBeInViewport({ ratio: 1 });
      expect(await time.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(1);
    }
  }
});

test('the buttons of a dialog fill its lines on a phone', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await begin(page, athlete, threeSteps);
  await openSheet(page, 'More');
  await page.getByRole('button', { name: 'End workout' }).click();
  const edges = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return { left: Math.round(box?.x ?? 0), right: Math.round((box?.x ?? 0) + (box?.width ?? 0)) };
  };
  const save = await edges('Save what you did');
  expect((await edges('Keep going')).left).toBe(save.left);
  expect((await edges('Throw it away')).right).toBe(save.right);
});

test('a stopwatch has no other steps, and tells no limit', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await begin(page, athlete, stopwatch);
  await page.clock.runFor(65_000);
  await expect(clock(page)).toContainText('1:05');
  await page.keyboard.press('ArrowRight');
  await expect(clock(page)).toContainText('1:05');
  for (const name of ['Previous step', 'Next step', 'Steps']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('120:00')).toHaveCount(0);
});

test('what has no room as a button is in the More sheet', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await begin(page, athlete, threeSteps, ['ArrowRight']);
  await page.setViewportSize({ width: 320, height: 256 });
  await openSheet(page, 'More');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Mute' }).click();
  await openSheet(page, 'More');
  await expect(sheet.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Previous step' }).click();
  await expect(clock(page)).toContainText('0:10');
});
