import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { deleteRow } from './support/database.ts';
import { expect, test } from './support/server.ts';

const style = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const topic = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const pace = (page: Page) => page.getByRole('slider', { name: 'Pace' });
const hearLine = (page: Page) => page.getByRole('button', { name: /^Hear (a|another) line$/ });

const noEngine = {
  status: 'degraded',
  engine: 'none',
  engines: [{ id: 'openai', available: false, reason: 'OpenAI is not connected.' }],
  cache: { entries: 12, bytes: 345_600, hit_rate_percent: 75 },
};

/** A server on which nothing can speak, whatever is installed where this runs. */
async function silenceServer(page: Page): Promise<void> {
  const error = {
    code: 'VOICE_UNAVAILABLE',
    message: 'No voice.',
    details: null,
    suggestion: null,
  };
  await page.route('**/api/v1/voice/health', (route) => route.fulfill({ json: noEngine }));
  await page.route('**/api/v1/voice/voices', (route) => route.fulfill({ json: { voices: [] } }));
  await page.route('**/api/v1/voice/generate', (route) =>
    route.fulfill({ status: 503, json: { detail: 'No voice.', error } }),
  );
}

test('what is chosen by keyboard is there after a reload, the voice without the device too', async ({
  page,
  request,
}) => {
  const { email, user } = await createAthlete(request);
  await enterAs(page, email, '/voice');
  await style(page, 'Instructional').focus();
  await page.keyboard.press('ArrowRight');
  await expect(style(page, 'Sergeant')).toBeChecked();
  await topic(page, 'Form cues').press('Space');
  await page.getByRole('radio', { name: 'Frequent' }).press('Space');
  await pace(page).press('ArrowRight');
  await pace(page).press('ArrowRight');
  await page.getByRole('slider', { name: 'Volume' }).press('Home');
  await expect(page.getByText('Saved on this device and in your account.')).toBeVisible();

  await page.reload();
  await expect(style(page, 'Sergeant')).toBeChecked();
  await expect(topic(page, 'Form cues')).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Frequent' })).toBeChecked();
  await expect(pace(page)).toHaveValue('1.1');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0');

  await deleteRow(page, 'values', `user_${user.id}_voicePreferences`);
  await page.reload();
  await style(page, 'Sergeant').check();
  await expect(pace(page)).toHaveValue('1.1');
});

test('names and long texts are refused in words, and nothing typed is lost', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/voice');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('  Ada ');
  await name.press('Enter');
  await name.fill('ADA');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Ada is on your list already.');
  await expect(name).toHaveValue('ADA');
  await name.fill('   ');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Type a name first.');
  await page.getByRole('button', { name: 'Remove Ada' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();

  const text = page.getByLabel('Text to speak');
  const long = 'a'.repeat(601);
  await text.fill(long);
  await page.getByRole('button', { name: 'Speak it' }).click();
  await expect(page.getByText('Use at most 600 characters')).toBeVisible();
  await expect(text).toBeFocused();
  await page.reload();
  await expect(text).toHaveValue(long);
  await expect(page.getByRole('list', { name: 'Your names' }).getByRole('listitem')).toHaveText([
    'Ada',
  ]);
});

test('a server without a voice says why, and the words are shown', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await silenceServer(page);
  await enterAs(page, email, '/voice');
  await expect(page.getByText('OpenAI is not connected.')).toBeVisible();
  await expect(page.getByText('No engine on the server can speak now.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: '75 % of the lines were kept, 25 % were made new' }),
  ).toBeVisible();
  await hearLine(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Playing:' })).toBeAttached();
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^Voice generation failed: / }),
  ).toBeVisible();
});

test('axe finds nothing without a voice either, in both modes', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await silenceServer(page);
  await enterAs(page, email, '/voice');
  await expect(page.getByText('No engine on the server can speak now.')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});
