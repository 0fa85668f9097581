import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

/** @typedef {{ pattern: RegExp, where: string }} Found */

/** What a caller sends is read by the server, what others have written by the page: none may hang. */
const packages = ['domain', 'contract', 'server', 'web'];
const folders = packages.map((name) => join(root, 'packages', name, 'src'));

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('test-support'));
}

export const sourceFiles = () => folders.flatMap(filesIn);

/** @param {string} text */
function readLiteral(text) {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/** Every pattern that is written in the sources. @returns {Found[]} */
export function collectPatterns() {
  /** @type {Found[]} */
  const found = [];
  for (const file of sourceFiles()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        found.push({ pattern: readLiteral(node.text), where: relative(root, file) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
