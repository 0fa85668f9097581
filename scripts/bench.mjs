import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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
const failures = [];
// One after the other: two benches at once would measure each other.
for (const file of chosen) {
  console.log(`\n── ${file}`);
  const { status } = spawnSync(process.execPath, [tsx, join(folder, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) failures.push(file);
}
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
