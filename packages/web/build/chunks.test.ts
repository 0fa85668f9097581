import { expect, test } from 'vitest';
import { nameChunks } from './chunks.ts';

const imports: Record<string, string[]> = {
  '/x/src/main.tsx': ['/x/node_modules/react/index.js', '/x/src/app.tsx'],
  '/x/src/login.tsx': ['/x/src/ui/field.tsx', '/x/src/login-words.ts'],
  '/x/src/shell.tsx': ['/x/src/app.tsx', '/x/src/header.tsx', '/x/src/ui/field.tsx'],
  '/x/src/header.tsx': ['/x/node_modules/lucide-react/dist/esm/lucide-react.mjs'],
  '/x/node_modules/lucide-react/dist/esm/lucide-react.mjs': [
    '/x/node_modules/lucide-react/dist/esm/icons/moon.mjs',
  ],
  '/x/src/home.tsx': [
    '/x/src/steps.ts',
    '/x/src/prompt.tsx',
    '/x/src/ui/chip.tsx',
    '/x/node_modules/chart/a.js',
  ],
  '/x/src/workout.tsx': ['/x/src/steps.ts', '/x/src/preview.tsx', '/x/domain/src/timer.ts'],
};

const nameOf = nameChunks(
  {
    entry: '/x/src/main.tsx',
    open: '/x/src/login.tsx',
    shell: '/x/src/shell.tsx',
    often: ['/x/src/home.tsx', '/x/src/workout.tsx'],
  },
  (id) => imports[id] ?? [],
);

test.each([
  ['/x/node_modules/react/index.js', 'base'],
  ['/x/node_modules/lucide-react/dist/esm/createLucideIcon.mjs', 'base'],
  ['/x/node_modules/lucide-react/dist/esm/icons/moon.mjs', null],
  ['/x/src/main.tsx', 'app'],
  ['/x/src/app.tsx', 'app'],
  ['/x/src/ui/field.tsx', 'app'],
  ['/x/src/login-words.ts', null],
  ['/x/src/header.tsx', 'shell'],
  ['/x/src/steps.ts', 'shell'],
  ['/x/src/ui/chip.tsx', 'shell'],
  ['/x/node_modules/chart/a.js', null],
  ['/x/src/prompt.tsx', null],
  ['/x/src/preview.tsx', null],
  ['/x/domain/src/timer.ts', 'steps'],
  ['/x/domain/src/other.ts', null],
])('%s goes to %s', (id, name) => {
  expect(nameOf(id)).toBe(name);
});
