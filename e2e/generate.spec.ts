import type { Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { readTable } from './support/database.ts';
import { generate, minutes, press, route, startButton, text } from './support/generate.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

const title = (page: Page) => page.locator('#result-title');

interface StoredWorkout {
  id: string;
  status: string;
  favourite: boolean;
  workout: { title: string };
}

async function stored(page: Page, { token, user }: Athlete, query = ''): Promise<StoredWorkout[]> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get(`/api/v1/workouts/user/${user.id}?limit=50${query}`, {
    headers,
  });
  return (await reply.json()).workouts;
}

test('a form that is wrong says what to mend and asks nobody', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await text(page).fill('   ');
  await press(page);
  await expect(page.getByText('Preferences cannot be only whitespace')).toBeVisible();
  await expect(page.getByText('Please fix form errors before generating workout')).toBeVisible();
  await expect(text(page)).toBeFocused();

  await text(page).fill('Legs');
  for (const [value, words] of [
    ['4', 'Duration must be at least 5 minutes'],
    ['121', 'Duration cannot exceed 120 minutes'],
    ['1e2', 'Enter the minutes as a number'],
    ['١٠', 'Enter the minutes as a number'],
  ] as const) {
    await minutes(page).fill(value);
    await press(page);
    await expect(page.getByText(words)).toBeVisible();
    await expect(minutes(page)).toBeFocused();
    await expect(minutes(page)).toHaveValue(value);
  }
  await minutes(page).fill('30');
  await expect(page.getByText('Please fix form errors')).toBeHidden();
  expect(await stored(page, athlete)).toEqual([]);
});

test('the server refuses an unknown provider, an empty wish and a stranger', {
  tag: '@nightly',
}, async ({ request }) => {
  const { token } = await createAthlete(request);
  const ask = (data: object, headers = { authorization: `Bearer ${token}` }) =>
    request.post('/api/v1/workouts/generate-intelligent', { data, headers });
  const unknown = await ask({ user_preferences: 'Legs', provider: 'hal' });
  expect(unknown.status()).toBe(422);
  expect(JSON.stringify(await unknown.json())).toContain(
    'Invalid provider. Must be one of: grok, openai, anthropic, gemini, local',
  );
  const empty = await ask({ user_preferences: '' });
  expect(empty.status()).toBe(400);
  expect((await empty.json()).detail).toBe('User preferences are required');
  expect((await ask({ user_preferences: 'Legs' }, { authorization: '' })).status()).toBe(401);
});

test('whoever is not signed in is sent to sign in, and their words wait for them', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email);
  await text(page).fill('Legs before work');
  await page.route(route, (call) =>
    call.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
  );
  await press(page);
  await page.waitForURL('**/login');
  await page.unrouteAll();
  await enterAs(page, email);
  await expect(text(page)).toHaveValue('Legs before work');
});

test('a wish becomes a workout that the timer plays', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, '20 min hotel room, no kit, no jumping, my left knee hurts');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Fits 20 min')).toBeVisible();
  await expect(page.getByText('Knee-safe')).toBeVisible();
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.getByText('No jumping')).toBeVisible();
  for (const name of ['Warm-up', 'Cool-down']) {
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  await page.getByText('Why this workout?').click();
  await expect(page.getByText(/Built for 20 minutes/)).toBeVisible();

  await startButton(page).click();
  await page.waitForURL('**/workout');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await stored(page, athlete))[0]?.status).toBe('started');
});

test('readings of the text can be tapped away', { tag: '@nightly' }, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await text(page).fill('Full body, no jumping');
  const understood = page.getByRole('list', { name: 'Understood' });
  await expect(understood.getByText('No jumping')).toBeVisible();
  await page.getByRole('button', { name: 'Not meant: No jumping' }).click();
  await expect(understood.getByText('No jumping')).toBeHidden();
  const sent = page.waitForRequest(route);
  await press(page);
  expect((await sent).postDataJSON().dismissed).toEqual(['limit:jumping']);
  await expect(startButton(page)).toBeVisible();
  // Gone with its words, back with them.
  await text(page).fill('Full body');
  await expect(understood.getByText('Full body')).toBeVisible();
  const key = `user_${athlete.user.id}_generationDraft`;
  const draft = async () => (await readTable(page, 'values'))[key];
  await expect.poll(draft).toMatchObject({ data: { dismissed: [] } });
  await text(page).fill('Full body, no jumping');
  await expect(understood.getByText('No jumping')).toBeVisible();
});

test('a second tap makes no second workout, and cancelling makes none', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await text(page).fill('Quick core session');
  await page.getByRole('button', { name: 'Generate workout' }).dblclick();
  await expect(startButton(page)).toBeVisible();
  expect(await stored(page, athlete)).toHaveLength(1);

  await page.route(route, () => {});
  await text(page).fill('Another one');
  await press(page);
  await expect(page.getByRole('status').getByText('Reading your request')).toBeAttached();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(startButton(page)).toBeVisible();
  await expect(text(page)).toHaveValue('Another one');
  await expect(page.getByRole('button', { name: 'Generate workout' })).toBeFocused();
  expect(await stored(page, athlete)).toHaveLength(1);
});

