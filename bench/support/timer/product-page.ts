import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';
import { startProduct } from '../../../scripts/product.mjs';
import { median } from '../numbers.ts';
import { pause } from './session.ts';

const password = 'correct horse battery';
const settleMs = 4000;
/** The lines of a whole workout are made by the server on the way. */
const voiceReadyMs = 180_000;
const reloads = 3;
const simulatedMinutes = 60;

export interface PageFigures {
  mainThreadMsPerSecond: number;
  /** Started before its clips were there, which come and are decoded meanwhile. */
  gettingReadyMsPerSecond: number;
  rendersPerSecond: number;
  reloadMs: number[];
  heapGrowthBytes: number;
}

/** As many steps of work and of rest, together a minute for each exercise. */
const workoutOf = (exercises: number) => ({
  id: 'bench',
  title: 'Bench',
  source: 'ai',
  workout: Array.from({ length: exercises }, (_, index) => ({
    name: `Exercise ${index + 1}`,
    type: 'exercise',
    duration: 40,
    reps: 10,
    restAfter: 20,
  })),
});
const usualExercises = 12;
/** Enough for an hour. */
const manyExercises = 100;

/**
 * Counts what React puts on the screen, and notes when the clock is first on it.
 * As text, since a function brings helpers of its transpiler that the page does not have.
 */
const watchScript = `
  window.watched = { commits: 0, clockMs: 0 };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => { watched.commits += 1; },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=timer]')?.textContent) return;
    watched.clockMs = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
`;

interface Watched {
  commits: number;
  clockMs: number;
}
const watchedOf = (page: Page) => page.evaluate<Watched>('watched');

async function openWorkout(context: BrowserContext, url: string, exercises: number): Promise<Page> {
  const email = `athlete-${Date.now()}@example.com`;
  const reply = await context.request.post(`${url}/api/v1/auth/register`, {
    data: { email, password, name: 'Athlete' },
  });
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
    JSON.stringify({
      version: 1,
      data: { key: 'run-1', workout: workoutOf(exercises), status: 'planned' },
    }),
  ] as const);
  await page.goto(`${url}/workout`);
  return page;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function measureCost(page: Page, ms: number) {
  const session = await page.context().newCDPSession(page);
  // Of the thread's own time: in wall time, the work of other programs would count as ours.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await pause(settleMs);
  const [taskBefore, before] = [await taskMs(session), await watchedOf(page)];
  const startedAt = performance.now();
  await pause(ms);
  const [taskAfter, after] = [await taskMs(session), await watchedOf(page)];
  const seconds = (performance.now() - startedAt) / 1000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return {
    mainThreadMsPerSecond: (taskAfter - taskBefore) / seconds,
    rendersPerSecond: (after.commits - before.commits) / seconds,
  };
}

async function measureReload(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('timer').waitFor();
  await pause(500);
  return (await watchedOf(page)).clockMs;
}

async function heapBytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await pause(100);
  }
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** An hour of the page's own timers; the fake clock leaves the worker and the sound to real time. */
async function measureHeap(page: Page): Promise<number> {
  await page.clock.install();
  await page.getByRole('button', { name: 'Start workout' }).click();
  const session = await page.context().newCDPSession(page);
  await page.clock.runFor(120_000);
  await session.send('HeapProfiler.enable');
  const before = await heapUnder(page, session);
  for (let minute = 0; minute < simulatedMinutes; minute += 1) await page.clock.runFor(60_000);
  return (await heapUnder(page, session)) - before;
}

/** A clock that stands still would hold back the timeouts that a collection waits for. */
async function heapUnder(page: Page, session: CDPSession): Promise<number> {
  await page.clock.runFor(1000);
  await pause(500);
  return heapBytes(session);
}

/** The built product's own /workout, in view. */
export async function measureProductPage(ms: number): Promise<PageFigures> {
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const open = async (exercises: number) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await context.addInitScript({ content: watchScript });
      return openWorkout(context, product.url, exercises);
    };
    const start = async (page: Page) => {
      await page.getByRole('button', { name: 'Start workout' }).click();
      await page.getByRole('timer').waitFor();
    };
    // The first: afterwards the server has the lines.
    const early = await open(usualExercises);
    await start(early);
    const { mainThreadMsPerSecond: gettingReadyMsPerSecond } = await measureCost(early, ms);
    await early.context().close();

    const page = await open(usualExercises);
    // Exact: 'Getting the voice ready' stands there before.
    await page.getByText('Voice ready', { exact: true }).waitFor({ timeout: voiceReadyMs });
    await start(page);
    const cost = await measureCost(page, ms);
    const reloadMs: number[] = [];
    for (let round = 0; round < reloads; round += 1) reloadMs.push(await measureReload(page));
    await page.context().close();

    const heapGrowthBytes = await measureHeap(await open(manyExercises));
    return { ...cost, gettingReadyMsPerSecond, reloadMs, heapGrowthBytes };
  } finally {
    await browser.close();
    await product.stop();
  }
}

export const middleReload = ({ reloadMs }: PageFigures) => median(reloadMs);
