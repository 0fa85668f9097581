import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const plugin = join(root, 'scripts', 'lint', 'pure-domain.grit');

const offences = [
  'export const x = Date.now();',
  'export const x = Date.now;',
  "export const x = Date['now']();",
  'export const x = Date();',
  'export const x = new Date();',
  'export const x = Math.random();',
  'export const x = [1, 2].map(Math.random);',
  'export const x = performance.now();',
  'export const x = { clock: performance.now };',
  'export const x = globalThis.Date;',
  'export const x = (clock = Date.now) => clock();',
  'export const { random } = Math;',
  'export const { floor, random: dice } = Math;',
  'export const { now } = Date;',
  'export const Clock = Date;',
];
const clean = `
export const read = (iso: string): Date => new Date(iso);
export const parse = (iso: string) => Date.parse(iso);
export const start = Date.UTC(2026, 0, 1);
export const half = (value: number) => Math.floor(value / 2);
export const isDate = (value: unknown) => value instanceof Date;
export const draw = (now: () => number, random: () => number) => now() + random();
export const { max, min } = Math;
export const shares = (of: { performance: number }) => of.performance;
`;

let base = '';
/** @type {string[]} the files in which Biome found something, as paths from base */
let found = [];

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

// One run for all of them: starting Biome costs more than all the files together.
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'cadence-lint-'));
  const linter = { rules: { preset: 'none' } };
  put('biome.json', JSON.stringify({ root: true, plugins: [plugin], linter }));
  offences.forEach((text, index) => {
    put(`packages/domain/src/offence-${index}.ts`, text);
  });
  put('packages/domain/src/clean.ts', clean);
  put('packages/server/src/clock.ts', offences[0] ?? '');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: base, encoding: 'utf8' },
  );
  found = [...stdout.matchAll(/^::error .*\bfile=([^,]+),/gm)].map(([, path = '']) =>
    path.replaceAll('\\', '/').replace(/^.*\/(?=packages\/)/, ''),
  );
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

test.each(offences.map((text, index) => ({ text, index })))(
  'in the domain, $text: reported',
  ({ index }) => {
    expect(found).toContain(`packages/domain/src/offence-${index}.ts`);
  },
);

test('dates that are given, and all other arithmetic, are fine', () => {
  expect(found).not.toContain('packages/domain/src/clean.ts');
});

test('outside the domain there are clocks and dice', () => {
  expect(found.filter((path) => !path.startsWith('packages/domain/'))).toEqual([]);
});
