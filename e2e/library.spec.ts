import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { bearer } from './support/program.ts';
import { expect, test } from './support/server.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1360, height: 850 },
]) {
  // The wide page is for the night.
  const details = viewport.width > 390 ? { tag: '@nightly' } : {};
  test.describe(`at ${viewport.width}`, details, () => {
    test.use({ viewport });

    test('exercises are found by word, muscle, kit and move, with figure, how-to and own records', async ({
      page,
      request,
    }) => {
      const athlete = await createAthlete(request);
      const date = new Date(Date.now() - 3 * 86_400_000).toISOString();
      const exercise = (name: string, exerciseId: string, sets: object[]) => ({
        name,
        exerciseId,
        planned: { sets: sets.length, seconds: 0 },
        actual: { sets },
        completed: true,
        personalRecord: false,
      });
      const id = `01890000-0000-7000-8000-${String(viewport.width).padStart(12, '0')}`;
      const saved = await request.put(`/api/v1/sessions/${id}`, {
        headers: bearer(athlete),
        data: {
          id,
          date,
          updatedAt: date,
          title: 'Legs',
          workoutType: 'Sets',
          provider: 'local',
          duration: { planned: 600, actual: 600 },
          completion: {
            status: 'completed',
            percentage: 100,
            completedExercises: 1,
            totalExercises: 1,
          },
          exercises: [
            exercise('Back Squat', 'back-squat', [
              { role: 'ramp', reps: 5, weight: 200 },
              { reps: 5, weight: 100 },
              { reps: 8, weight: 90 },
            ]),
          ],
          segments: [],
          equipment: [],
          userRating: null,
          difficulty: null,
          notes: '',
        },
      });
      expect(saved.ok()).toBe(true);
      await enterAs(page, athlete.email, '/exercises');
      const count = page.getByRole('status').filter({ hasText: /exercises?$/ });
      await expect(count).toHaveText(/^\d{3,4} exercises$/);
      await page.getByLabel('Muscle').selectOption('Quads');
      await page.getByLabel('Kit').selectOption('Barbell');
      await page.getByLabel('Move').selectOption('Squat');
      await page.getByLabel('Search exercises').fill('back squat');
      const row = page.getByRole('button', { name: /^Back Squat/ });
      await expect(row).toContainText('Last 100 kg × 5');
      await expect(row.locator('svg')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await violationsInBothModes(page)).toEqual([]);

      await row.click();
      const sheet = page.getByRole('dialog', { name: 'Back Squat' });
      await expect(sheet.getByRole('heading', { name: 'How to' })).toBeVisible();
      // The warm-up set is no record.
      await expect(sheet.getByRole('row', { name: /^5 100 kg/ })).toBeVisible();
      await expect(sheet.getByRole('row', { name: /^8 90 kg/ })).toBeVisible();
      await expect(sheet.getByText('200 kg')).toBeHidden();
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.goBack();
      await expect(sheet).toBeHidden();

      // All of it is on the device.
      await page.route('**/api/v1/**', (route) => route.abort());
      await page.getByLabel('Search exercises').fill('goblet');
      await page.getByLabel('Kit').selectOption('Any');
      await expect(page.getByRole('button', { name: /^Goblet Squat/ })).toBeVisible();
    });
  });
}
