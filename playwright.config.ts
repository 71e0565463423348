import { defineConfig } from '@playwright/test';

/** What a person does, in the system's own Chromium; each run starts the whole product (e2e/server.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  // The long proofs run with `npm run test:full` alone.
  ...(process.env.FULL ? {} : { grepInvert: /@full/ }),
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium' },
  },
});
