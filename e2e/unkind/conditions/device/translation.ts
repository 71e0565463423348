import { translatePage } from '#e2e/steps/translate-page.ts';
import type { Condition } from '../../condition.ts';

/** The texts are those of the page: every step finds its words once, where they belong. */
export const translation: Condition = {
  // It has begun before the app starts: React draws the page anew.
  expectedErrors: /React error #418/,
  ways: {
    'from before the app starts': { arrange: ({ page }) => translatePage(page) },
    'once the app has started': { arrange: ({ page }) => translatePage(page, 'link[rel=manifest]') },
  },
};
