import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

const folder = join(root, 'bench');
const files = existsSync(folder) ? readdirSync(folder) : [];
const names = files.filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file)).sort();
const [, , wanted, ...args] = process.argv;
const chosen = wanted ? names.filter((file) => file.replace(/\.\w+$/, '') === wanted) : names;
if (chosen.length === 0) {
  const known = names.map((file) => file.replace(/\.\w+$/, '')).join(', ') || 'none yet';
  console.error(`There is no bench ${wanted ? `"${wanted}"` : 'at all'}. Known: ${known}.`);
  process.exit(1);
}

ensureInstalled();
await ensureBuilt();
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const figures = mkdtempSync(join(tmpdir(), 'cadence-figures-'));
/** @type {string[]} */
const failures = [];

/**
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(file, args, env = {}) {
  const { status } = spawnSync(process.execPath, [tsx, join(folder, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failures.push(file);
}

// One after the other: two benches at once would measure each other.
for (const file of chosen) {
  console.log(`\n── ${file}`);
  run(file, args, { BENCH_FIGURES: join(figures, file.replace(/\.\w+$/, '.jsonl')) });
}
if (chosen.length > 1) {
  console.log('\n── All figures');
  run(join('support', 'all-figures.ts'), [figures]);
}
rmSync(figures, { recursive: true });
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
