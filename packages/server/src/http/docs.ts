import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { withJsonSchemas } from './describe.ts';

/** The contract as a page, at /api/docs. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cadence', version: '1', description: 'The API behind Cadence.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema ? withJsonSchemas(schema) : schema, url }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
