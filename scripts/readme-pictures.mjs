import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { startProduct } from './product.mjs';

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');

const phone = { width: 390, height: 844 };
const seedSeconds = 120;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** @param {Awaited<ReturnType<typeof startProduct>>} product */
async function readSignIn(product) {
  for (let waited = 0; waited < seedSeconds; waited += 0.5) {
    const [, email, password] =
      /Sign in as (\S+) with the password "(.+)"/.exec(product.log()) ?? [];
    if (email && password) return { email, password };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The demo was not made:\n${product.log()}`);
}

/** @param {Page} page */
async function look(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  return page.screenshot();
}

/**
 * From the words to the end of the workout. The clock is the test's, so that it takes no 20 minutes.
 * @param {Page} page
 */
async function trainOnce(page) {
  await page.getByLabel('What do you want to train?').fill('15 min kettlebell circuit, quiet');
  await page.getByRole('button', { name: 'Generate workout' }).click();
  const start = page.getByRole('button', { name: 'Start workout' });
  await start.waitFor();
  const pictures = [await look(page)];
  await start.click();
  const phase = page.locator('.run-phase');
  for (const word of ['Work', 'Rest']) {
    while (!(await phase.textContent())?.includes(word)) await page.clock.runFor(5000);
    await page.clock.runFor(9000);
    pictures.push(await look(page));
  }
  const end = page.getByRole('heading', { level: 1, name: /wrap/ });
  while (!(await end.isVisible())) await page.clock.runFor(30_000);
  pictures.push(await look(page));
  return pictures;
}

/** @param {Page} page */
async function walkTheYear(page) {
  await page.goto('/coach');
  await page.getByRole('textbox').fill('How is my squat going?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByText(/^You .* back squat/)
    .first()
    .waitFor();
  const pictures = [await look(page)];
  for (const [path, text] of /** @type {const} */ ([
    ['/program?view=program', 'Load by week'],
    ['/calendar', 'Month'],
    ['/analytics', 'Completion'],
  ])) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    // News of goals and records lies over the page for a while; a call must not run out of time.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(30_000);
    pictures.push(await look(page));
  }
  return pictures;
}

/**
 * Side by side, small enough for a README.
 * @param {Browser} browser
 * @param {Buffer[]} pictures
 * @param {string} file
 */
async function joinPictures(browser, pictures, file) {
  const page = await browser.newPage({ viewport: { width: 1312, height: 690 } });
  const images = pictures.map(
    (one) => `<img src="data:image/png;base64,${one.toString('base64')}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 14px; display: flex; justify-content: space-between; background: #e8e6e1 }
    img { width: 306px; height: 662px; border-radius: 14px }
  </style>${images.join('')}`);
  await page.screenshot({ path: join(root, 'docs', file), type: 'jpeg', quality: 68 });
  await page.close();
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const product = await startProduct({ env: { CADENCE_DEMO: '1', VOICE_ENGINE: 'none' } });
try {
  const { email, password } = await readSignIn(product);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  await joinPictures(browser, await walkTheYear(page), 'year.jpg');
  await page.goto('/home');
  await joinPictures(browser, await trainOnce(page), 'workout.jpg');
} finally {
  await browser.close();
  await product.stop();
}
