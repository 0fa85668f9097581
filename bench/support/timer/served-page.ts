import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/paths.mjs';
import { runToEnd } from '../children.ts';
import { tempFolder } from '../temp-folder.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the page with all the timers into a folder of its own and serves it on the loopback. */
export async function servePage(): Promise<{ url: string; stop: () => void }> {
  const folder = tempFolder();
  const page = fileURLToPath(new URL('./page', import.meta.url));
  await runToEnd({
    args: [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      page,
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    cwd: page,
  });
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    readFile(join(folder, name)).then(
      (body) => {
        reply.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
        reply.end(body);
      },
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
