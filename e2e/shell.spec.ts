import { memberPages } from '../scripts/pages.mjs';
import { createAthlete, enterAs } from './support/athlete.ts';
import { makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';

const sidebar = [
  ['Generate Workout', /\/home$/],
  ['Smart Timer', /\/workout$/],
  ['Voice Test', /\/voice$/],
  ['Coach', /\/coach$/],
  ['Create Program', /\/program$/],
  ['User Profile', /\/profile$/],
  ['Analytics', /\/analytics$/],
  ['Assessment', /\/assessment$/],
  ['Progress', /\/progress$/],
] as const;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1360, height: 900 } });

  test('header and sidebar lead to every page', { tag: '@nightly' }, async ({ page, request }) => {
    const { email } = await createAthlete(request);
    await enterAs(page, email);
    const header = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['WORKOUT', 'CALENDAR', 'ANALYTICS', 'HOME']) {
      await header.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    for (const [name, url] of sidebar) {
      await page.getByRole('navigation', { name: 'Features' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(url);
    }
    await expect(page.getByText('Core Features')).toBeVisible();
    await expect(page.getByText('User Features')).toBeVisible();
  });

  test('whoever gave no name is welcomed by the address', { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const { email } = await createAthlete(request, '');
    await enterAs(page, email);
    await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('tabs and menu lead to every page, and LOGOUT is in the menu @nightly', async ({
    page,
    request,
  }) => {
    const { email } = await createAthlete(request);
    await enterAs(page, email);
    for (const [name, path] of [
      ['Workout', 'workout'],
      ['Coach', 'coach'],
      ['Calendar', 'calendar'],
      ['Home', 'home'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name }).tap();
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    }
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, url] of sidebar) {
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await menu.getByRole('link', { name }).tap();
      await expect(page).toHaveURL(url);
      await expect(menu).toBeHidden();
    }
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu.getByText('Welcome, Ada')).toBeVisible();
    await menu.getByRole('button', { name: 'LOGOUT' }).tap();
    await expect(
      page.getByRole('dialog', { name: 'Are you sure you want to log out?' }),
    ).toBeVisible();
  });

  test('nothing is wider than the screen', { tag: '@nightly' }, async ({ page, request }) => {
    const { email } = await createAthlete(request);
    await enterAs(page, email);
    for (const path of memberPages) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

for (const width of [390, 1360]) {
  test(`a page is printed without what leads to others, from ${width} px`, {
    tag: '@nightly',
  }, async ({ page, request }) => {
    const athlete = await createAthlete(request);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, athlete.email, '/analytics');
    const chart = page.getByRole('heading', { name: 'Minutes per week, by phase' });
    await expect(chart).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    // Nobody presses paper, and no heading stands alone at its end.
    for (const name of ['Export', 'Set a goal', /by phase as a table$/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Last 12 weeks', { exact: true })).toBeVisible();
    await expect(chart).toBeVisible();
    await expect(chart).toHaveCSS('break-after', 'avoid');
    // Its bars are backgrounds, and the display mode is the screen's.
    await expect(chart).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 23, 26)');
  });
}

test('what was chosen is on paper, and what was not is not', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/profile');
  const questions = ['About you', 'Body', 'Best lifts'].map((name) =>
    page.getByRole('heading', { name, exact: true }),
  );
  for (const heading of questions) await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const heading of questions) await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('switch', { name: 'Keep facts about my health' }).check();
  await page.getByRole('button', { name: 'Asthma' }).click();
  await page.getByRole('radio', { name: 'Intermediate' }).check();
  await page.getByRole('textbox', { name: 'Height' }).fill('178 cm');
  const conditions = page.getByRole('group', { name: 'Conditions that training should know of' });
  await page.emulateMedia({ media: 'print' });
  const answered = [true, true, false];
  for (const [place, heading] of questions.entries()) {
    await expect(heading).toBeVisible({ visible: answered[place] ?? false });
  }
  await expect(conditions.getByRole('button')).toHaveText(['Asthma']);
  await expect(page.getByRole('group', { name: 'Level' }).getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Main goal' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Height' })).toHaveCSS('border-width', '0px');
  await expect(page.getByRole('textbox', { name: 'Height' })).toHaveValue('178 cm');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByText('On', { exact: true }).first()).toBeVisible();
});

test('a time that nobody has set is not on paper', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await makeProgram(request, athlete);
  await enterAs(page, athlete.email, '/program?view=program');
  const time = page.getByLabel('Time of day');
  await expect(time).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(time).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await time.fill('07:30');
  await page.emulateMedia({ media: 'print' });
  await expect(time).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await time.fill('');
  await page.emulateMedia({ media: 'print' });
  await expect(time).toBeHidden();
});
