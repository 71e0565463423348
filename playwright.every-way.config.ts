import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/options.ts';
import playwright, { waysToPlay } from './playwright.config.ts';

/** `npm run journeys:all`: every journey with the keyboard alone, at 320 pixels, zoomed to 200 % and with reduced motion. */
export default defineConfig<Options>({
  ...playwright,
  retries: 0,
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: [['list']],
  projects: [...waysToPlay],
});
