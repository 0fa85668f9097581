import type { Schema } from '@cadence/contract/route';
import * as z from 'zod/mini';

/** What the sample is made of. */
export interface Material {
  /** In fields that hold ids and keys, where the schema takes it. */
  id: string;
  userId: string;
  /** In every other field of text. */
  text: string;
}

type Json = Record<string, unknown>;

const idName = /(^|_)id$|Id$|^key$/;
const email = 'somebody@example.com';
const instant = '2026-03-01T07:00:00.000Z';

function sampleText(name: string, schema: Json, { id, userId, text }: Material): string {
  if (/^user_?id$/i.test(name)) return userId;
  if (schema.format === 'uuid' || idName.test(name)) return id;
  if (schema.format === 'email') return email;
  if (schema.format === 'date-time') return instant;
  return text.slice(0, Number(schema.maxLength ?? text.length));
}

function sampleValue(name: string, schema: Json, material: Material): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const kinds = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(kinds)) return sampleValue(name, kinds[0] as Json, material);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, inner]) => [
          key,
          sampleValue(key, inner, material),
        ]),
      );
    case 'array':
      return [sampleValue(name, (schema.items ?? {}) as Json, material)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return sampleText(name, schema, material);
  }
}

/** What a field may want that its JSON schema does not say; at last the field is left out. */
const otherwise: readonly unknown[] = [
  '2026-03-01',
  'Europe/Berlin',
  `${'a'.repeat(64)}.mp3`,
  '1',
  1,
  undefined,
];

export function changeAt(value: unknown, path: readonly PropertyKey[], change: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return change;
  if (Array.isArray(value)) {
    return value.map((one, index) =>
      String(index) === String(key) ? changeAt(one, rest, change) : one,
    );
  }
  const known = value as Record<PropertyKey, unknown>;
  return { ...known, [key]: changeAt(known[key], rest, change) };
}

const described = new WeakMap<Schema, Json>();

function describe(schema: Schema): Json {
  const known = described.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  described.set(schema, made);
  return made;
}

/**
 * A value that the schema takes, with every field of it filled that can be. Null when none was
 * found: a route with such a schema needs an example of its own.
 */
export function sampleOf(schema: Schema, material: Material): unknown {
  let value = sampleValue('', describe(schema), material);
  const tried = new Map<string, number>();
  for (let round = 0; round < 200; round += 1) {
    const { error } = z.safeParse(schema, value);
    if (!error) return value;
    for (const { path } of error.issues) {
      const at = path.map(String).join('.');
      const next = tried.get(at) ?? 0;
      if (next >= otherwise.length) return null;
      tried.set(at, next + 1);
      value = changeAt(value, path, otherwise[next]);
    }
  }
  return null;
}