test('without a connection the device builds it, and sends it later', async ({
  page,
  request,
  context,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await text(page).fill('Bodyweight legs');
  await expect(page.getByRole('list', { name: 'Understood' })).toBeVisible();
  await context.setOffline(true);
  await press(page);
  await expect(page.getByText('Built on this device.')).toBeVisible();
  const name = await title(page).textContent();
  expect(await stored(page, athlete)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await stored(page, athlete))[0]?.workout.title).toBe(name);
});

const safetyCard = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading') });

test('a red flag brings a calm card, and nothing starts until it is settled', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Easy mobility');
  await page.getByRole('button', { name: 'Save as favourite' }).click();
  await expect(page.getByText('Saved as favourite.')).toBeVisible();
  await text(page).fill('HIIT please, though my chest feels tight and I nearly fainted');
  await press(page);
  const card = safetyCard(page);
  await expect(card.getByRole('heading').first()).toBeFocused();
  await expect(card.getByText(/emergency number|doctor/).first()).toBeVisible();
  await expect(page.getByText('Saved as favourite.')).toBeHidden();
  await expect(startButton(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recent workouts' })).toHaveCount(0);
  await expect(text(page)).toHaveValue(/nearly fainted/);
  expect(await stored(page, athlete)).toHaveLength(1);

  await page.reload();
  await expect(card).toBeVisible();
  await page.goto('/workout');
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: /start/i })).toHaveCount(0);
  await card.getByRole('button', { name: /^I have been checked/ }).click();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^I have been checked/ }).click();
  await page.getByRole('button', { name: 'Yes, I am fine to train' }).click();
  await expect(card).toBeHidden();
});

test('a red flag that was not meant leads back to the words', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Easy mobility');
  await text(page).fill('my chest hurts and I fainted');
  await press(page);
  await safetyCard(page).getByRole('button', { name: 'That is not what I meant' }).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue('my chest hurts and I fainted');
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByText('This is the workout from before.')).toBeVisible();
  await press(page);
  await expect(safetyCard(page)).toBeVisible();
});

test('a hold is lifted by its answer', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await text(page).fill('Upper body, I had knee surgery two weeks ago');
  await press(page);
  const cleared = safetyCard(page).getByRole('button', { name: 'I am cleared' });
  // The first request has been answered by then; the next is the one to look at.
  await expect(cleared).toBeVisible();
  const sent = page.waitForRequest(route);
  await cleared.click();
  await page.getByRole('button', { name: 'Yes, I am fine to train' }).click();
  expect((await sent).postDataJSON().cleared).toEqual(['surgery']);
  await expect(startButton(page)).toBeVisible();
});

for (const [status, body, words] of [
  [422, { detail: 'x' }, 'Invalid workout request. Please check your preferences and try again.'],
  [500, { detail: 'x' }, 'Server error occurred. Please try again in a moment.'],
  [200, { workout: {} }, 'Invalid workout data received from API'],
] as const) {
  test(`an answer of ${status} that is of no use says so`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const { email } = await createAthlete(request);
    await enterAs(page, email);
    await page.route(route, (call) => call.fulfill({ status, json: body }));
    await text(page).fill('Legs');
    await press(page);
    await expect(page.getByRole('heading', { name: 'Workout generation failed' })).toBeFocused();
    await expect(page.getByText(words)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(startButton(page)).toBeVisible();
  });
}

test('a favourite is kept, can be undone, and comes to the next device with the latest @nightly', async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Dumbbell push day');
  const name = (await title(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Save as favourite' }).click();
  await expect.poll(async () => (await stored(page, athlete))[0]?.favourite).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored(page, athlete))[0]?.favourite).toBe(false);
  await page.getByRole('button', { name: 'Save as favourite' }).click();
  await expect.poll(async () => (await stored(page, athlete))[0]?.favourite).toBe(true);

  await enterAs(other, athlete.email);
  await expect(title(other)).toHaveText(name);
  await expect(other.getByRole('list', { name: 'Checks' })).toBeVisible();
  for (const list of ['Recent workouts', 'Favourites']) {
    const card = other.locator('div', { has: other.getByRole('heading', { name: list }) }).last();
    await expect(card.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  }
});

test('another one for the same words is another workout', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await generate(page, 'Full body circuit');
  const first = (await stored(page, athlete))[0]?.id;
  const sent = page.waitForRequest(route);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    user_preferences: 'Full body circuit',
    variation: 1,
  });
  const back = page.getByRole('button', { name: 'Back to the one before' });
  await expect(back).toBeVisible();
  const ids = async () => (await stored(page, athlete)).map(({ id }) => id);
  const [second] = await ids();
  expect(await ids()).toHaveLength(1);
  expect(second).not.toBe(first);
  await back.click();
  await expect.poll(ids).toEqual([first]);
});
