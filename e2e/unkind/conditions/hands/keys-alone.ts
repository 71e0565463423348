import type { Condition } from '../../condition.ts';

/** Somebody who scans with a switch needs two seconds for each key. */
export const keysAlone: Condition = {
  use: { inputMode: 'keyboard' },
  ways: {
    'a keyboard': {},
    'a switch, a key every two seconds': {
      async arrange({ page }) {
        await page.clock.install();
        const { press } = page.keyboard;
        page.keyboard.press = async (key, options) => {
          await page.clock.runFor(2000);
          await press.call(page.keyboard, key, options);
        };
      },
    },
  },
};
