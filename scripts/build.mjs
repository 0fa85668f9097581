import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isEntry, root, serverDist, webDist } from './paths.mjs';

const stamp = join(serverDist, '.cadence-built');
const perPackage = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json'];
const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'];

/**
 * @param {string} path
 * @returns {string[]} the file itself, or every file below the folder
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
    );
  } catch {
    return [path];
  }
}

function inputs() {
  const packages = join(root, 'packages');
  return [
    ...shared.flatMap((path) => filesIn(join(root, path))),
    ...readdirSync(packages).flatMap((name) =>
      perPackage.flatMap((path) => filesIn(join(packages, name, path))),
    ),
  ].filter((path) => !/\.test\.tsx?$/.test(path));
}

/** Contents, not times: a fresh checkout of the same sources needs no new build. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of inputs().sort()) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * A child, so that the bundlers' memory is gone before the server starts.
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function run(name, cwd, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${output}\nBuilding the ${name} failed.`));
    });
  });
}

/**
 * Builds the page and the server unless their sources are those of the last build.
 * @param {{ force?: boolean }} [options]
 */
export async function ensureBuilt({ force = false } = {}) {
  const wanted = fingerprint();
  const current =
    existsSync(stamp) && existsSync(webDist) && readFileSync(stamp, 'utf8') === wanted;
  if (current && !force) return;

  console.log('Building …');
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    await Promise.all([
      run('page', join(root, 'packages', 'web'), [vite, 'build']),
      run('server', root, [join(root, 'packages', 'server', 'build', 'bundle.mjs')]),
    ]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  mkdirSync(serverDist, { recursive: true });
  writeFileSync(stamp, wanted);
}

if (isEntry(import.meta.url)) {
  ensureInstalled();
  await ensureBuilt({ force: process.argv.includes('--force') });
}
