import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { serverDist } from './paths.mjs';

const [, , name = '', ...args] = process.argv;
ensureInstalled();
await ensureBuilt();

const file = join(serverDist, 'commands', `${name}.js`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`There is no command "${name}".`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
// The command reads its arguments as if it had been started by itself.
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
