import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntry, root } from './paths.mjs';

const stamp = join(root, 'node_modules', '.cadence-installed');

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Cadence needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const [major] = process.versions.node.split('.');
  // Native packages differ by platform: a folder shared with a container must not be reused.
  const machine = `${process.platform}-${process.arch}`;
  return `${createHash('sha256').update(lock).digest('hex')} node${major} ${machine}\n`;
}

/** Installs the npm packages when the lockfile, Node's major or the platform changed since. */
export function ensureInstalled() {
  refuseOldNode();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing packages (only when package-lock.json has changed) …');
  // Windows runs npm through a .cmd file, which Node starts only by way of a shell.
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // NODE_ENV=production would leave out the tools that build the product.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    console.error('Installing the packages failed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

if (isEntry(import.meta.url)) ensureInstalled();
