import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';

const longDay = (date: string) =>
  new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

test('an athlete invites a coach, who moves a session, writes, and is ended with one tap', async ({
  page,
  other,
  request,
}) => {
  const ada = await createAthlete(request);
  const ben = await createAthlete(request, 'Ben');
  const program = await makeProgram(request, ada);
  const { date, title } = program.weeks[3].sessions[1];
  const later = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  await enterAs(page, ada.email, '/profile?view=account');
  await page.getByRole('button', { name: 'Invite a coach' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a coach' });
  await dialog.getByLabel('Move sessions of your program').check();
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const made = page.getByRole('dialog', { name: 'Give this code to your coach' });
  const code = await made.getByLabel('Code').inputValue();
  await made.getByRole('button', { name: 'Done' }).click();

  await enterAs(other, ben.email, '/clients');
  await other.getByLabel('Code from an athlete').fill(code);
  await other.getByRole('button', { name: 'Add client' }).click();
  const client = other.getByRole('region', { name: 'Ada' });
  const day = client.getByLabel(`Move ${title} of week 4 to`).last();
  await expect(day).toHaveValue(date);
  await day.fill(later);
  await expect(client.getByText(longDay(later))).toBeVisible();
  await expect(day).toHaveValue(later);
  await expect(client).toContainText('Nothing in the last weeks.');
  await client.getByLabel('Write to Ada').fill('Sleep well before Saturday.');
  await client.getByRole('button', { name: 'Send' }).click();
  await expect(client.getByLabel('Write to Ada')).toHaveValue('');
  expect(await violationsInBothModes(other)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(
    'Sleep well before Saturday.',
  );
  const coaches = page.getByRole('list', { name: 'Your coaches' });
  await expect(coaches).toContainText('Ben');
  await coaches.getByRole('button', { name: 'End Ben' }).click();
  await expect(coaches).toBeHidden();
  await other.reload();
  await expect(other.getByLabel('Code from an athlete')).toBeVisible();
  await expect(client).toBeHidden();
});
