import { memberPages, visitorPages } from '../scripts/pages.mjs';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';

for (const width of [390, 1360]) {
  // The wide screen costs as much again and differs in few places.
  const tag = width === 390 ? [] : ['@nightly'];
  test.describe(`light and dark at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object);

    test('axe finds nothing on any page', async ({ page, request }) => {
      // All pages in one journey.
      test.setTimeout(240_000);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/i.test(message.text()))
          refused.push(message.text());
      });
      page.on('pageerror', (error) => refused.push(error.message));

      for (const path of visitorPages) {
        await page.goto(`/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsInBothModes(page), path).toEqual([]);
      }
      const { email } = await createAthlete(request);
      await enterAs(page, email);
      for (const path of memberPages) {
        await page.goto(`/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsInBothModes(page), path).toEqual([]);
      }
      const opener = width < 1024 ? 'Menu' : 'LOGOUT';
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsInBothModes(page), 'dialog').toEqual([]);
      expect(refused).toEqual([]);
    });
  });
}
