import { expect, test } from 'vitest';
import { nameChunks } from './chunks.ts';

const imports: Record<string, string[]> = {
  '/x/src/main.tsx': ['/x/node_modules/react/index.js', '/x/src/app.tsx'],
  '/x/src/login.tsx': ['/x/src/ui/field.tsx', '/x/src/login-words.ts'],
  '/x/src/shell.tsx': ['/x/src/app.tsx', '/x/src/header.tsx', '/x/src/ui/field.tsx'],
  '/x/src/header.tsx': ['/x/node_modules/lucide-react/dist/esm/icons/moon.mjs'],
  '/x/src/home.tsx': [
    '/x/src/steps.ts',
    '/x/src/prompt.tsx',
    '/x/src/ui/chip.tsx',
    '/x/node_modules/chart/a.js',
  ],
  '/x/src/workout.tsx': ['/x/src/steps.ts', '/x/src/preview.tsx', '/x/domain/src/timer.ts'],
  '/x/src/sync.ts': ['/x/src/outbox.ts', '/x/src/both.ts', '/x/src/header.tsx'],
  '/x/src/menu.tsx': ['/x/src/links.ts', '/x/src/ui/sheet.tsx'],
  '/x/src/ui/sheet.tsx': ['/x/node_modules/lucide-react/dist/esm/icons/x.mjs'],
  '/x/src/run.tsx': ['/x/src/played.ts', '/x/src/both.ts', '/x/src/face.tsx'],
  '/x/src/log.tsx': ['/x/src/played.ts', '/x/src/set.ts', '/x/src/links.ts'],
};

const nameOf = nameChunks(
  {
    entry: '/x/src/main.tsx',
    open: '/x/src/login.tsx',
    shell: '/x/src/shell.tsx',
    often: ['/x/src/home.tsx', '/x/src/workout.tsx'],
    playing: { shown: ['/x/src/run.tsx'], asked: ['/x/src/log.tsx'] },
    after: { sync: ['/x/src/sync.ts', '/x/src/menu.tsx'] },
  },
  (id) => imports[id] ?? [],
);

test.each([
  ['/x/node_modules/react/index.js', 'base'],
  ['/x/node_modules/lucide-react/dist/esm/createLucideIcon.mjs', 'base'],
  ['/x/node_modules/lucide-react/dist/esm/icons/moon.mjs', 'shell'],
  ['/x/node_modules/lucide-react/dist/esm/icons/x.mjs', 'common'],
  ['/x/node_modules/lucide-react/dist/esm/icons/bell.mjs', null],
  ['/x/src/main.tsx', 'app'],
  ['/x/src/app.tsx', 'app'],
  ['/x/src/ui/field.tsx', 'app'],
  ['/x/src/login.tsx', 'open'],
  ['/x/src/login-words.ts', 'open'],
  ['/x/src/header.tsx', 'shell'],
  ['/x/src/steps.ts', 'shell'],
  ['/x/src/ui/chip.tsx', 'shell'],
  ['/x/node_modules/chart/a.js', null],
  ['/x/src/home.tsx', 'prompt'],
  ['/x/src/prompt.tsx', 'prompt'],
  ['/x/src/workout.tsx', 'preview'],
  ['/x/src/preview.tsx', 'preview'],
  ['/x/domain/src/timer.ts', 'steps'],
  ['/x/domain/src/other.ts', null],
  ['/x/src/sync.ts', 'sync'],
  ['/x/src/menu.tsx', 'sync'],
  ['/x/src/outbox.ts', 'sync'],
  ['/x/src/links.ts', 'common'],
  ['/x/src/run.tsx', 'timer'],
  ['/x/src/face.tsx', 'timer'],
  ['/x/src/played.ts', 'timer'],
  ['/x/src/log.tsx', 'asked'],
  ['/x/src/set.ts', 'asked'],
  ['/x/src/both.ts', 'clock'],
  ['/x/src/ui/sheet.tsx', 'common'],
  ['/x/src/other-page.tsx', null],
])('%s goes to %s', (id, name) => {
  expect(nameOf(id)).toBe(name);
});
