import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

/** All of them are 1,400; a slow phone takes a tenth of a second for those, before it shows a page. */
const mostAtOnce = 500;

afterEach(() => {
  z.config({ postProcessor: undefined });
});

test('to read the contract builds few of its schemas; the others are built when something is checked', async () => {
  // As a page reads it for the first time: another test may have read it before.
  vi.resetModules();
  let built = 0;
  z.config({ postProcessor: () => built++ });
  const { allRoutes } = await import('./api.ts');
  const atOnce = built;
  for (const { body, reply } of allRoutes) {
    for (const schema of [body, reply.body])
      if (schema) z.toJSONSchema(schema, { unrepresentable: 'any' });
  }
  expect(atOnce).toBeLessThanOrEqual(mostAtOnce);
  expect(built).toBeGreaterThan(2 * mostAtOnce);
});
