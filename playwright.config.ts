import { defineConfig } from '@playwright/test';
import { chromiumArguments, findJourneyBrowser } from './scripts/chromium.mjs';

const nightly = process.env.NIGHTLY === 'true';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Layouts, rare faults and second widths: `npm run test:nightly`.
  ...(nightly ? {} : { testIgnore: 'nightly/**', grepInvert: /@nightly/ }),
  outputDir: 'test-results/journeys',
  // Beside the tests without a browser, which yield but are there.
  // Limits end what hangs. None of them is a time that something has to keep: a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  // A real browser on a shared machine: what passes only then is named at the end of the run.
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // It answers before a journey's own routes could, and fetches every page's files at first.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findJourneyBrowser(), args: chromiumArguments },
    actionTimeout: 60_000,
    // Recording one makes every journey a quarter longer: --trace on where one is wanted.
    trace: 'off',
    video: 'off',
  },
});
