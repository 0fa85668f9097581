import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom, median } from './support/numbers.ts';
import { signIn, startDemo, startWorkout } from './support/page-speed/demo-athlete.ts';
import { type PressEvent, slowestPress, watchScript } from './support/page-speed/presses.ts';
import { type Figure, printTable } from './support/table.ts';

const rounds = countFrom('ROUNDS', 3);
const slowdown = countFrom('CPU_SLOWDOWN', 4, 20);
const phone = { width: 390, height: 844 };
const most = { lcpMs: 2500, inpMs: 200, cls: 0.05 } as const;
/** A slow 4G line as Lighthouse plays it: bytes a second, and milliseconds to and fro. */
const line = { downloadThroughput: 180_000, uploadThroughput: 84_000, latency: 150 };
const settleMs = 3000;
const paintScript = `
  window.vitals = { lcpMs: 0, cls: 0, largest: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      vitals.lcpMs = startTime;
      vitals.largest = element ? element.localName + ' ' + element.textContent.slice(0, 40) : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) vitals.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Vitals {
  lcpMs: number;
  cls: number;
  inpMs: number;
  /** What the largest paint was, so that a miss says where to look. */
  largest: string;
}

type Measure = keyof typeof most;

interface Visit {
  path: string;
  /** What somebody does first there. */
  act: (page: Page) => Promise<void>;
}

const pressName = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

const login: Visit = {
  path: '/login',
  act: async (page) => {
    await page.getByLabel('E-mail').pressSequentially('ada@example.com', { delay: 80 });
    await page.getByLabel('Password', { exact: true }).pressSequentially('secret', { delay: 80 });
  },
};
const home: Visit = {
  path: '/home',
  act: async (page) => {
    await page.getByLabel('What do you want to train?').click();
    await page.keyboard.type('legs', { delay: 80 });
  },
};
const workout: Visit = {
  path: '/workout',
  act: async (page) => {
    await pressName(page, /pause/i);
    await pressName(page, /resume|start/i);
  },
};

/** Loaded anew without what the browser has kept, on a slow line and a slow processor. */
async function measure(context: BrowserContext, url: string, visit: Visit): Promise<Vitals> {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.setCacheDisabled', { cacheDisabled: true });
  await device.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Nothing is looked for in the page meanwhile: that would take its processor's time.
  await page.goto(url + visit.path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  // A press ends what counts as the largest paint.
  const painted = await page.evaluate<Omit<Vitals, 'inpMs'>>('vitals');
  await visit.act(page);
  await page.waitForTimeout(settleMs);
  const events = await page.evaluate<PressEvent[]>('pressed');
  await page.close();
  return { ...painted, inpMs: slowestPress(events)?.answerMs ?? 0 };
}

async function figuresOf(context: BrowserContext, url: string, visit: Visit): Promise<Figure[]> {
  const all: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure(context, url, visit));
  const of = (name: Measure) => median(all.map((one) => one[name]));
  const figure = (name: Measure, words: string, digits: number, unit: string): Figure => ({
    figure: `${visit.path}, ${words}`,
    value: `${of(name).toFixed(digits)}${unit}`,
    bar: { text: `≤ ${most[name]}${unit}`, met: of(name) <= most[name] },
    ratio: of(name) / most[name],
  });
  return [
    figure('lcpMs', `largest paint (${all[0]?.largest ?? ''})`, 0, ' ms'),
    figure('cls', 'shift of the layout', 3, ''),
    figure('inpMs', 'slowest answer to a press', 0, ' ms'),
  ];
}

endChildrenOnExit();
const demo = await startDemo({ VOICE_ENGINE: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const open = async () => {
    const look = { viewport: phone, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...look, serviceWorkers: 'block' });
    await context.addInitScript({ content: watchScript + paintScript });
    return context;
  };
  const figures: Figure[] = await figuresOf(await open(), demo.url, login);
  const context = await open();
  const page = await context.newPage();
  await signIn(page, demo);
  await page.waitForLoadState('networkidle');
  figures.push(...(await figuresOf(context, demo.url, home)));
  await page.goto(`${demo.url}/home`);
  await startWorkout(page);
  await page.close();
  figures.push(...(await figuresOf(context, demo.url, workout)));
  console.log(`Median of ${rounds}, processor ${slowdown} times slower, slow 4G, nothing kept`);
  printTable(figures);
} finally {
  await browser.close();
  await demo.stop();
}
