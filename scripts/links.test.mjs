import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const notOurs = new Set(['node_modules', 'dist', 'data', 'test-results', 'screenshots']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function documentsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return notOurs.has(entry.name) || entry.name.startsWith('.') ? [] : documentsIn(path);
    }
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** @param {string} text without what is shown as code */
function prose(text) {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

/**
 * The name that a heading gets as the target of a link.
 * @param {string} heading
 */
function anchor(heading) {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.trim().replace(/\s/g, '-');
}

/** @param {string} file */
function anchorsOf(file) {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));
}

/**
 * @param {string} file
 * @returns {string[]} the links of a document that lead nowhere
 */
function brokenLinks(file) {
  const text = prose(readFileSync(file, 'utf8'));
  const links = [
    ...text.matchAll(/\]\(\s*<?([^\s)>]+)/g),
    ...text.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
  ].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z][a-z\d+.-]*:/i.test(link))
    .filter((link) => {
      const [path = '', fragment] = link.split('#', 2);
      const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
      if (!existsSync(target)) return true;
      if (fragment === undefined || statSync(target).isDirectory()) return false;
      return target.endsWith('.md') && !anchorsOf(target).includes(fragment);
    });
}

const documents = documentsIn(root);

test('there are documents to look at', () => {
  expect(documents.map((file) => relative(root, file))).toContain('README.md');
});

test.each(documents.map((file) => relative(root, file)))(
  'every link in %s leads somewhere',
  (file) => {
    expect(brokenLinks(join(root, file))).toEqual([]);
  },
);

const place = /`((?:domain|contract|server|web|packages|e2e|scripts|bench|docs)\/[\w./-]+\.\w+)`/g;

/**
 * @param {string} file
 * @returns {string[]} the files that a document names and that are not there
 */
function missingFiles(file) {
  return [...readFileSync(file, 'utf8').matchAll(place)]
    .map(([, name = '']) => name.replace(/^(domain|contract|server|web)\//, 'packages/$1/src/'))
    .filter((path) => !existsSync(join(root, path)));
}

// A record tells of its own day.
const current = documents.filter((file) => !/[\\/]decisions[\\/]/.test(file));

test.each(current.map((file) => relative(root, file)))(
  'every file that %s names is there',
  (file) => {
    expect(missingFiles(join(root, file))).toEqual([]);
  },
);
