import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const isNight = process.env.NIGHTLY === 'true';
const name = (name: string) => ({
  name,
  // They run beside the journeys, which go first.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A second, the default, is short on a busy machine.
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['./scripts/property-seed.mjs'],
  provide: { nightly: isNight },
});
// Their files keep no state in a module and touch no global, so they may share a worker's modules.
const pure = { isolate: false };
const serverTests = ['packages/server/src/**/*.test.ts'];
const storeTests = [
  'packages/server/src/{app,features,migrations,platform/database,test-support}/**/*.test.ts',
  'packages/server/src/http/health.test.ts',
  // Every route as another user, on the embedded engine by day: the queries are the same.
  ...(isNight ? ['packages/server/src/http/other-users.test.ts'] : []),
];
// What models and tools say and what threads do is the same on both engines, and takes long. So is
// the year of the demo athlete.
const engineFree = [
  'packages/server/src/app/{demo,faults}.test.ts',
  'packages/server/src/features/coach/model/{model-prompt,models,models-reading,answer-gate}.test.ts',
  'packages/server/src/features/mcp/mcp.test.ts',
  'packages/server/src/features/workout/{models,model-limit,read-by-model,stream}.test.ts',
];
// They ask the registry, start PostgreSQL or Docker's parser, or change with the machine.
const nightlyScripts = ['scripts/{audit,deployment,patterns}.test.mjs'];

export default defineConfig({
  test: {
    // The same module is asked for by several projects.
    experimental: { fsModuleCache: true },
    // Vitest keeps one core for itself, which on two cores leaves a single worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...name('domain'), ...pure, include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { ...name('contract'), ...pure, include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...name('web'),
          setupFiles: [
            './scripts/property-seed.mjs',
            './packages/web/src/platform/test-support/device.ts',
          ],
          include: ['packages/web/{src,build}/**/*.test.{ts,tsx}'],
          // As apart as in processes of their own, and done in half the time.
          pool: 'vmThreads',
        },
      },
      {
        test: {
          ...name('scripts'),
          include: ['scripts/**/*.test.mjs'],
          exclude: nightlyScripts,
        },
      },
      {
        test: {
          ...name('server-sqlite'),
          ...pure,
          include: serverTests,
          env: { TEST_ENGINE: 'sqlite' },
        },
      },
      {
        test: {
          ...name('server-postgres'),
          ...pure,
          // What touches no store behaves the same on both engines, and is shown once.
          include: storeTests,
          exclude: isNight ? [] : engineFree,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['./scripts/postgres-setup.mjs'],
        },
      },
      // The built product as processes: npm run build comes first.
      {
        test: {
          ...name('nightly'),
          include: ['e2e/nightly/**/*.test.ts', ...nightlyScripts],
        },
      },
    ],
  },
});
