import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { memberPages, visitorPages } from './pages.mjs';
import { root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startProduct } from './product.mjs';

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');

const folder = join(root, 'screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 1360, height: 900 },
];
const modes = /** @type {const} */ (['light', 'dark']);
const athlete = { name: 'Alex', email: 'alex@example.com', password: 'a picture of health' };

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContextOptions} ContextOptions */

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function signIn(browser, url) {
  const reply = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(athlete),
  });
  if (!reply.ok) throw new Error(`Registering failed: ${await reply.text()}`);
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[type=email]').fill(athlete.email);
  await page.locator('input[type=password]').fill(athlete.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * @param {Browser} browser
 * @param {ContextOptions} options
 * @param {string[]} paths
 */
async function take(browser, options, paths) {
  for (const viewport of sizes) {
    for (const colorScheme of modes) {
      const context = await browser.newContext({
        ...options,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`/${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const { pathname, search } = new URL(page.url());
        if (pathname + search !== `/${path}`) {
          throw new Error(`/${path} led to ${pathname}${search}`);
        }
        const name = path.replace('?view=', '-');
        const file = join(folder, `${name}-${viewport.width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      await context.close();
    }
  }
}

/** The gallery exists only in development, so Vite serves it. */
async function startVite() {
  const port = await freePort();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: join(root, 'packages', 'web'),
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill());
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('Vite did not start.');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const product = await startProduct();
try {
  await take(browser, { baseURL: product.url }, visitorPages);
  const storageState = await signIn(browser, product.url);
  await take(browser, { baseURL: product.url, storageState }, memberPages);
  const vite = await startVite();
  try {
    await take(browser, { baseURL: vite.url }, ['gallery']);
  } finally {
    vite.stop();
  }
  console.log(`Screenshots are in ${folder}`);
} finally {
  await browser.close();
  await product.stop();
}
