import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const server = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = ['backup', 'restore', 'move-to-postgres', 'reset-password'];

function entries() {
  const folder = join(server, 'src', 'commands');
  const found = commands.filter((name) => existsSync(join(folder, `${name}.ts`)));
  return {
    main: join(server, 'src', 'main.ts'),
    // Started as a thread and as a process by their paths, so they keep their places and names.
    'platform/planner/thread': join(server, 'src', 'platform/planner/thread.ts'),
    'platform/encoder/thread': join(server, 'src', 'platform/encoder/thread.ts'),
    'platform/speech/piper/child': join(server, 'src', 'platform/speech/piper/child.ts'),
    ...Object.fromEntries(found.map((name) => [`commands/${name}`, join(folder, `${name}.ts`)])),
  };
}

/**
 * Our packages are inlined; npm's stay outside, since some carry native or static files.
 * @param {string} id
 */
function isNpmPackage(id) {
  return /^[@\w]/.test(id) && !id.startsWith('@cadence/') && !/^[A-Za-z]:[\\/]/.test(id);
}

const bundle = await rolldown({
  input: entries(),
  platform: 'node',
  external: isNpmPackage,
  tsconfig: false,
  onLog(level, log, print) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    print(level, log);
  },
});
await bundle.write({
  dir: join(server, 'dist'),
  format: 'esm',
  sourcemap: true,
  cleanDir: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
});
await bundle.close();
