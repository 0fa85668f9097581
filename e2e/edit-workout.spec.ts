import type { Locator, Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { coveredBy } from './support/covered.ts';
import { expect, test } from './support/server.ts';

const wish = '30 min circuit with dumbbells, my left knee hurts';

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit workout' });
const mainPart = (page: Page) => editor(page).getByRole('region', { name: 'Main part' });
const rowButtons = (page: Page) => mainPart(page).getByRole('listitem').locator('[aria-expanded]');
const swapButtons = (page: Page) => page.locator('main').getByRole('button', { name: /^Swap / });
const totalIn = (place: Locator) => place.getByText(/\d+:\d\d\s*total/).first();

/** The handles are named after their exercises. */
async function bodyNames(page: Page): Promise<string[]> {
  const handles = mainPart(page).getByRole('button', { name: /^Move (?!up$|down$)/ });
  const labels = await handles.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.slice('Move '.length));
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('What do you want to train?').fill(wish);
  await page.getByRole('button', { name: 'Generate workout' }).click();
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
}

async function openEditor(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Change', exact: true }).click();
  await expect(editor(page).getByRole('button', { name: 'Add exercise' })).toBeVisible();
}

test.beforeEach(async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  await generate(page);
});

test('an exercise is swapped with one tap, for as long, and back by Undo', async ({ page }) => {
  const total = await totalIn(page.locator('main')).textContent();
  const button = swapButtons(page).nth(1);
  const name = ((await button.getAttribute('aria-label')) ?? '').slice('Swap '.length);
  await button.click();
  const sheet = page.getByRole('dialog', { name: `Swap ${name}` });
  const offers = sheet.getByRole('button', { name: /^Swap in / });
  await expect(offers).toHaveCount(4);

  const how = sheet.getByRole('button', { name: /^See how: / }).first();
  const next = ((await how.getAttribute('aria-label')) ?? '').slice('See how: '.length);
  await how.click();
  await expect(page.getByRole('dialog', { name: next, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(how).toBeFocused();

  await offers.first().click();
  await expect(sheet).toBeHidden();
  await expect(swapButtons(page).nth(1)).toHaveAccessibleName(`Swap ${next}`);
  await expect(totalIn(page.locator('main'))).toHaveText(total ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(swapButtons(page).nth(1)).toHaveAccessibleName(`Swap ${name}`);
});

test('rows are dragged, moved by keys, and a longer workout is fitted again', {
  tag: '@nightly',
}, async ({ page }) => {
  await openEditor(page);
  const before = await bodyNames(page);
  const [first = '', second = '', third = '', ...others] = before;
  const handle = mainPart(page).getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await mainPart(page)
    .getByRole('button', { name: `Move ${third}`, exact: true })
    .boundingBox();
  if (!from || !to) throw new Error('a handle is not drawn');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, (from.y + to.y) / 2 + 20, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 28, { steps: 4 });
  await page.mouse.up();
  expect(await bodyNames(page)).toEqual([second, third, first, ...others]);

  await handle.focus();
  await page.keyboard.press('ArrowUp');
  expect(await bodyNames(page)).toEqual([second, first, third, ...others]);
  await expect(handle).toBeFocused();

  await editor(page).getByRole('button', { name: 'More: Rounds' }).click();
  await expect(editor(page).getByText(/^\d+:\d\d longer than you asked$/)).toBeVisible();
  await editor(page).getByRole('button', { name: 'Fit to 30 min' }).click();
  await expect(editor(page).getByText(/^Fitted to 30 min\./)).toBeVisible();
  await expect(totalIn(editor(page))).toContainText('30:00');
  expect((await bodyNames(page)).slice(0, before.length)).toEqual([
    second,
    first,
    third,
    ...others,
  ]);
});

test('what is not safe cannot be added, what is can, and the timer plays it', async ({ page }) => {
  await openEditor(page);
  await editor(page).getByRole('button', { name: 'Add exercise' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add exercise' });
  const search = sheet.getByLabel('Search the library');
  await search.fill('squat jump');
  const barred = sheet.getByRole('button', { name: 'Add Squat Jump', exact: true });
  await expect(barred).toHaveAccessibleDescription('Not for your knee');
  await expect(barred).toHaveAttribute('aria-disabled', 'true');
  await search.fill('dumbbell curl');
  await sheet.getByRole('button', { name: 'Add Dumbbell Curl', exact: true }).click();
  await expect(editor(page).getByText('Dumbbell Curl added')).toBeVisible();

  await editor(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Swap Dumbbell Curl' })).toBeVisible();
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.waitForURL('**/workout');
  await page.getByRole('button', { name: 'Steps' }).click();
  const steps = page.getByRole('dialog', { name: 'Steps' });
  await expect(steps.getByText('Dumbbell Curl').first()).toBeVisible();
});

test('an editor that is left by mistake asks, however often Escape is pressed', {
  tag: '@nightly',
}, async ({ page }) => {
  await openEditor(page);
  await rowButtons(page).first().click();
  await mainPart(page).getByRole('button', { name: 'Move down' }).click();
  const changed = await bodyNames(page);
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape');
  if (await question.isHidden()) await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await bodyNames(page)).toEqual(changed);
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(
    page.locator('main').getByRole('button', { name: 'Change', exact: true }),
  ).toBeFocused();
});

// The sheets are the same at both widths.
test.describe('light and dark at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as object);

  test('axe finds nothing in the sheets', { tag: '@nightly' }, async ({ page }) => {
    await swapButtons(page).nth(1).click();
    await expect(page.getByRole('button', { name: /^Swap in / }).first()).toBeVisible();
    expect(await violationsInBothModes(page), 'swap').toEqual([]);
    await page
      .getByRole('button', { name: /^See how: / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'How to', exact: true })).toBeVisible();
    expect(await violationsInBothModes(page), 'exercise').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    await openEditor(page);
    await rowButtons(page).first().click();
    expect(await violationsInBothModes(page), 'edit').toEqual([]);
    await editor(page).getByRole('button', { name: 'Add exercise' }).click();
    await page.getByLabel('Search the library').fill('squat');
    await expect(page.getByText('Not for your knee').first()).toBeVisible();
    expect(await violationsInBothModes(page), 'add').toEqual([]);
  });
});

test('a message lies neither over the Close of a sheet nor over the buttons at its foot', {
  tag: '@nightly',
}, async ({ page }) => {
  await swapButtons(page).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Swap in / })
    .first()
    .click();
  await openEditor(page);
  await editor(page).getByRole('region', { name: 'Notifications' }).hover();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 768],
    [1360, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await coveredBy(page, 'dialog [aria-label="Close"], .sheet-foot');
    expect(covered, `${width} × ${height}`).toEqual([]);
  }
});
