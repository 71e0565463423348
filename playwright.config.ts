import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/options.ts';
import { chromiumPath } from './prepare.js';

/** How people come to the product, besides with a mouse before a wide screen. */
export const waysToPlay = [
  { name: 'keyboard alone', use: { hands: 'keyboard' } },
  { name: '320 pixels wide', use: { viewport: { width: 320, height: 640 } } },
  { name: 'zoomed to 200 %', use: { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } },
  { name: 'reduced motion', use: { contextOptions: { reducedMotion: 'reduce' } } },
] as const;

/** What a person does, in the system's own Chromium; each run starts the whole product (e2e/server.ts). */
export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  // The long proofs run with `npm run test:full` alone. Only the short run, on whatever machine, plays a journey that
  // failed once more; one that then passes is named at the end as flaky.
  ...(process.env.FULL ? {} : { grepInvert: /@full/, retries: 1 }),
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/playwright.json' }]],
  use: {
    everyView: Boolean(process.env.FULL),
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tracing takes as long again as half of the test: `--trace on` for one that has to be looked into.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      // Whether a page opened without a tap may play with sound depends on how quickly the browser learns that the page
      // before it was used. The journey of a refusal refuses by itself.
      args: ['--autoplay-policy=no-user-gesture-required'],
    },
  },
  projects: [
    { name: 'mouse' },
    // All journeys go these ways with `npm run journeys:all`.
    ...waysToPlay.map((way) => ({ ...way, grep: /@everyway/ })),
  ],
});
