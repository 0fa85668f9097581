import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom } from './support/numbers.ts';
import { signIn, startDemo, startWorkout } from './support/page-speed/demo-athlete.ts';
import { type Interaction, interactions } from './support/page-speed/interactions.ts';
import {
  leastReportedMs,
  type Press,
  type PressEvent,
  slowest,
  slowestPress,
  watchScript,
} from './support/page-speed/presses.ts';
import { type Figure, printTable } from './support/table.ts';

const mostMs = 200;
const slowdown = countFrom('CPU_SLOWDOWN', 4, 20);
const rounds = countFrom('ROUNDS', 3);
const phone = { width: 390, height: 844 };
const settleMs = 1500;
const actionMs = 20_000;

interface Measured {
  /** The slowest of its presses and keys; none where all were too fast to be reported. */
  slowest: Press | undefined;
  /** Until a sheet that it opens is painted; 0 where it opens none. */
  sheetMs: number;
}

/**
 * A window is as high as the phone with the browser's own bars: its lowest rows would lie outside of
 * it, where nothing is ever painted, and a press there would count until something above changes.
 */
async function widenWindow(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  const bounds = { width: 2 * phone.width, height: 2 * phone.height };
  await browser.send('Browser.setWindowBounds', { windowId, bounds });
}

/** From the hardware's event on. */
async function measure(
  page: Page,
  url: string,
  { path, prepare, act }: Interaction,
): Promise<Measured> {
  const browser = await page.context().newCDPSession(page);
  // What the pages before this one have left would be cleared away in the middle of a press.
  await browser.send('HeapProfiler.collectGarbage');
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate('pressed = []; opened = []');
  await act(page);
  await page.waitForTimeout(settleMs);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const events = await page.evaluate<PressEvent[]>('pressed');
  const sheets = await page.evaluate<number[]>('opened');
  return { slowest: slowestPress(events), sheetMs: Math.max(0, ...sheets) };
}

/** One that cannot be done must not take the figures of the others with it. */
async function figureOf(page: Page, url: string, interaction: Interaction): Promise<Figure> {
  const figure = `${interaction.path}: ${interaction.name}`;
  const text = `≤ ${mostMs} ms`;
  const times: Measured[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measure(page, url, interaction));
    }
  } catch (error) {
    const [reason] = String(error).split('\n');
    return { figure, value: `not measured: ${reason}`, bar: { text, met: false } };
  }
  const press = slowest(times.flatMap((time) => time.slowest ?? []));
  const worst = press?.answerMs ?? 0;
  const sheet = Math.max(...times.map(({ sheetMs }) => sheetMs));
  const shown = worst === 0 ? `< ${leastReportedMs} ms` : `${worst} ms`;
  const parts = [
    shown,
    `worst of ${rounds}`,
    press?.parts,
    sheet > 0 && `its sheet after ${sheet.toFixed(0)} ms`,
  ];
  return {
    figure,
    value: parts.filter(Boolean).join(', '),
    bar: { text, met: worst <= mostMs },
    ratio: worst / mostMs,
  };
}

/** `npm run bench interaction skip` measures one of them alone. */
const [, , wanted = ''] = process.argv;
const chosen = interactions.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) throw new Error(`There is no interaction with "${wanted}" in its name.`);

endChildrenOnExit();
const demo = await startDemo({ VOICE_ENGINE: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript({ content: watchScript });
  const page = await context.newPage();
  page.setDefaultTimeout(actionMs);
  await widenWindow(page);
  await signIn(page, demo);
  await startWorkout(page);
  const figures: Figure[] = [];
  for (const interaction of chosen) {
    figures.push(await figureOf(page, demo.url, interaction));
  }
  console.log(
    `From a press to the next paint, processor ${slowdown} times slower, a year of training`,
  );
  printTable(figures);
} finally {
  await browser.close();
  await demo.stop();
}
