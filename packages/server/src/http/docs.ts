import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { errorSchema, withJsonSchemas } from './describe.ts';

/**
 * Every route has the same body for each of its errors. Named once it is a tenth of the page's
 * size, with which a browser has to work at every click.
 */
function nameErrors<D extends object>(document: D): D {
  const named = JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'schema' && isError(value) ? ref : value)),
  );
  return { ...named, components: { ...named.components, schemas: { Error: errorSchema } } };
}

const ref = { $ref: '#/components/schemas/Error' };

const isError = (schema: { required?: unknown } | null) =>
  JSON.stringify(schema?.required) === JSON.stringify(errorSchema.required);

/** The contract as a page, at /api/docs. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cadence', version: '1', description: 'The API behind Cadence.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema ? withJsonSchemas(schema) : schema, url }),
    transformObject: (document) =>
      'openapiObject' in document ? nameErrors(document.openapiObject) : document.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
