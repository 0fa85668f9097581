import type { Locator, Page } from '@playwright/test';

export interface Interaction {
  name: string;
  /** Where it happens. */
  path: string;
  /** Brings the page to where the interaction begins; not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** Every press and key in it is measured. */
  act: (page: Page) => Promise<void>;
}

/** By then what was asked for stands there, also with the processor slowed down. */
const generateMs = 4000;
/** To see another month before a day of it is tapped. */
const turnMs = 1000;
/** To come to rest after a long way down the page. */
const scrollMs = 1000;
/** To see where one is before going on. */
const lookMs = 2000;
/** Between two keys of somebody who types fast. */
const keyDelayMs = 80;
/** As long as a finger rests on what it taps. */
const restMs = 60;
const wish = (page: Page) => page.getByLabel('What do you want to train?');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** By the mouse alone: Playwright's own click runs checks of its own within the page's event. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: restMs });
}

async function walk(page: Page, stayMs: number): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  for (const name of ['Coach', 'Calendar', 'Home']) {
    await press(page, tabs.getByRole('link', { name }));
    await page.waitForTimeout(stayMs);
  }
}

export const interactions: Interaction[] = [
  // First: who leaves a workout for long is asked about it when they come back.
  {
    name: 'pause the timer and go on',
    path: '/workout',
    act: async (page) => {
      await press(page, button(page, /pause/i));
      await press(page, button(page, /resume|start/i).first());
    },
  },
  {
    name: 'skip steps, open the list of steps',
    path: '/workout',
    act: async (page) => {
      await press(page, button(page, 'Next step'));
      await press(page, button(page, 'Next step'));
      await press(page, button(page, 'Steps'));
    },
  },
  {
    name: 'type a wish, with a pause in which it is read',
    path: '/home',
    act: async (page) => {
      await wish(page).pressSequentially('20 minutes of HIIT', { delay: keyDelayMs });
      await page.waitForTimeout(350);
      await page.keyboard.type(', easy on the knees', { delay: keyDelayMs });
    },
  },
  {
    name: 'open the gear sheet',
    path: '/home',
    act: (page) => press(page, button(page, /^Kit/)),
  },
  {
    name: 'open the menu',
    path: '/home',
    act: (page) => press(page, button(page, 'Menu')),
  },
  {
    name: 'generate, and open the swaps of an exercise',
    path: '/home',
    prepare: (page) => wish(page).fill('a full body circuit with dumbbells'),
    act: async (page) => {
      await press(page, button(page, 'Generate workout'));
      // The workout before it has swaps, too, until the new one stands there.
      await page.waitForTimeout(generateMs);
      await press(page, button(page, /^Swap /).nth(4));
    },
  },
  {
    name: 'switch the range of a year of training',
    path: '/analytics',
    act: async (page) => {
      await press(page, choice(page, /^52/));
      await press(page, choice(page, /^4\b/));
    },
  },
  {
    name: 'search a year of sessions',
    path: '/analytics',
    prepare: async (page) => {
      await page.getByRole('searchbox').scrollIntoViewIfNeeded();
      await page.waitForTimeout(scrollMs);
    },
    act: (page) => page.getByRole('searchbox').pressSequentially('full', { delay: keyDelayMs }),
  },
  {
    name: 'turn the month, tap a day',
    path: '/calendar',
    act: async (page) => {
      await press(page, button(page, 'Previous month'));
      await page.waitForTimeout(turnMs);
      await press(page, page.locator('td[data-day] > button').nth(10));
    },
  },
  {
    name: 'write to the coach and send',
    path: '/coach',
    act: async (page) => {
      const field = page.getByLabel('Message to your coach');
      await field.pressSequentially('Thirty minutes with kettlebells', { delay: keyDelayMs });
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'go from page to page',
    path: '/home',
    act: (page) => walk(page, lookMs),
  },
  {
    name: 'go on before the page has come',
    path: '/home',
    act: (page) => walk(page, 0),
  },
];
