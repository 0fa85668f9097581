import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isEntry, root } from './paths.mjs';
import { vitestStep } from './runners.mjs';
import { runSteps } from './steps.mjs';

const modules = join(root, 'node_modules');
const cache = join(modules, '.cache', 'cadence');

/**
 * @param {string} name
 * @param {string} project
 * @returns {import('./steps.mjs').Step}
 */
function typesStep(name, project) {
  const info = join(cache, `types-${name}.tsbuildinfo`);
  // A quarter of the time of the compiler that the other tools need.
  const compiler = join(modules, 'typescript-native', 'bin', 'tsc');
  return {
    name: `types: ${name}`,
    args: [compiler, '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', info],
  };
}

/** The tests that need nothing but Node. */
export const unitStep = () =>
  vitestStep('unit tests', ['domain', 'contract', 'web', 'scripts', 'server-sqlite']);

/**
 * Formatting, lint, import rules, types and dead code.
 * @returns {import('./steps.mjs').Step[]}
 */
export function sourceSteps() {
  mkdirSync(cache, { recursive: true });
  const packages = ['web', 'server', 'contract', 'domain'];
  return [
    {
      name: 'lint and format',
      args: [
        join(modules, '@biomejs', 'biome', 'bin', 'biome'),
        'ci',
        '--error-on-warnings',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
        '.',
      ],
    },
    ...packages.map((name) => typesStep(name, join('packages', name))),
    typesStep('tooling', '.'),
    { name: 'import rules', args: [join('scripts', 'imports.mjs')] },
    { name: 'dead code', args: [join(modules, 'knip', 'bin', 'knip.js')] },
  ];
}

export const lanes = Math.min(4, Math.max(2, availableParallelism() - 1));

if (isEntry(import.meta.url)) {
  ensureInstalled();
  const started = performance.now();
  const { failures } = await runSteps([unitStep(), ...sourceSteps()], lanes);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    failures.length === 0
      ? `Everything is fine (${seconds} s).`
      : `Failed: ${failures.join(', ')} (${seconds} s).`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}
