import type { Page } from '@playwright/test';

type Counted = (work: () => Promise<unknown>) => Promise<number>;

/**
 * How often the page is pressed while something is done: by a finger, a mouse or a key, each hold
 * counting once. The page itself counts, over reloads too; to be called before it is opened.
 */
export async function countPresses(page: Page): Promise<Counted> {
  await page.addInitScript(() => {
    const note = (event: Event) => {
      if (!event.isTrusted || (event instanceof KeyboardEvent && event.repeat)) return;
      sessionStorage.setItem('presses', String(1 + Number(sessionStorage.getItem('presses'))));
    };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, note, { capture: true });
  });
  const read = () =>
    page.url() === 'about:blank'
      ? 0
      : page.evaluate(() => Number(sessionStorage.getItem('presses')));
  return async (work) => {
    const before = await read();
    await work();
    return (await read()) - before;
  };
}
