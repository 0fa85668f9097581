import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1360, height: 850 },
]) {
  // The wide page is for the night.
  const details = viewport.width > 390 ? { tag: '@nightly' } : {};
  test.describe(`at ${viewport.width}`, details, () => {
    test.use({ viewport });

    test('a past session is logged without a connection, set by set, and changed afterwards', async ({
      page,
      request,
    }) => {
      const athlete = await createAthlete(request);
      await enterAs(page, athlete.email, '/analytics');
      await expect(page.getByRole('button', { name: 'Log a session' })).toBeVisible();
      await page.route('**/api/v1/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Log a session' }).click();
      const sheet = page.getByRole('dialog', { name: 'Log a session' });
      await sheet.getByLabel('Name').fill('Garage');
      await sheet.getByLabel('When').fill('2026-03-01T18:30');
      await sheet.getByLabel('Minutes').fill('50');
      await sheet.getByLabel('Add an exercise').fill('back squat');
      await sheet.getByRole('button', { name: 'Back Squat', exact: true }).click();
      const add = sheet.getByRole('button', { name: 'Add a set of Back Squat' });
      await add.click();
      const squat = sheet.getByRole('group', { name: 'Back Squat' });
      await squat.getByLabel('Set 1, type').selectOption('Warm-up');
      await squat.getByLabel('Set 1, reps').fill('5');
      await squat.getByLabel('Set 1, kg').fill('140');
      await add.click();
      await squat.getByLabel('Set 2, type').selectOption('Working');
      await squat.getByLabel('Set 2, kg').fill('100');
      await sheet.getByLabel('Add an exercise').fill('Rucking with the dog');
      await sheet.getByRole('button', { name: 'Add ‘Rucking with the dog’ as it is' }).click();
      await sheet.getByRole('button', { name: 'Add a set of Rucking with the dog' }).click();
      const ruck = sheet.getByRole('group', { name: 'Rucking with the dog' });
      await ruck.getByLabel('Set 1, type').selectOption('Distance');
      await ruck.getByLabel('Set 1, meters').fill('4000');
      await ruck.getByLabel('Set 1, seconds').fill('2400');
      await sheet.getByLabel('Notes').fill('cold');
      expect(await violationsInBothModes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await sheet.getByRole('button', { name: 'Save' }).click();

      // Nothing is removed before it has been asked; an older day is found by its date.
      await page.getByRole('group', { name: 'Range' }).getByRole('radio', { name: 'All' }).check();
      await page.getByLabel('Search your sessions').fill('2026-03-01');
      const row = page.getByRole('button', { name: /^Garage/ });
      await expect(row).toContainText('50 min');
      await expect(page.getByText(/km covered/)).toContainText('500 kg moved and 4.0 km covered');
      await row.click();
      const record = page.getByRole('dialog', { name: 'Garage' });
      await expect(record.getByText('4 km in 40:00')).toBeVisible();
      await record.getByRole('button', { name: 'Edit' }).click();
      await record.getByLabel('When').fill('2026-03-02T07:15');
      await record.getByRole('group', { name: 'Back Squat' }).getByLabel('Set 2, kg').fill('105');
      await record.getByRole('button', { name: 'Save' }).click();
      await page.getByLabel('Search your sessions').fill('2026-03-02');
      await expect(row).toBeVisible();

      await page.unroute('**/api/v1/**');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const stored = async () => {
        const headers = { authorization: `Bearer ${athlete.token}` };
        const answer = await request.get('/api/v1/sessions', { headers });
        const { sessions } = await answer.json();
        return sessions[0]?.exercises[0]?.actual.sets;
      };
      await expect.poll(stored).toEqual([
        { reps: 5, weight: 140, role: 'ramp' },
        { reps: 5, weight: 105 },
      ]);
    });
  });
}
