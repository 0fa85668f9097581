import { errorCatalogue } from '@cadence/contract/errors';
import {
  documentedErrors,
  progressMediaType,
  type Route,
  type Schema,
} from '@cadence/contract/route';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { idempotencyHeader } from './idempotency-key.ts';

type JsonSchema = Record<string, unknown>;

function toJsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return rest;
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['detail', 'error'],
  properties: {
    detail: { type: 'string' },
    error: {
      type: 'object',
      required: ['code', 'message', 'details', 'suggestion'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        details: { type: ['object', 'null'], additionalProperties: true },
        suggestion: { type: ['string', 'null'] },
      },
    },
  },
};

function errorResponses(route: Route): Record<string, JsonSchema> {
  const responses: Record<string, JsonSchema> = {};
  for (const code of documentedErrors(route)) {
    const { status, message } = errorCatalogue[code];
    const earlier = responses[status]?.description;
    const description = [earlier, `${code}: ${message}`].filter(Boolean).join('\n\n');
    responses[status] = { ...errorSchema, description };
  }
  return responses;
}

const line = (type: string, properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['type', ...Object.keys(properties)],
  properties: { type: { const: type }, ...properties },
});

/** One line of the answer to a caller who accepts progress. */
function lineSchema(progress: Schema, body: JsonSchema): JsonSchema {
  return {
    description: 'One JSON object a line: progress, and last the result or the error',
    anyOf: [
      toJsonSchema(progress, 'output'),
      line('result', { body }),
      line('error', { status: { type: 'integer' }, body: errorSchema }),
    ],
  };
}

/** A route with bytes has them beside its JSON, or instead of it; one with progress has its lines. */
function successResponse({ progress, reply: { body, binary } }: Route): JsonSchema {
  const schema = body && toJsonSchema(body, 'output');
  if (progress && schema) {
    return {
      description: 'The result, or for a caller who accepts lines the way to it as well',
      content: {
        'application/json': { schema },
        [progressMediaType]: { schema: lineSchema(progress, schema) },
      },
    };
  }
  if (!binary) return schema ?? { type: 'null', description: 'Done' };
  return {
    description: 'The sound, or for a caller who asks for JSON where it is',
    content: {
      [binary]: { schema: { type: 'string', format: 'binary' } },
      ...(schema ? { 'application/json': { schema } } : {}),
    },
  };
}

/** Of each route once: the contract does not change, and serialisers are kept by their schema. */
const responses = new WeakMap<Route, Record<string, JsonSchema>>();

function responsesOf(route: Route): Record<string, JsonSchema> {
  let described = responses.get(route);
  if (!described) {
    described = { ...errorResponses(route), [route.reply.status]: successResponse(route) };
    responses.set(route, described);
  }
  return described;
}

/**
 * Input is validated by the contract's own schemas. Output is serialised from
 * their JSON Schema by Fastify, which is twice as fast as parsing it once more
 * and still lets nothing out that the contract does not name.
 */
export function describeRoute(route: Route): FastifySchema & Record<string, unknown> {
  return {
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? ''],
    ...(route.access === 'user' ? { security: [{ bearer: [] }] } : {}),
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    ...(route.idempotencyKey ? { headers: idempotencyHeader } : {}),
    response: responsesOf(route),
  };
}

/** For the docs page, which cannot read zod. */
export function withJsonSchemas<S extends object>(schema: S): S {
  const described = { ...schema } as Record<string, unknown>;
  for (const place of ['params', 'querystring', 'body', 'headers']) {
    if (described[place]) described[place] = toJsonSchema(described[place] as Schema, 'input');
  }
  return described as S;
}
