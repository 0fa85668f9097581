import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

ensureInstalled();
const text = process.argv.slice(2).join(' ');
if (text === '') {
  console.error('Usage: npm run explain -- "20 min, bad knee, two dumbbells"');
  process.exit(1);
}
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const file = join(root, 'packages', 'domain', 'src', 'reading', 'explain.ts');
const code = `import { explain } from ${JSON.stringify(file)}; console.log(explain(${JSON.stringify(text)}));`;
const { status } = spawnSync(process.execPath, [tsx, '--eval', code], { stdio: 'inherit' });
process.exitCode = status ?? 1;
