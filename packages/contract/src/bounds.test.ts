import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from './api.ts';
import type { Schema } from './route.ts';

type Def = Record<string, unknown> & { type: string };

const partsOf: Record<string, (def: Def) => Record<string, unknown>> = {
  object: ({ shape }) => shape as Record<string, unknown>,
  array: ({ element }) => ({ '[]': element }),
  record: ({ keyType, valueType }) => ({ key: keyType, value: valueType }),
  union: ({ options }) => ({ ...(options as unknown[]) }),
  lazy: ({ getter }) => ({ '': (getter as () => unknown)() }),
  // What goes in is bounded; what comes out has been read from that.
  pipe: (def) => ({ '': def.in }),
};

/** Of a format that has one length alone. */
const fixedFormats = new Set(['guid', 'uuid']);

type Check = { check?: string; maximum?: number; format?: string };

function isBounded(schema: Schema): boolean {
  const own = schema._zod.def as Check;
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Check);
  return [own, ...checks].some(
    ({ check, maximum, format }) =>
      (check === 'max_length' && Number.isFinite(maximum)) || fixedFormats.has(format ?? ''),
  );
}

const sized = new Set(['string', 'array', 'record', 'map', 'set']);

/** Every list and text of a schema that may be as long as its sender likes. */
function unbounded(schema: Schema, path: string, seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  const inner = def.innerType ? { '': def.innerType } : (partsOf[def.type]?.(def) ?? {});
  return [
    ...(sized.has(def.type) && !isBounded(schema) ? [`${path}: ${def.type}`] : []),
    ...Object.entries(inner).flatMap(([name, part]) =>
      unbounded(part as Schema, name === '' ? path : `${path}.${name}`, new Set(seen)),
    ),
  ];
}

describe('what a caller sends', () => {
  it('has a bound for every list and every text, whatever the route', () => {
    const problems = allRoutes.flatMap((route) =>
      (['params', 'query', 'body'] as const).flatMap((place) => {
        const schema = route[place];
        return schema ? unbounded(schema, `${route.method} ${route.path} ${place}`) : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('is walked into: a list without a bound is found wherever it is', () => {
    const hidden = z.lazy(() => z.optional(z.union([z.number(), z.array(z.string())])));
    expect(unbounded(z.object({ a: hidden }), 'x')).toEqual(['x.a.1: array', 'x.a.1.[]: string']);
  });
});
