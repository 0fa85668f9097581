import type { Locator, Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violations } from './support/axe.ts';
import { coveredBy } from './support/covered.ts';
import { generate } from './support/generate.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** As many stops as no page has. */
const mostStops = 80;

/** Walks back to it with the keyboard alone, and presses it. */
async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops && !(await isFocused()); stop += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

async function tellCoach(page: Page, words: string): Promise<Locator> {
  const field = page.getByLabel('Message to your coach');
  await field.fill(words);
  await field.press('Enter');
  return field;
}

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

  await page.getByRole('button', { name: 'Load in timer' }).click();
  await page.waitForURL('**/workout');
  await expect(page.getByRole('button', { name: /start/i }).first()).toBeVisible();
});

test('a change to a workout is looked at first, taken, undone and taken back, by keyboard alone', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  const field = await tellCoach(page, 'Give me a 20 minute workout with kettlebells now');
  await pressByKeys(page, page.getByRole('button', { name: 'Change it' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Make it ');
  await field.fill('Make it 30 minutes');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('30:00');
  expect(await violations(page)).toEqual([]);
  await pressByKeys(page, page.getByRole('button', { name: 'Use this one' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Undo the change' }));
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await pressByKeys(page, conversation.getByRole('button', { name: 'Keep the one before' }));
  await expect(page.getByRole('region', { name: 'What changes' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change it' })).toHaveCount(1);
});

test('two devices hear the same conversation, and what is said without a connection goes out later', async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  await tellCoach(page, 'I love kettlebells');
  const said = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(said).toHaveCount(2);

  await enterAs(other, athlete.email, '/coach');
  const heard = other.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(heard).toHaveCount(2);
  await expect(other.getByText('Live', { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await tellCoach(page, 'And I train on Mondays');
  await expect(page.getByText('It goes out when you are back online')).toBeVisible();
  await page.context().setOffline(false);
  await expect(said).toHaveCount(4);
  await expect(heard).toHaveCount(4);
});

test('what the coach knows is corrected, and heard on another device @nightly', async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  await tellCoach(page, 'I love kettlebells and hate burpees');
  await page.getByRole('button', { name: 'Learned 2 things in chat' }).click();
  const sheet = page.getByRole('dialog', { name: 'What your coach knows' });
  await sheet.getByRole('button', { name: 'Change kettlebells' }).click();
  await expect(sheet.getByLabel('You like')).toBeFocused();
  await sheet.getByLabel('You like').fill('heavy kettlebells');
  await sheet.getByLabel('You like').press('Enter');
  await expect(sheet.getByRole('button', { name: 'Change heavy kettlebells' })).toBeFocused();
  await sheet.getByText('Recent updates').click();
  await expect(
    sheet.getByRole('list', { name: 'Recent updates' }).getByRole('listitem'),
  ).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await enterAs(other, athlete.email, '/coach');
  await other.getByRole('button', { name: 'Learned 2 things in chat' }).click();
  await expect(other.getByText('Heavy kettlebells', { exact: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Change heavy kettlebells' }).click();
  await sheet.getByLabel('You like').fill('light kettlebells');
  await sheet.getByLabel('You like').press('Enter');
  await expect(other.getByText('Light kettlebells', { exact: true }).first()).toBeVisible();
});

test('after a red flag nothing is started, here or without the coach, until it was looked at', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  const field = await tellCoach(page, 'Give me a 20 minute bodyweight workout now');
  const load = page.getByRole('button', { name: 'Load in timer' });
  await expect(load).toBeVisible();
  await tellCoach(page, 'I have chest pain right now');
  const said = page.getByRole('list', { name: 'Conversation' });
  await expect(said.getByText(/Stop for now/)).toBeVisible();
  await expect(load).toBeDisabled();
  await expect(load).toHaveAccessibleDescription(/once this is settled/);
  await page.goto('/workout');
  await expect(
    page.getByRole('button', { name: 'I have been checked and I am fine to train' }),
  ).toBeVisible();

  await page.goto('/coach');
  await field.fill('My doctor cleared me. Make me an easy 15 minute bodyweight workout');
  await field.press('Enter');
  await expect(load).toHaveCount(2);
  await load.last().click();
  await page.waitForURL('**/workout');
  await expect(page.getByRole('button', { name: /start/i }).first()).toBeVisible();
});

test('what was told to the coach holds another device at once, and is settled there for both @nightly', async ({
  page,
  request,
  other,
}) => {
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/coach');
  const field = await tellCoach(page, 'I have chest pain right now');
  const settle = { name: 'I have been checked and I am fine to train' };
  await expect(page.getByRole('button', settle)).toBeVisible();

  await enterAs(other, athlete.email, '/home');
  await other.getByRole('button', settle).click();
  await other.getByRole('button', { name: 'Yes, I am fine to train' }).click();
  await expect(other.getByRole('button', settle)).toBeHidden();
  await generate(other, 'Easy 15 minute mobility');

  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByRole('button', settle)).toHaveCount(0);
});

test('a conversation opens at its end, and stays there when its workouts arrive', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email, token, user } = await createAthlete(request);
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await request.post(`/api/v1/coach/conversation/${path}`, { headers, data });
    return reply.json();
  };
  const about = { pathway: 'quick_workout', initialGoal: 'I want to get stronger' };
  const { conversation } = await post('start', { userId: user.id, ...about });
  for (const message of [
    'Give me a 20 minute workout with kettlebells now',
    'Make it 30 minutes',
    'Thanks, how should I warm up?',
  ]) {
    const said = { userId: user.id, message, previousMessages: [] };
    await post(`${conversation.id}/message`, said);
  }
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!hadRecentInput) dataset.shifted = String(Number(dataset.shifted ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await enterAs(page, email);
  await page.goto('/coach');
  await expect(page.getByRole('region', { name: 'What changes' })).toBeAttached();
  const last = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').last();
  await expect(last).toContainText('Coach');
  const answer = await last.boundingBox();
  const composer = await page.getByLabel('Message to your coach').boundingBox();
  if (!answer || !composer) throw new Error('the page shows no answer, or nowhere to write');
  expect(answer.y).toBeGreaterThan(0);
  expect(answer.y + answer.height).toBeLessThanOrEqual(composer.y);
  const shifted = await page.evaluate(() => document.documentElement.dataset.shifted ?? '0');
  expect(Number(shifted)).toBeLessThan(0.05);
});

test('what is forgotten in the sheet can be taken back, and the sheet be closed meanwhile', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/coach');
  await tellCoach(page, 'I love kettlebells');
  await page.getByRole('button', { name: 'Learned 1 thing in chat' }).click();
  const sheet = page.getByRole('dialog', { name: 'What your coach knows' });
  await sheet.getByRole('button', { name: 'Forget kettlebells' }).click();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await coveredBy(page, 'dialog h2, dialog [aria-label="Close"]');
    expect(covered, `${width} × ${height}`).toEqual([]);
  }
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Learned 1 thing in chat' })).toBeVisible();
});

test.describe('on a device that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a fact forgotten as the page is left stays forgotten', { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const { email, token, user } = await createAthlete(request);
    await enterAs(page, email, '/coach');
    await tellCoach(page, 'I love kettlebells');
    const known = page.getByRole('button', { name: 'Learned 1 thing in chat' });
    await expect(known).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await known.click();
    await page.getByRole('button', { name: 'Forget kettlebells' }).click();
    // Nothing that is sent as the page goes arrives.
    await page.context().setOffline(true);
    await page.goto('/profile');
    await page.context().setOffline(false);
    await page.goto('/coach');
    await expect(page.getByRole('button', { name: 'Nothing learned in chat yet' })).toBeVisible();
    await expect(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const data = { userId: user.id };
      const reply = await request.post('/api/v1/coach/profile/state', { headers, data });
      expect((await reply.json()).learned).toEqual([]);
    }).toPass();
  });
});
