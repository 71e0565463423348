import { defineConfig } from '@playwright/test';
import playwright, { waysToPlay } from '../playwright.config.ts';
import type { Options } from './setup/options.ts';

/**
 * `npm run journeys:all`: every journey, those of `npm run test:full` too, with the keyboard alone, at 320 pixels, zoomed
 * to 200 % and with reduced motion, except the check and the measures of screens, which set their own viewport, and measurements of time.
 */
export default defineConfig<Options>({
  ...playwright,
  grepInvert: /valid HTML, and the accessibility rules in every appearance/,
  testIgnore: /(clip-timing|whole-game|reports-speed|screens|measures|stage-ways|verdict)\.spec\.ts/,
  retries: 0,
  testDir: '.',
  outputDir: '../test-results',
  reporter: [['list']],
  projects: [...waysToPlay],
});
