import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

const maxLines = 400;
const code = /\.(ts|tsx|mjs|js|css)$/;
const data = /^(?!packages\/web\/).*\/(library|data|motions)\//;
const test = /\.test\.(tsx?|mjs)$|\/test-support\//;
const emptyNames = /^(utils?|helpers?|misc|common|managers?|services?)$/;
const places = {
  server: /^(main\.ts|app(\/.+|\.ts)|(commands|features|http|platform|migrations)\/.+)$/,
  web: /^(main\.tsx|vite-env\.d\.ts|(app|pages|features|gallery|ui|platform|sw)\/.+)$/,
};
const sqlPlaces =
  /^packages\/server\/src\/(features\/.+\/([a-z-]+-)?store\.ts|platform\/database.*|migrations\/.+)$/;
const sql = [
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/,
  /['"`]\s*(SELECT\s|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s|(CREATE|ALTER|DROP) TABLE\s|PRAGMA\s)/i,
];

/**
 * @param {string} base
 * @param {string} folder
 * @returns {string[]} paths from base, with forward slashes
 */
function codeFiles(base, folder) {
  const path = join(base, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && code.test(entry.name))
    .map((entry) => relative(base, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
}

/** @param {string} file */
function nameProblems(file) {
  const problems = file
    .split('/')
    .filter((part) => emptyNames.test(part.replace(/\..*$/, '')))
    .map((part) => `${file}: "${part}" says nothing: name it after what it does`);
  if (/^packages\/.*\/index\.tsx?$/.test(file)) {
    problems.push(`${file}: no barrels: import the module itself`);
  }
  return problems;
}

/** @param {string} file */
function placeProblems(file) {
  const [, name = '', path = ''] = /^packages\/(server|web)\/src\/(.+)$/.exec(file) ?? [];
  const allowed = places[/** @type {keyof typeof places} */ (name)];
  if (!allowed || allowed.test(path) || test.test(file)) return [];
  return [`${file}: no layer of ${name}/src has this place, so no rule watches its imports`];
}

/**
 * @param {string} file
 * @param {string} text
 */
function textProblems(file, text) {
  const problems = [];
  const lines = text.split('\n').length - 1;
  if (lines > maxLines && !data.test(file)) {
    problems.push(`${file}: ${lines} lines, the limit is ${maxLines}`);
  }
  const free = sqlPlaces.test(file) || test.test(file) || !file.startsWith('packages/server/src/');
  if (!free && sql.some((pattern) => pattern.test(text))) {
    problems.push(`${file}: SQL belongs to store.ts, platform/database and migrations`);
  }
  return problems;
}

/**
 * The rules that a file breaks by itself, without any import.
 * @param {string} base
 */
export function fileProblems(base) {
  const packages = existsSync(join(base, 'packages')) ? readdirSync(join(base, 'packages')) : [];
  const folders = [...packages.map((name) => `packages/${name}`), 'e2e', 'bench', 'scripts'];
  return folders
    .flatMap((folder) => codeFiles(base, folder))
    .flatMap((file) => [
      ...(basename(file).endsWith('.d.ts') ? [] : nameProblems(file)),
      ...placeProblems(file),
      ...textProblems(file, readFileSync(join(base, file), 'utf8')),
    ]);
}
