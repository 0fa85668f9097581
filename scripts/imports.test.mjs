import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkImports } from './imports.mjs';

/** @type {string[]} */
const trees = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

const npmPackages = ['kysely', 'pg', 'zod', 'fastify', 'react', 'pino'];
const sound = {
  'packages/domain/src/workout/types.ts': 'export type Workout = { name: string };',
  'packages/contract/src/workout/schemas.ts':
    "import type { Workout } from '@cadence/domain/workout/types';\nimport { z } from 'zod';\nexport const workout = z as unknown as Workout;",
  'packages/server/src/main.ts': "import { buildApp } from './app.ts';\nbuildApp();",
  'packages/server/src/app.ts':
    "import { save } from './features/workout/store.ts';\nexport const buildApp = () => save;",
  'packages/server/src/features/workout/store.ts':
    "import { sql } from 'kysely';\nimport { open } from '../../platform/database.ts';\nexport const save = [sql, open];",
  'packages/server/src/platform/database.ts':
    "import { Kysely } from 'kysely';\nimport pg from 'pg';\nexport const open = [Kysely, pg];",
  'packages/server/src/features/coach/reply.ts':
    "import type { Kysely } from 'kysely';\nexport type Reply = Kysely;",
  'packages/web/src/main.tsx': "import { App } from './app/app.tsx';\nexport const page = <App />;",
  'packages/web/src/app/app.tsx':
    "import { HomePage } from '../pages/home-page.tsx';\nexport const App = () => <HomePage />;",
  'packages/web/src/pages/home-page.tsx':
    "import { workout } from '@cadence/contract/workout/schemas';\nimport { Button } from '../ui/button.tsx';\nexport const HomePage = () => <Button title={workout.name} />;",
  'packages/web/src/ui/button.tsx': 'export const Button = (_: { title: string }) => null;',
  'packages/web/src/features/timer/clock.ts': 'export const clock = 1;',
};

/**
 * A small sound tree in the shape of ours, with some files planted, or taken out by `null`.
 * @param {Record<string, string | null>} planted
 */
async function problemsWith(planted) {
  const base = mkdtempSync(join(tmpdir(), 'cadence-imports-'));
  trees.push(base);
  const put = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  for (const name of npmPackages) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(base, 'node_modules/@cadence'), { recursive: true });
  for (const name of ['domain', 'contract', 'server', 'web']) {
    const exports = { './*': './src/*.ts' };
    put(`packages/${name}/package.json`, JSON.stringify({ name: `@cadence/${name}`, exports }));
    symlinkSync(
      join(base, 'packages', name),
      join(base, 'node_modules/@cadence', name),
      'junction',
    );
  }
  for (const [path, text] of Object.entries({ ...sound, ...planted })) {
    if (text !== null) put(path, text);
  }
  const { problems } = await checkImports(base);
  return problems;
}

test('a sound tree has no problems', async () => {
  expect(await problemsWith({})).toEqual([]);
});

