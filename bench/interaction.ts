import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom } from './support/numbers.ts';
import { signIn, startDemo, startWorkout } from './support/page-speed/demo-athlete.ts';
import { type Interaction, interactions } from './support/page-speed/interactions.ts';
import { type Figure, printTable } from './support/table.ts';

const mostMs = 100;
const slowdown = countFrom('CPU_SLOWDOWN', 4, 20);
const rounds = countFrom('ROUNDS', 3);
const settleMs = 1500;
const actionMs = 20_000;
/** The browser reports what takes longer than this, in steps of 8 ms. */
const leastReportedMs = 16;

/** As text, since a function brings helpers of its transpiler that the page does not have. */
const watchScript = `
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, name, duration } of list.getEntries()) {
      if (interactionId) pressed.push({ name, duration });
    }
  }).observe({ type: 'event', durationThreshold: ${leastReportedMs}, buffered: true });
  window.opened = [];
  let pressedAt = 0;
  addEventListener('pointerdown', ({ timeStamp }) => { pressedAt = timeStamp; }, true);
  addEventListener('beforetoggle', ({ target, newState }) => {
    if (target.localName !== 'dialog' || newState !== 'open') return;
    requestAnimationFrame(() => setTimeout(() => opened.push(performance.now() - pressedAt)));
  }, true);
`;

interface Measured {
  /** To the next paint, from the slowest of its presses and keys. */
  answerMs: number;
  /** Until a sheet that it opens is painted; 0 where it opens none. */
  sheetMs: number;
}

/** From the hardware's event on. */
async function measure(
  page: Page,
  url: string,
  { path, prepare, act }: Interaction,
): Promise<Measured> {
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate('pressed = []; opened = []');
  await act(page);
  await page.waitForTimeout(settleMs);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slow = await page.evaluate<{ name: string; duration: number }[]>('pressed');
  const sheets = await page.evaluate<number[]>('opened');
  return {
    answerMs: Math.max(0, ...slow.map(({ duration }) => duration)),
    sheetMs: Math.max(0, ...sheets),
  };
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
  const worst = Math.max(...times.map(({ answerMs }) => answerMs));
  const sheet = Math.max(...times.map(({ sheetMs }) => sheetMs));
  const shown = worst === 0 ? `< ${leastReportedMs} ms` : `${worst} ms`;
  const parts = [
    shown,
    `worst of ${rounds}`,
    sheet > 0 && `its sheet after ${sheet.toFixed(0)} ms`,
  ];
  return {
    figure,
    value: parts.filter(Boolean).join(', '),
    bar: { text, met: worst <= mostMs },
    ratio: worst / mostMs,
  };
}

endChildrenOnExit();
const demo = await startDemo({ VOICE_ENGINE: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript({ content: watchScript });
  const page = await context.newPage();
  page.setDefaultTimeout(actionMs);
  await signIn(page, demo);
  await startWorkout(page);
  const figures: Figure[] = [];
  for (const interaction of interactions) {
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
