import type { Locator } from '@playwright/test';
import { makeSession, sessionId } from '../../packages/server/src/test-support/session.ts';
import { createAthlete, enterAs } from '../support/athlete.ts';
import { expect, test } from '../support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** How many of the rows the browser draws at present. */
const countDrawn = (rows: Locator) =>
  rows.evaluateAll(
    (all) =>
      all.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .length,
  );

test('of a long conversation only what is in sight is drawn, and all of it is found', async ({
  page,
  request,
}) => {
  const athlete = await createAthlete(request);
  await page.route('**/api/v1/coach/conversation/*', async (route) => {
    const response = await route.fetch();
    const conversation = await response.json();
    const messages = Array.from({ length: 1000 }, (_, place) => ({
      id: `0190a1b2-0000-7000-8000-${String(place).padStart(12, '0')}`,
      type: place % 2 === 0 ? 'user' : 'coach',
      content: `Word ${place + 1}. ${'More of it. '.repeat((place * 7) % 23)}`,
      timestamp: new Date(place * 1000).toISOString(),
    }));
    await route.fulfill({ response, json: { ...conversation, messages } });
  });
  const started = await request.post('/api/v1/coach/conversation/start', {
    headers: { authorization: `Bearer ${athlete.token}` },
    data: { userId: athlete.user.id },
  });
  expect(started.ok(), await started.text()).toBe(true);
  const { conversation } = await started.json();

  await enterAs(page, athlete.email);
  await page.goto(`/coach?c=${conversation.id}`);
  const rows = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(rows).toHaveCount(200);
  await expect(page.getByText('Word 1000.')).toBeInViewport();
  await expect.poll(() => countDrawn(rows)).toBeLessThan(40);

  // What was passed over is still found by the browser's own search, and takes the same room.
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(
    await page.evaluate(() => {
      document.getSelection()?.removeAllRanges();
      return (window as unknown as { find: (words: string) => boolean }).find('Word 801.');
    }),
  ).toBe(true);
  await page.getByText('Word 801.').scrollIntoViewIfNeeded();
  await expect(page.getByText('Word 801.')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
});

test('of a hundred sessions and more only those in sight are drawn', async ({ page, request }) => {
  const athlete = await createAthlete(request);
  const sessions = Array.from({ length: 125 }, (_, place) =>
    makeSession({
      id: sessionId(place),
      date: new Date(Date.now() - place * 86_400_000).toISOString(),
    }),
  );
  for (let from = 0; from < sessions.length; from += 25) {
    const reply = await request.put('/api/v1/sessions', {
      headers: { authorization: `Bearer ${athlete.token}` },
      data: { sessions: sessions.slice(from, from + 25), deleted: [] },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  await enterAs(page, athlete.email, '/analytics');
  const card = page.getByRole('heading', { name: 'Sessions', exact: true }).locator('..');
  const rows = card.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  const onPaper = card.getByText('20 of 125 are shown.');
  await expect(onPaper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  for (let shown = 20; shown < 120; shown += 20) {
    await expect(rows).toHaveCount(shown);
    await card.getByRole('button', { name: /^Show \d+ more$/ }).click();
  }
  await expect(rows).toHaveCount(120);
  await expect.poll(() => countDrawn(rows)).toBeLessThan(60);
  await rows.first().getByRole('button').focus();
  await expect(rows.first()).toBeInViewport();
});
