import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

/** All of them are 1,400; a slow phone takes a tenth of a second for those, before it shows a page. */
const mostAtOnce = 500;

/** As a page reads it for the first time. */
async function readAnew<T>(read: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return read();
}

afterEach(() => {
  z.config({ postProcessor: undefined });
});

test('to read the contract builds few of its schemas; the others are built when something is checked', async () => {
  let built = 0;
  z.config({ postProcessor: () => built++ });
  const { allRoutes } = await readAnew(() => import('./api.ts'));
  const atOnce = built;
  for (const { body, reply } of allRoutes) {
    for (const schema of [body, reply.body]) {
      if (schema) z.toJSONSchema(schema, { unrepresentable: 'any' });
    }
  }
  expect(atOnce).toBeLessThanOrEqual(mostAtOnce);
  expect(built).toBeGreaterThan(2 * mostAtOnce);
});

describe('a schema that is built late', () => {
  const readLate = () => readAnew(() => import('./late.ts'));

  test('is built once, by the first thing that is checked', async () => {
    const { late } = await readLate();
    const build = vi.fn(() => z.object({ name: z.string() }));
    const schema = late(build);
    expect(build).not.toHaveBeenCalled();

    expect(z.safeParse(schema, { name: 'Row' })).toEqual({ success: true, data: { name: 'Row' } });
    expect(z.safeParse(schema, { name: 3 }).success).toBe(false);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('is built ahead, one in each free moment, and so is one that is read later', async () => {
    const { buildAhead, late } = await readLate();
    const builds = [1, 2, 3].map(() => vi.fn(() => z.string()));
    const counts = () => builds.map(({ mock }) => mock.calls.length);
    const asked: (() => void)[] = [];
    const free = () => {
      for (const act of asked.splice(0)) act();
    };
    for (const build of builds.slice(0, 2)) late(build);
    expect(asked).toHaveLength(0);

    buildAhead((act) => asked.push(act));
    expect(counts()).toEqual([0, 0, 0]);
    free();
    expect(counts()).toEqual([1, 0, 0]);
    free();
    expect(counts()).toEqual([1, 1, 0]);
    expect(asked).toHaveLength(0);

    for (const build of builds.slice(2)) late(build);
    free();
    expect(counts()).toEqual([1, 1, 1]);
    expect(asked).toHaveLength(0);
  });
});
