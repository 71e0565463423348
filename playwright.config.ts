import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/setup/options.ts';
import { chromiumPath } from './installs/prepare.js';

/** How people use the product, besides with a mouse on a wide screen; `npm test` has that way alone. */
export const waysToPlay = [
  { name: 'keyboard alone', use: { inputMode: 'keyboard' } },
  { name: '320 pixels wide', use: { viewport: { width: 320, height: 640 } } },
  { name: 'zoomed to 200 %', use: { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } },
  { name: 'reduced motion', use: { contextOptions: { reducedMotion: 'reduce' } } },
] as const;

const spanish = {
  language: 'es',
  locale: 'es-US',
  // Calls that a journey makes itself.
  extraHTTPHeaders: { 'accept-language': 'es-US,es;q=0.9' },
} as const;
/** How journeys tagged @spanish are played once more, through the Spanish pages (e2e/spanish/speak-spanish.ts). */
const spanishWays = [
  { name: 'in Spanish', use: spanish },
  {
    name: 'in Spanish on a phone, in the largest text',
    use: { ...spanish, viewport: { width: 390, height: 664 }, textSize: 28 },
  },
] as const;

/** The journeys of a user in the system's Chromium; each run starts the whole product (e2e/setup/server.ts). */
export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each has a server and a database of its own, so no journey sees what another one stored. The long run measures times.
  workers: process.env.FULL ? 2 : 3,
  // A continuous integration machine with busy neighbors was three times as slow: no rule is checked by these two.
  timeout: 120_000,
  // Only `npm run test:full` runs the journeys tagged @full. Only `npm test` repeats a journey that failed; one that then
  // passes is reported as flaky.
  ...(process.env.FULL ? {} : { grepInvert: /@full/, retries: 2 }),
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/playwright.json' }]],
  use: {
    everyAppearance: Boolean(process.env.FULL),
    // Another one in each long run; SEED=... repeats one.
    seed: Number(process.env.SEED ?? (process.env.FULL ? Date.now() % 1_000_000 : 1)),
    serviceWorkers: process.env.FULL ? 'allow' : 'block',
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tracing adds half of a test's time: use `--trace on` to investigate one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      // Otherwise it depends on timing whether a page that was opened without a tap may play with sound. The journey about
      // blocked autoplay mocks `play`.
      args: ['--autoplay-policy=no-user-gesture-required'],
    },
  },
  projects: [
    { name: 'mouse' },
    // `npm run journeys:all` runs all journeys in these ways.
    ...(process.env.FULL ? waysToPlay.map((way) => ({ ...way, grep: /@everyway/ })) : []),
    ...(process.env.FULL ? spanishWays.map((way) => ({ ...way, grep: /@spanish/ })) : []),
  ],
});
