import { test as base, type Page } from '@playwright/test';
import { startProduct } from '../../scripts/product.mjs';

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Each worker has a server and a data folder of its own, so that journeys never meet. */
export const test = base.extend<{ serverLog: undefined; other: Page }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      // The embedded engine is optional, and would make every loaded workout's lines meanwhile.
      // Athletes come from addresses of their own, which the server takes from the proxy's header.
      const env = { VOICE_ENGINE: 'none', TRUST_PROXY: '1', PUSH_LOOPBACK: '1' };
      const product = await startProduct({ env });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // Another device, which nobody has signed in on.
  other: async ({ browser, product, viewport }, use) => {
    const device = { baseURL: product.url, viewport, serviceWorkers: 'block' } as const;
    const context = await browser.newContext(device);
    await use(await context.newPage());
    await context.close();
  },
  serverLog: [
    async ({ product }, use, info) => {
      const before = product.log().length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const body = product.log().slice(before);
      await info.attach('server log', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export const expect = test.expect;
