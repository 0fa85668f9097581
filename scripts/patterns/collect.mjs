import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

/** @typedef {{ pattern: RegExp, where: string }} Found */

/** Those that read what a caller sends; the page's own run at the caller's. */
const folders = ['domain', 'contract', 'server'].map((name) => join(root, 'packages', name, 'src'));

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('test-support'));
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
