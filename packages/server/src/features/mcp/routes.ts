import { apiPrefix, type RequestOf, type Route, routeUrl } from '@cadence/contract/route';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { authenticate, type Identify } from '../../http/identity.ts';
import { type CallRoute, tools } from './tools.ts';

interface McpDeps {
  identify: Identify;
  now: () => number;
}

/** What a route has refused, in its own words. */
class Refused extends Error {}

/**
 * Through the app's own front door, with the caller's token: a tool can do nothing that the token
 * could not do by itself, and every check of a route is made for it, too.
 */
function callerOf(app: FastifyInstance, { headers, ip }: FastifyRequest): CallRoute {
  return async <R extends Route>(route: R, given: RequestOf<R>) => {
    const { params, query, body } = given as Record<string, Record<string, unknown> | undefined>;
    const response = await app.inject({
      method: route.method,
      url: routeUrl(route, params),
      headers: { authorization: headers.authorization ?? '' },
      remoteAddress: ip,
      ...(query && { query: query as Record<string, string> }),
      ...(body && { payload: body }),
    });
    const answer = response.json();
    if (response.statusCode < 300) return answer;
    const { message, suggestion } = answer.error;
    throw new Refused(suggestion ? `${message} ${suggestion}` : message);
  };
}

const listed = tools.map(({ name, description, input, readOnly }) => ({
  name,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input' }) as { type: 'object' },
  annotations: { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false },
}));

const said = (text: string, isError = false) => ({
  content: [{ type: 'text' as const, text }],
  isError,
});

function createServer(call: CallRoute, now: () => number): Server {
  const server = new Server(
    { name: 'cadence', version: '1.0.0' },
    {
      capabilities: { tools: {} },
      instructions:
        "Cadence keeps an athlete's plan and training log. Read before you propose; what you propose is decided by the athlete in the app.",
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const wanted = tools.find(({ name }) => name === params.name);
    if (!wanted) return said(`There is no tool ${params.name}.`, true);
    const given = z.safeParse(wanted.input, params.arguments ?? {});
    if (!given.success) return said(z.prettifyError(given.error), true);
    try {
      const asked = { call, now: now() };
      return said(JSON.stringify(await wanted.run(asked, given.data as never)));
    } catch (error) {
      if (error instanceof Refused) return said(error.message, true);
      throw error;
    }
  });
  return server;
}

/** One server for each call, which keeps nothing: any instance answers any of them. */
export function mountMcp(app: FastifyInstance, { identify, now }: McpDeps): void {
  app.route({
    method: 'POST',
    url: `${apiPrefix}/mcp`,
    schema: { hide: true },
    preParsing: async (request) => {
      request.identity = await authenticate(request, identify);
    },
    handler: async (request, reply) => {
      const server = createServer(callerOf(app, request), now);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      const { accept = '', 'mcp-protocol-version': version } = request.headers;
      const headers = new Headers({ accept, 'content-type': 'application/json' });
      if (typeof version === 'string') headers.set('mcp-protocol-version', version);
      // The address is never looked at, only that there is one.
      const asked = new Request('http://localhost/', { method: 'POST', headers });
      const answer = await transport.handleRequest(asked, { parsedBody: request.body });
      const text = await answer.text();
      await server.close();
      reply.header('cache-control', 'no-store').status(answer.status);
      return text === '' ? reply.send() : reply.type('application/json').send(text);
    },
  });
}
