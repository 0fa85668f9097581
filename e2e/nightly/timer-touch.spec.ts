import { createAthlete, enterAs } from '../support/athlete.ts';
import { expect, test } from '../support/server.ts';
import { loadWorkout, threeSteps } from '../support/workout.ts';

for (const hasTouch of [true, false]) {
  test.describe(hasTouch ? 'with a finger alone' : 'with a mouse', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile: hasTouch });

    const manner = hasTouch ? 'neither' : 'both';
    test(`a ring after a reload and the shortcuts: ${manner}`, async ({ page, request }) => {
      const athlete = await createAthlete(request);
      await enterAs(page, athlete.email);
      await loadWorkout(page, athlete, threeSteps);
      await page.getByRole('button', { name: 'Start workout' }).click();
      const toggle = page.getByRole('button', { name: /PAUSE/ });
      await expect(toggle).toBeFocused();
      await page.reload();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveCSS('outline-style', hasTouch ? 'none' : 'solid');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Timer settings' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(
        hasTouch ? 0 : 1,
      );
    });
  });
}

test.describe('with a finger and a keyboard', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  for (const isByKey of [true, false]) {
    const [does, sees] = isByKey ? ['starts by key', 'both'] : ['taps', 'neither'];
    test(`whoever ${does} has a ring and the shortcuts: ${sees}`, async ({ page, request }) => {
      const press = (name: string) => {
        // Not the tab of that name, which goes just after the clock has come.
        const button = page.getByRole('main').getByRole('button', { name, exact: true });
        return isByKey ? button.press('Enter') : button.tap();
      };
      const athlete = await createAthlete(request);
      await enterAs(page, athlete.email);
      await loadWorkout(page, athlete, threeSteps);
      await press('Start workout');
      const toggle = page.getByRole('button', { name: /PAUSE/ });
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveCSS('outline-style', isByKey ? 'solid' : 'none');
      await press('More');
      await expect(page.getByRole('button', { name: 'Timer settings' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(
        isByKey ? 1 : 0,
      );
    });
  }
});
