import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { webDist } from '../scripts/paths.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { ours } from './support/timer/contenders.ts';
import { atMost, lateText, mostLoadedMs } from './support/timer/figures.ts';
import { measureLoad } from './support/timer/lateness.ts';
import { servePage } from './support/timer/served-page.ts';
import { pause } from './support/timer/session.ts';

const costMs = countFrom('COST_SECONDS', 10, 600) * 1000;
const beepMs = countFrom('BEEP_SECONDS', 51, 600) * 1000;
const settleMs = 2000;
const slowdown = 4;
const mostMovingMs = 200;
const mostBytes = 60_000;
/** A lift, a machine of many parts, and a rope that is a new curve in every frame. */
const exercises = ['back-squat', 'outdoor-ride', 'battle-rope-wave'] as const;

/** The file of all motions as it is sent. */
function sizeFigure(): Figure {
  const assets = join(webDist, 'assets');
  const name = readdirSync(assets).find((file) => /^figure-by-id-.+\.js$/.test(file));
  if (!name) throw new Error('The page was built without its motions.');
  const bytes = gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
  return atMost('all motions', bytes, mostBytes, `${(bytes / 1000).toFixed(1)} kB gzip`, '60 kB');
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Milliseconds of the main thread in each second, with a processor that is four times slower. */
async function costOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Of the thread's own time: in wall time, the work of other programs would count as ours.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await pause(settleMs);
  const before = await taskMs(session);
  const startedAt = performance.now();
  await pause(costMs);
  const cost = (await taskMs(session)) - before;
  const seconds = (performance.now() - startedAt) / 1000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return cost / seconds;
}

/** Whether the drawing changes: a figure that stands still must not pass for a cheap one. */
async function framesPerSecond(page: Page): Promise<number> {
  const count = await page.evaluate<number>(`new Promise((resolve) => {
    let frames = 0;
    const watch = new MutationObserver(() => { frames += 1; });
    const drawing = document.querySelector('.drawn');
    if (drawing) watch.observe(drawing, { subtree: true, attributes: true, attributeFilter: ['d'] });
    setTimeout(() => resolve(frames), 2000);
  })`);
  return count / 2;
}

async function costFigures(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const figures: Figure[] = [];
    const open = async (query: string, reducedMotion: 'reduce' | 'no-preference') => {
      const context = await browser.newContext({ reducedMotion });
      const page = await context.newPage();
      await page.goto(`${url}?${query}`);
      return page;
    };
    // The page has work of its own, which is none of the figure's.
    const bare = await costOf(await open('', 'no-preference'));
    const addStill = async (figure: string, page: Page) => {
      const frames = await framesPerSecond(page);
      const own = Math.max(0, (await costOf(page)) - bare);
      const bar = { text: 'no frame', met: frames === 0 };
      figures.push({ figure, value: `${frames} frames, ${own.toFixed(1)} ms/s`, bar });
    };
    for (const id of exercises) {
      const page = await open(`figure=${id}`, 'no-preference');
      const frames = await framesPerSecond(page);
      if (frames < 10) throw new Error(`${id} moves ${frames} times a second.`);
      const moving = await costOf(page);
      const text = `${moving.toFixed(0)} ms/s, ${frames.toFixed(0)} frames a second`;
      figures.push(
        atMost(`${id} in motion, main thread at CPU 4×`, moving, mostMovingMs, text, '200 ms/s'),
      );
      await page.evaluate("document.body.style.paddingTop = '4000px'");
      await addStill(`${id} out of sight`, page);
      await page.context().close();
    }
    const calm = await open(`figure=${exercises[0]}`, 'reduce');
    await addStill('with reduced motion', calm);
    return figures;
  } finally {
    await browser.close();
  }
}

/** Beeps beside a figure in motion, and without it. */
async function beepFigures(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const figure of [undefined, exercises[0]]) {
    const scenario = figure ? 'beeps beside a figure, CPU 4×' : 'beeps alone, CPU 4×';
    const load = { scenario, cpuRate: slowdown, ...(figure && { figure }) };
    const late = (await measureLoad(url, [ours], load, beepMs))[ours];
    if (!late) throw new Error(`${scenario}: nothing was heard.`);
    figures.push(atMost(scenario, late.p95Ms, mostLoadedMs, lateText(late), `${mostLoadedMs} ms`));
  }
  return figures;
}

endChildrenOnExit();
const page = await servePage();
const figures = [sizeFigure(), ...(await costFigures(page.url)), ...(await beepFigures(page.url))];
page.stop();
printTable(figures);
