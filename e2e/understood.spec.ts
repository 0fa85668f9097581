import type { BrowserContext, Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { press, startButton, text } from './support/generate.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

const understood = (page: Page) => page.getByRole('list', { name: 'Understood' });
const checks = (page: Page) => page.getByRole('list', { name: 'Checks' });
const question = (page: Page) => page.getByText('One question.');
const safetyCard = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading') });

interface Network {
  name: string;
  /** Once the page has what it needs to read and to plan. */
  settle: (context: BrowserContext) => Promise<void>;
}

const networks: readonly Network[] = [
  { name: 'with a connection', settle: async () => {} },
  { name: 'without a connection', settle: (context) => context.setOffline(true) },
];

for (const { name, settle } of networks) {
  test.describe(name, () => {
    // By day the device alone shows what matters to safety.
    const details = name === 'without a connection' ? { tag: '@nightly' } : {};
    test(
      'what was read wrongly is put right with one tap on its chip',
      details,
      async ({ page, request, context }) => {
        await enterAs(page, (await createAthlete(request)).email);
        // Quick steps were meant, not a short session.
        await text(page).fill('Quick core session');
        await expect(understood(page).getByText('Short')).toBeVisible();
        await settle(context);
        await press(page);
        await expect(checks(page).getByText('Fits 15 min')).toBeVisible();

        await page.getByRole('button', { name: 'Not meant: Short' }).click();
        await expect(understood(page).getByText('Short')).toBeHidden();
        await expect(understood(page).getByText('Core')).toBeVisible();
        await press(page);
        await expect(checks(page).getByText('Fits 30 min')).toBeVisible();
        await expect(startButton(page)).toBeVisible();
      },
    );

    test(
      'what may hurt is asked about once, and a no ends it',
      details,
      async ({ page, request, context }) => {
        await enterAs(page, (await createAthlete(request)).email);
        await text(page).fill('my shoulder feels stiff, 20 min');
        await expect(question(page)).toHaveCount(1);
        await settle(context);
        await press(page);
        await expect(checks(page).getByText('Shoulder-safe')).toBeVisible();
        await expect(question(page)).toHaveCount(1);
        await page.getByRole('button', { name: 'No, all fine' }).click();
        await expect(checks(page).getByText('Shoulder-safe')).toBeHidden();
        await expect(checks(page).getByText('Fits 20 min')).toBeVisible();
        await expect(question(page)).toHaveCount(0);
        await expect(understood(page).getByText('Shoulder')).toBeHidden();
        await expect(startButton(page)).toBeVisible();
      },
    );

    const sore = 'a sore place leaves the rest to train, and the next wish is not asked about it';
    test(
      sore,
      name === 'with a connection' ? { tag: '@nightly' } : {},
      async ({ page, request, context }) => {
        await enterAs(page, (await createAthlete(request)).email);
        await text(page).fill('my shoulder is a bit dodgy, 20 min');
        await expect(understood(page).getByText('Shoulder')).toBeVisible();
        await settle(context);
        await press(page);
        await expect(checks(page).getByText('Shoulder-safe')).toBeVisible();
        await text(page).fill('legs then');
        await expect(understood(page).getByText('Legs')).toBeVisible();
        await press(page);
        await expect(checks(page).getByText('Shoulder-safe')).toBeHidden();
        await expect(startButton(page)).toBeVisible();
        await expect(question(page)).toHaveCount(0);
        await expect(safetyCard(page)).toHaveCount(0);
      },
    );

    test('a stop stays a stop in other words', async ({ page, request, context }) => {
      await enterAs(page, (await createAthlete(request)).email);
      await text(page).fill('Legs');
      await expect(understood(page)).toBeVisible();
      await settle(context);
      for (const words of [
        '20 min HIIT, my chest feels tight',
        'A slight tightness in my chest is all, a short one then',
        'Easy legs, the pressure on my chest is nearly gone',
      ]) {
        await text(page).fill(words);
        await press(page);
        const card = safetyCard(page);
        await expect(card.getByText(/emergency number/).first(), words).toBeVisible();
        await expect(startButton(page)).toHaveCount(0);
        await expect(card.getByRole('button', { name: 'I am cleared' })).toHaveCount(0);
        await card.getByRole('button', { name: 'That is not what I meant' }).click();
        await expect(text(page)).toBeFocused();
      }
    });
  });
}

const field = (page: Page) => page.getByLabel('Message to your coach');
const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const load = (page: Page) => page.getByRole('button', { name: 'Load in timer' });

async function tell(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

async function answered(page: Page, messages: number): Promise<void> {
  const said = conversation(page).locator(':scope > li');
  await expect(said.filter({ hasNotText: 'Your coach is writing' })).toHaveCount(messages);
}

for (const isOff of [false, true]) {
  const when = isOff ? 'said without a connection and sent later' : 'said with a connection';
  const details = isOff ? { tag: '@nightly' } : {};
  test(`the coach minds a sore place and trains the rest: ${when}`, { tag: '@nightly' }, async ({
    page,
    request,
    context,
  }) => {
    await enterAs(page, (await createAthlete(request)).email, '/coach');
    await tell(page, 'my shoulder is a bit dodgy');
    await answered(page, 2);
    await expect(load(page)).toHaveCount(0);
    await context.setOffline(isOff);
    await tell(page, 'legs then, no kit, 20 min');
    if (isOff) await expect(page.getByText('It goes out when you are back online')).toBeVisible();
    await context.setOffline(false);
    await answered(page, 4);
    await expect(load(page)).toBeVisible();
    const answer = conversation(page).getByText(/Minding: shoulder/);
    await expect(answer).toContainText('legs');
    await expect(answer).toContainText('20 min');
  });

  test(
    `a stop told to the coach stays one in other words: ${when}`,
    details,
    async ({ page, request, context }) => {
      await enterAs(page, (await createAthlete(request)).email, '/coach');
      await tell(page, 'my chest feels tight, give me 20 minutes of HIIT with no kit');
      await answered(page, 2);
      await context.setOffline(isOff);
      await tell(page, 'it is only a little squeeze, make it an easy 10 minutes with no kit');
      if (isOff)
        await expect(page.getByText('It goes out when you are back online').last()).toBeVisible();
      await context.setOffline(false);
      await answered(page, 4);
      await expect(load(page)).toHaveCount(0);
    },
  );
}
