import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const required = process.env.CI === 'true';
const usual = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

function installed(name: string): string | null {
  const folders = [...usual, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // Two test runs may want it at once: the second waits for the first.
  const wait = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'APT::Get::Lock::Timeout=120'];
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', name],
  ]) {
    spawnSync('apt-get', [...wait, ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * The file of a program on this machine, from the package of its name. Where tests are required it
 * is installed on the way; elsewhere its tests are skipped, and say so.
 */
export function findProgram(name: string): string | null {
  if (!installed(name) && required) install(name);
  const found = installed(name);
  if (found === null && required) {
    throw new Error(`The tests over several instances need ${name} (apt-get install it).`);
  }
  if (found === null) console.warn(`! No ${name} here: the tests that need it are SKIPPED.`);
  return found;
}
