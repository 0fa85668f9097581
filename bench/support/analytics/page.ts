import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { WorkoutSession } from '../../../packages/domain/src/analytics/types.ts';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';
import { startProduct } from '../../../scripts/product.mjs';
import { median } from '../numbers.ts';

const password = 'correct horse battery';
const reloads = 3;
/** To come to rest after a long way down the page. */
const restMs = 1000;

interface PageFigures {
  /** From the choice of the file to its preview, and from the tap on Import to the word that it is done. */
  importMs: number;
  /** Of that, what the page itself computed: other work on the machine does not count. */
  importWorkMs: number;
  /** From the start of the page to its sessions on the screen, with a page that answers. */
  interactiveMs: number;
  /** From a tap on another range to its numbers. */
  rangeMs: number;
  /** From a letter in the search to the sessions that have it. */
  searchMs: number;
  rowsShown: number;
  /** From the connection to the server's word that it has them all. */
  sendMs: number;
  /** Of that, what the page itself computed. */
  sendWorkMs: number;
  /** From the sign-in on a new device to all sessions on its screen. */
  bringMs: number;
}

async function register(context: BrowserContext, url: string): Promise<string> {
  const email = `athlete-${Date.now()}@example.com`;
  const reply = await context.request.post(`${url}/api/v1/auth/register`, {
    data: { email, password, name: 'Athlete' },
  });
  if (reply.status() !== 201) throw new Error(`registering gave ${reply.status()}`);
  return email;
}

async function signIn(context: BrowserContext, url: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/analytics`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

/**
 * Does it in the page, so that only the page's own time is counted: until what is awaited is there
 * and the browser has drawn it and would take the next tap.
 */
function timeOf(page: Page, act: string, awaited: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const startedAt = performance.now();
    const isThere = () => ${awaited};
    const look = () => isThere() ? setTimeout(() => resolve(performance.now() - startedAt)) : requestAnimationFrame(look);
    ${act};
    requestAnimationFrame(look);
  })`);
}

const hasText = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const button = (text: string) =>
  `[...document.querySelectorAll('button')].find((one) => one.textContent.includes(${JSON.stringify(text)}))`;

/** On the page before anything is measured, as a file on a disk would be. */
async function bringFile(page: Page, sessions: readonly WorkoutSession[]): Promise<void> {
  const file = { app: 'cadence', version: 1, exportedAt: new Date().toISOString() };
  const text = JSON.stringify({ ...file, count: sessions.length, sessions });
  await page.evaluate((content) => void Object.assign(window, { chosenText: content }), text);
}

async function importFile(page: Page, count: number): Promise<number> {
  const readMs = await timeOf(
    page,
    `const files = new DataTransfer();
     files.items.add(new File([window.chosenText], 'sessions.json'));
     const picker = document.querySelector('input[type=file]');
     picker.files = files.files;
     picker.dispatchEvent(new Event('change', { bubbles: true }))`,
    hasText('Import from Cadence'),
  );
  const words = `Import ${count} and keep all`;
  const writtenMs = await timeOf(
    page,
    `${button(words)}.click()`,
    hasText(`${count} sessions imported.`),
  );
  return readMs + writtenMs;
}

/** What the page's main thread has computed so far. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

async function measureOpening(page: Page): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < reloads; time += 1) {
    await page.reload({ waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Strength/ })
      .first()
      .waitFor();
    times.push(await timeOf(page, '', 'true').then(() => page.evaluate('performance.now()')));
  }
  return median(times);
}

const patienceMs = 180_000;

/** Until the outbox is empty. */
async function sendAll(page: Page): Promise<number> {
  const startedAt = performance.now();
  await page.evaluate(`window.dispatchEvent(new Event('online'))`);
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('cadence');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result === 0);
          };
        };
      }),
    null,
    { timeout: patienceMs, polling: 20 },
  );
  return performance.now() - startedAt;
}

/** A device that has never seen them. */
async function bringAll(browser: Browser, url: string, email: string, count: number) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  const page = await signIn(context, url, email);
  const startedAt = performance.now();
  await page.getByText(`${count} sessions`, { exact: true }).waitFor({ timeout: patienceMs });
  const bringMs = performance.now() - startedAt;
  await context.close();
  return bringMs;
}

/** The page itself in a real browser, with so many sessions. */
export async function measurePage(sessions: readonly WorkoutSession[]): Promise<PageFigures> {
  const product = await startProduct({ env: { VOICE_ENGINE: 'none' } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
    const email = await register(context, product.url);
    const page = await signIn(context, product.url, email);
    await page.getByText('No sessions yet.').waitFor();
    // Sending them all takes its time in the background, and is measured by itself.
    await context.route('**/api/v1/sessions**', (route) => route.abort());
    await bringFile(page, sessions);
    const workMs = await watchWork(page);
    const before = await workMs();
    const importMs = await importFile(page, sessions.length);
    const importWorkMs = (await workMs()) - before;
    const interactiveMs = await measureOpening(page);
    const rangeMs = await timeOf(
      page,
      `document.querySelector('input[type=radio][value="52"]').click()`,
      hasText('Last 52 weeks'),
    );
    // Whoever searches has the list before them: out of sight the browser lays none of it out.
    await page.getByRole('searchbox').scrollIntoViewIfNeeded();
    await page.waitForTimeout(restMs);
    const searchMs = await timeOf(
      page,
      `const box = document.querySelector('input[type=search]');
       Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, 'strength 2');
       box.dispatchEvent(new Event('input', { bubbles: true }))`,
      hasText(`${Math.ceil(sessions.length / 4)} sessions`),
    );
    const rowsShown = await page.getByRole('button', { name: /^Strength/ }).count();
    await context.unroute('**/api/v1/sessions**');
    const beforeSending = await workMs();
    const sendMs = await sendAll(page);
    const sendWorkMs = (await workMs()) - beforeSending;
    const bringMs = await bringAll(browser, product.url, email, sessions.length);
    const answers = { interactiveMs, rangeMs, searchMs, rowsShown };
    return { importMs, importWorkMs, ...answers, sendMs, sendWorkMs, bringMs };
  } finally {
    await browser.close();
    await product.stop();
  }
}
