import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allRoutes } from '../packages/contract/src/api.ts';
import { root } from './paths.mjs';

const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');
const lines = map.split('\n');

/**
 * @param {string} cell
 * @returns {string[]} the files and folders it names, from the root
 */
function filesIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
    name.replace(/^(domain|contract|server|web)\//, 'packages/$1/src/'),
  );
}

const rows = lines
  .filter((line) => /^\| S\d/.test(line))
  .map((line) => {
    const [id = '', asks = '', places = '', shownBy = '', status = ''] = line
      .slice(2, -2)
      .split(' | ');
    return { id, asks, places: filesIn(places), tests: filesIn(shownBy), status };
  });

/** @param {{ status: string }[]} among */
function countOf(among) {
  const done = among.filter(({ status }) => status === 'done').length;
  const none = among.filter(({ status }) => status === 'none').length;
  return { done, none };
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('section %i', (section) => {
  const own = rows.filter(({ id }) => id.startsWith(`S${section}.`));
  const { done, none } = countOf(own);

  test('numbers its rows without a gap', () => {
    const ids = own.map((_, index) => `S${section}.${String(index + 1).padStart(2, '0')}`);
    expect(own.map(({ id }) => id)).toEqual(ids);
  });

  test('has only rows that are done or not shown, and counts them', () => {
    expect(own.length).toBeGreaterThan(0);
    expect(done + none).toBe(own.length);
    const [counted = ''] = lines.filter((line) => line.startsWith(`| §${section} `));
    expect(counted).toMatch(new RegExp(` \\| ${done} \\| ${none} \\|$`));
  });
});

test('the sections add up', () => {
  const { done, none } = countOf(rows);
  expect(lines).toContain(`| **all** | **${done}** | **${none}** |`);
});

test('every file that a row names is there', () => {
  const missing = rows.flatMap(({ id, places, tests }) =>
    [...places, ...tests]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${id} ${path}`),
  );
  expect(missing).toEqual([]);
});

test('what is done has a place and a test', () => {
  const isTest = (/** @type {string} */ path) => /\.(test|spec)\.tsx?$/.test(path);
  const unshown = rows
    .filter(({ status }) => status === 'done')
    .filter(({ places, tests }) => !places.length || !tests.length || !tests.every(isTest));
  expect(unshown.map(({ id }) => id)).toEqual([]);
});

test('every text that a row quotes stands to the letter in a test of that row', () => {
  const quoted = rows.flatMap(({ id, asks, tests }) =>
    [...asks.matchAll(/'([^']{9,})'/g)].map(([, text = '']) => ({ id, text, tests })),
  );
  expect(quoted.length).toBeGreaterThan(30);
  const missing = quoted.filter(({ text, tests }) => {
    const fixed = text.replace(/\.\.\.$|\{.*/, '').trim();
    return !tests.some((path) => readFileSync(join(root, path), 'utf8').includes(fixed));
  });
  expect(missing).toEqual([]);
});

test('every call that a row names is a route of the contract', () => {
  const routes = allRoutes.map(({ method, path }) => `${method} ${path}`);
  const calls = rows.flatMap(({ asks }) =>
    [...asks.matchAll(/`((?:GET|POST) [^`?]+)/g)].map(([, call = '']) => call),
  );
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter((call) => !routes.includes(call))).toEqual([]);
});
