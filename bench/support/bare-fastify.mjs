import { createRequire } from 'node:module';

// The very Fastify that the server uses, whatever else is installed.
const requireAsServer = createRequire(
  new URL('../../packages/server/package.json', import.meta.url),
);
const { default: Fastify } = requireAsServer('fastify');

const [, , path = '/', body = '{}'] = process.argv;
const payload = JSON.parse(body);
const app = Fastify();
app.get(path, async () => payload);
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
