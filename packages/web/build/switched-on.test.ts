import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const statically = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gms;

/** Every file and package that comes with a file by itself: what is loaded later is not among them. */
function comesWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statically)) {
    const path = join(dirname(file), name);
    if (!name.startsWith('.')) found.add(name);
    else if (/\.tsx?$/.test(path) && existsSync(path)) comesWith(path, found);
  }
  return found;
}

/** Loaded only once somebody has switched it on, or given a file of its kind. */
const later = [
  'features/timer/heart/heart-badge.tsx',
  'features/timer/heart/heart-fields.tsx',
  'features/timer/commands/command-button.tsx',
  'features/analytics/files/activity-file.ts',
  'features/analytics/files/fit-read.ts',
  'features/analytics/files/apple-health.ts',
];
const laterPackages = ['fit-file-parser', '@markw65/fit-file-writer', 'saxes'];

test('what is looked for is there', () => {
  for (const file of later) expect(existsSync(join(src, file)), file).toBe(true);
});

test.each([
  'main.tsx',
  'app/account-sync.ts',
  'pages/login/login-page.tsx',
  'pages/home/home-page.tsx',
  'pages/workout/workout-page.tsx',
  'features/timer/screen/run-screen.tsx',
  'features/timer/sheets/settings-sheet.tsx',
])('%s brings neither pulse nor commands nor files of watches', (start) => {
  const found = [...comesWith(join(src, start))];
  const files = found.map((one) => (one.startsWith(src) ? relative(src, one) : one));
  expect(files.length).toBeGreaterThan(3);
  expect([...later, ...laterPackages].filter((one) => files.includes(one))).toEqual([]);
});
