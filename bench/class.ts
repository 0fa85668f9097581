import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import {
  type ClockSample,
  offsetOf,
  withSample,
} from '../packages/domain/src/class/clock-offset.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { startProduct } from '../scripts/product.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom, median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const seconds = countFrom('CLASS_SECONDS', 300, 3600);
const password = 'correct horse battery';

interface Flip {
  text: string;
  atMs: number;
}

/** An answer of the server, and by how much the page's two clocks differ. */
interface Answer extends ClockSample {
  atMs: number;
  aheadMs: number;
}

declare global {
  interface Window {
    flips: Flip[];
    answers: Answer[];
  }
}

/** Notes the answers of the server, and when each new second is written, by the clock that all share. */
function noteFlips(): void {
  window.flips = [];
  window.answers = [];
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const { type, sent, now } = JSON.parse(data);
        const receivedMs = performance.now();
        const aheadMs = Date.now() - receivedMs;
        if (type === 'clock') {
          const sample = { sentMs: sent, receivedMs, serverMs: now };
          window.answers.push({ ...sample, atMs: Date.now(), aheadMs });
        }
      });
    }
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const timer = target.parentElement?.closest('[role=timer]');
      if (timer) window.flips.push({ text: timer.textContent ?? '', atMs: Date.now() });
    }
  }).observe(document, { characterData: true, subtree: true });
}

endChildrenOnExit();
const product = await startProduct({ env: { VOICE_ENGINE: 'none', TRUST_PROXY: '1' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

async function send(path: string, token: string, data: object) {
  const reply = await fetch(`${product.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(data),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

let count = 0;
async function device(kind: string, code: string, session: object | null): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: product.url });
  if (session) {
    const value = JSON.stringify({ version: 1, data: session });
    const localStorage = [{ name: 'anonymous_auth', value }];
    const origins = [{ origin: product.url, localStorage }];
    await context.setStorageState({ cookies: [], origins });
  }
  await context.addInitScript(noteFlips);
  const page = await context.newPage();
  await page.goto(`/class?as=${kind}#${code}`);
  await page.getByRole('timer').waitFor();
  return page;
}

async function register(name: string) {
  count += 1;
  const reply = await fetch(`${product.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `class-${count}@example.com`, password, name }),
  });
  return reply.json();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const workout = {
  source: 'ai',
  title: 'Class',
  workout: ['Push-Up', 'Bodyweight Squat', 'Forearm Plank'].map((name) => ({
    ...{ name, type: 'exercise', duration: 45, restAfter: 15, sets: Math.ceil(seconds / 120) },
  })),
};

/** The same second on two devices, and how far apart it was written. */
function differences(one: readonly Flip[], other: readonly Flip[]): number[] {
  return one.flatMap(({ text, atMs }) => {
    const near = other
      .filter((flip) => flip.text === text)
      .map((flip) => Math.abs(flip.atMs - atMs))
      .filter((ms) => ms < 500);
    return near.length > 0 ? [Math.min(...near)] : [];
  });
}

/**
 * How far a device's idea of the server's time is from it, after each answer: server and pages run
 * on one machine, so that both can be read from its clock.
 */
function errorsOf(answers: readonly Answer[]): number[] {
  let samples: readonly ClockSample[] = [];
  return answers.map(({ aheadMs, ...sample }) => {
    samples = withSample(samples, sample);
    return (offsetOf(samples) ?? Number.NaN) - aheadMs;
  });
}

try {
  const leader = await register('Ada');
  const { code } = await send('/classes', leader.token, { title: 'Class', workout });
  const screen = await device('screen', code, null);
  const phone = await device('lead', code, leader);
  const athlete = await device('athlete', code, await register('Ben'));
  await phone.getByRole('button', { name: 'Start', exact: true }).click();

  await pause((seconds / 4) * 1000);
  const joiner = await device('athlete', code, await register('Cleo'));
  await athlete.reload();
  await athlete.getByRole('timer').waitFor();

  await pause((seconds / 4) * 1000);
  const pausedAt = Date.now();
  await phone.getByRole('button', { name: 'Pause' }).click();
  await Promise.all(
    [screen, phone, athlete, joiner].map((page) => page.getByText('Paused').waitFor()),
  );
  const pauseMs = Date.now() - pausedAt;
  const shown = await Promise.all(
    [screen, phone, athlete, joiner].map((page) => page.getByRole('timer').textContent()),
  );
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await joiner.getByRole('button', { name: 'Leave the class' }).click();

  await pause((seconds / 4) * 1000);
  const ofPhone = await phone.evaluate(() => window.flips);
  const heard = [await phone.evaluate(() => window.answers)];
  await phone.context().close();
  await pause((seconds / 4) * 1000);

  const ofScreen = await screen.evaluate(() => window.flips);
  const ofAthlete = await athlete.evaluate(() => window.flips);
  for (const page of [screen, athlete]) heard.push(await page.evaluate(() => window.answers));
  const errors = heard.flatMap(errorsOf);
  const clocksApart = Math.max(...errors) - Math.min(...errors);
  const apart = [
    ...differences(ofScreen, ofPhone),
    ...differences(ofScreen, ofAthlete),
    ...differences(ofPhone, ofAthlete),
  ];
  const largest = Math.max(...apart);
  const lastLed = ofPhone.at(-1)?.atMs ?? Number.NaN;
  const alone = ofScreen.filter(({ atMs }) => atMs > lastLed).length;
  // The last quarter; its first second may have begun before.
  const mostAlone = Math.floor(seconds / 4);
  const isSame = new Set(shown).size === 1;
  printTable([
    { figure: 'length of the class, s', value: String(seconds) },
    { figure: 'seconds compared on two devices', value: String(apart.length) },
    {
      figure: 'largest difference between two clocks, ms',
      value: clocksApart.toFixed(1),
      bar: { text: '≤ 50', met: clocksApart <= 50 },
    },
    { figure: 'a second is written apart by at most, ms', value: String(largest) },
    { figure: '99 of 100 differ by at most, ms', value: String(percentile(apart, 99)) },
    { figure: 'half of them differ by at most, ms', value: String(median(apart)) },
    { figure: 'load average of the machine', value: (loadavg()[0] ?? Number.NaN).toFixed(1) },
    { figure: 'from the press to a pause on all four, ms', value: String(pauseMs) },
    {
      figure: 'what the four show while paused',
      value: shown.join(', '),
      bar: { text: 'the same', met: isSame },
    },
    {
      figure: 'seconds shown after the phone of the leader was gone',
      value: String(alone),
      bar: { text: `≥ ${mostAlone - 1}`, met: alone >= mostAlone - 1 },
    },
  ]);
} finally {
  await browser.close();
  await product.stop();
}
