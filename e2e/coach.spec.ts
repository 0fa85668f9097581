import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from a goal over a conversation to a workout in the timer', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  await page.getByRole('button', { name: 'Tell me a goal' }).click();
  await page.getByLabel('Tell me a goal').fill('Deadlift twice my bodyweight before summer');
  await page.getByRole('button', { name: 'See what it takes' }).click();
  await expect(
    page.getByRole('heading', { name: 'Deadlift twice my bodyweight before summer' }),
  ).toBeFocused();
  await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Talk about it' }).click();
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation.getByRole('listitem')).toHaveCount(2);
  const field = page.getByLabel('Message to your coach');
  await field.fill('Half a thou');
  await page.reload();
  await expect(field).toHaveValue('Half a thou');
  await field.fill('Give me a 20 minute workout with kettlebells now');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Load in timer' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(field).toHaveValue('Make it ');
  await page.getByRole('button', { name: 'Load in timer' }).click();
  await page.waitForURL('**/workout');
  await expect(page.getByRole('button', { name: /start/i }).first()).toBeVisible();
});

test('two devices hear the same conversation, and what is said without a connection goes out later', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  const field = page.getByLabel('Message to your coach');
  await field.fill('I love kettlebells');
  await field.press('Enter');
  const said = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(said).toHaveCount(3);

  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await device.newPage();
  await enterAs(other, athlete.email, '/coach');
  const heard = other.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(heard).toHaveCount(3);
  await expect(other.getByText('Live', { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await field.fill('And I train on Mondays');
  await field.press('Enter');
  await expect(page.getByText('It goes out when you are back online')).toBeVisible();
  await page.context().setOffline(false);
  await expect(said).toHaveCount(5);
  await expect(heard).toHaveCount(5);
  await device.close();
});
