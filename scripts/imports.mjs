import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, getAvailableTranspilers } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { fileProblems } from './file-rules.mjs';
import { isEntry, root } from './paths.mjs';

const packages = ['domain', 'contract', 'server', 'web'];

/** @param {import('dependency-cruiser').IViolation} violation */
function sentence({ rule, from, to, cycle }) {
  const comment = config.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${way}: ${rule.name}. ${comment}`;
}

/**
 * Every import rule and file rule of the architecture, on the tree below `base`.
 * @param {string} base
 * @returns {Promise<{ modules: number, problems: string[] }>}
 */
export async function checkImports(base) {
  // Without its TypeScript the cruiser finds no module and would be content.
  const typescript = getAvailableTranspilers().find(({ name }) => name === 'typescript');
  if (!typescript?.available) {
    return { modules: 0, problems: [`dependency-cruiser needs typescript ${typescript?.version}`] };
  }
  const folders = packages.map((name) => `packages/${name}/src`);
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(base, folder))),
    { ...options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);

  const sources = output.modules.map(({ source }) => source);
  const seen = folders.map((folder) => sources.filter((path) => path.startsWith(`${folder}/`)));
  const unseen = packages.filter((_, index) => seen[index]?.length === 0);
  return {
    modules: seen.flat().length,
    problems: [
      ...unseen.map((name) => `packages/${name}: not a single module was looked at`),
      ...output.summary.violations.map(sentence),
      ...fileProblems(base),
    ],
  };
}

if (isEntry(import.meta.url)) {
  const { modules, problems } = await checkImports(root);
  for (const problem of problems) console.error(problem);
  console.log(`${modules} modules looked at, ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
