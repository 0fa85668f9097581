import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { markPath } from '../src/sw/answer.ts';

const source = fileURLToPath(new URL('../src/sw/sw.ts', import.meta.url));

/** The hashed files of a build, as the browser asks for them. */
export function assetPaths(fileNames: readonly string[]): string[] {
  return fileNames
    .filter((name) => name.startsWith('assets/') && !/\.(map|gz|br)$/.test(name))
    .map((name) => `/${name}`)
    .sort();
}

/** In one file and as a plain script: not every browser takes modules for service workers. */
async function compile(built: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILT__: JSON.stringify(built) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  if (!('output' in result) || result.output.length !== 1) {
    throw new Error('One file expected for the service worker');
  }
  return result.output[0].code;
}

/** Writes sw.js, which knows by name all that the page may ask for, so that it opens without a server. */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'cadence-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('Service worker: the page is not in the bundle');
        const assets = [...assetPaths(Object.keys(bundle)), markPath];
        const mark = await readFile(join(publicFolder, markPath));
        const hash = createHash('sha256').update(assets.join()).update(page.source).update(mark);
        const version = hash.digest('hex').slice(0, 12);
        const code = await compile({ version, page: '/', assets });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}
