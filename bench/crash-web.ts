import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { startProduct } from '../scripts/product.mjs';
import { countFrom } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

const kills = countFrom('ROUNDS', 200);
const password = 'correct horse battery';
const mostMs = 1500;
const exercisesInRound = 12;

/** Long rests, in which every exercise of the round before is logged. */
const workout = {
  id: 'crash',
  title: 'Crash',
  workoutType: 'Compound',
  totalRounds: 400,
  restBetweenRounds: 600,
  source: 'ai',
  workout: Array.from({ length: exercisesInRound }, (_, index) => ({
    name: `Exercise ${index + 1}`,
    type: 'exercise',
    reps: 5,
    weight: 16,
  })),
};

/**
 * Logs set after set by the page's own buttons, and tells of each that the page shows as logged.
 * As text, since a function brings helpers of its transpiler that the page does not have.
 */
const logScript = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const buttons = () => [...document.querySelectorAll('button')];
  const find = (test) => buttons().find((button) => test(button.getAttribute('aria-label') ?? button.textContent.trim()));
  const key = (name) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  for (;;) {
    await frame();
    const log = find((name) => /^Log Exercise \\d+$/.test(name));
    if (log) {
      const shown = () => buttons().filter((button) => button.textContent.trim() === 'Undo').length;
      const before = shown();
      log.click();
      await frame();
      if (shown() > before) acknowledge();
      continue;
    }
    const next = () => find((name) => name === 'Next step')?.click();
    const close = find((name) => name === 'Close');
    if (close) { close.click(); await frame(); next(); await frame(); continue; }
    if (find((name) => name === '${exercisesInRound} of ${exercisesInRound} logged')) { next(); await frame(); continue; }
    const round = find((name) => /^(Log the round|\\d+ of \\d+ logged)$/.test(name));
    if (round) { round.click(); await frame(); continue; }
    // The introduction has no rest to go to.
    if (document.querySelector('h2')?.textContent.startsWith('First:')) next();
    else key('r');
    await frame();
  }
})()`;

const setsOnDevice = (page: Page, userId: string) =>
  page.evaluate<number, string>((key) => {
    const run = JSON.parse(localStorage.getItem(key) ?? '{"data":{"log":null}}').data;
    return Object.keys(run?.log?.sets ?? {}).length;
  }, `user_${userId}_timerState`);

async function signIn(context: BrowserContext, url: string): Promise<string> {
  const email = `athlete-${Date.now()}@example.com`;
  const data = { email, password, name: 'Athlete' };
  const reply = await context.request.post(`${url}/api/v1/auth/register`, { data });
  if (reply.status() !== 201) throw new Error(`registering gave ${reply.status()}`);
  const { user } = (await reply.json()) as { user: { id: string } };
  const page = await context.newPage();
  await page.goto(`${url}/home`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `user_${user.id}_currentWorkout`,
    JSON.stringify({ version: 1, data: { key: 'run-1', workout, status: 'planned' } }),
  ] as const);
  await page.goto(`${url}/workout`);
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('timer').waitFor();
  await page.close();
  return user.id;
}

const product = await startProduct({
  data: tempFolder(),
  env: { RATE_LIMIT_PER_MINUTE: '1000000' },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
let acknowledged = 0;
let lost = 0;
let goodStarts = 0;
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.exposeBinding('acknowledge', () => {
    acknowledged += 1;
  });
  const userId = await signIn(context, product.url);
  for (let round = 0; round <= kills; round += 1) {
    const page = await context.newPage();
    await page.goto(`${product.url}/workout`);
    await page.getByRole('timer').waitFor();
    goodStarts += 1;
    const kept = await setsOnDevice(page, userId);
    lost += Math.max(0, acknowledged - kept);
    // What was logged without having been shown yet counts as logged from here on.
    acknowledged = Math.max(acknowledged, kept);
    if (round === kills) break;
    page.evaluate(logScript).catch(() => undefined);
    await sleep(Math.random() * mostMs);
    const protocol = await context.newCDPSession(page);
    // The page does not live to answer.
    protocol.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
    if (round % 20 === 0)
      console.log(`${round}/${kills}: ${acknowledged} sets acknowledged, ${lost} lost`);
  }
} finally {
  await browser.close();
  await product.stop();
}

printTable([
  { figure: 'kills of the page', value: String(kills) },
  { figure: 'acknowledged sets', value: String(acknowledged) },
  {
    figure: 'acknowledged and lost',
    value: String(lost),
    bar: { text: '0', met: lost === 0 && acknowledged > 0 },
  },
  {
    figure: 'next starts that showed the clock',
    value: String(goodStarts),
    bar: { text: String(kills + 1), met: goodStarts === kills + 1 },
  },
]);
