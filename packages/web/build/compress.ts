import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const squeezable = /\.(js|css|html|svg|json|webmanifest)$/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function squeeze(path: string) {
  const raw = await readFile(path);
  const [gz, br] = await Promise.all([
    toGzip(raw, { level: 9 }),
    toBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}

/** Compresses once at build time what the server would otherwise compress at each request. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'cadence-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler(error) {
        // A build that failed early has no folder, and its own message must be the one that is read.
        if (error || !existsSync(folder)) return;
        const entries = await readdir(folder, { recursive: true });
        const files = entries.filter((name) => squeezable.test(name));
        await Promise.all(files.map((name) => squeeze(join(folder, name))));
      },
    },
  };
}
