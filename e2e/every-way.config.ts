import { defineConfig } from '@playwright/test';
import playwright, { waysToPlay } from '../playwright.config.ts';
import type { Options } from './options.ts';

/** `npm run journeys:all`: every journey with the keyboard alone, at 320 pixels, zoomed to 200 % and with reduced motion. */
export default defineConfig<Options>({
  ...playwright,
  testDir: '.',
  outputDir: '../test-results',
  reporter: [['list']],
  projects: [...waysToPlay],
});
