import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';

type Serializer = (value: unknown) => string;

const built = new WeakMap<AnySchema, Serializer>();

export function serializerOf(schema: AnySchema): Serializer {
  let serializer = built.get(schema);
  if (!serializer) {
    serializer = fastJsonStringify(schema);
    built.set(schema, serializer);
  }
  return serializer;
}

/**
 * Fastify calls this once for each answer of a route. Most are errors that never happen, and to
 * build them all takes half of a start: each is built at its first use, once for all apps.
 */
export function compileSerializer({ schema }: { schema: AnySchema }): Serializer {
  return (value) => serializerOf(schema)(value);
}
