import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { generate, minutes, press, route, startButton, text } from './support/generate.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an exercise can be looked up, swapped and put back', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Bodyweight circuit');
  const names = () => page.getByRole('button', { name: /^Swap / }).allTextContents();
  const swap = page.getByRole('button', { name: /^Swap / }).nth(4);
  const name = ((await swap.getAttribute('aria-label')) ?? '').replace('Swap ', '');
  await page
    .getByRole('button', { name: new RegExp(`${name}.*How to do it`) })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const before = (await names()).length;
  await swap.click();
  const sheet = page.getByRole('dialog', { name: `Swap ${name}` });
  await sheet
    .getByRole('button', { name: /^Swap in / })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  expect(await names()).toHaveLength(before);
  await expect(swap).not.toHaveAttribute('aria-label', `Swap ${name}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(swap).toHaveAttribute('aria-label', `Swap ${name}`);
});

test('by keyboard the focus stays near what a press took away', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await enterAs(page, (await createAthlete(request)).email);
  await text(page).fill('20 min kettlebell');
  for (const name of ['Kettlebells', '20 min']) {
    const chip = page.getByRole('button', { name: `Not meant: ${name}` });
    await expect(chip).toBeVisible();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Not meant: Kettlebells' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await generate(page, '20 min kettlebell');
  await page.getByRole('button', { name: 'Clear this workout' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Generate workout' })).toBeFocused();
});

test('own gear can be added, is used, and its deletion can be undone', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await page.getByRole('button', { name: /^Kit/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Add your own' }).click();
  await sheet.getByRole('button', { name: 'Save kit' }).click();
  await expect(sheet.getByText('Give the profile a name.')).toBeVisible();
  await sheet.getByLabel('Name').fill('Shed');
  await sheet.getByRole('button', { name: 'Kettlebells' }).click();
  await sheet.getByRole('button', { name: 'Save kit' }).click();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kit Shed' })).toBeVisible();
  await text(page).fill('Whatever');
  const sent = page.waitForRequest(route);
  await press(page);
  expect((await sent).postDataJSON().equipment_override).toContain('kettlebells');
  await expect(startButton(page)).toBeVisible();

  await page.getByRole('button', { name: 'Kit Shed' }).click();
  await sheet.getByRole('button', { name: 'Delete Shed' }).click();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kit Minimal home' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Kit Shed' })).toBeVisible();
});

test('a latest workout that cannot be had is asked for again', { tag: '@nightly' }, async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Bodyweight circuit');
  const latest = '**/api/v1/workouts/user/*status=generated*';
  await other.route(latest, (call) => call.fulfill({ status: 500, json: { detail: 'x' } }));
  await enterAs(other, athlete.email);
  await expect(other.getByText('Failed to load latest workout')).toBeVisible();
  await other.unrouteAll();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(startButton(other)).toBeVisible();
  await expect(other.getByText('Failed to load latest workout')).toBeHidden();
});

for (const width of [390, 1360]) {
  test(`the page has no axe violation, light or dark, ${width} px`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const { email } = await createAthlete(request);
    await enterAs(page, email);
    await expect(text(page)).toBeVisible();
    expect(await violationsInBothModes(page), 'empty').toEqual([]);
    await generate(page, 'Kettlebell EMOM, no jumping, my left knee is cranky');
    await page.getByText('Why this workout?').click();
    expect(await violationsInBothModes(page), 'result').toEqual([]);
    await text(page).fill('my chest hurts and I fainted');
    await press(page);
    await expect(page.getByText(/^No workout was made/)).toBeVisible();
    expect(await violationsInBothModes(page), 'safety').toEqual([]);
    await minutes(page).fill('4');
    await press(page);
    await expect(page.getByText('Please fix form errors')).toBeVisible();
    expect(await violationsInBothModes(page), 'form').toEqual([]);
  });
}

for (const hasTouch of [true, false]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test('every example can be reached, and is seen to be there', { tag: '@nightly' }, async ({
      page,
      request,
    }) => {
      await enterAs(page, (await createAthlete(request)).email);
      const list = page.getByRole('list', { name: 'Examples' });
      const chips = list.getByRole('button');
      await expect(chips).toHaveCount(5);
      const edges = await chips.evaluateAll((all) =>
        all.map((chip) => chip.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
      // One line to swipe, of which the edge clearly cuts one; or all of them in sight.
      const cut = edges.filter(({ left, right }) => left < 340 && right > 400);
      const beyond = edges.filter(({ right }) => right > 390);
      expect([cut.length, beyond.length]).toEqual(hasTouch ? [1, 4] : [0, 0]);
    });
  });
}
