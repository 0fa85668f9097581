import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const server = dirname(dirname(fileURLToPath(import.meta.url)));

function entries() {
  const commands = join(server, 'src', 'commands');
  const files = existsSync(commands) ? readdirSync(commands) : [];
  const names = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return {
    main: join(server, 'src', 'main.ts'),
    ...Object.fromEntries(
      names.map((file) => [`commands/${basename(file, '.ts')}`, join(commands, file)]),
    ),
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
