import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/options.ts';
import playwright, { waysToPlay } from './playwright.config.ts';

/**
 * `npm run journeys:all`: every journey, those of the long proofs too, with the keyboard alone, at 320 pixels, zoomed to
 * 200 % and with reduced motion. Left out is what goes its own ways: the look at every screen, and what measures time.
 */
export default defineConfig<Options>({
  ...playwright,
  grepInvert: /valid, and the house rules in every view/,
  testIgnore: /(play-timing|play-whole|reports-speed)\.spec\.ts/,
  retries: 0,
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: [['list']],
  projects: [...waysToPlay],
});
