// A registry mirror that carries packages for some platforms only leaves the others' out of the
// lockfile, and `npm ci` then refuses it everywhere. This writes them in, from their names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntry, root } from './paths.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 */

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/**
 * @param {string} name such as @biomejs/cli-linux-arm64-musl
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined}
 */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const last = words.at(-1) ?? '';
  const libc = os === 'linux' && last.startsWith('musl') ? 'musl' : 'glibc';
  return {
    cpu: [cpu],
    ...(os ? { os: [os] } : {}),
    ...(os === 'linux' && /^(musl|gnu)/.test(last) ? { libc: [libc] } : {}),
  };
}

/**
 * Where Node would find the package from `path`, or the first free place on that way.
 * @param {Record<string, Entry>} packages
 * @param {string} path
 * @param {string} name
 * @param {string} version
 */
function placeFor(packages, path, name, version) {
  const parents = [...path.matchAll(/(?:^|\/)node_modules\//g)].map(({ index }) =>
    path.slice(0, index),
  );
  const places = parents.map((parent) => `${parent ? `${parent}/` : ''}node_modules/${name}`);
  if (places.some((place) => packages[place]?.version === version)) return undefined;
  return places.find((place) => packages[place] === undefined);
}

/**
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]} what was added
 */
export function completeLock(lock) {
  const { packages } = lock;
  const added = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      const exact = /^\d[\w.-]*$/.test(version);
      const place = platform && exact ? placeFor(packages, path, name, version) : undefined;
      if (!place) continue;
      packages[place] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platform,
      };
      added.push(place);
    }
  }
  const byName = (/** @type {[string, Entry]} */ [a], /** @type {[string, Entry]} */ [b]) =>
    a.localeCompare(b, 'en');
  lock.packages = Object.fromEntries(Object.entries(packages).sort(byName));
  return added;
}

if (isEntry(import.meta.url)) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} entries added.`);
}