/** @type {[string, Record<string, string | null>, string][]} */
const offences = [
  [
    'domain imports server',
    {
      'packages/domain/src/coach/reply.ts':
        "import { open } from '@cadence/server/platform/database';\nexport const x = open;",
    },
    'domain-stands-alone',
  ],
  [
    'the timer imports the planner',
    {
      'packages/domain/src/planner/a.ts': 'export const a = 1;',
      'packages/domain/src/timer/b.ts': "import { a } from '../planner/a.ts';\nexport const b = a;",
    },
    'domain-timer-imports-downwards',
  ],
  [
    'domain imports the types of an npm package',
    { 'packages/domain/src/coach/reply.ts': "import type { z } from 'zod';\nexport type X = z;" },
    'domain-stands-alone',
  ],
  [
    'domain imports a part of Node',
    { 'packages/domain/src/coach/a.ts': "import fs from 'node:fs';\nexport const x = fs;" },
    'domain-stands-alone',
  ],
  [
    'a test of the domain imports contract',
    {
      'packages/domain/src/a.test.ts':
        "import { workout } from '@cadence/contract/workout/schemas';\nexport const x = workout;",
    },
    'domain-tests-stand-alone',
  ],
  [
    'contract imports fastify',
    { 'packages/contract/src/api.ts': "import f from 'fastify';\nexport const x = f;" },
    'contract-knows-domain-and-zod',
  ],
  [
    'web imports server',
    {
      'packages/web/src/platform/api.ts':
        "import { buildApp } from '@cadence/server/app';\nexport const x = buildApp;",
    },
    'server-and-web-are-strangers',
  ],
  [
    'server imports web by path',
    {
      'packages/server/src/http/pages.ts':
        "import { clock } from '../../../web/src/features/timer/clock.ts';\nexport const x = clock;",
    },
    'server-and-web-are-strangers',
  ],
  [
    'one server feature imports another',
    {
      'packages/server/src/features/coach/answer.ts':
        "import { save } from '../workout/store.ts';\nexport const x = save;",
    },
    'features-are-strangers',
  ],
  [
    'one web feature imports the types of another',
    {
      'packages/web/src/features/voice/speak.ts':
        "import type { clock } from '../timer/clock.ts';\nexport type X = typeof clock;",
    },
    'features-are-strangers',
  ],
  [
    'two modules import each other',
    {
      'packages/domain/src/timer/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'packages/domain/src/timer/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    },
    'no-cycles',
  ],
  [
    'kysely outside a store',
    {
      'packages/server/src/features/coach/answer.ts':
        "import { sql } from 'kysely';\nexport const x = sql;",
    },
    'sql-in-stores',
  ],
  [
    'a query outside a store',
    {
      'packages/server/src/features/coach/answer.ts':
        "export const x = (db: any) => db.selectFrom('users');",
    },
    'SQL belongs to store.ts',
  ],
  [
    'a vendor package outside platform',
    {
      'packages/server/src/http/log.ts': "import pino from 'pino';\nexport const x = pino;",
    },
    'vendors-in-platform',
  ],
  [
    'a lazy import of a vendor package',
    { 'packages/server/src/http/log.ts': "export const x = () => import('pino');" },
    'vendors-in-platform',
  ],
  [
    'platform imports http',
    {
      'packages/server/src/http/errors.ts': 'export const x = 1;',
      'packages/server/src/platform/log.ts':
        "import { x } from '../http/errors.ts';\nexport { x };",
    },
    'server-platform-imports-downwards',
  ],
  [
    'a feature imports app',
    {
      'packages/server/src/features/coach/answer.ts':
        "import { buildApp } from '../../app.ts';\nexport const x = buildApp;",
    },
    'server-features-imports-downwards',
  ],
  [
    'ui imports platform',
    {
      'packages/web/src/platform/storage.ts': 'export const x = 1;',
      'packages/web/src/ui/toast.tsx': "import { x } from '../platform/storage.ts';\nexport { x };",
    },
    'web-ui-imports-downwards',
  ],
  [
    'a feature imports a page',
    {
      'packages/web/src/features/timer/strip.tsx':
        "import { HomePage } from '../../pages/home-page.tsx';\nexport const X = HomePage;",
    },
    'web-features-imports-downwards',
  ],
  [
    'the gallery imports a feature',
    {
      'packages/web/src/gallery/gallery.tsx':
        "import { clock } from '../features/timer/clock.ts';\nexport const x = clock;",
    },
    'web-gallery-imports-downwards',
  ],
  [
    'an import that leads nowhere',
    { 'packages/web/src/ui/toast.tsx': "import './missing.ts';" },
    'imports-lead-somewhere',
  ],
  ['a name that says nothing', { 'packages/web/src/ui/utils.ts': '' }, 'says nothing'],
  ['a barrel', { 'packages/domain/src/index.ts': "export { a } from './a.ts';" }, 'no barrels'],
  ['a file outside the layers', { 'packages/server/src/lib/a.ts': '' }, 'no layer of server/src'],
  ['a file of 401 lines', { 'packages/web/src/ui/long.ts': '\n'.repeat(401) }, '401 lines'],
  [
    'an empty package',
    { 'packages/domain/src/workout/types.ts': null },
    'packages/domain: not a single module',
  ],
];

test.each(offences)('%s: reported', async (_name, planted, expected) => {
  expect((await problemsWith(planted)).join('\n')).toContain(expected);
});

test('data may be longer than 400 lines', async () => {
  const library = 'packages/domain/src/exercise/library/kettlebell.ts';
  expect(await problemsWith({ [library]: '\n'.repeat(900) })).toEqual([]);
});
