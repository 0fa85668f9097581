import { type Browser, startBrowser, type Tab } from './browser.ts';
import type { Dump } from './marks.ts';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Options {
  timers: readonly string[];
  muted?: boolean;
  /** The monotonic clock stands still while the page does. */
  sleep?: boolean;
  busy?: boolean;
  /** How much longer the first step is. */
  longerBySeconds?: number;
  /** The exercise whose figure moves beside the timers. */
  figure?: string | undefined;
}

export interface Session {
  browser: Browser;
  tab: Tab;
  dump: () => Promise<Dump>;
}

export async function until(tab: Tab, expression: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await tab.evaluate<boolean>(expression)) return;
    await pause(100);
  }
  throw new Error(`It did not become true: ${expression}`);
}

function addressOf(url: string, options: Options): string {
  const { timers, muted, sleep, busy, longerBySeconds, figure } = options;
  const query = new URLSearchParams(timers.map((name) => ['timer', name]));
  for (const [name, on] of Object.entries({ muted, sleep, busy })) if (on) query.set(name, '');
  if (longerBySeconds) query.set('longer', String(longerBySeconds));
  if (figure) query.set('figure', figure);
  return `${url}?${query}`;
}

/** Loads the page in a browser of its own; a real click starts all timers, and lets them sound. */
export async function withSession<T>(
  url: string,
  options: Options,
  use: (session: Session) => Promise<T>,
  prepare: (tab: Tab) => Promise<unknown> = async () => {},
): Promise<T> {
  const browser = await startBrowser();
  try {
    const tab = await browser.open(addressOf(url, options));
    await until(tab, "document.readyState === 'complete' && 'bench' in window");
    await pause(500);
    await prepare(tab);
    await tab.click(100, 40);
    await until(tab, 'Object.keys(bench.dump().starts).length > 0');
    return await use({ browser, tab, dump: () => tab.evaluate<Dump>('bench.dump()') });
  } finally {
    await browser.stop();
  }
}

export async function waitForVisibility(tab: Tab, state: 'visible' | 'hidden'): Promise<void> {
  await until(tab, `document.visibilityState === '${state}'`);
}
